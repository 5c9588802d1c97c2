import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import { deleteOldDrafts } from './queries.ts';

/** Name of the hourly job. */
const PURGE_MYINFO_JOB = 'purge-myinfo';

/** Has what Myinfo said and nobody submitted deleted every hour, so that it is gone within a day. */
export async function schedulePurge(jobs: Jobs, db: Database, clock: () => Date): Promise<void> {
  await jobs.work(PURGE_MYINFO_JOB, () => deleteOldDrafts(db, clock()));
  await jobs.schedule(PURGE_MYINFO_JOB, '5 * * * *');
}
