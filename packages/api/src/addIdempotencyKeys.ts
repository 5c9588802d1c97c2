import type { CallOptions, Client } from './createClient.ts';
import { type RouteName, routes } from './routes.ts';

type Call = (params?: never, options?: CallOptions) => Promise<unknown>;

/** Wraps a client so that each write is sent with the key, unless the call has its own. */
export function addIdempotencyKeys(client: Client, idempotencyKey: string): Client {
  const methods = Object.entries(client).map(([name, method]) => {
    const call = method as Call;
    const keyed: Call = (params, options) => call(params, { idempotencyKey, ...options });
    return [name, routes[name as RouteName].method === 'GET' ? call : keyed];
  });
  // Every method is one of the client's, called unchanged.
  return Object.fromEntries(methods) as Client;
}
