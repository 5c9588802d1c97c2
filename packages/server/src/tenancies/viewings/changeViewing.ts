import type { RouteAnswer, Viewing } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listViewingMay, type ViewingSide } from './describeViewing.ts';
import { getOwnViewing } from './getOwnViewing.ts';
import { makeNotOpenError } from './slotErrors.ts';
import { lockSlot, type SlotRow } from './slotQueries.ts';
import { getViewing } from './viewingQueries.ts';
import type { ViewingRow } from './viewingRow.ts';

/** What a change of a viewing is answered. */
export type ChangedViewing = RouteAnswer<'cancelViewing'>;

/** A viewing that is changed, with its locked slot. */
export interface LockedViewing {
  readonly row: ViewingRow;
  readonly side: ViewingSide;
  readonly slot: SlotRow;
}

/** What a change of a viewing asks for. */
export interface ViewingRequest {
  readonly id: string;
  readonly version: number | undefined;
  readonly name: Viewing['may'][number];
  /** Further slots to lock with its own, so that two moves don't wait for each other. @default [] */
  readonly slotIds?: readonly string[];
}

/** Id, state and version of a viewing after a change. */
export async function describeChanged(tx: InTransaction, id: string): Promise<ChangedViewing> {
  const { state, version } = await getViewing(tx.db, id);
  return { viewingId: id, state, version };
}

/**
 * Changes a viewing of the user under the lock of its slot. Throws if it isn't theirs, the version is stale, or it isn't open to them
 * now.
 */
export async function changeViewing(
  ctx: SignedIn,
  { id, version, name, slotIds = [] }: ViewingRequest,
  change: (tx: InTransaction<SignedIn>, locked: LockedViewing) => Promise<void>,
): Promise<ChangedViewing> {
  return ctx.transaction(async (tx) => {
    const { row: before } = await getOwnViewing(tx, id);
    const ids = [...new Set([before.slot_id, ...slotIds])].toSorted();
    const slots = new Map<string, SlotRow>();
    for (const slotId of ids) {
      const slot = await lockSlot(tx.db, slotId);
      if (slot) slots.set(slotId, slot);
    }
    // Read again under the lock: another call may have changed it.
    const { row, side } = await getOwnViewing(tx, id);
    const slot = slots.get(row.slot_id);
    requireVersion(version, row.version);
    if (!slot || !listViewingMay(row, side, tx.now).includes(name)) throw makeNotOpenError();
    await change(tx, { row, side, slot });
    return describeChanged(tx, id);
  });
}
