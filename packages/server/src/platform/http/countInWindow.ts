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

/** Counts a call in the current window, for all processes together. Returns the seconds to wait, or 0. */
export async function countInWindow(
  db: Queryable,
  { name, who, max, seconds: length }: CountedWindow,
  now: Date,
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % length);
  // Stored for a day at most, as a digest: enough to count, not to identify anyone.
  const key = createHash('sha256').update(`${start}|${who}`).digest('base64url').slice(0, 22);
  const isFree = await countRequest(db, `${name}:${key}`, new Date(start * 1000), max);
  return isFree ? 0 : Math.max(1, Math.ceil(start + length - now.getTime() / 1000));
}
