import { normalizeDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { findQuery } from './suggestionEntries.ts';

/** Suggests places, projects, streets and postal codes, with the number of homes that each finds now. */
export const suggestPlaces = defineVerb(
  anyone,
  async ({ searchNames, listingIndex, realNow }, { query }: RouteInput<'suggestPlaces'>) => {
    const { suggester } = await searchNames.get(realNow);
    const entries = suggester.suggest(query.get('q') ?? '');
    if (entries.length === 0) return [];
    const counts = await listingIndex.count(entries.map(({ filters }) => normalizeDiscoverFilters(filters)));
    return entries.map((entry, index) => {
      const { kind, id, name, detail } = entry;
      return { kind, id, name, detail, homes: counts[index]?.total ?? 0, query: findQuery(entry) };
    });
  },
);
