import type { FairRent } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { requireShown } from '../own-listings/requireShown.ts';
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
