import type { ViewingSlot } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

const SLOT = `s.id, ${isoSql('s.starts_at')} as "startsAt", ${isoSql('s.ends_at')} as "endsAt", s.seats,
  greatest(s.seats - (select count(*) from viewings v where v.slot_id = s.id and v.seat is not null), 0)::int as free`;

/** Times to come of a listing that can be seen, soonest first; null if the public has no such listing. */
export async function listSlotRows(
  db: Queryable,
  listingId: string,
  now: Date,
): Promise<ViewingSlot[] | null> {
  const { rows } = await db.query<ViewingSlot & { status: string }>(
    `select ${SLOT}, l.status from listings l left join viewing_slots s
        on s.listing_id = l.id and s.removed_at is null and s.starts_at > $2 and l.status = 'live'
      where l.id = $1 and l.status <> 'hidden' order by s.starts_at, s.id limit 500`,
    [listingId, now],
  );
  if (rows.length === 0) return null;
  return rows.filter(({ id }) => id !== null).map(({ status: _, ...slot }) => slot);
}

/** The listing to offer times for, by rules whose parameters start at $2; null if it isn't the user's. Locked against others' changes. */
export async function findHostedListing(
  tx: Queryable,
  id: string,
  { text, values }: CompiledRules,
): Promise<{ status: string; state: string | null } | null> {
  const { rows } = await tx.query<{ status: string; state: string | null }>(
    `select l.status, l.state from listings l join listers a on a.id = l.lister_id where l.id = $1 and (${text})`,
    [id, ...values],
  );
  return rows[0] ?? null;
}

/** Inserts times; throws a violation of `viewing_slots_do_not_overlap` if the host has another viewing then. */
export async function insertSlots(
  tx: Queryable,
  slots: readonly {
    readonly id: string;
    readonly listingId: string;
    readonly hostId: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly seats: number;
    readonly now: Date;
  }[],
): Promise<ViewingSlot[]> {
  for (const { id, listingId, hostId, startsAt, endsAt, seats, now } of slots)
    await tx.query(
      `insert into viewing_slots (id, listing_id, host_user_id, starts_at, ends_at, seats, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, listingId, hostId, startsAt, endsAt, seats, now],
    );
  const { rows } = await tx.query<ViewingSlot>(
    `select ${SLOT} from viewing_slots s where s.id = any($1::text[]) order by s.starts_at, s.id`,
    [slots.map(({ id }) => id)],
  );
  return rows;
}

/** A time with its home, locked until the transaction ends. */
export interface SlotRow {
  id: string;
  listing_id: string;
  starts_at: Date;
  ends_at: Date;
  seats: number;
  is_removed: boolean;
  status: string;
  host_user_id: string | null;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
}

/** Locks a time until the transaction ends; null if there is none. */
export async function lockSlot(tx: Queryable, id: string): Promise<SlotRow | null> {
  const { rows } = await tx.query<SlotRow>(
    `select s.id, s.listing_id, s.starts_at, s.ends_at, s.seats, s.removed_at is not null as is_removed, l.status,
        s.host_user_id, a.user_id as lister_user_id, a.corporate_id as lister_corporate_id
      from viewing_slots s join listings l on l.id = s.listing_id join listers a on a.id = l.lister_id
      where s.id = $1 for no key update of s`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether rules, whose parameters start at $2, let a user host a time. */
export async function isHosted(tx: Queryable, id: string, { text, values }: CompiledRules): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from viewing_slots s join listings l on l.id = s.listing_id join listers a on a.id = l.lister_id
      where s.id = $1 and (${text})`,
    [id, ...values],
  );
  return rowCount > 0;
}

/** The lowest seat of a locked time that nobody has, or null if it is full. */
export async function findFreeSeat(tx: Queryable, { id, seats }: SlotRow): Promise<number | null> {
  const { rows } = await tx.query<{ seat: number | null }>(
    `select min(n) as seat from generate_series(1, $2::int) n
      where not exists (select from viewings v where v.slot_id = $1 and v.seat = n)`,
    [id, seats],
  );
  return rows[0]?.seat ?? null;
}

/** Takes a time back; false if that was done before. */
export async function removeSlotRow(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update viewing_slots set removed_at = $2 where id = $1 and removed_at is null',
    [id, now],
  );
  return rowCount > 0;
}

/** Ids of times to come whose home was let or closed, and not only paused. */
export async function listGoneSlots(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select s.id from viewing_slots s join listings l on l.id = s.listing_id
      where s.removed_at is null and s.starts_at > $1
        and (l.status = 'let' or (l.status = 'closed' and l.state is distinct from 'paused'))
      order by s.starts_at, s.id`,
    [now],
  );
  return rows.map(({ id }) => id);
}
