import { migrate } from '../migrate.ts';
import type { Database } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/createJobs.ts';
import { countTables } from './catalogQueries.ts';

/** Makes the tables of pg-boss, without its queues. */
export async function makeJobTables(db: Database): Promise<void> {
  const jobs = await createJobs({ db, log: () => undefined, isWorking: false });
  await jobs.close();
}

/** Makes the tables in a database, up to a migration. */
export async function makeTables(db: Database, options: { until?: number } = {}): Promise<void> {
  await migrate(db, options);
  await makeJobTables(db);
}

/** Throws a sentence if a database isn't new. */
export async function requireNew(db: Database, called: string): Promise<void> {
  const count = await countTables(db);
  if (count > 0)
    throw new Error(
      `${called} isn't empty: it has ${count === 1 ? '1 table' : `${count} tables`}. Make a new one.`,
    );
}
