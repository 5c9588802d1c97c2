import { PageMeta } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';
import * as messages from '../messages.ts';

/** Says that what Myinfo said is taken over, and leads on. */
export default function MyinfoDonePage() {
  return (
    <main id="main">
      <PageMeta
        title={messages.myinfoDoneTitle}
        description={messages.myinfoDoneDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Heading level={1} size="m">
          {messages.myinfoDoneTitle}
        </Heading>
        <Text tone="muted">{messages.myinfoDoneLead}</Text>
        {/* Log-in knows where somebody wanted to go, and sends those who are signed in there at once. */}
        <Link variant="primary" href={loginPath()}>
          {messages.continueLabel}
        </Link>
      </Stack>
    </main>
  );
}
