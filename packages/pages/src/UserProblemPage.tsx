import { logOutPath } from '@sewa/paths';
import { Button, EmptyState } from '@sewa/ui';
import * as messages from './messages.ts';
import { PageForm } from './PageForm.tsx';
import { PageMeta } from './PageMeta.tsx';

interface UserProblemPageProps {
  /** What the server said about it. */
  readonly message: string;
}

/** The problem with a person's data in an error answer; null if the error is about something else. */
export function parseUserProblem(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('isUserProblem' in data)) return null;
  const { message, code } = data as { message?: unknown; code?: unknown };
  return typeof message === 'string' && message !== ''
    ? message
    : messages.userProblemLead(String(code ?? ''));
}

/** Says that a signed-in person's data can't be read, with a button that logs them out; works without script. */
export function UserProblemPage({ message }: UserProblemPageProps) {
  const title = messages.userProblemTitle;
  return (
    <main id="main">
      <PageMeta title={title} description={message} isIndexed={false} />
      <EmptyState
        icon="triangle-alert"
        title={title}
        level={1}
        actions={
          <PageForm
            // It ends the session its key would belong to.
            isKeyed={false}
            action={logOutPath()}
          >
            <Button type="submit">{messages.userProblemLabel}</Button>
          </PageForm>
        }
      >
        {message}
      </EmptyState>
    </main>
  );
}
