import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Button, EmptyState, Heading, Link, Skeleton } from '@sewa/ui';
import { useState } from 'react';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import { namePlace } from '../Places/namePlace.ts';
import { searchQuery } from '../searchQuery.ts';
import * as css from './MapHomes.css.ts';
import { type Bounds, serializeBounds } from './mapView.ts';
import * as messages from './messages.ts';
import { useLatest } from './useLatest.ts';

interface MapHomesProps {
  readonly filters: DiscoverFilters;
  readonly bounds: Bounds | null;
  /** Where the search of the whole island stands. */
  readonly wholePath: string;
  readonly ringedId: string | null;
  readonly onRing: (id: string | null) => void;
}

/** The heights of the sheet on phones: its edge, half the screen, all of it. */
const heights = ['low', 'half', 'full'] as const;

/** The homes on the map as cards: beside it, on phones in a sheet above it. */
export function MapHomes({ filters, bounds, wholePath, ringedId, onRing }: MapHomesProps) {
  const [height, setHeight] = useState<(typeof heights)[number]>('low');
  const [more, setMore] = useState<readonly string[]>([]);
  const part = bounds ? { bounds: serializeBounds(bounds) } : {};
  const found = useRoute('discover', { ...searchQuery(filters), ...part }, { isErrorReturned: true });
  const data = useLatest(found.data);
  const next = () => setHeight(heights[(heights.indexOf(height) + 1) % heights.length] ?? 'low');
  const places = filters.to.map(({ place }) => namePlace(place, data?.places));
  return (
    <section className={css.homes} data-height={height} aria-labelledby="homes">
      <div className={css.head}>
        <div className={css.handle}>
          <Button variant="quiet" size="s" aria-expanded={height !== 'low'} onClick={next}>
            {height === 'full' ? messages.showMapLabel : messages.showListLabel}
          </Button>
        </div>
        <Heading level={2} size="s" id="homes" tabIndex={-1}>
          {bounds ? messages.homesHereTitle : messages.homesOnMapTitle}
        </Heading>
        <span role="status">{data ? messages.foundHomes(data.total) : ''}</span>
        {bounds ? <Link href={wholePath}>{messages.everywhereLabel}</Link> : null}
      </div>
      {data ? null : <Skeleton shape="block" />}
      {data?.total === 0 ? (
        <EmptyState
          icon="map-pin"
          title={bounds ? messages.nothingHereTitle : messages.nothingMatchesTitle}
          level={3}
        >
          {bounds ? messages.nothingHereLead : messages.nothingMatchesLead}
        </EmptyState>
      ) : null}
      <ul className={css.list}>
        {data?.items.map((listing) => (
          <li
            key={listing.id}
            className={css.item}
            data-ringed={listing.id === ringedId ? '' : undefined}
            onPointerEnter={() => onRing(listing.id)}
            onPointerLeave={() => onRing(null)}
            onFocus={() => onRing(listing.id)}
            onBlur={() => onRing(null)}
          >
            <ListingCard listing={listing} places={places} />
          </li>
        ))}
        {more.map((cursor) => (
          <MoreHomes key={cursor} filters={filters} part={part} cursor={cursor} places={places} />
        ))}
      </ul>
      {data?.nextCursor && more.length === 0 ? (
        <div className={css.end}>
          <Button variant="secondary" onClick={() => setMore([data.nextCursor ?? ''])}>
            {messages.moreHomesLabel}
          </Button>
        </div>
      ) : null}
      {data ? (
        <div className={css.end}>
          <Link href={discoverPath(serializeDiscoverFilters(filters))}>{messages.allHomesHereLabel}</Link>
        </div>
      ) : null}
    </section>
  );
}

interface MoreHomesProps {
  readonly filters: DiscoverFilters;
  readonly part: { readonly bounds?: string };
  readonly cursor: string;
  readonly places: readonly string[];
}

function MoreHomes({ filters, part, cursor, places }: MoreHomesProps) {
  const { data } = useRoute(
    'listDiscover',
    { ...searchQuery(filters, cursor), ...part },
    { isErrorReturned: true },
  );
  return data?.items.map((listing) => (
    <li key={listing.id}>
      <ListingCard listing={listing} places={places} />
    </li>
  ));
}
