import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { useHistoryState } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Grid, Link, Skeleton, Text } from '@sewa/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { travelEstimate } from '../Places/messages.ts';
import { namePlace } from '../Places/namePlace.ts';
import { searchQuery } from '../searchQuery.ts';
import { joinQueries } from '../TypedSearch/typedNames.ts';
import * as messages from './messages.ts';
import { NothingFound } from './NothingFound.tsx';
import * as css from './Results.css.ts';

const EAGER_CARDS = 1;

interface PageOfCardsProps {
  readonly filters: DiscoverFilters;
  readonly cursor: string;
  readonly places: readonly string[];
}

function MoreCards({ filters, cursor, places }: PageOfCardsProps) {
  const { data, error } = useRoute('listDiscover', searchQuery(filters, cursor), { isErrorReturned: true });
  if (error && !data) return <Text tone="danger">{messages.moreHomesFailure}</Text>;
  if (!data) return <Skeleton shape="block" />;
  return data.items.map((listing) => (
    <ListingCard key={listing.id} listing={listing} places={places} headingLevel={2} />
  ));
}

/** The first page of a search as it came, and the filters it answers. */
export interface ResultsProps {
  readonly filters: DiscoverFilters;
  readonly first: RouteAnswer<'listDiscover'>;
  /** Numbers of the whole search, once they are there. */
  readonly numbers: RouteAnswer<'countDiscover'> | undefined;
  readonly cursor: string | null;
  /** The query string of the search in the address. @default that of the filters */
  readonly address?: string;
}

/** The found homes; more of them are added below with script and are the next page without. */
export function Results({ filters, first, numbers, cursor, address }: ResultsProps) {
  const query = serializeDiscoverFilters(filters);
  const places = filters.to.map(({ place }) => namePlace(place, first.places));
  const [more, setMore] = useHistoryState<readonly string[]>(`more:${query}`, []);
  const last = more.at(-1);
  const lastPage = useRoute('listDiscover', last ? searchQuery(filters, last) : null, {
    isErrorReturned: true,
  });
  const end = last ? lastPage.data : first;
  const isFailed = last !== undefined && !lastPage.data && lastPage.error !== undefined;
  const nextCursor = isFailed ? last : (end?.nextCursor ?? null);
  const foot = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const firstNew = last ? lastPage.data?.items[0]?.id : undefined;
  // The link that was pressed is gone meanwhile: its focus goes to what came.
  useEffect(() => {
    if (!isAwaited.current || !(firstNew || isFailed)) return;
    isAwaited.current = false;
    if (document.activeElement !== document.body) return;
    const shown = firstNew ? document.getElementById(firstNew)?.querySelector('h2') : foot.current;
    shown?.querySelector('a')?.focus();
  }, [firstNew, isFailed]);
  const showMore = (event: MouseEvent<HTMLElement>) => {
    if (!nextCursor || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    isAwaited.current = event.currentTarget.matches(':focus-visible');
    if (isFailed) void lastPage.mutate();
    else setMore([...more, nextCursor]);
  };
  if (first.items.length === 0)
    return <NothingFound filters={filters} numbers={numbers} names={first.places} />;
  return (
    <>
      <Grid minColumn="m" gap="xl" as="section" aria-label={messages.homesLabel}>
        {first.items.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            places={places}
            isEager={index < EAGER_CARDS}
            headingLevel={2}
          />
        ))}
        {more.map((page) => (
          <MoreCards key={page} filters={filters} cursor={page} places={places} />
        ))}
      </Grid>
      <div ref={foot} className={css.end}>
        {nextCursor ? (
          <Link
            variant="secondary"
            href={discoverPath(joinQueries(address ?? query, `cursor=${encodeURIComponent(nextCursor)}`))}
            onClick={showMore}
          >
            {messages.moreHomesLabel}
          </Link>
        ) : end && (cursor || more.length > 0) ? (
          <Text tone="muted">{messages.noMoreHomes}</Text>
        ) : null}
      </div>
      {filters.to.length > 0 ? (
        <Text as="p" size="s" tone="muted">
          {travelEstimate}
        </Text>
      ) : null}
      {first.items.some(({ provenance }) => provenance !== null) ? <OpenDataNotice /> : null}
    </>
  );
}
