import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { type ChangedViewing, changeViewing } from './changeViewing.ts';
import { getOpenSlot } from './getSlot.ts';
import { offerFreeSeats } from './offerFreeSeats.ts';
import { makeSlotError } from './slotErrors.ts';
import { findFreeSeat } from './slotQueries.ts';
import { settleViewing, tellViewing } from './tellViewing.ts';
import { findOwnInSlot, getViewing, updateViewing } from './viewingQueries.ts';

/** Moves a booked viewing to another time of the same listing. The freed seat goes to the first in line. */
export const moveViewing = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'moveViewing'>): Promise<ChangedViewing> => {
    const { slotId, version } = body;
    return changeViewing(ctx, { id, version, name: 'move', slotIds: [slotId] }, async (tx, { row, slot }) => {
      if (row.slot_id === slotId) return;
      const target = await getOpenSlot(tx, slotId);
      if (target.listing_id !== slot.listing_id) throw makeSlotError(messages.slotOtherReason);
      if (await findOwnInSlot(tx.db, slotId, row.user_id)) throw makeSlotError(messages.slotTakenReason);
      const seat = await findFreeSeat(tx.db, target);
      if (seat === null) throw makeSlotError(messages.slotFullReason);
      await updateViewing(tx.db, id, { slotId, seat, bookedAt: tx.now });
      const moved = await getViewing(tx.db, id);
      const guest = moved.guest_name ?? messages.someone;
      await settleViewing(tx, id);
      await tellViewing(tx, moved, {
        kind: 'viewing-booked',
        side: 'host',
        due: moved.starts_at,
        subject: messages.viewingMovedSubject(moved.home),
        lines: [messages.hostMovedLead(guest, moved.home, messages.sayMoment(moved.starts_at))],
        label: messages.seeViewingsLabel,
      });
      await offerFreeSeats(tx, slot);
    });
  },
);
