import { getListingTransition } from '@sewa/tenancy';
import { moveAgreedListing } from '../../homes/imported-listings/moveImportedListing.ts';
import { lockOwnListing } from '../../homes/own-listings/ownListingQueries.ts';
import type { OwnListingRow } from '../../homes/own-listings/ownListingRow.ts';
import { requireNeeds } from '../../homes/own-listings/requireNeeds.ts';
import { writeTransition } from '../../homes/own-listings/writeTransition.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { isPartTaken } from './rentalQueries.ts';

/** Takes a home that was agreed on off the market. */
export async function letAgreedHome(tx: InTransaction, listingId: string, actorId: string): Promise<void> {
  const row = await lockOwnListing(tx.db, listingId);
  if (!row) await moveAgreedListing(tx, { id: listingId, name: 'let', userId: actorId });
  else if (row.state === 'live' || row.state === 'paused')
    await writeTransition(tx, row, { name: 'let', actorId });
}

/** Whether a home that was let has all it needs to be on the market again, and nobody else has its part. */
async function canGoLive(tx: InTransaction, row: OwnListingRow): Promise<boolean> {
  if (row.state !== 'let' || (await isPartTaken(tx.db, row.id))) return false;
  try {
    await requireNeeds(tx.db, row, getListingTransition('resume'), tx.now);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Puts a home back on the market whose agreement was withdrawn; false if it lacks something, or its lister closed it meanwhile. */
export async function putBackOnMarket(
  tx: InTransaction,
  listingId: string,
  actorId: string,
): Promise<boolean> {
  const row = await lockOwnListing(tx.db, listingId);
  if (!row) return moveAgreedListing(tx, { id: listingId, name: 'resume', userId: actorId });
  if (!(await canGoLive(tx, row))) return false;
  await writeTransition(tx, row, { name: 'resume', actorId });
  return true;
}
