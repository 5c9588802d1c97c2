import { PageMeta } from '@sewa/pages';
import { homePath, refreshPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';

/** Stands for the moment until the guards have sent the person on. */
export default function RefreshPage() {
  return (
    <main id="main">
      <PageMeta title="One moment" description="Looking who you are." isIndexed={false} />
      <Stack gap="l" align="center">
        <Heading level={1} size="m">
          One moment …
        </Heading>
        <Link variant="secondary" href={homePath()}>
          Go to the front page
        </Link>
      </Stack>
    </main>
  );
}

/** Says that it cannot be told now who this is: nobody is logged out, and it can be tried again. */
export function Failure() {
  return (
    <main id="main">
      <PageMeta
        title="We cannot tell who you are"
        description="The server does not answer."
        isIndexed={false}
      />
      <Stack gap="l" align="center">
        <Heading level={1} size="m">
          We cannot tell who you are just now
        </Heading>
        <Text tone="muted">You are still logged in. Wait a moment and try again.</Text>
        <Link variant="primary" href={refreshPath()} target="_top">
          Try again
        </Link>
      </Stack>
    </main>
  );
}
