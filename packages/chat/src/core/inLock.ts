/** Runs work while no other tab of the browser runs work of this name; at once in browsers without locks. */
export async function inLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // It is missing on pages without https, although its type says otherwise.
  if (!(locks as LockManager | undefined)) return work();
  return locks?.request(name, work);
}
