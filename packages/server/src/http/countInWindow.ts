import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { countRequest } from './queries.ts';

/** What is counted: how many of it are let through, within which window. */
export interface CountedWindow {
  /** Names what is counted. */
  name: string;
  /** Whose calls are counted together. */
  who: string;
  max: number;
  seconds: number;
}

/** Counts one call in the window of the clock that `now` is in, for all processes together; seconds to wait, or 0. */
export async function countInWindow(
  db: Queryable,
  { name, who, max, seconds: length }: CountedWindow,
  now: Date,
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % length);
  // Stored for a day at most, and only as a digest: enough to count, not to tell who.
  const key = createHash('sha256').update(`${start}|${who}`).digest('base64url').slice(0, 22);
  const isFree = await countRequest(db, `${name}:${key}`, new Date(start * 1000), max);
  return isFree ? 0 : Math.max(1, Math.ceil(start + length - now.getTime() / 1000));
}
