import { mutate, type ScopedMutator, SWRConfig } from 'swr';

const outdated = new Set<string>();

/** Whether a cached key belongs to one of the routes. */
export function isKeyOf(key: unknown, names: readonly string[]): boolean {
  if (typeof key !== 'string') return false;
  const name = /^\w+/.exec(key)?.[0] ?? '';
  return names.includes(name);
}

/** Whether a cached response is stale: it is fetched again before another page shows it. */
export const isOutdated = (key: string): boolean => outdated.has(key);

/** Marks a key as fresh. */
export const noteRead = (key: string): boolean => outdated.delete(key);

/** Invalidates the cached responses of some routes: the next read fetches them again. */
export function outdateRoutes(names: readonly string[]): void {
  for (const key of SWRConfig.defaultValue.cache.keys()) if (isKeyOf(key, names)) outdated.add(key);
}

/**
 * Revalidates some routes: those on screen at once, showing the old response until the new one arrives, others when they are
 * next read. Browser only. For a custom cache (`SWRConfig` with a `provider`), pass its `mutate`.
 */
export async function refreshRoutes(
  names: readonly string[],
  mutateCache: ScopedMutator = mutate,
): Promise<void> {
  outdateRoutes(names);
  await mutateCache((key) => isKeyOf(key, names));
}
