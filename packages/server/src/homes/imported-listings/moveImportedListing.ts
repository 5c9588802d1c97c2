import type { RouteAnswer } from '@sewa/api/client';
import { getListingTransition } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findTakenUnits } from '../import/findTakenUnits.ts';
import { makeNotOpenError, type RequestedTransition } from '../own-listings/moveListing.ts';
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

/** Throws if the home has a live listing made here, which an import of it would be refused for too. */
async function requireFreeHome(tx: Queryable, row: ImportedListingRow): Promise<void> {
  const address = { ...row, postalCode: row.postal_code };
  if ((await findTakenUnits(tx, [{ row: 0, id: row.id, draft: { listing: { address } } }])).size > 0)
    throw makePartTakenError();
}

/**
 * Moves an imported listing of the user to its next state, which later imports keep; null if they have no imported listing of this id.
 * Throws if the version is stale or the transition isn't open.
 */
export const moveImportedListing = (
  ctx: SignedIn,
  { id, version, name }: Pick<RequestedTransition, 'id' | 'version' | 'name'>,
): Promise<RouteAnswer<'pauseListing'> | null> =>
  ctx.transaction(async (tx) => {
    const { db, now, session } = tx;
    const rules = compilePermission(session, { ...managedListings, firstParameter: 2 });
    const row = isRandomId(id) ? await lockImportedListing(db, id, rules) : null;
    if (!row) return null;
    requireVersion(version, row.version);
    const before = describeImportedState(row);
    const { to } = getListingTransition(name);
    if (!before.may.includes(name) || !isMarketState(to)) throw makeNotOpenError();
    if (to === 'live') await requireFreeHome(db, row);
    const after = { status: statuses[to], lister_state: to === 'live' ? null : to } as const;
    const next = await tx.withListingEvents(db, [id], now, () => updateListerState(db, id, after));
    const userId = session.user_id;
    const details = { listing: id, transition: name, from: before.state, to };
    await recordAudit(db, { userId, action: 'listing-moved', details }, now);
    return { ...describeImportedState(after), version: next };
  });
