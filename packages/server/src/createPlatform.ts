import { chooseMailer, chooseObjects, choosePusher, chooseSms } from './chooseServices.ts';
import type { ChatStreams } from './conversations/chat-stream/ChatStreams.ts';
import { completeDependencies, createServer } from './createServer.ts';
import { migrate } from './migrate.ts';
import { webhookQueues } from './partner-sites/leads/webhookQueue.ts';
import type { Blobs } from './platform/blobs/Blobs.ts';
import { createTableBlobs } from './platform/blobs/createTableBlobs.ts';
import { requireObjectStore } from './platform/blobs/requireObjectStore.ts';
import type { Dependencies } from './platform/calling/Context.ts';
import { createMovableClock } from './platform/clock/createMovableClock.ts';
import { createTimeControls, type TimeControls } from './platform/clock/createTimeControls.ts';
import { moveDatabaseClock } from './platform/clock/queries.ts';
import type { Database } from './platform/database/database.ts';
import { refuseMovedFolder } from './platform/database/movedFolder.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import {
  explainDenied,
  nameDirect,
  requireDatabase,
  requireOneDatabase,
} from './platform/database/requireDatabase.ts';
import { within } from './platform/database/within.ts';
import { withReplica } from './platform/database/withReplica.ts';
import { withSignals } from './platform/database/withSignals.ts';
import { createLog, type Log } from './platform/http/log.ts';
import { createRateLimits, type RateLimits } from './platform/http/rateLimits.ts';
import type { ServerApp } from './platform/http/ServerEnvironment.ts';
import { createJobs } from './platform/jobs/createJobs.ts';
import type { Jobs } from './platform/jobs/Jobs.ts';
import { mailQueues } from './platform/mail-queue/mailQueues.ts';
import { pushQueues } from './platform/push/workPushes.ts';
import type { RedirectMemory } from './platform/redirects/RedirectMemory.ts';
import { mayUseSandbox } from './platform/settings/mayUseSandbox.ts';
import type { Settings } from './platform/settings/settings.ts';
import type { Metrics } from './platform/telemetry/Metrics.ts';
import { startTracing } from './platform/telemetry/startTracing.ts';
import type { ListingIndex } from './search/discover/ListingIndex.ts';
import type { SearchNames } from './search/understand/SearchNames.ts';
import { startJobs } from './startJobs.ts';

/** Options of `createPlatform`. */
export interface PlatformOptions {
  log?: Log;
  /** The real clock. @default that of this machine */
  clock?: () => Date;
  /** Folder of the migrations, if they aren't next to this package's sources. */
  migrationsFolder?: string;
  /** Runs after migrations and before requests are served, for example to seed a sample market. The settings lead to the sandbox. */
  prepare?: (db: Database, settings: Settings) => Promise<void>;
}

/** A running server: its app, its dependencies, and how to close it. */
export interface Platform {
  server: ServerApp;
  db: Database;
  blobs: Blobs;
  jobs: Jobs;
  log: Log;
  /** Queries the database until `listen` is called. */
  redirects: RedirectMemory;
  /** Delivers nothing until `listen` is called. */
  chatStreams: ChatStreams;
  /** Call `refresh` when listings change. */
  listingIndex: ListingIndex;
  /** Call `prepare` once requests are served. */
  searchNames: SearchNames;
  /** Null if rate limits are off. */
  rateLimits: RateLimits | null;
  /** Null if nobody may ask for them. */
  metrics: Metrics | null;
  settings: Settings;
  /** Null if the sandbox may not run. */
  time: TimeControls | null;
  /** Waits for running jobs and closes all connections. */
  close(): Promise<void>;
}

/** How long what is left of traces may take to be sent when the process stops, in milliseconds. */
const CLOSING_MS = 1_000;

