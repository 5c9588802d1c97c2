import type { Property } from '@sewa/api/client';
import { Card, Heading, Stack, Text } from '@sewa/ui';
import { ListingCard } from '../Listing/ListingCard.tsx';
import * as listCss from '../Listing/ListingList.css.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { StartListing } from './StartListing.tsx';

/** The listings of a home, and the way to another one. */
export function PropertyListings({ property }: { readonly property: Property }) {
  const { listings, ownership, authorities } = property;
  const mayList = ownership !== 'authority' || authorities.some(({ state }) => state !== 'ended');
  return (
    <Stack as="section" gap="m" aria-labelledby="listings-title">
      <Heading level={2} size="m" id="listings-title">
        {messages.listingsTitle}
      </Heading>
      {listings.length === 0 ? (
        <Text>{common.noListings}</Text>
      ) : (
        <Card padding="l">
          <ul className={listCss.listings}>
            {listings.map((listing) => (
              <ListingCard key={listing.id} listing={listing} property={property} />
            ))}
          </ul>
        </Card>
      )}
      {mayList ? <StartListing property={property} /> : null}
    </Stack>
  );
}
