import { mutate, SWRConfig } from 'swr';
import type { Client } from '../createClient.ts';
import type { RouteName } from '../routes.ts';
import type { RouteAnswer, RouteParams } from '../routeTypes.ts';
import { routeKey } from '../routeUrl.ts';
import { fetchOnce, type RouteStore } from './fetchOnce.ts';
import { isOutdated, noteRead } from './outdated.ts';
import { callRoute } from './routeCalls.ts';

/** Options of `preloadRoute`. */
export interface PreloadRouteOptions<Name extends RouteName> {
  name: Name;
  params: RouteParams<Name>;
  client: Client;
  /** On the server, the store of this request. In the browser, omit it to use SWR's cache. */
  store?: RouteStore;
  /** The corporate the page is rendered for. */
  corporate?: string | null;
  /**
   * Age in milliseconds after which a cached response is revalidated in the background (stale-while-revalidate); by default never.
   * Browser only.
   */
  refreshAfter?: number;
}

/** Responses that came with the page are as old as the page. */
const startedAt = Date.now();
const fetchedAt = new Map<string, number>();

/** Revalidates a route; on failure, the cached response stays. */
async function refresh(client: Client, key: string, read: () => Promise<unknown>): Promise<void> {
  fetchedAt.set(key, Date.now());
  try {
    await mutate(key, await fetchOnce(client, key, read), { revalidate: false });
    noteRead(key);
  } catch {
    fetchedAt.delete(key);
  }
}

/**
 * Reads a route before its components render, so that `useRoute` finds the response in the cache. A fresh or pending key is not
 * fetched again. Throws what the client throws.
 */
export async function preloadRoute<Name extends RouteName>({
  name,
  params,
  client,
  store,
  corporate = null,
  refreshAfter,
}: PreloadRouteOptions<Name>): Promise<RouteAnswer<Name>> {
  const key = routeKey(name, params, corporate);
  if (store) {
    if (!store.has(key)) {
      await fetchOnce(store, key, async () => {
        store.set(key, await callRoute(client, name, params));
      });
    }
    return store.get(key) as RouteAnswer<Name>;
  }
  const { cache } = SWRConfig.defaultValue;
  const known: unknown = cache.get(key)?.data;
  if (known !== undefined && !isOutdated(key)) {
    const age = Date.now() - (fetchedAt.get(key) ?? startedAt);
    if (refreshAfter !== undefined && age >= refreshAfter)
      void refresh(client, key, () => callRoute(client, name, params));
    return known as RouteAnswer<Name>;
  }
  fetchedAt.set(key, Date.now());
  const answer = await fetchOnce(client, key, () => callRoute(client, name, params));
  await mutate(key, answer, { revalidate: false });
  noteRead(key);
  return answer;
}
