import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { findListerPhone } from './queries.ts';

/** The number of who lets a live listing, or null where none is known. Throws when there is no such listing. */
export const getListerPhone = defineVerb(
  signedUp,
  async ({ db }, { id }: RouteInput<'listerPhone'>): Promise<RouteAnswer<'listerPhone'>> => {
    const found = isRandomId(id) ? await findListerPhone(db, id) : null;
    if (!found) throw new HttpError('not-found');
    return { phoneNumber: found.phone_number };
  },
);
