import { mutate, SWRConfig } from 'swr';
import type { Client } from '../createClient.ts';
import type { RouteName } from '../routes.ts';
import type { RouteAnswer, RouteParams } from '../routeTypes.ts';
import { routeKey } from '../routeUrl.ts';
import { type RouteStore, readOnce } from './readOnce.ts';
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
}

/**
 * Reads a route before the components that show it render, so that `useRoute` finds the answer and asks nothing.
 * A key already there, or being read, is not read again. Throws what the client throws.
 */
export async function preloadRoute<Name extends RouteName>({
  name,
  params,
  client,
  store,
  corporate = null,
}: PreloadRouteOptions<Name>): Promise<RouteAnswer<Name>> {
  const key = routeKey(name, params, corporate);
  if (store) {
    if (!store.has(key)) {
      await readOnce(store, key, async () => {
        store.set(key, await callRoute(client, name, params));
      });
    }
    return store.get(key) as RouteAnswer<Name>;
  }
  const { cache } = SWRConfig.defaultValue;
  const known: unknown = cache.get(key)?.data;
  if (known !== undefined) return known as RouteAnswer<Name>;
  const answer = await readOnce(cache, key, () => callRoute(client, name, params));
  await mutate(key, answer, { revalidate: false });
  return answer;
}
