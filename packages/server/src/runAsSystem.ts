import { createTableBlobs } from './blobs/createTableBlobs.ts';
import type { Context } from './calling/Context.ts';
import { createSystemContext } from './calling/createContext.ts';
import { chooseSms } from './createPlatform.ts';
import { completeDependencies } from './createServer.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createLog, type Log } from './http/log.ts';
import { createJobs } from './jobs/createJobs.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { getSettings } from './settings/env.ts';

/** Jobs that are started by the first use of them: most commands queue none. */
function createLazyJobs(db: Database, log: Log): Jobs {
  let started: Promise<Jobs> | null = null;
  const start = () => {
    started ??= createJobs({ db, log });
    return started;
  };
  return {
    send: async (name, data) => (await start()).send(name, data),
    work: async (name, handle) => (await start()).work(name, handle),
    schedule: async (name, cron) => (await start()).schedule(name, cron),
    close: async () => (await started)?.close(),
  };
}

/** Does the work of a command on the configured database, beside a process that may be running: nobody asks but the platform. */
export async function runAsSystem(work: (ctx: Context) => Promise<void>): Promise<void> {
  const settings = getSettings();
  const log = createLog((line) => process.stderr.write(line));
  const db = await openDatabase(settings, { ifBusy: 'join' });
  const jobs = createLazyJobs(db, log);
  try {
    await migrate(db);
    const sms = chooseSms(settings, db);
    const clock = () => new Date();
    const deps = completeDependencies({
      db,
      clock,
      sms,
      jobs,
      blobs: createTableBlobs(db),
      settings,
      log,
    });
    await work(createSystemContext(deps));
  } finally {
    await jobs.close();
    await db.close();
  }
}
