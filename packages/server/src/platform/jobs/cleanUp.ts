import type { Database } from '../database/database.ts';
import type { Jobs } from './Jobs.ts';
import { deleteRetired, foldListingVersions, forgetReporters, vacuumTables } from './queries.ts';
import { retention } from './retention.ts';

/** Name of the nightly job. */
export const CLEAN_UP_JOB = 'clean-up';

/** Deletes expired data, as listed in `retention.ts`. */
export async function cleanUp(db: Database, now: Date, realNow = now): Promise<void> {
  for (const each of retention) await deleteRetired(db, each, each.isRealTime ? realNow : now);
  await forgetReporters(db, now);
  await db.transaction((tx) => foldListingVersions(tx));
  // A PostgreSQL server has autovacuum; the embedded database doesn't.
  if (db.kind === 'embedded') await vacuumTables(db);
}

/** Schedules `cleanUp` nightly at 3:15. */
export async function scheduleCleanUp(
  jobs: Jobs,
  { db, clock, realClock }: { db: Database; clock: () => Date; realClock: () => Date },
): Promise<void> {
  await jobs.work(CLEAN_UP_JOB, () => cleanUp(db, clock(), realClock()));
  await jobs.schedule(CLEAN_UP_JOB, '15 3 * * *');
}
