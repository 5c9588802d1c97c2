import type { Queryable } from '../database/database.ts';

/**
 * Deletes rate counters older than a day, error reports older than 30 days, dropped favourites and searches older than a day, letters a
 * week after they were sent, and sessions, one-time codes and intents that have ended; forgets who reported a listing.
 */
export async function deleteOldRows(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from rate_limits where window_start < $1::timestamptz - interval '1 day'`, [now]);
  await db.query(`delete from error_reports where created_at < $1::timestamptz - interval '30 days'`, [now]);
  await db.query('delete from sessions where expires_at < $1', [now]);
  await db.query('delete from one_time_codes where expires_at < $1', [now]);
  await db.query(`delete from one_time_code_requests where last_at < $1::timestamptz - interval '1 day'`, [
    now,
  ]);
  await db.query('delete from intents where expires_at < $1', [now]);
  await db.query(`delete from saved_searches where dropped_at < $1::timestamptz - interval '1 day'`, [now]);
  await db.query(`delete from favourites where dropped_at < $1::timestamptz - interval '1 day'`, [now]);
  await db.query(`delete from queued_mails where sent_at < $1::timestamptz - interval '7 days'`, [now]);
  await db.query(
    `update listing_reports set reporter = null where reporter is not null and created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
}

/**
 * Folds the versions of the listings into one row; their sum stays the same. The changes kept beside them are forgotten:
 * whoever counts with them counts everything again, once.
 */
export async function foldListingVersions(tx: Queryable): Promise<void> {
  await tx.query('lock table listing_versions in exclusive mode');
  await tx.query(`with gone as (delete from listing_versions returning version)
    insert into listing_versions (backend, version, forgotten)
    select 0, coalesce(sum(version), 0), coalesce(sum(version), 0) from gone`);
  await tx.query('delete from listing_changes');
}

/** Gives the room of changed and deleted rows back and counts what the tables hold: one at a time, so that others ask in between. */
export async function vacuumTables(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) await db.query(`vacuum (analyze) ${name}`);
}
