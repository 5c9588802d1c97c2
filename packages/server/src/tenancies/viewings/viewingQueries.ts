import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { type ViewingRow, type ViewingState, viewingSql } from './viewingRow.ts';

const DAYS_SHOWN = 90;

/** Viewings that a user visits: to come, and of the last 90 days, soonest first. */
export async function listVisited(db: Queryable, userId: string, now: Date): Promise<ViewingRow[]> {
  const { rows } = await db.query<ViewingRow>(
    `${viewingSql()} where v.user_id = $1 and s.ends_at > $2::timestamptz - make_interval(days => ${DAYS_SHOWN})
      order by s.starts_at, v.id limit 200`,
    [userId, now],
  );
  return rows;
}

/** Viewings that a user hosts, by rules whose parameters start at $2, soonest first. */
export async function listHosted(
  db: Queryable,
  now: Date,
  { text, values }: CompiledRules,
): Promise<ViewingRow[]> {
  const { rows } = await db.query<ViewingRow>(
    `${viewingSql()} where s.ends_at > $1::timestamptz - make_interval(days => ${DAYS_SHOWN}) and (${text})
      order by s.starts_at, v.created_at, v.id limit 500`,
    [now, ...values],
  );
  return rows;
}

/** A viewing of a user, or one that they host by rules, whose parameters start at $3; null for anybody else. */
export async function findViewing(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  { text, values }: CompiledRules,
): Promise<(ViewingRow & { is_host: boolean }) | null> {
  const { rows } = await db.query<ViewingRow & { is_host: boolean }>(
    `select * from (${viewingSql(`coalesce((${text}), false) as is_host,`)} where v.id = $1) found
      where found.is_host or found.user_id = $2`,
    [id, userId, ...values],
  );
  return rows[0] ?? null;
}

/** A viewing by its id, without a question of who asks. Throws if there is none. */
export async function getViewing(db: Queryable, id: string): Promise<ViewingRow> {
  const { rows } = await db.query<ViewingRow>(`${viewingSql()} where v.id = $1`, [id]);
  if (!rows[0]) throw new Error('A viewing is not there.');
  return rows[0];
}

/** Id of the viewing that a user has in a slot and did not cancel, with its state; null if there is none. */
export async function findOwnInSlot(
  db: Queryable,
  slotId: string,
  userId: string,
): Promise<{ id: string; state: ViewingState } | null> {
  const { rows } = await db.query<{ id: string; state: ViewingState }>(
    `select id, state from viewings where slot_id = $1 and user_id = $2 and state <> 'cancelled'`,
    [slotId, userId],
  );
  return rows[0] ?? null;
}

/** A new viewing. */
export interface NewViewing {
  readonly id: string;
  readonly slotId: string;
  readonly userId: string;
  readonly corporateId: string | null;
  readonly note: string;
  readonly code: string;
  /** Null for a place in line. */
  readonly seat: number | null;
  readonly now: Date;
}

/** Inserts a viewing that is booked, or one that waits. */
export async function insertViewing(tx: Queryable, row: NewViewing): Promise<void> {
  await tx.query(
    `insert into viewings (id, slot_id, user_id, corporate_id, state, seat, note, code, created_at, booked_at)
      values ($1, $2, $3, $4, case when $5::smallint is null then 'waiting' else 'booked' end, $5, $6, $7, $8,
        case when $5::smallint is not null then $8::timestamptz end)`,
    [row.id, row.slotId, row.userId, row.corporateId, row.seat, row.note, row.code, row.now],
  );
}

/** What changes in a viewing; what is left out stays. */
export interface ViewingChange {
  readonly state?: ViewingState;
  readonly slotId?: string;
  readonly seat?: number | null;
  readonly offeredUntil?: Date | null;
  readonly missedSays?: 'guest' | 'host';
  readonly cancelledBy?: 'guest' | 'host' | null;
  readonly guestGoesOn?: boolean;
  readonly hostGoesOn?: boolean;
  readonly note?: string;
  /** Set when it is booked or moved: its reminders begin anew. */
  readonly bookedAt?: Date;
}

