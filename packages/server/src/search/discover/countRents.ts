import type { RouteAnswer } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { RENT_STEP } from './columns/rentClasses.ts';

/** How the rents of a search are spread, as if it asked for no rent. */
export const countRents = defineVerb(
  anyone,
  async ({ listingIndex }, { query }: RouteInput<'countRents'>): Promise<RouteAnswer<'countRents'>> => {
    const filters = { ...parseDiscoverFilters(query), rentMin: null, rentMax: null };
    return { step: RENT_STEP, counts: await listingIndex.countRents(filters) };
  },
);
