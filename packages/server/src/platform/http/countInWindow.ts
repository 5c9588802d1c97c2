import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { countRequest } from './queries.ts';

/** A fixed-window rate limit. */
export interface CountedWindow {
  /** Name of the counter. */
  name: string;
  /** Who is counted: a user or an address. */
  who: string;
  max: number;
  seconds: number;
}

/** The row that counts calls in the current window. */
export interface WindowCounter {
  readonly key: string;
  readonly windowStart: Date;
  readonly max: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** The row that counts in the current window, for all processes together. */
export function makeCounter({ name, who, max, seconds: length }: CountedWindow, now: Date): WindowCounter {
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % length);
  // Stored for a day at most, as a digest: enough to count, not to identify anyone.
  const key = createHash('sha256').update(`${start}|${who}`).digest('base64url').slice(0, 22);
  const retryAfter = Math.max(1, Math.ceil(start + length - now.getTime() / 1000));
  return { key: `${name}:${key}`, windowStart: new Date(start * 1000), max, retryAfter };
}

/** Counts a call in the current window. Returns the seconds to wait, or 0. */
export async function countInWindow(db: Queryable, window: CountedWindow, now: Date): Promise<number> {
  const counter = makeCounter(window, now);
  return (await countRequest(db, counter)) ? 0 : counter.retryAfter;
}
