import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work, at most so many milliseconds; slower work continues unobserved. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const late = pause(milliseconds, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  enough.abort();
}
