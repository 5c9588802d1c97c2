import { logOutPath } from '@sewa/paths';
import { Button, EmptyState } from '@sewa/ui';
import * as messages from './messages.ts';
import { PageForm } from './PageForm.tsx';
import { PageMeta } from './PageMeta.tsx';

interface UserProblemPageProps {
  /** What the server said of it. */
  readonly message: string;
}

/** What an error answer says of a person who could not be read; null when it is about something else. */
export function parseUserProblem(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('isUserProblem' in data)) return null;
  const { message, code } = data as { message?: unknown; code?: unknown };
  return typeof message === 'string' && message !== ''
    ? message
    : messages.userProblemLead(String(code ?? ''));
}

/** Says that somebody signed in could not be read, and logs them out once they have read it; works without script. */
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
