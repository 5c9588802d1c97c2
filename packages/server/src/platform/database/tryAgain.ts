import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's codes for a serialization failure and a deadlock. */
const givenWay = new Set(['40001', '40P01']);

const MAX_TRIES = 4;
const LONGEST_PAUSE_MS = 50;

const hasGivenWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && givenWay.has(error.code);

/** Retries work after a serialization failure or deadlock, a few times, with a random delay. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !hasGivenWay(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}
