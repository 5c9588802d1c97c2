import type { InTransaction } from '../../platform/calling/Context.ts';
import * as messages from '../messages.ts';
import { findFreeSeat, type SlotRow } from './slotQueries.ts';
import { settleViewing, tellViewing } from './tellViewing.ts';
import { findFirstInLine, getViewing, updateViewing } from './viewingQueries.ts';

/** How long a freed seat is held for the first in line: two hours. */
const HELD_MS = 2 * 60 * 60 * 1000;

/** Holds the free seats of a locked time for the first in line, until two hours later or until it begins. */
export async function offerFreeSeats(tx: InTransaction, slot: SlotRow): Promise<void> {
  if (slot.is_removed || slot.starts_at <= tx.now) return;
  for (;;) {
    const seat = await findFreeSeat(tx.db, slot);
    const id = seat === null ? null : await findFirstInLine(tx.db, slot.id);
    if (seat === null || id === null) return;
    const offeredUntil = new Date(Math.min(tx.now.getTime() + HELD_MS, slot.starts_at.getTime()));
    await updateViewing(tx.db, id, { state: 'offered', seat, offeredUntil });
    const row = await getViewing(tx.db, id);
    await settleViewing(tx, id);
    await tellViewing(tx, row, {
      kind: 'viewing-offered',
      side: 'guest',
      due: offeredUntil,
      subject: messages.viewingOfferedSubject(row.home),
      lines: [
        messages.viewingOfferedLead(
          row.home,
          messages.sayMoment(row.starts_at),
          messages.sayMoment(offeredUntil),
        ),
      ],
      label: messages.takeViewingLabel,
    });
  }
}
