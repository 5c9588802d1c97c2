import type { RouteAnswer } from '@sewa/api/client';
import { getListingTransition, type ListingTransitionName } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findTakenUnits } from '../import/findTakenUnits.ts';
import { declineOffersOf, makeNotOpenError, type RequestedTransition } from '../own-listings/moveListing.ts';
import { makePartTakenError } from '../own-listings/requireFreePart.ts';
import { describeImportedState } from './describeImported.ts';
import {
  type ImportedListingRow,
  lockImportedListing,
  managedListings,
  updateListerState,
} from './importedQueries.ts';

const statuses = { live: 'live', let: 'let', paused: 'closed', closed: 'closed' } as const;

const isMarketState = (state: string): state is keyof typeof statuses => Object.hasOwn(statuses, state);

/** Whether the home has a live listing made here, for which an import of it would be refused too. */
async function isHomeTaken(tx: Queryable, row: ImportedListingRow): Promise<boolean> {
  const address = { ...row, postalCode: row.postal_code };
  return (await findTakenUnits(tx, [{ row: 0, id: row.id, draft: { listing: { address } } }])).size > 0;
}

interface ImportedMove {
  readonly row: ImportedListingRow;
  readonly name: ListingTransitionName;
  readonly userId: string;
}

/** Writes the next state, with what follows from it; null if it isn't open now. */
async function writeImportedMove(
  { db, now, withListingEvents }: InTransaction,
  { row, name, userId }: ImportedMove,
): Promise<RouteAnswer<'pauseListing'> | null> {
  const before = describeImportedState(row);
  const { to } = getListingTransition(name);
  if (!before.may.includes(name) || !isMarketState(to)) return null;
  const after = { status: statuses[to], lister_state: to === 'live' ? null : to } as const;
  const next = await withListingEvents(db, [row.id], now, () => updateListerState(db, row.id, after));
  const details = { listing: row.id, transition: name, from: before.state, to };
  await recordAudit(db, { userId, action: 'listing-moved', details }, now);
  return { ...describeImportedState(after), version: next };
}

/**
 * Moves an imported listing of the user to its next state, which later imports keep; null if they have no imported listing of this id.
 * Throws if the version is stale or the transition isn't open.
 */
export const moveImportedListing = (
  ctx: SignedIn,
  {
    id,
    version,
    name,
    declinesOffers,
  }: Pick<RequestedTransition, 'id' | 'version' | 'name'> & { readonly declinesOffers: boolean },
): Promise<RouteAnswer<'pauseListing'> | null> =>
  ctx.transaction(async (tx) => {
    const { db, session } = tx;
    const rules = compilePermission(session, { ...managedListings, firstParameter: 2 });
    const row = isRandomId(id) ? await lockImportedListing(db, id, rules) : null;
    if (!row) return null;
    requireVersion(version, row.version);
    if (getListingTransition(name).to === 'live' && (await isHomeTaken(db, row))) throw makePartTakenError();
    const moved = await writeImportedMove(tx, { row, name, userId: session.user_id });
    if (!moved) throw makeNotOpenError();
    await declineOffersOf(tx, { id, name, declinesOffers });
    return moved;
  });

const everyListing = { text: 'true', values: [] };

/** Takes an imported listing off the market because its home was agreed on, or puts it back; false if that isn't open now. */
export async function moveAgreedListing(
  tx: InTransaction,
  { id, name, userId }: { readonly id: string; readonly name: 'let' | 'resume'; readonly userId: string },
): Promise<boolean> {
  const row = await lockImportedListing(tx.db, id, everyListing);
  if (!row || (name === 'resume' && (await isHomeTaken(tx.db, row)))) return false;
  return (await writeImportedMove(tx, { row, name, userId })) !== null;
}
