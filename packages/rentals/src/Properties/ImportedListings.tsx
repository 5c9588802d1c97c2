import type { ImportedListing } from '@sewa/api/client';
import { Heading, List, Stack, Text } from '@sewa/ui';
import { ImportedListingRow } from './ImportedListingRow.tsx';
import * as messages from './messages.ts';

/** Listings of somebody that came in a file. */
export function ImportedListings({ listings }: { readonly listings: readonly ImportedListing[] }) {
  if (listings.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="imported-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="imported-title">
          {messages.importedTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.importedLead}
        </Text>
      </Stack>
      <List variant="boxed">
        {listings.map((listing) => (
          <ImportedListingRow key={listing.id} listing={listing} />
        ))}
      </List>
    </Stack>
  );
}
