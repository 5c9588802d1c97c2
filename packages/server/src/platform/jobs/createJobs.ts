import { PgBoss, systemClock } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { within } from '../database/within.ts';
import type { Log } from '../http/log.ts';
import { finishDueJobs } from './finishDueJobs.ts';
import type { JobHandler, Jobs, Queue } from './Jobs.ts';
import { type FindMovedTime, makeExecutor } from './makeExecutor.ts';
import { makeWorker, type OnAttempt } from './makeWorker.ts';
import { listMissed, runAll, TIME_ZONE } from './missedJobs.ts';

/** Options of `createJobs`. */
export interface JobsOptions {
  db: Database;
  log: Log;
  /** Queues with their own options; jobs sent in a transaction must use one of them. */
  queues?: readonly Queue[];
  /** False to only queue jobs, as in commands. @default true */
  isWorking?: boolean;
  onAttempt?: OnAttempt | undefined;
  /** The time of a moved clock. @default always null: the clock of the database */
  findMovedTime?: FindMovedTime;
  /** Seconds between checks for scheduled jobs, and until they are queued; for tests. @default 30, and 5 */
  scheduleSeconds?: number;
}

const SCHEMA = 'jobs';
/** How long shutdown waits for running jobs, in milliseconds; the whole process has ten seconds. */
const STOP_TIMEOUT_MS = 5_000;
/** pg-boss stores a key for this many seconds: the maximum, so that a key is unique as long as its job exists. */
const KEY_SECONDS = 2 ** 31 - 1;

/** A running job of a process that was killed is taken up again after this long without a heartbeat, and a check for it. */
const HEARTBEAT_SECONDS = 20;
const CHECK_SECONDS = 15;

const heartbeat = { heartbeatSeconds: HEARTBEAT_SECONDS };

const toQueueOptions = (queue: Queue) => ({
  ...heartbeat,
  retryLimit: queue.retryLimit,
  retryDelay: queue.retrySeconds,
  retryBackoff: true,
  retryDelayMax: queue.maxRetrySeconds,
  expireInSeconds: queue.expireSeconds,
  // Finished jobs are deleted by `cleanUp`, as `retention.ts` says.
  deleteAfterSeconds: 0,
  ...(queue.retentionSeconds === undefined ? {} : { retentionSeconds: queue.retentionSeconds }),
  ...(queue.deadLetter === undefined ? {} : { deadLetter: queue.deadLetter }),
});

/** Whether a queue has all of these options already. */
const isSet = (queue: object | undefined, options: object): boolean => {
  const current = new Map(Object.entries(queue ?? {}));
  return Object.entries(options).every(([option, value]) => current.get(option) === value);
};

/** Starts pg-boss on our database; its tables are in the schema `jobs`. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log, queues = [], isWorking = true, findMovedTime = () => null, scheduleSeconds } = options;
  const executor = makeExecutor(db, findMovedTime);
  const boss = new PgBoss({
    schema: SCHEMA,
    db: executor,
    clock: { ...systemClock, now: () => findMovedTime()?.getTime() ?? Date.now() },
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: CHECK_SECONDS,
    monitorIntervalSeconds: CHECK_SECONDS,
    ...(scheduleSeconds === undefined
      ? {}
      : { cronMonitorIntervalSeconds: scheduleSeconds, cronWorkerIntervalSeconds: scheduleSeconds }),
  });
  boss.on('error', (error) => log('error', 'jobs', { stack: error.stack ?? error.message }));
  await boss.start();
  // Skip queues and schedules that are up to date: updating each takes several statements.
  const [queuesThere, schedulesThere] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const found = new Map(queuesThere.map((queue) => [queue.name, queue]));
  const times = new Map(schedulesThere.map((schedule) => [schedule.name, schedule]));
  const declared = new Map(queues.map((queue) => [queue.name, queue]));
  const made = new Set<string>();
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  const finishDue = (names = [...handlers.keys()]) => finishDueJobs(boss, executor, names);
  const run = async (name: string) => {
    if (!schedules.has(name)) return finishDue([name]);
    await handlers.get(name)?.(null, { id: 'by hand', attempts: 1, source: null });
  };
  const makeQueue = async (name: string) => {
    if (made.has(name)) return;
    const queue = declared.get(name);
    const options = queue ? toQueueOptions(queue) : heartbeat;
    const isThere = found.has(name);
    const isRight = isSet(found.get(name), options);
    if (!isThere) await boss.createQueue(name, options);
    if (!isRight) await boss.updateQueue(name, options);
    // Warms pg-boss's queue cache: with one connection, a lookup inside a transaction would deadlock.
    if (!isThere || !isRight) await boss.findJobs(name, { key: '' });
    made.add(name);
  };
  for (const { name } of queues) await makeQueue(name);
  return {
    async send(name, data = {}, { tx, key } = {}) {
      if (tx && !made.has(name)) throw new Error(`The queue "${name}" is not declared.`);
      await makeQueue(name);
      await boss.send(name, data, {
        ...(tx ? { db: makeExecutor(tx, findMovedTime) } : {}),
        ...(key === undefined ? {} : { singletonKey: key, singletonSeconds: KEY_SECONDS }),
      });
    },
    async work(name, handle) {
      await makeQueue(name);
      handlers.set(name, handle);
      const batchSize = declared.get(name)?.concurrency ?? 1;
      await boss.work(
        name,
        { batchSize, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true },
        makeWorker({ name, handle, log, onAttempt: options.onAttempt }),
      );
    },
    async schedule(name, cron) {
      await makeQueue(name);
      const { cron: setTo, timezone } = times.get(name) ?? {};
      if (setTo !== cron || timezone !== TIME_ZONE) await boss.schedule(name, cron, null, { tz: TIME_ZONE });
      times.delete(name);
      schedules.set(name, cron);
    },
    listNames: () => [...handlers.keys()].sort(),
    run,
    async runMissed(from, to) {
      const missed = listMissed(boss, schedules, from, to);
      await runAll(missed, run);
      await finishDue();
    },
    finishDue: () => finishDue(),
    async close() {
      // An unresponsive database would block the stop.
      await within(
        2 * STOP_TIMEOUT_MS,
        boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
      );
    },
  };
}
