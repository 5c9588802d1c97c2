import type { Database } from '../database/database.ts';
import type { Jobs } from './Jobs.ts';
import { deleteRetired, foldListingVersions, forgetReporters, vacuumTables } from './queries.ts';
import { retention } from './retention.ts';

/** Name of the nightly job. */
export const CLEAN_UP_JOB = 'clean-up';

/** Deletes what nobody needs any more, class by class as the table of retention says. */
export async function cleanUp(db: Database, now: Date, realNow = now): Promise<void> {
  for (const each of retention) await deleteRetired(db, each, each.isRealTime ? realNow : now);
  await forgetReporters(db, now);
  await db.transaction((tx) => foldListingVersions(tx));
  // A server does this by itself all day; inside our process nobody else would.
  if (db.kind === 'embedded') await vacuumTables(db);
}

/** Has `cleanUp` done every night at a quarter past three. */
export async function scheduleCleanUp(
  jobs: Jobs,
  { db, clock, realClock }: { db: Database; clock: () => Date; realClock: () => Date },
): Promise<void> {
  await jobs.work(CLEAN_UP_JOB, () => cleanUp(db, clock(), realClock()));
  await jobs.schedule(CLEAN_UP_JOB, '15 3 * * *');
}
