import type { ListingItem } from '@sewa/api/client';
import { ListingCard } from './ListingCard/ListingCard.tsx';
import * as messages from './messages.ts';
import { Section } from './Section.tsx';
import { SwipeRow } from './SwipeRow/SwipeRow.tsx';

/** Homes like this one as cards; nothing when there are none. */
export function SimilarListings({ listings }: { readonly listings: readonly ListingItem[] }) {
  if (listings.length === 0) return null;
  return (
    <Section id="similar" title={messages.similarTitle} isScreenOnly>
      <SwipeRow width="m">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
