import type { RouteParams } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath, mapPath } from '@sewa/paths';
import { Container, Heading, Icon, Link, Text, useIsHydrated } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { DistrictOutlines } from '../DistrictMap/DistrictOutlines.tsx';
import { DistrictTiles } from '../DistrictMap/DistrictTiles.tsx';
import { listMarks } from '../DistrictMap/listMarks.ts';
import { Districts } from '../Districts/Districts.tsx';
import { ChosenFilters } from '../Filters/ChosenFilters.tsx';
import { HomesMap } from '../HomesMap/HomesMap.tsx';
import { parseBounds, serializeBounds } from '../HomesMap/mapView.ts';
import * as messages from '../messages.ts';
import { MapSearch } from '../SearchBar/MapSearch.tsx';
import { countQuery } from '../searchQuery.ts';
import { Total } from '../Total.tsx';
import { followTypedSearch, preloadTyped } from '../TypedSearch/followTypedSearch.ts';
import { SearchNotes } from '../TypedSearch/SearchNotes.tsx';
import { useTypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { UnknownFilters } from '../UnknownFilters.tsx';
import * as css from './MapPage.css.ts';

/** The count of a search on the part of the map that the address asks for. */
function countOnMap(params: URLSearchParams): RouteParams<'countDiscover'> {
  const bounds = parseBounds(params.get('bounds'));
  return {
    ...countQuery(parseDiscoverFilters(params)),
    ...(bounds && { bounds: serializeBounds(bounds) }),
  };
}

/** Reads the outlines and the numbers of the search that the address asks for, once its text is understood. */
export async function loader(page: PageRequest): Promise<void> {
  await followTypedSearch(page, mapPath);
  const { url, preload } = page;
  const query = countOnMap(url.searchParams);
  // A search that cannot be counted in time still shows its map.
  await Promise.all([
    preload('getMap', {}),
    preload('countDiscover', query).catch(() => undefined),
    preloadTyped(page),
  ]);
}

/** Homes by district: the island, and a list that says the same. */
export default function MapPage() {
  const [params] = useSearchParams();
  const filters = parseDiscoverFilters(params);
  const { data: map } = useRoute('getMap', {});
  const { data: numbers, error } = useRoute('countDiscover', countOnMap(params), { isErrorReturned: true });
  const searched = useTypedSearch(filters);
  const isHydrated = useIsHydrated();
  if (!map) return null;
  // Without outlines there is no map to move, so the districts stay as tiles.
  const hasMap = map.areas.length > 0;
  const isLive = hasMap && isHydrated;
  const query = serializeDiscoverFilters(filters);
  const total = numbers?.total;
  const counts = numbers?.facets.searchParams;
  const marks = listMarks(filters, counts);
  return (
    <Container as="main" id="main">
      <PageMeta
        title={hasMap ? messages.homesMapTitle : messages.mapTitle}
        description={messages.mapDescription}
        canonicalPath={mapPath()}
        isIndexed={query === ''}
      />
      <div className={css.head}>
        <div className={css.line}>
          <Heading level={1} size="l">
            {hasMap ? messages.homesMapTitle : messages.mapTitle}
          </Heading>
          <Total total={total} isUncounted={error !== undefined} />
          <Link variant="secondary" size="s" href={discoverPath(searched.extend(filters))}>
            <Icon name="chevron-left" size="s" /> {messages.listLabel}
          </Link>
        </div>
        <MapSearch filters={filters} searched={searched} />
        <ChosenFilters
          filters={filters}
          places={numbers?.places}
          pathTo={(rest) => mapPath(searched.extend(rest))}
        />
        <SearchNotes filters={filters} searched={searched} places={numbers?.places} pathTo={mapPath} />
        <UnknownFilters />
        {hasMap ? null : (
          <Text as="p" tone="muted">
            {messages.mapLead}
          </Text>
        )}
      </div>
      {isLive ? (
        <HomesMap map={map} filters={filters} bounds={parseBounds(params.get('bounds'))} />
      ) : (
        <div className={hasMap ? css.withoutScript : undefined}>
          {hasMap ? <DistrictOutlines map={map} marks={marks} /> : <DistrictTiles marks={marks} />}
        </div>
      )}
      {isLive ? null : (
        <section className={hasMap ? css.listWithoutScript : css.list} aria-labelledby="list">
          <Heading level={2} size="m" id="list">
            {messages.allDistrictsTitle}
          </Heading>
          <Districts counts={counts} filters={filters} />
        </section>
      )}
      {map.areas.length > 0 ? (
        <Text as="p" size="xs" tone="muted">
          {messages.outlinesAttribution}
        </Text>
      ) : null}
    </Container>
  );
}