/** The metrics, if somebody may ask for them; else they aren't even loaded. */
async function createMetrics({ metricsToken }: Settings): Promise<Metrics | null> {
  if (metricsToken === null) return null;
  const loaded = await import('./platform/telemetry/Metrics.ts');
  return new loaded.Metrics();
}

/** Opens and migrates the database, starts the jobs and creates the server. Throws an error with a message for people. */
export async function createPlatform(settings: Settings, options: PlatformOptions = {}): Promise<Platform> {
  const { log = createLog(), clock: realClock = () => new Date(), migrationsFolder, prepare } = options;
  const clock = createMovableClock(realClock);
  // Without a custom clock, jobs use the database's clock.
  const findMovedTime = options.clock ? clock.now : clock.findMovedTime;
  refuseMovedFolder(settings);
  const metrics = await createMetrics(settings);
  const stopTracing = settings.tracing && (await startTracing(settings.tracing, settings.role));
  const { signalsUrl, role } = settings;
  const opened = await openDatabase(settings, {
    onStatement: metrics ? (pool, seconds) => metrics.noteStatement(pool, seconds) : undefined,
    onLost: (error) => log('error', 'database', { message: error.message }),
    mayBePooled: signalsUrl !== null && role === 'web',
  });
  const signals =
    signalsUrl === null ? null : withSignals(opened, { url: signalsUrl, isRelay: role !== 'web', log });
  const db = signals ?? opened;
  const readDb = settings.databaseReadUrl
    ? withReplica(
        db,
        await openDatabase({ ...settings, databaseUrl: settings.databaseReadUrl, databaseDirectUrl: null }),
        log,
      )
    : null;
  const mailer = chooseMailer(settings, db);
  const open = async (): Promise<Dependencies> => {
    await requireDatabase(db, nameDirect(settings));
    if (settings.databaseDirectUrl) await requireOneDatabase(db);
    await signals?.begin();
    await migrate(db, migrationsFolder === undefined ? {} : { folder: migrationsFolder });
    const objects = chooseObjects(settings);
    await requireObjectStore(db, objects);
    // A killed process may have left the database's clock moved.
    if (mayUseSandbox(settings)) await moveDatabaseClock(db, 0);
    await prepare?.(db, settings);
    const jobs = await createJobs({
      db,
      log,
      queues: [...mailQueues, ...pushQueues, ...webhookQueues],
      isWorking: settings.role !== 'web',
      findMovedTime,
      onAttempt: metrics ? (queue, result) => metrics.noteJob(queue, result) : undefined,
    });
    const sms = chooseSms(settings, db);
    const blobs = createTableBlobs(db, { objects, log });
    const deps = completeDependencies({
      db,
      readDb,
      clock: clock.now,
      realClock,
      sms,
      pusher: choosePusher(settings, db),
      jobs,
      blobs,
      objects,
      settings,
      log,
    });
    if (settings.role === 'web') return deps;
    await startJobs(deps, mailer).catch(async (error: unknown) => {
      await jobs.close();
      throw error;
    });
    return deps;
  };
  const deps = await open().catch(async (error: unknown) => {
    await readDb?.close();
    await db.close();
    throw explainDenied(error, nameDirect(settings));
  });
  const { blobs, jobs, redirects, chatStreams, listingIndex, searchNames } = deps;
  const time = mayUseSandbox(settings) ? createTimeControls(db, clock, jobs) : null;
  const rateLimits = settings.isRateLimited ? createRateLimits({ db, now: realClock }) : null;
  return {
    server: createServer({ ...deps, rateLimits, metrics }),
    db,
    blobs,
    jobs,
    log,
    redirects,
    chatStreams,
    listingIndex,
    searchNames,
    rateLimits,
    metrics,
    settings,
    time,
    async close() {
      await jobs.close();
      mailer.close();
      await readDb?.close();
      await db.close();
      // The collector may be gone.
      if (stopTracing)
        await within(
          CLOSING_MS,
          stopTracing().catch(() => undefined),
        );
    },
  };
}
