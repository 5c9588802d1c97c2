import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findListerOf } from './listerQueries.ts';

/** Whether a public listing is the user's own or their corporate's, and its unit if it is; throws if there is none. */
export const getListingAccess = defineVerb(
  signedIn,
  async (
    { db, session },
    { id }: RouteInput<'getListingAccess'>,
  ): Promise<RouteAnswer<'getListingAccess'>> => {
    const listing = isRandomId(id) ? await findListerOf(db, id) : null;
    if (!listing) throw new HttpError('not-found');
    const { userId, corporateId, unitId } = listing;
    const isOwn =
      userId === session.user_id || (corporateId !== null && corporateId === session.corporate_id);
    return { isOwn, propertyId: isOwn ? unitId : null };
  },
);
