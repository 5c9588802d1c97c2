import { PageMeta } from '@sewa/pages';
import { loginPath, profilePath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';

/** Says that a profile is complete, and leads on. */
export default function CompletePage() {
  return (
    <main id="main">
      <PageMeta title="Profile complete" description="Nothing is missing any more." isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="m">
          Your profile is complete
        </Heading>
        <Text tone="muted">Thank you. You will not be asked again.</Text>
        <Inline gap="m">
          {/* Log-in knows where somebody wanted to go, and sends those who are signed in there at once. */}
          <Link variant="primary" href={loginPath()}>
            Go on
          </Link>
          <Link variant="secondary" href={profilePath()}>
            My profile
          </Link>
        </Inline>
      </Stack>
    </main>
  );
}
