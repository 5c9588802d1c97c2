import { useRoute } from '@sewa/api/swr';
import type { DiscoverFilters } from '@sewa/formatters';
import { Grid, Heading, Text } from '@sewa/ui';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as common from '../messages.ts';
import { travelEstimate } from '../Places/messages.ts';
import { namePlace, type PlaceNames } from '../Places/namePlace.ts';
import { findNearest } from './findNearest.ts';
import * as messages from './messages.ts';
import * as css from './Results.css.ts';

/** A search that found nothing, and the names of its places. */
export interface NearestHomesProps {
  readonly filters: DiscoverFilters;
  readonly names: PlaceNames;
}

const titles = {
  walk: messages.nearestTitle,
  way: messages.fastestTitle,
  area: messages.elsewhereTitle,
} as const;

/** The homes nearest to the places of a search that found none there; nothing if it names no place. */
export function NearestHomes({ filters, names }: NearestHomesProps) {
  const nearest = findNearest(filters);
  const { data } = useRoute('listDiscover', nearest?.query ?? null, { isErrorReturned: true });
  if (!nearest || !data || data.items.length === 0) return null;
  const name = (place: string) => namePlace(place, { ...data.places, ...names });
  const join = nearest.kind === 'way' ? common.nameSeveral : common.nameEither;
  return (
    <section className={css.nearest} aria-labelledby="nearest">
      <Heading level={2} size="m" id="nearest">
        {titles[nearest.kind](join(nearest.places.map(name)))}
      </Heading>
      {nearest.kind === 'area' ? <Text as="p">{messages.elsewhereLead}</Text> : null}
      <Grid minColumn="m" gap="xl">
        {data.items.map((listing) => (
          <ListingCard key={listing.id} listing={listing} places={nearest.to.map(name)} headingLevel={3} />
        ))}
      </Grid>
      {nearest.to.length > 0 ? (
        <Text as="p" size="s" tone="muted">
          {travelEstimate}
        </Text>
      ) : null}
    </section>
  );
}
