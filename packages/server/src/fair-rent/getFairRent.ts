import type { FairRent } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireShown } from '../own-listings/requireShown.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { findFairRent } from './findFairRent.ts';

/** Rents really paid for homes like this one. Throws if there is no such home. */
export const getFairRent = defineVerb(
  anyoneKnown,
  async ({ db, session }, { id }: RouteInput<'fairRent'>): Promise<FairRent> => {
    await requireShown(db, id, session);
    const found = await findFairRent(db, id);
    if (!found) throw new HttpError('not-found');
    return found;
  },
);
