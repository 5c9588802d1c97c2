import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { runAsCall } from '../database/callKind.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Counts the database use of a request against the connection share of its route. */
export const countAsCall: MiddlewareHandler<ServerEnvironment> = (c, next) =>
  runAsCall(`${c.req.method} ${matchedRoutes(c).at(-1)?.path ?? ''}`, next);
