import { findDay, normalizeDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { addTextBefore } from './addTextBefore.ts';
import { parseSearch } from './parseSearch.ts';
import { findQuery } from './suggestionEntries.ts';

/** Suggests places, projects, streets and postal codes, with the number of homes that each finds now, together with what was typed before it. */
export const suggestPlaces = defineVerb(
  anyone,
  async ({ searchNames, listingIndex, now, realNow }, { query }: RouteInput<'suggestPlaces'>) => {
    const { suggester, gazetteer, isKnownWord } = await searchNames.get(realNow);
    const { before, entries: found } = suggester.suggestLast(query.get('q') ?? '');
    if (found.length === 0) return [];
    const options = { today: findDay(now) ?? '', exact: true, isKnownWord };
    const entries = addTextBefore(before, found, (text) => parseSearch(text, gazetteer, options).filters);
    const counts = await listingIndex.count(entries.map(({ filters }) => normalizeDiscoverFilters(filters)));
    return entries.map((entry, index) => {
      const { kind, id, name, detail } = entry;
      return { kind, id, name, detail, homes: counts[index]?.total ?? 0, query: findQuery(entry) };
    });
  },
);
