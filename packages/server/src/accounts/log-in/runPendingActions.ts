import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { takePendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { putFavourite } from '../../search/favourites/saveFavourite.ts';
import { putSearch } from '../../search/saved-searches/saveSearch.ts';

/**
 * Does what somebody wanted before they logged in, in the transaction that logs them in: a home is kept, a search saved.
 * A message waits until it is sent by hand. What cannot be done any more is dropped; log-in never fails because of it.
 */
export async function runPendingActions(
  tx: Queryable,
  userId: string,
  secret: string | null,
  now: Date,
): Promise<void> {
  const pendingAction = await takePendingAction(tx, secret, ['favourite', 'saved-search'], now);
  try {
    if (pendingAction?.kind === 'favourite')
      await putFavourite(tx, { userId, listingId: pendingAction.listingId }, now);
    if (pendingAction?.kind === 'saved-search')
      await putSearch(tx, userId, { query: pendingAction.query }, now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}
