import { mutate, type ScopedMutator, SWRConfig } from 'swr';

const outdated = new Set<string>();

/** Whether a cached key belongs to one of the routes. */
export function isKeyOf(key: unknown, names: readonly string[]): boolean {
  if (typeof key !== 'string') return false;
  const name = /^\w+/.exec(key)?.[0] ?? '';
  return names.includes(name);
}

/** Whether a cached answer holds no longer: it is read again before it is shown on another page. */
export const isOutdated = (key: string): boolean => outdated.has(key);

/** A key was read just now. */
export const noteRead = (key: string): boolean => outdated.delete(key);

/** Puts the cached answers of some routes out of date: whoever reads one next asks for it anew. */
export function outdateRoutes(names: readonly string[]): void {
  for (const key of SWRConfig.defaultValue.cache.keys()) if (isKeyOf(key, names)) outdated.add(key);
}

/**
 * Reads the answers of some routes again: at once where they are shown, until which the last one stays there; elsewhere
 * when they are needed. In the browser only. A cache of one's own (`SWRConfig` with a `provider`) is refreshed by its `mutate`.
 */
export async function refreshRoutes(
  names: readonly string[],
  mutateCache: ScopedMutator = mutate,
): Promise<void> {
  outdateRoutes(names);
  await mutateCache((key) => isKeyOf(key, names));
}
