import type { RouteAnswer } from '@sewa/api/client';
import type { DiscoverFilters } from '@sewa/formatters';
import * as common from '../messages.ts';
import { type FilterGroup, filterGroups, listChosen } from './filterGroups.ts';
import * as messages from './messages.ts';

/** The one filter without which a search that finds nothing would find the most. */
export interface Relief {
  /** The filter in words. */
  readonly filter: string;
  readonly total: number;
  readonly rest: DiscoverFilters;
}

const ranges: Readonly<Record<string, { filter: string; without: Partial<DiscoverFilters> }>> = {
  rent: { filter: messages.rangeFilter.rent, without: { rentMin: null, rentMax: null } },
  areaMin: { filter: messages.rangeFilter.areaMin, without: { areaMin: null } },
  availableFrom: { filter: messages.rangeFilter.availableFrom, without: { availableFrom: null } },
  // A home is in one of the areas or near one of the places: without either, both go.
  places: { filter: messages.rangeFilter.places, without: { in: [], near: [] } },
  to: { filter: messages.rangeFilter.to, without: { to: [] } },
  station: { filter: messages.rangeFilter.station, without: { station: null } },
  pets: { filter: messages.rangeFilter.pets, without: { pets: null } },
  cooking: { filter: messages.rangeFilter.cooking, without: { cooking: null } },
  visitors: { filter: messages.rangeFilter.visitors, without: { visitors: null } },
};

/** How many choices of a filter are named one by one. */
const MAX_NAMED = 3;

/** What is chosen of a filter as its chips say it, or the filter's own name where that is much. */
function nameGroup(filters: DiscoverFilters, { name, title, options }: FilterGroup): string {
  const chosen = listChosen(filters, name);
  if (chosen.length > MAX_NAMED) return messages.namedFilter(title);
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return common.nameSeveral(labels.map(messages.searchedText));
}

/** Finds the filter whose removal gives the most homes, or null when none gives any. */
export function findRelief(
  filters: DiscoverFilters,
  withoutFilter: RouteAnswer<'countDiscover'>['withoutFilter'],
): Relief | null {
  const [best] = Object.entries(withoutFilter).sort(([, one], [, two]) => two - one);
  if (!best || best[1] === 0) return null;
  const [name, total] = best;
  const group = filterGroups.find((one) => one.name === name);
  if (group) return { filter: nameGroup(filters, group), total, rest: { ...filters, [group.name]: [] } };
  if (name === 'q') return { filter: messages.searchedText(filters.q), total, rest: { ...filters, q: '' } };
  const range = ranges[name];
  return range ? { filter: range.filter, total, rest: { ...filters, ...range.without } } : null;
}
