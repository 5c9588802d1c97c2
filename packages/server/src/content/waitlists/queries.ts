import type { Waitlist } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A waitlist, as stored. */
export interface WaitlistRow {
  /** Its address without the first slash. */
  name: string;
  title: string;
  summary: string;
  country: Waitlist['country'];
  asks_phone: boolean;
  state: Waitlist['state'];
}

const columns = 'name, title, summary, country, asks_phone, state';

/** The waitlist of a name, or null. */
export async function findWaitlist(db: Queryable, name: string): Promise<WaitlistRow | null> {
  const { rows } = await db.query<WaitlistRow>({
    name: 'find-waitlist',
    text: `select ${columns} from waitlists where name = $1`,
    values: [name],
  });
  return rows[0] ?? null;
}

/** All waitlists by name, with the number of people on each, confirmed or not. */
export async function listWaitlistRows(
  db: Queryable,
): Promise<(WaitlistRow & { confirmed: number; waiting: number })[]> {
  const { rows } = await db.query<WaitlistRow & { confirmed: number; waiting: number }>(
    `select ${columns}, (select count(*)::int from waitlist_entries e where e.waitlist = w.name and confirmed_at is not null)
        as confirmed, (select count(*)::int from waitlist_entries e where e.waitlist = w.name and confirmed_at is null) as waiting
      from waitlists w order by name`,
  );
  return rows;
}

/** Inserts a waitlist; false if the name is taken. */
export async function insertWaitlist(
  tx: Queryable,
  row: Pick<WaitlistRow, 'name' | 'title' | 'summary' | 'country' | 'asks_phone'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into waitlists (name, title, summary, country, asks_phone) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [row.name, row.title, row.summary, row.country, row.asks_phone],
  );
  return rowCount > 0;
}

/** Opens or closes a waitlist; false if there is none. */
export async function updateWaitlistState(
  tx: Queryable,
  name: string,
  state: WaitlistRow['state'],
): Promise<boolean> {
  const { rowCount } = await tx.query('update waitlists set state = $2 where name = $1', [name, state]);
  return rowCount > 0;
}
