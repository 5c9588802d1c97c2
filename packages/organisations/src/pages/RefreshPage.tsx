import { PageMeta } from '@sewa/pages';
import { homePath, refreshPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';
import * as messages from '../messages.ts';

/** Stands for the moment until the guards have sent the person on. */
export default function RefreshPage() {
  return (
    <main id="main">
      <PageMeta title={messages.refreshTitle} description={messages.refreshDescription} isIndexed={false} />
      <Stack gap="l" align="center">
        <Heading level={1} size="m">
          {messages.refreshHeading}
        </Heading>
        <Link variant="secondary" href={homePath()}>
          {messages.homePageLabel}
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
        title={messages.refreshFailureTitle}
        description={messages.refreshFailureLead}
        isIndexed={false}
      />
      <Stack gap="l" align="center">
        <Heading level={1} size="m">
          {messages.refreshFailureTitle}
        </Heading>
        <Text tone="muted">{messages.refreshFailureLead}</Text>
        <Link variant="primary" href={refreshPath()} target="_top">
          {messages.tryAgainLabel}
        </Link>
      </Stack>
    </main>
  );
}
