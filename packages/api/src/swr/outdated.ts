import { mutate, type ScopedMutator, SWRConfig } from 'swr';

const outdated = new Set<string>();
/** How often the responses of each route were invalidated. */
const changes = new Map<string, number>();

/** The route that a cached key belongs to. */
const findName = (key: string): string => /^\w+/.exec(key)?.[0] ?? '';

/** Whether a cached key belongs to one of the routes. */
export const isKeyOf = (key: unknown, names: readonly string[]): boolean =>
  typeof key === 'string' && names.includes(findName(key));

/** How often the responses of a key's route were invalidated so far. */
export const countChanges = (key: string): number => changes.get(findName(key)) ?? 0;

/** Whether a cached response is stale: it is fetched again before another page shows it. */
export const isOutdated = (key: string): boolean => outdated.has(key);

/** Marks a key as fresh. */
export const noteRead = (key: string): boolean => outdated.delete(key);

/** Invalidates the cached responses of some routes: the next read fetches them again. */
export function outdateRoutes(names: readonly string[]): void {
  for (const name of names) changes.set(name, (changes.get(name) ?? 0) + 1);
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
