import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { within } from '../database/within.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from './Jobs.ts';

/** What jobs stand on. */
export interface JobsOptions {
  db: Database;
  log: Log;
}

const SCHEMA = 'jobs';
/** How long a stop waits for jobs in hand, in milliseconds; the whole process has ten seconds. */
const STOP_TIMEOUT_MS = 5_000;

/** Starts pg-boss on the house's own database; its tables live in the schema `jobs`. */
export async function createJobs({ db, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => db.query(text, values) },
  });
  boss.on('error', (error) => log('error', 'jobs', { stack: error.stack ?? error.message }));
  await boss.start();
  const made = new Set<string>();
  const makeQueue = async (name: string) => {
    if (made.has(name)) return;
    await boss.createQueue(name);
    made.add(name);
  };
  return {
    async send(name, data = {}) {
      await makeQueue(name);
      await boss.send(name, data);
    },
    async work(name, handle) {
      await makeQueue(name);
      await boss.work(name, async (jobs) => {
        for (const job of jobs) await handle(job.data);
      });
    },
    async schedule(name, cron) {
      await makeQueue(name);
      await boss.schedule(name, cron, null, { tz: 'Asia/Singapore' });
    },
    async close() {
      // A silent database answers nothing about jobs either.
      await within(
        2 * STOP_TIMEOUT_MS,
        boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
      );
    },
  };
}
