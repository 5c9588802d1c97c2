import { ApiError } from '@sewa/api/errors';
import { PageForm, PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { Button, Heading, Link, Stack, Text } from '@sewa/ui';
import { type FormEvent, useEffect } from 'react';
import { data, redirect, useActionData } from 'react-router-dom';
import * as messages from '../AccountMenu/messages.ts';
import * as common from '../messages.ts';
import { useLogOut } from '../useLogOut.ts';

/** Ends the session and goes home; where it could not be ended, its owner stays logged in and is told. */
export async function action({ client }: PageRequest): Promise<unknown> {
  const answer: number = await client.logOut().catch((error: unknown) => {
    if (error instanceof ApiError) return 0;
    throw error;
  });
  if (answer !== 1) return data({ hasFailed: true }, { status: 503 });
  throw redirect(homePath(), 303);
}

/** Whether somebody came here from a page of ours: a link on another site must not log anybody out. */
function hasComeFromHere(): boolean {
  const { idx }: { idx?: number } = history.state ?? {};
  return (
    (idx ?? 0) > 0 || (document.referrer !== '' && new URL(document.referrer).origin === location.origin)
  );
}

/** Posts the log-out: at once for somebody who came from a page of ours, else with a press of the button. */
export default function LogOutPage() {
  const { name } = usePageSite();
  const { logOut, isEnding, hasFailed } = useLogOut();
  const sent = useActionData() as { readonly hasFailed: boolean } | undefined;
  useEffect(() => {
    if (hasComeFromHere()) void logOut();
  }, [logOut]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <main id="main">
      <PageMeta title={common.logOutTitle} description={common.logOutDescription(name)} isIndexed={false} />
      <PageForm
        // It ends the session its key would belong to.
        isKeyed={false}
        onSubmit={submit}
      >
        <Stack gap="l" align="center">
          <Heading level={1} size="m">
            {isEnding ? common.loggingOut : common.logOutQuestion(name)}
          </Heading>
          {hasFailed || (sent?.hasFailed && !isEnding) ? (
            <Text tone="danger" role="alert">
              {messages.logOutFailure}
            </Text>
          ) : null}
          <Stack direction="row" gap="m" justify="center" isWrapping>
            <Button type="submit" isBusy={isEnding}>
              {common.logOutLabel}
            </Button>
            <Link variant="secondary" href={homePath()}>
              {common.stayLoggedInLabel}
            </Link>
          </Stack>
        </Stack>
      </PageForm>
    </main>
  );
}
