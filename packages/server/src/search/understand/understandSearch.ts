import { findDay, serializeDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { parseSearch } from './parseSearch.ts';

/** Turns a typed text into a search. */
export const understandSearch = defineVerb(
  anyone,
  async ({ searchNames, now, realNow }, { query }: RouteInput<'understandSearch'>) => {
    const { gazetteer, isKnownWord } = await searchNames.get(realNow);
    const { filters, chips, corrections, notes } = parseSearch(query.get('q') ?? '', gazetteer, {
      today: findDay(now) ?? '',
      exact: query.get('exact') === '1',
      isKnownWord,
    });
    return {
      query: serializeDiscoverFilters(filters),
      chips: [...chips],
      corrections: [...corrections],
      notes: [...notes],
    };
  },
);
