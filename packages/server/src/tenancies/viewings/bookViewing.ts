import { randomInt } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { describeChanged } from './changeViewing.ts';
import { getOpenSlot } from './getSlot.ts';
import { makeSlotError } from './slotErrors.ts';
import { findFreeSeat, type SlotRow } from './slotQueries.ts';
import { tellBooked } from './tellViewing.ts';
import { findOwnInSlot, getViewing, insertViewing, updateViewing } from './viewingQueries.ts';

/** The six digits that a host says at the door. */
export const makeDoorCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Takes the seat that is held for a viewing; throws if it is held no longer. */
async function takeHeldSeat(tx: InTransaction<SignedIn>, id: string): Promise<void> {
  const { offered_until: offeredUntil } = await getViewing(tx.db, id);
  if (offeredUntil === null || offeredUntil <= tx.now) throw makeSlotError(messages.slotFullReason);
  await updateViewing(tx.db, id, { state: 'booked', offeredUntil: null, bookedAt: tx.now });
}

/** Takes a free seat of a time, for a viewing that waits or a new one. Throws if it is full. */
async function takeFreeSeat(
  tx: InTransaction<SignedIn>,
  slot: SlotRow,
  { waitingId, note }: { waitingId: string | null; note: string },
): Promise<string> {
  const { db, session, now } = tx;
  const seat = await findFreeSeat(db, slot);
  if (seat === null) throw makeSlotError(messages.slotFullReason);
  if (waitingId !== null) {
    await updateViewing(db, waitingId, { state: 'booked', seat, bookedAt: now });
    return waitingId;
  }
  const id = makeRandomId();
  const { user_id: userId, corporate_id: corporateId } = session;
  await insertViewing(db, {
    id,
    slotId: slot.id,
    userId,
    corporateId,
    note,
    code: makeDoorCode(),
    seat,
    now,
  });
  return id;
}

/**
 * Books a seat of a time, or takes the one that is held for the user. The same person again gets the same viewing. Throws if it is
 * full, over, or for their own home.
 */
export const bookViewing = defineVerb(
  signedUp,
  (ctx, { id: slotId, body }: RouteInput<'bookViewing'>): Promise<RouteAnswer<'bookViewing'>> =>
    ctx.transaction(async (tx) => {
      const had = isRandomId(slotId) ? await findOwnInSlot(tx.db, slotId, tx.session.user_id) : null;
      if (had && ['booked', 'arrived', 'missed'].includes(had.state)) return describeChanged(tx, had.id);
      const slot = await getOpenSlot(tx, slotId);
      const own = await findOwnInSlot(tx.db, slotId, tx.session.user_id);
      if (own && ['booked', 'arrived', 'missed'].includes(own.state)) return describeChanged(tx, own.id);
      let id = own?.id ?? null;
      if (own?.state === 'offered') await takeHeldSeat(tx, own.id);
      else id = await takeFreeSeat(tx, slot, { waitingId: id, note: body.note ?? '' });
      if (id === null) throw new Error('A booked viewing has no id.');
      await tellBooked(tx, await getViewing(tx.db, id));
      return describeChanged(tx, id);
    }),
);
