import { PageMeta } from '@sewa/pages';
import { Heading, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** Says that a link doesn't work any more. */
export function LinkGone() {
  return (
    <Stack gap="m">
      <PageMeta title={messages.goneTitle} description={messages.linkDescription} isIndexed={false} />
      <Heading level={1} size="m">
        {messages.goneTitle}
      </Heading>
      <Text tone="muted">{messages.goneLead}</Text>
    </Stack>
  );
}
