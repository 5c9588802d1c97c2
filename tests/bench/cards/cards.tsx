import type { ListingItem } from '@sewa/api/client';
import { Grid } from '@sewa/ui';
import { renderToString } from 'react-dom/server';
import { ListingCard } from '../../../packages/discover/src/ListingCard/ListingCard.tsx';

/** The cards of a search page and nothing else, as React renders them. */
export function renderCards(listings: readonly ListingItem[]): string {
  return renderToString(
    <Grid minColumn="m" gap="xl" as="section" aria-label="Homes">
      {listings.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} isEager={index < 2} />
      ))}
    </Grid>,
  );
}
