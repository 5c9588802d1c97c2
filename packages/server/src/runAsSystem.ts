import { chooseObjects, chooseSms } from './chooseServices.ts';
import { completeDependencies } from './createServer.ts';
import { migrate } from './migrate.ts';
import { createTableBlobs } from './platform/blobs/createTableBlobs.ts';
import type { Context } from './platform/calling/Context.ts';
import { createSystemContext } from './platform/calling/createContext.ts';
import { openSharedDatabase } from './platform/database/openSharedDatabase.ts';
import { createLog } from './platform/http/log.ts';
import { createJobs } from './platform/jobs/createJobs.ts';
import type { Jobs } from './platform/jobs/Jobs.ts';
import { mailQueues } from './platform/mail-queue/mailQueues.ts';
import { getSettings } from './platform/settings/env.ts';

/** Runs a command's work on the configured database as the system, even while a server is running. */
export async function runAsSystem(work: (ctx: Context) => Promise<void>): Promise<void> {
  const settings = getSettings();
  const log = createLog((line) => process.stderr.write(line));
  const db = await openSharedDatabase(settings);
  let jobs: Jobs | null = null;
  try {
    await migrate(db);
    jobs = await createJobs({ db, log, queues: mailQueues, isWorking: false });
    const sms = chooseSms(settings, db);
    const clock = () => new Date();
    const objects = chooseObjects(settings);
    const deps = completeDependencies({
      db,
      clock,
      sms,
      jobs,
      blobs: createTableBlobs(db, { objects, log }),
      objects,
      settings,
      log,
    });
    await work(createSystemContext(deps));
  } finally {
    await jobs?.close();
    await db.close();
  }
}
