import type { Queryable } from '../database/database.ts';

/** Deletes rate counters older than a day, error reports older than 30 days, dropped favourites older than a day, and sessions and intents that have ended. */
export async function deleteOldRows(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from rate_limits where window_start < $1::timestamptz - interval '1 day'`, [now]);
  await db.query(`delete from error_reports where created_at < $1::timestamptz - interval '30 days'`, [now]);
  await db.query('delete from sessions where expires_at < $1', [now]);
  await db.query('delete from intents where expires_at < $1', [now]);
  await db.query(`delete from favourites where dropped_at < $1::timestamptz - interval '1 day'`, [now]);
}

/** Folds the versions of the listings into one row; their sum, which is all that counts, stays the same. */
export async function foldListingVersions(tx: Queryable): Promise<void> {
  await tx.query('lock table listing_versions in exclusive mode');
  await tx.query(`with gone as (delete from listing_versions returning version)
    insert into listing_versions (backend, version) select 0, coalesce(sum(version), 0) from gone`);
}