const columns: Readonly<Record<keyof ViewingChange, string>> = {
  state: 'state',
  slotId: 'slot_id',
  seat: 'seat',
  offeredUntil: 'offered_until',
  missedSays: 'missed_says',
  cancelledBy: 'cancelled_by',
  guestGoesOn: 'guest_goes_on',
  hostGoesOn: 'host_goes_on',
  note: 'note',
  bookedAt: 'booked_at',
};

/** Changes a viewing, which has the next version then. */
export async function updateViewing(tx: Queryable, id: string, change: ViewingChange): Promise<void> {
  const names = Object.keys(change) as (keyof ViewingChange)[];
  const sets = names.map((name, index) => `${columns[name]} = $${index + 2}`);
  const reminders = 'bookedAt' in change ? ', reminded_day_at = null, reminded_hours_at = null' : '';
  await tx.query(`update viewings set ${sets.join(', ')}, version = version + 1${reminders} where id = $1`, [
    id,
    ...names.map((name) => change[name]),
  ]);
}

/** Counts a wrong code, outside any transaction, so that it stays counted. */
export async function countWrongCode(db: Queryable, id: string): Promise<void> {
  await db.query('update viewings set wrong_codes = wrong_codes + 1 where id = $1 and wrong_codes < 100', [
    id,
  ]);
}

/** The first in line of a slot, or null. */
export async function findFirstInLine(tx: Queryable, slotId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from viewings where slot_id = $1 and state = 'waiting' order by line_number limit 1`,
    [slotId],
  );
  return rows[0]?.id ?? null;
}

/** Ids of viewings of a slot that are not over. */
export async function listActiveIds(tx: Queryable, slotId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from viewings where slot_id = $1 and state in ('waiting', 'offered', 'booked') order by id`,
    [slotId],
  );
  return rows.map(({ id }) => id);
}

/** Slots with a seat that was held long enough. */
export async function listLapsed(db: Queryable, now: Date): Promise<{ id: string; slot_id: string }[]> {
  const { rows } = await db.query<{ id: string; slot_id: string }>(
    `select id, slot_id from viewings where state = 'offered' and offered_until <= $1 order by offered_until, id`,
    [now],
  );
  return rows;
}

/** When people are reminded: a day before, or some hours before. */
export type Reminder = 'day' | 'hours';

const reminders = {
  day: { column: 'reminded_day_at', from: '24 hours', until: '2 hours' },
  hours: { column: 'reminded_hours_at', from: '2 hours', until: '0 hours' },
} as const;

/** Ids of booked viewings to remind of now. */
export async function listToRemind(db: Queryable, kind: Reminder, now: Date): Promise<string[]> {
  const { column, from, until } = reminders[kind];
  const { rows } = await db.query<{ id: string }>(
    `select v.id from viewings v join viewing_slots s on s.id = v.slot_id
      where v.state = 'booked' and v.${column} is null and s.starts_at <= $1::timestamptz + interval '${from}'
        and s.starts_at > $1::timestamptz + interval '${until}' and v.booked_at <= s.starts_at - interval '${from}'
      order by s.starts_at, v.id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Marks a viewing as reminded of; false if another process did, or it is no longer booked. */
export async function claimReminder(tx: Queryable, id: string, kind: Reminder, now: Date): Promise<boolean> {
  const { column } = reminders[kind];
  const { rowCount } = await tx.query(
    `update viewings set ${column} = $2 where id = $1 and ${column} is null and state = 'booked'`,
    [id, now],
  );
  return rowCount > 0;
}

/** Ids of viewings that are over, whose people were not asked yet how it went; those of the last two days. */
export async function listToAsk(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select v.id from viewings v join viewing_slots s on s.id = v.slot_id
      where v.state in ('booked', 'arrived') and v.asked_at is null and s.ends_at <= $1
        and s.ends_at > $1::timestamptz - interval '2 days'
      order by s.ends_at, v.id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Marks the people of a viewing as asked; false if another process did, or it was missed meanwhile. */
export async function claimAsking(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update viewings set asked_at = $2 where id = $1 and asked_at is null and state in ('booked', 'arrived')`,
    [id, now],
  );
  return rowCount > 0;
}
