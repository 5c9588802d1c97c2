import type { RouteAnswer, RouteName } from '@sewa/api/client';
import { type Contract, completeLimits, type Route } from '@sewa/api/schema';
import type { Context as RequestContext } from 'hono';
import type { z } from 'zod';
import { HttpError } from '../http/HttpError.ts';
import { parseBody, parseFields } from '../http/parseBody.ts';
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
 * The input of a call's verb: the parameters of the path and the body, parsed by their schemas in the contract. A query is passed
 * as it was sent; its reader ignores what it doesn't know.
 */
export type RouteInput<Name extends RouteName> = Params<Name> & Query<Name> & Body<Name>;

/** The verb of a call: it returns what the caller gets, or that as JSON text; nothing if the answer is always null. */
export type RouteVerb<Name extends RouteName> = [RouteAnswer<Name>] extends [null]
  ? Verb<RouteInput<Name>, void>
  : Verb<RouteInput<Name>, RouteAnswer<Name> | JsonText>;

/** Whether a request has no body at all. */
const isWithoutBody = (c: RequestContext<ServerEnvironment>): boolean =>
  c.req.header('content-type') === undefined &&
  c.req.header('transfer-encoding') === undefined &&
  Number(c.req.header('content-length') ?? 0) === 0;

/** Parses the body of a call, or its query where that may stand for the body. */
function parseRouteBody(
  { body, isBodyOptional, ...route }: Route & { body: z.ZodType },
  c: RequestContext<ServerEnvironment>,
): unknown {
  if (isBodyOptional && isWithoutBody(c))
    return parseFields(body, Object.fromEntries(new URL(c.req.url).searchParams));
  return parseBody(c, body, completeLimits(route).bodyTypes, route.isBodyRaw);
}

/** Parses the input of a call from a request; throws with every invalid field. An invalid path is 'not found'. */
export async function parseRouteInput<Name extends RouteName>(
  route: Route<Name>,
  c: RequestContext<ServerEnvironment>,
): Promise<RouteInput<Name>> {
  const params = route.params?.safeParse(c.req.param());
  if (params?.success === false) throw new HttpError('not-found');
  const input = {
    ...params?.data,
    ...(route.query && { query: new URL(c.req.url).searchParams }),
    ...(route.body && { body: await parseRouteBody({ ...route, body: route.body }, c) }),
  };
  // It was parsed by the schemas that RouteInput is derived from.
  return input as RouteInput<Name>;
}
