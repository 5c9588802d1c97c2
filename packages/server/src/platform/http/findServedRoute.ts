import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** The route of the call or file that a request is for, among what every request passes; undefined for a page. */
export const findServedRoute = (c: Context<ServerEnvironment>) =>
  matchedRoutes(c).find(({ method }) => method !== 'ALL');
