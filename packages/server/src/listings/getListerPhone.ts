import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { signedUp } from '../sessions/whoMayAsk.ts';
import { findListerPhone } from './queries.ts';

const PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * The number of who lets a live listing, or null where none is known. Throws when there is no such listing, or whoever is signed
 * in asks for too many.
 */
export const getListerPhone = defineVerb(
  signedUp,
  async ({ db, session, now }, { id }: RouteInput<'listerPhone'>): Promise<RouteAnswer<'listerPhone'>> => {
    const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
    if (!(await countRequest(db, `phone:${session.user_id}`, hour, PER_HOUR))) {
      const retryAfter = Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000);
      throw new RefusedError('too-many', { retryAfter });
    }
    const found = /^[a-z2-7]{12}$/.test(id) ? await findListerPhone(db, id) : null;
    if (!found) throw new RefusedError('not-found');
    return { phoneNumber: found.phone_number };
  },
);
