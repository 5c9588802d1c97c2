/** The locks of the browser; they are missing on pages without https, although their type says otherwise. */
const findLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** Runs work while no other tab of the browser runs work of this name; at once in browsers without locks. */
export async function inLock(name: string, work: () => Promise<void>): Promise<void> {
  return findLocks()?.request(name, work) ?? work();
}

/**
 * Begins as soon as no other tab of the browser is at something of this name; at once in browsers without locks. Returns what ends it,
 * or gives up waiting.
 */
export function takeTurn(name: string, begin: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else begin();
    });
  // It is rejected if it ends before its turn came.
  findLocks()
    ?.request(name, { signal }, hold)
    .catch(() => undefined) ?? hold();
  return () => ending.abort();
}
