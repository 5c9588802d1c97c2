import type { Waitlist } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeWaitlist } from './describeWaitlist.ts';
import { findWaitlist } from './queries.ts';

/** A waitlist by its name. Throws if there is none. */
export const getWaitlist = defineVerb(
  anyone,
  async ({ db }, { name }: RouteInput<'getWaitlist'>): Promise<Waitlist> => {
    const row = await findWaitlist(db, name);
    if (!row) throw new HttpError('not-found');
    return describeWaitlist(row);
  },
);
