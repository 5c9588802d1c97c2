import type { Queryable } from '../../platform/database/database.ts';
import type { ContractRow } from '../contracts/contractRow.ts';

/** The sealed secret of somebody's feed, or null. */
export async function findFeedSecret(db: Queryable, userId: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ secret: Buffer }>(
    'select secret from calendar_feeds where user_id = $1',
    [userId],
  );
  return rows[0]?.secret ?? null;
}

/** Writes the secret of somebody's feed; the one before ends. */
export async function saveFeed(
  tx: Queryable,
  { userId, hash, secret, now }: { userId: string; hash: string; secret: Buffer; now: Date },
): Promise<void> {
  await tx.query(
    `insert into calendar_feeds (user_id, secret_hash, secret, created_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update set secret_hash = excluded.secret_hash, secret = excluded.secret, created_at = excluded.created_at`,
    [userId, hash, secret, now],
  );
}

/** Whose feed a secret opens, or null. */
export async function findFeedOwner(db: Queryable, hash: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from calendar_feeds where secret_hash = $1',
    [hash],
  );
  return rows[0]?.user_id ?? null;
}

/** Ids of the rentals that are agreed and that a user is a party of. */
export async function listAgreedRentals(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from rentals r join rental_parties p on p.rental_id = r.id and p.left_at is null and p.user_id = $1
      where exists (select from offers o where o.rental_id = r.id and o.state = 'accepted') order by r.id limit 200`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Terms of the accepted offers of rentals, by rental. */
export async function listAgreedTerms(
  db: Queryable,
  rentalIds: readonly string[],
): Promise<Map<string, ContractRow['terms']>> {
  const { rows } = await db.query<{ rental_id: string; terms: ContractRow['terms'] }>(
    `select rental_id, terms from offers where rental_id = any($1::text[]) and state = 'accepted'`,
    [rentalIds],
  );
  return new Map(rows.map(({ rental_id: id, terms }) => [id, terms]));
}

/** A tenancy that somebody lives in, or whose deposit is not settled. */
export interface LivedIn {
  id: string;
  state: 'running' | 'ending' | 'ended';
  last_day: string | null;
}

/** Tenancies from the keys to the returned deposit. */
export async function listLivedIn(db: Queryable): Promise<LivedIn[]> {
  const { rows } = await db.query<LivedIn>(
    `select id, state, last_day::text as last_day from rentals where state in ('running', 'ending', 'ended') order by id`,
  );
  return rows;
}
