import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Executor } from './makeExecutor.ts';
import { hasDueJobs, releaseClaims } from './queries.ts';

/** Longest time everything due may take, in milliseconds. */
const MAX_MS = 60_000;
const PAUSE_MS = 10;

/**
 * Has the workers do what is due of their queues until nothing is, also what a process left that is gone: pg-boss looks for that
 * once a minute of a clock that may have been moved since.
 */
export async function finishDueJobs(boss: PgBoss, db: Executor, names: readonly string[]): Promise<void> {
  const giveUpAt = performance.now() + MAX_MS;
  await releaseClaims(db);
  await boss.supervise();
  while (await hasDueJobs(db, names)) {
    if (performance.now() > giveUpAt) throw new Error('Jobs that are due are not done within a minute.');
    for (const { id } of boss.getWipData()) boss.notifyWorker(id);
    await wait(PAUSE_MS);
  }
}
