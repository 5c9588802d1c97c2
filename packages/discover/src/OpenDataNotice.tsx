import { openDataNotice } from '@sewa/formatters';
import { Text } from '@sewa/ui';

/** What the licence of the open data asks to be said wherever homes from it are shown. */
export function OpenDataNotice() {
  return (
    <Text as="p" size="xs" tone="muted">
      {openDataNotice}
    </Text>
  );
}
