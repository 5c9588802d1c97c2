import type { Queryable } from '../database/database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { MovableClock } from './createMovableClock.ts';
import { moveDatabaseClock } from './queries.ts';

/** Lets the sandbox move the clock and run jobs. */
export interface TimeControls {
  now(): Date;
  /**
   * Moves the clock, or resets it with null, and waits until all jobs due by then are done. Moves run one at a time. Throws if a job
   * fails; the clock is moved anyway.
   */
  moveClock(to: Date | null): Promise<void>;
  /** Names of the queues this process handles. */
  listJobs(): string[];
  /** Runs a job once, now; throws what it throws. */
  runJob(name: string): Promise<void>;
}

/** Controls the clock and jobs of a process, and the timestamps the database sets. */
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
