import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { Button, Heading, Link, Stack, Text } from '@sewa/ui';
import { type FormEvent, useEffect } from 'react';
import { redirect } from 'react-router-dom';
import { useLogOut } from '../useLogOut.ts';

/** Ends the session and goes home. */
export async function action({ client }: PageRequest): Promise<never> {
  await client.logOut();
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
  useEffect(() => {
    if (hasComeFromHere()) void logOut();
  }, [logOut]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <main id="main">
      <PageMeta title="Log out" description={`Log out of ${name}.`} isIndexed={false} />
      <form method="post" onSubmit={submit}>
        <Stack gap="l" align="center">
          <Heading level={1} size="m">
            {isEnding ? 'Logging you out …' : `Log out of ${name}?`}
          </Heading>
          {hasFailed ? (
            <Text tone="danger" role="alert">
              We will do our best to solve it.
            </Text>
          ) : null}
          <Stack direction="row" gap="m" justify="center" isWrapping>
            <Button type="submit" isBusy={isEnding}>
              Log out
            </Button>
            <Link look="secondary" href={homePath()}>
              Stay
            </Link>
          </Stack>
        </Stack>
      </form>
    </main>
  );
}
