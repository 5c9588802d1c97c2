import type { Queryable } from '../database/database.ts';
import { putFavourite } from '../favourites/keepFavourite.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { putSearch } from '../saved-searches/saveSearch.ts';
import { takeIntent } from './intent.ts';

/**
 * Does what somebody wanted before they logged in, in the transaction that logs them in: a home is kept, a search saved.
 * A message waits until it is sent by hand. What cannot be done any more is dropped; log-in never fails because of it.
 */
export async function carryOutIntents(
  tx: Queryable,
  userId: string,
  secret: string | null,
  now: Date,
): Promise<void> {
  const intent = await takeIntent(tx, secret, ['favourite', 'saved-search'], now);
  try {
    if (intent?.kind === 'favourite') await putFavourite(tx, { userId, listingId: intent.listingId }, now);
    if (intent?.kind === 'saved-search') await putSearch(tx, userId, { query: intent.query }, now);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}
