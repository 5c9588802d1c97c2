import type { Waitlist } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
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
