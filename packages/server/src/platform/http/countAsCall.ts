import type { MiddlewareHandler } from 'hono';
import { runAsCall } from '../database/callKind.ts';
import { findServedRoute } from './findServedRoute.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Counts the database use of a request against the connection share of its route; all pages have one share for their own queries. */
export const countAsCall: MiddlewareHandler<ServerEnvironment> = (c, next) => {
  const served = findServedRoute(c);
  return runAsCall(served ? `${served.method} ${served.path}` : 'page', next);
};
