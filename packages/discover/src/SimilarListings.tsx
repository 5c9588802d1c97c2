import type { ListingItem } from '@sewa/api/client';
import { Grid } from '@sewa/ui';
import { ListingCard } from './ListingCard/ListingCard.tsx';
import * as messages from './messages.ts';
import { Section } from './Section.tsx';

/** Homes like this one as cards; nothing when there are none. */
export function SimilarListings({ listings }: { readonly listings: readonly ListingItem[] }) {
  if (listings.length === 0) return null;
  return (
    <Section id="similar" title={messages.similarTitle} isScreenOnly>
      <Grid minColumn="m" gap="xl">
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </Grid>
    </Section>
  );
}
