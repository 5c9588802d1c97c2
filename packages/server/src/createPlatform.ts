import { scheduleAuditCheck } from './audit/checkAudit.ts';
import type { Blobs } from './blobs/Blobs.ts';
import { createTableBlobs } from './blobs/createTableBlobs.ts';
import { createServer } from './createServer.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { FacetCounter } from './discover/FacetCounter.ts';
import { createLog, type Log } from './http/log.ts';
import { createRateLimits, type RateLimits } from './http/rateLimits.ts';
import type { ServerApp } from './http/ServerEnvironment.ts';
import { createJobs } from './jobs/createJobs.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { scheduleTidy } from './jobs/tidy.ts';
import { createOutboxMailer, createSmtpMailer } from './mail/createMailer.ts';
import { scheduleMail } from './mail-queue/sendQueuedMails.ts';
import { schedulePurge } from './myinfo/purgeDrafts.ts';
import { scheduleDeletions } from './own-data/deleteAccounts.ts';
import { RedirectMemory } from './redirects/RedirectMemory.ts';
import { scheduleSearchMails } from './saved-searches/scheduleSearchMails.ts';
import { mayUseSandbox } from './settings/mayUseSandbox.ts';
import type { Settings } from './settings/settings.ts';
import { createGatewaySms, createOutboxSms } from './sms/createSms.ts';
import type { Sms } from './sms/Sms.ts';

/** What a platform may be given instead of making it. */
export interface PlatformOptions {
  log?: Log;
  clock?: () => Date;
  /** Folder of the migrations, when they are not beside this package's sources. */
  migrationsFolder?: string;
  /** Runs on the migrated database before anything is served, for example to fill a sample market. */
  prepare?: (db: Database) => Promise<void>;
}

/** A running server side: its app, what it stands on, and its end. */
export interface Platform {
  server: ServerApp;
  db: Database;
  blobs: Blobs;
  jobs: Jobs;
  log: Log;
  /** Asks the database until it is told to listen. */
  redirects: RedirectMemory;
  /** Wants to be told when listings change. */
  counter: FacetCounter;
  /** Null where nothing is limited. */
  rateLimits: RateLimits | null;
  settings: Settings;
  /** Waits for jobs in hand and ends every connection. */
  close(): Promise<void>;
}

function chooseSms(settings: Settings, db: Database): Sms | null {
  const { smsUrl: url, smsFrom: from, smsToken: token } = settings;
  if (url) return createGatewaySms({ url, from, token });
  return mayUseSandbox(settings) ? createOutboxSms(db) : null;
}

/** Opens and migrates the database, starts the jobs and makes the server. Throws a sentence for people when it cannot. */
export async function createPlatform(settings: Settings, options: PlatformOptions = {}): Promise<Platform> {
  const { log = createLog(), clock = () => new Date(), migrationsFolder, prepare } = options;
  const db = await openDatabase(settings, {
    onLost: (error) => log('error', 'database', { message: error.message }),
  });
  const mailer = settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl, settings.mailFrom)
    : createOutboxMailer(db);
  let jobs: Jobs | null = null;
  try {
    await migrate(db, migrationsFolder === undefined ? {} : { folder: migrationsFolder });
    await prepare?.(db);
    jobs = await createJobs({ db, log });
    await scheduleTidy(jobs, db, clock);
    await schedulePurge(jobs, db, clock);
    await scheduleAuditCheck(jobs, db, log);
    await scheduleDeletions(jobs, { db, clock, log });
    await scheduleMail(jobs, { db, mailer, clock, log });
    const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
    await scheduleSearchMails({ db, jobs, clock, origin });
  } catch (error) {
    await jobs?.close();
    await db.close();
    throw error;
  }
  const startedJobs = jobs;
  const sms = chooseSms(settings, db);
  const blobs = createTableBlobs(db);
  const rateLimits = settings.isRateLimited ? createRateLimits({ db, now: clock }) : null;
  const redirects = new RedirectMemory({ db, clock });
  const counter = new FacetCounter(db);
  const limits = rateLimits ? { rateLimits } : {};
  const server = createServer({
    db,
    clock,
    mailer,
    sms,
    jobs,
    blobs,
    settings,
    log,
    redirects,
    counter,
    ...limits,
  });
  return {
    server,
    db,
    blobs,
    jobs,
    log,
    redirects,
    counter,
    rateLimits,
    settings,
    async close() {
      await startedJobs.close();
      mailer.close();
      await db.close();
    },
  };
}
