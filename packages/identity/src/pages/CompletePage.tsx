import { PageMeta } from '@sewa/pages';
import { loginPath, profilePath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from '../messages.ts';

/** Says that a profile is complete, and leads on. */
export default function CompletePage() {
  return (
    <main id="main">
      <PageMeta
        title={messages.completePageTitle}
        description={messages.completeDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Heading level={1} size="m">
          {messages.completeTitle}
        </Heading>
        <Text tone="muted">{messages.completeLead}</Text>
        <Inline gap="m">
          {/* Log-in knows where somebody wanted to go, and sends those who are signed in there at once. */}
          <Link variant="primary" href={loginPath()}>
            {messages.continueLabel}
          </Link>
          <Link variant="secondary" href={profilePath()}>
            {messages.completeProfilePageLabel}
          </Link>
        </Inline>
      </Stack>
    </main>
  );
}
