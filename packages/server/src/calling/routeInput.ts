import type { RouteAnswer, RouteName } from '@sewa/api/client';
import { type Contract, completeLimits, type Route } from '@sewa/api/schema';
import type { Context as RequestContext } from 'hono';
import type { z } from 'zod';
import { HttpError } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import type { Verb } from './defineVerb.ts';
import type { JsonText } from './JsonText.ts';

type Params<Name extends RouteName> = Contract[Name] extends { params: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;

type Query<Name extends RouteName> = Contract[Name] extends { query: z.ZodType }
  ? { query: URLSearchParams }
  : unknown;

type Body<Name extends RouteName> = Contract[Name] extends { body: infer Schema extends z.ZodType }
  ? { body: z.output<Schema> }
  : unknown;

/**
 * What the verb of a route is given: the parameters of its path side by side, and its body, as their schemas in the contract
 * make them; a query as it came, since whatever its reader does not know is dropped.
 */
export type RouteInput<Name extends RouteName> = Params<Name> & Query<Name> & Body<Name>;

/** A verb as a route wants it: it answers what a caller gets, or that as JSON text; nothing where that is always null. */
export type RouteVerb<Name extends RouteName> = [RouteAnswer<Name>] extends [null]
  ? Verb<RouteInput<Name>, void>
  : Verb<RouteInput<Name>, RouteAnswer<Name> | JsonText>;

/** Reads the input of a route from a request; throws with every field that is wrong. A path of another form names nothing. */
export async function parseRouteInput<Name extends RouteName>(
  route: Route<Name>,
  c: RequestContext<ServerEnvironment>,
): Promise<RouteInput<Name>> {
  const params = route.params?.safeParse(c.req.param());
  if (params?.success === false) throw new HttpError('not-found');
  const input = {
    ...params?.data,
    ...(route.query && { query: new URL(c.req.url).searchParams }),
    ...(route.body && { body: await parseBody(c, route.body, completeLimits(route).bodyTypes) }),
  };
  // The very schemas that RouteInput is made from have read it.
  return input as RouteInput<Name>;
}
