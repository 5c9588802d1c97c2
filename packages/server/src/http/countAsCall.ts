import type { MiddlewareHandler } from 'hono';
import { runAsCall } from '../database/callKind.ts';
import { findServedRoute } from './findServedRoute.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Counts what a request asks of the database against the share of its route; all pages have one share for what they ask themselves. */
export const countAsCall: MiddlewareHandler<ServerEnvironment> = (c, next) => {
  const served = findServedRoute(c);
  return runAsCall(served ? `${served.method} ${served.path}` : 'page', next);
};
