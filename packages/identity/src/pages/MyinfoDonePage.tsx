import { PageMeta } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';

/** Says that what Myinfo said is taken over, and leads on. */
export default function MyinfoDonePage() {
  return (
    <main id="main">
      <PageMeta title="Your details are in" description="Your details are taken over." isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="m">
          Your details are in
        </Heading>
        <Text tone="muted">Thank you. Next time you log in with Singpass you come straight in.</Text>
        {/* Log-in knows where somebody wanted to go, and sends those who are signed in there at once. */}
        <Link variant="primary" href={loginPath()}>
          Go on
        </Link>
      </Stack>
    </main>
  );
}
