import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { findSite } from '../sites/siteQueries.ts';

/** Whether a site may show frames of a partner. Says nothing that the partner's pages and the answers for a frame don't say. */
export const checkPartner = defineVerb(
  anyone,
  async ({ db }, { key, query }: RouteInput<'checkPartner'>): Promise<RouteAnswer<'checkPartner'>> => {
    const partner = await findSite(db, key);
    return {
      state: partner?.state ?? 'unknown',
      isListed: partner?.origins.includes(query.get('origin') ?? '') ?? false,
    };
  },
);
