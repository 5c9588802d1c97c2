import type { Queryable } from '../database/database.ts';
import type { Executor } from './makeExecutor.ts';
import type { RetentionClass } from './retention.ts';

/** Deletes the rows of a class that are expired at `now`. */
export async function deleteRetired(
  db: Queryable,
  { table, since, period, when = 'true' }: RetentionClass,
  now: Date,
): Promise<void> {
  await db.query(`delete from ${table} where ${since} < $1::timestamptz - $2::interval and (${when})`, [
    now,
    period,
  ]);
}

/** Deletes the reporter of reports older than a day; until then, it deduplicates them. */
export async function forgetReporters(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update listing_reports set reporter = null where reporter is not null and created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
}

/**
 * Compacts the listing versions into one row with the same sum, and deletes the change log. Processes that are behind reload all
 * listings once.
 */
export async function foldListingVersions(tx: Queryable): Promise<void> {
  await tx.query('lock table listing_versions in exclusive mode');
  await tx.query(`with gone as (delete from listing_versions returning version)
    insert into listing_versions (backend, version, forgotten)
    select 0, coalesce(sum(version), 0), coalesce(sum(version), 0) from gone`);
  await tx.query('delete from listing_changes');
  await tx.query(`select pg_notify('listings_changed', '')`);
}

/** Vacuums and analyzes all tables, one at a time, so that other statements can run in between. */
export async function vacuumTables(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) await db.query(`vacuum (analyze) ${name}`);
}

/** Whether a job of these queues is due or running. */
export async function hasDueJobs(db: Executor, names: readonly string[]): Promise<boolean> {
  const { rows } = await db.executeSql(
    `select 1 from jobs.job where name = any($1::text[])
      and (state = 'active' or state in ('created', 'retry') and start_after <= jobs.job_now()) limit 1`,
    [names],
  );
  return rows.length > 0;
}

/** Resets the timestamps of pg-boss's maintenance, which may be in the future after the clock was moved back. */
export async function releaseClaims(db: Executor): Promise<void> {
  await db.executeSql(
    `update jobs.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null`,
  );
  await db.executeSql('update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null');
}
