import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Executor } from './makeExecutor.ts';
import { hasDueJobs, releaseClaims } from './queries.ts';

/** Maximum time for all due jobs, in milliseconds. */
const MAX_MS = 60_000;
const PAUSE_MS = 10;

/**
 * Makes the workers process all due jobs, including those of dead processes, which pg-boss only checks once a minute of a clock that
 * can be moved.
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
