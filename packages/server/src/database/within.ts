import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something, but no longer than so many milliseconds: what takes longer is left to itself. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const late = pause(milliseconds, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  enough.abort();
}
