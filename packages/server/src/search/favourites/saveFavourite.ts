import { countListing } from '../../homes/listing-counts/countListing.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { upsertFavourite } from './queries.ts';

/** Maximum number of favourites per user. */
const MAX_FAVOURITES = 200;
/** How long a removal can be undone, in milliseconds: an hour. */
const UNDO_MS = 60 * 60 * 1000;

/**
 * Saves a listing for a user, and counts that in its sums; idempotent. Throws if there is no such listing, or the user has too many
 * favourites.
 */
export async function putFavourite(
  tx: Queryable,
  { userId, listingId }: { userId: string; listingId: string },
  now: Date,
): Promise<void> {
  const reviveAfter = new Date(now.getTime() - UNDO_MS);
  const outcome = await upsertFavourite(tx, { userId, listingId, now, reviveAfter, max: MAX_FAVOURITES });
  if (outcome === 'unknown') throw new HttpError('not-found');
  if (outcome === 'full') {
    throw new HttpError('invalid', {
      fields: [{ name: 'listing', reason: messages.savedHomesFull(MAX_FAVOURITES) }],
    });
  }
  if (outcome === 'saved') await countListing(tx, listingId, 'saves', now);
}

/** Saves a listing for the user. */
export const saveFavourite = defineVerb(signedIn, (ctx, { listingId }: RouteInput<'saveFavourite'>) =>
  ctx.transaction(({ db, session, now }) => putFavourite(db, { userId: session.user_id, listingId }, now)),
);
