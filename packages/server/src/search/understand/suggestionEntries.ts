import { type DiscoverFilters, formatSlug, serializeDiscoverFilters } from '@sewa/formatters';
import type { NamedKind, NamedPlace } from './names/NamedPlace.ts';
import { NEAR_MINUTES } from './rules/readDistances.ts';
import type { PostalCodeRow } from './understandQueries.ts';

/** What can be suggested, with the search that it leads to. */
export interface SuggestionEntry {
  readonly kind: NamedKind | 'postal';
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly detail: string;
  readonly filters: Partial<DiscoverFilters>;
  /** About how many live listings it finds, for the order. */
  readonly homes: number;
}

const details = {
  area: 'Planning area',
  areas: 'Several planning areas',
  neighbourhood: 'Neighbourhood',
  line: 'MRT line',
  landmark: 'Landmark',
  mall: 'Mall',
  school: 'Primary school',
  hawker: 'Hawker centre',
  project: 'Project',
  street: 'Street',
} as const satisfies Record<Exclude<NamedKind, 'station'>, string>;

function describe({ kind, openCodes = [] }: NamedPlace): string {
  if (kind !== 'station') return details[kind];
  return openCodes.length > 0 ? `Station, ${openCodes.join(' ')}` : 'Station, not open yet';
}

function findFilters({ kind, id, name }: NamedPlace): Partial<DiscoverFilters> {
  if (kind === 'project' || kind === 'street') return { q: name };
  const place = `${kind}:${id}`;
  return kind === 'area' || kind === 'areas' ? { in: [place] } : { near: [{ place, minutes: NEAR_MINUTES }] };
}

/** The suggestion of a place; `where` says more of a project than its kind. */
export const makePlaceEntry = (place: NamedPlace, homes: number, where = ''): SuggestionEntry => ({
  kind: place.kind,
  id: place.id,
  name: place.name.replace(/^the /, 'The '),
  otherNames: place.otherNames,
  detail: [describe(place), where].filter((part) => part !== '').join(', '),
  filters: findFilters(place),
  homes,
});

/** The suggestion of a postal code. */
export const makePostalEntry = ({ code, block, street, homes }: PostalCodeRow): SuggestionEntry => ({
  kind: 'postal',
  id: code,
  name: code,
  otherNames: [],
  detail: [block, street].filter(Boolean).join(' '),
  filters: { q: code },
  homes,
});

/** A name that stays text in a search, as a place. */
export const makeTextPlace = (kind: 'project' | 'street', name: string): NamedPlace => ({
  kind,
  id: formatSlug(name) || name.toLowerCase(),
  name,
  otherNames: [],
});

/** The canonical query string of a suggestion. */
export const findQuery = ({ filters }: SuggestionEntry): string => serializeDiscoverFilters(filters);
