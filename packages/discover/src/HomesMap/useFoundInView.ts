import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { useEffect, useRef } from 'react';
import { countQuery } from '../searchQuery.ts';
import { type Bounds, serializeBounds, surroundPlaces } from './mapView.ts';
import type { MapControl } from './useMapView.ts';

interface FoundInViewOptions {
  readonly filters: DiscoverFilters;
  /** The part of the map that the address asks for: then the map stays there. */
  readonly bounds: Bounds | null;
  readonly control: MapControl;
  readonly edges: Bounds;
  readonly onFit: () => void;
}

/** Marks are grouped as for a map of this width, in CSS pixels. */
const WIDTH = 10_000;

/** Turns the map to what a search finds, once for each search; without a search the whole island is shown. */
export function useFoundInView({ filters, bounds, control, edges, onFit }: FoundInViewOptions): void {
  const query = serializeDiscoverFilters({ ...filters, sort: 'newest' });
  const fitted = useRef('');
  const isWanted = bounds === null && query !== '';
  const { data } = useRoute(
    'listMarks',
    isWanted ? { ...countQuery(filters), bounds: serializeBounds(edges), width: WIDTH } : null,
    { isErrorReturned: true },
  );
  const isMeasured = control.size !== null;
  const latest = useRef({ control, onFit });
  useEffect(() => {
    latest.current = { control, onFit };
  });
  useEffect(() => {
    const found = isWanted ? data && surroundPlaces(data) : null;
    if (!isMeasured || !found || fitted.current === query) return;
    fitted.current = query;
    latest.current.control.fit(found);
    latest.current.onFit();
  }, [data, isMeasured, isWanted, query]);
}
