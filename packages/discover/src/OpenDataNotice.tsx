import { Text } from '@sewa/ui';

/** What the licence of the open data asks to be said wherever homes from it are shown. */
export function OpenDataNotice() {
  return (
    <Text as="p" size="xs" tone="muted">
      Past rents contain information from HDB, accessed through data.gov.sg and used under the Singapore Open
      Data Licence.
    </Text>
  );
}
