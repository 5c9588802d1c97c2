import { mutate, SWRConfig } from 'swr';
import type { Client } from '../createClient.ts';
import type { RouteName } from '../routes.ts';
import type { RouteAnswer, RouteParams } from '../routeTypes.ts';
import { routeKey } from '../routeUrl.ts';
import { fetchOnce, type RouteStore } from './fetchOnce.ts';
import { isOutdated, noteRead } from './outdated.ts';
import { callRoute } from './routeCalls.ts';

/** What is read, with what, and where the answer is kept. */
export interface PreloadRouteOptions<Name extends RouteName> {
  name: Name;
  params: RouteParams<Name>;
  client: Client;
  /** On the server: the map of this one request. In the browser it is left out and SWR's own cache is used. */
  store?: RouteStore;
  /** The corporate the page is drawn for. */
  corporate?: string | null;
  /**
   * Milliseconds after which a cached answer is read again behind the page that already shows it; left out, it is kept.
   * In the browser only.
   */
  refreshAfter?: number;
}

/** What the server sent with the page is as old as the page. */
const startedAt = Date.now();
const fetchedAt = new Map<string, number>();

/** Reads a route anew for whoever shows it; a failed try leaves the last answer. */
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
 * Reads a route before the components that show it render, so that `useRoute` finds the answer and asks nothing.
 * A key already there and not out of date, or being read, is not read again. Throws what the client throws.
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
