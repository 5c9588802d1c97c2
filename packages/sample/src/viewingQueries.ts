import type { Queryable } from '@sewa/server';
import type { SampleViewing } from './sampleViewings.ts';

/** Inserts a time at which a home can be seen; false if it is there. */
export async function insertSlot(
  db: Queryable,
  slot: { id: string; listingId: string; hostId: string; from: Date; to: Date; seats: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into viewing_slots (id, listing_id, host_user_id, starts_at, ends_at, seats, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [slot.id, slot.listingId, slot.hostId, slot.from, slot.to, slot.seats, slot.at],
  );
  return rowCount > 0;
}

/** Inserts a viewing; of one that is over, both sides were asked how it went. */
export async function insertViewing(
  db: Queryable,
  viewing: {
    id: string;
    slotId: string;
    userId: string;
    state: SampleViewing['state'];
    seat: number | null;
    note: string;
    code: string;
    at: Date;
    offeredUntil: Date | null;
    isOver: boolean;
  },
): Promise<void> {
  await db.query(
    `insert into viewings (id, slot_id, user_id, state, seat, note, code, created_at, offered_until, missed_says, cancelled_by,
        booked_at, asked_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $4 = 'missed' then 'host' end,
        case when $4 = 'cancelled' then 'guest' end, case when $4 not in ('waiting', 'offered') then $8::timestamptz end,
        case when $10 then $8::timestamptz end)`,
    [
      viewing.id,
      viewing.slotId,
      viewing.userId,
      viewing.state,
      viewing.seat,
      viewing.note,
      viewing.code,
      viewing.at,
      viewing.offeredUntil,
      viewing.isOver,
    ],
  );
}
