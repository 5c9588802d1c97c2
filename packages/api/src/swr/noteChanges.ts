import type { CallOptions, Client } from '../createClient.ts';
import { type RouteName, type RouteShape, routes } from '../routes.ts';

type Call = (params?: never, options?: CallOptions) => Promise<unknown>;

/** A client, and the routes whose cached responses its calls have invalidated so far. */
export interface NotedClient {
  readonly client: Client;
  readonly changed: ReadonlySet<string>;
}

/** Wraps a client to record which routes its calls invalidate, as the contract says. */
export function noteChanges(client: Client): NotedClient {
  const changed = new Set<string>();
  const note =
    (name: RouteName, call: Call): Call =>
    async (params, options) => {
      const answer = await call(params, options);
      const { changes = [] }: RouteShape = routes[name];
      for (const route of changes) changed.add(route);
      return answer;
    };
  const methods = Object.entries(client).map(([name, call]) => [name, note(name as RouteName, call as Call)]);
  // Every method is one of the client's, called unchanged.
  return { client: Object.fromEntries(methods) as Client, changed };
}
