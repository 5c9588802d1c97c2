import { Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** What the licence of the open data asks to be said wherever homes from it are shown. */
export function OpenDataNotice() {
  return (
    <Text as="p" size="xs" tone="muted">
      {messages.openDataNotice}
    </Text>
  );
}
