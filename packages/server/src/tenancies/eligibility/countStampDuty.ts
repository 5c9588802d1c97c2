import type { RouteAnswer } from '@sewa/api/client';
import { stampDuty } from '@sewa/tenancy';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';

/** The stamp duty of a lease; null where no table says. */
export const countStampDuty = defineVerb(
  anyone,
  async (_ctx, { body }: RouteInput<'countStampDuty'>): Promise<RouteAnswer<'countStampDuty'>> => {
    const { cents, source } = stampDuty(body);
    return { cents, source: source && { url: null, ...source } };
  },
);
