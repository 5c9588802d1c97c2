import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { insertCopiedPhotos, insertCopy } from './copyQueries.ts';
import { lockListingForTransition } from './moveListing.ts';
import { refreshListing } from './refreshListing.ts';

/**
 * Begins a new draft of the same part of the unit, with the words, the rent and the photos of a listing, but without the day from which
 * it is available. Throws if the listing isn't theirs.
 */
export const copyListing = defineVerb(
  signedIn,
  (ctx, { id: copiedId }: RouteInput<'copyListing'>): Promise<RouteAnswer<'copyListing'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      await lockListingForTransition(tx, copiedId);
      const id = makeRandomId();
      const version = await insertCopy(db, { id, copiedId, now });
      await refreshListing(db, id, getToday(now));
      await insertCopiedPhotos(db, { id, copiedId, now });
      const details = { listing: id, copied: copiedId };
      await recordAudit(db, { userId: session.user_id, action: 'listing-created', details }, now);
      return { id, state: 'draft', version };
    }),
);
