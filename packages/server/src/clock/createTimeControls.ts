import type { Queryable } from '../database/database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { MovableClock } from './createMovableClock.ts';
import { moveDatabaseClock } from './queries.ts';

/** How the sandbox moves time and has jobs done. */
export interface TimeControls {
  now(): Date;
  /**
   * Moves the clock, or puts it right with null, and waits until everything due by then is done. One move waits for the other. Throws
   * where a job fails; the clock is moved then, too.
   */
  moveClock(to: Date | null): Promise<void>;
  /** Names of the jobs this process does. */
  listJobs(): string[];
  /** Does a job once, now; throws what it throws. */
  runJob(name: string): Promise<void>;
}

/** Controls the clock and the jobs of a process, and what the database stamps by itself. */
export function createTimeControls(db: Queryable, clock: MovableClock, jobs: Jobs): TimeControls {
  let last: Promise<void> = Promise.resolve();
  const move = async (to: Date | null) => {
    const from = clock.now();
    await moveDatabaseClock(db, clock.move(to));
    await jobs.runMissed(from, clock.now());
  };
  return {
    now: clock.now,
    moveClock(to) {
      const moved = last.then(() => move(to));
      last = moved.catch(() => undefined);
      return moved;
    },
    listJobs: () => jobs.listNames(),
    runJob: (name) => jobs.run(name),
  };
}
