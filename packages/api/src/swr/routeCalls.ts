import type { CallOptions, Client } from '../createClient.ts';
import type { RouteName } from '../routes.ts';
import type { RouteAnswer, RouteParams } from '../routeTypes.ts';

/** Calls a route by name; the client's method of that name takes exactly these parameters. */
export function callRoute<Name extends RouteName>(
  client: Client,
  name: Name,
  params: RouteParams<Name>,
  options: CallOptions = {},
): Promise<RouteAnswer<Name>> {
  const call = client[name] as (
    params: RouteParams<Name>,
    options?: CallOptions,
  ) => Promise<RouteAnswer<Name>>;
  return call(params, options);
}
