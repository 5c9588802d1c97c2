import { migrate } from '../migrate.ts';
import { webhookQueues } from '../partner-sites/leads/webhookQueue.ts';
import { type DatabaseSettings, openDatabase } from '../platform/database/openDatabase.ts';
import { createJobs } from '../platform/jobs/createJobs.ts';
import { mailQueues } from '../platform/mail-queue/mailQueues.ts';

/** Makes the database that each test file copies: migrated, with the tables and queues of jobs, and empty. */
export async function makeTemplate(settings: DatabaseSettings): Promise<void> {
  const db = await openDatabase(settings);
  await migrate(db);
  const jobs = await createJobs({
    db,
    log: () => undefined,
    queues: [...mailQueues, ...webhookQueues],
    isWorking: false,
  });
  await jobs.close();
  await db.close();
}
