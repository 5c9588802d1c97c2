import type { InTransaction } from '../../platform/calling/Context.ts';
import { removeSlotRow, type SlotRow } from './slotQueries.ts';
import { settleViewing, tellCancelled } from './tellViewing.ts';
import { getViewing, listActiveIds, updateViewing } from './viewingQueries.ts';

/** Takes a locked time back and cancels its viewings; everybody who had one is told. Nothing happens to one that is over. */
export async function takeBackSlot(tx: InTransaction, { id, ends_at: endsAt }: SlotRow): Promise<void> {
  if (!(await removeSlotRow(tx.db, id, tx.now)) || endsAt <= tx.now) return;
  for (const viewingId of await listActiveIds(tx.db, id)) {
    await updateViewing(tx.db, viewingId, {
      state: 'cancelled',
      seat: null,
      offeredUntil: null,
      cancelledBy: 'host',
    });
    await settleViewing(tx, viewingId);
    await tellCancelled(tx, await getViewing(tx.db, viewingId), 'guest');
  }
}
