import { useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { loginPath, logOutPath, profilePath } from '@sewa/paths';
import { Button, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import * as messages from '../Dashboard/messages.ts';
import * as common from '../messages.ts';

/** Reads when the account will be deleted; where nobody asked for that there is nothing to say. */
export async function loader({ preload }: PageRequest): Promise<void> {
  if ((await preload('getDeletion', {})) === null) throw redirect(profilePath(), 302);
}

/** Keeps the account, and goes on to where its owner wanted to go: log-in knows. */
export async function action({ client }: PageRequest): Promise<unknown> {
  try {
    await client.takeDeletionBack({});
  } catch (error) {
    return answerError(error);
  }
  throw redirectDocument(loginPath(), 303);
}

/** Says that an account is to be deleted, and offers to keep it. */
export default function LeavingPage() {
  const { data: deletion } = useRoute('getDeletion', {});
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  if (!deletion) return null;
  return (
    <main id="main">
      <PageMeta title={common.leavingPageTitle} description={common.leavingDescription} isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="m">
          {common.leavingTitle(formatDay(deletion.dueAt))}
        </Heading>
        <Text tone="muted">{common.leavingLead(formatDay(deletion.askedAt))}</Text>
        {formError?.message ? (
          <Text tone="danger" role="alert">
            {formError.message}
          </Text>
        ) : null}
        <PageForm as={RouterForm}>
          <Inline gap="m">
            <Button type="submit" isBusy={state !== 'idle'}>
              {messages.cancelDeletionLabel}
            </Button>
            <Link variant="secondary" href={logOutPath()}>
              {common.logOutLabel}
            </Link>
          </Inline>
        </PageForm>
      </Stack>
    </main>
  );
}
