import type { Context } from 'hono';
import { findServedRoute } from './findServedRoute.ts';
import { isForPrograms } from './isForPrograms.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request, or 'other': there are few. */
export const nameMethod = (method: string): string => (methods.has(method) ? method : 'other');

/**
 * What a request is for, as metrics and traces say it: the pattern of its path, 'file', 'page', or 'unknown'. There are few of them,
 * and none holds an id or a secret.
 */
export function findRouteName(c: Context<ServerEnvironment>): string {
  const served = findServedRoute(c);
  if (!served) return isForPrograms(c.req.path) ? 'unknown' : 'page';
  return /^\/(api|media)\//.test(served.path) ? served.path : 'file';
}
