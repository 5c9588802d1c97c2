import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { insertListingAgent } from './agentQueries.ts';
import { lockRunningAuthority } from './authorityQueries.ts';
import { findOrCreateLister } from './findOrCreateLister.ts';
import { getLettingParty } from './getLettingParty.ts';
import { findRegistrationNumber } from './listerQueries.ts';
import * as messages from './messages.ts';
import { makeNotOpenError } from './moveListing.ts';
import { findOwnListing, lockOwnListing } from './ownListingQueries.ts';

/**
 * Adds an agent to the live listing of its owner or of another agent. Throws if they aren't an agent of its unit, have no authority that
 * runs, or it isn't somebody else's live listing.
 */
export const joinListing = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'joinListing'>): Promise<RouteAnswer<'joinListing'>> =>
    ctx.transaction(async ({ db, now, session }) => {
      const { user_id: userId } = session;
      const known = isRandomId(id) ? await findOwnListing(db, id) : null;
      const side = known && (await getLettingParty(db, known.unit_id, session, getToday(now)));
      if (!side || !('kind' in side) || side.kind !== 'agent') throw new HttpError('not-found');
      const row = await lockOwnListing(db, id);
      const isSeen = row?.state === 'live' || row?.lister_user_id === userId;
      if (!isSeen) throw new HttpError('not-found');
      if (row?.state !== 'live' || row.lister_user_id === userId) throw makeNotOpenError();
      const registrationNumber = await findRegistrationNumber(db, userId);
      const agency = { unitId: row.unit_id, registrationNumber, day: getToday(now) };
      if (!(await lockRunningAuthority(db, agency)))
        throw new HttpError('wrong-state', {
          fields: [{ name: 'authority', reason: common.missingReason }],
          message: messages.authorityMissing,
        });
      const listerId = await findOrCreateLister(db, side);
      const details = { listing: id };
      if (await insertListingAgent(db, { listingId: id, listerId, now }))
        await recordAudit(db, { userId, action: 'listing-joined', details }, now);
      return { state: row.state, version: row.version, may: [] };
    }),
);
