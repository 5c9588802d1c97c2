import type { Context } from 'hono';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** The bearer in an `Authorization` header, whatever its form; null if there is none, or another scheme. */
export function parseBearer(authorization: string | null | undefined): string | null {
  const [scheme = '', bearer = ''] = (authorization ?? '').trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? bearer : null;
}

/** The bearer of a request, or null. */
export const findBearer = (c: Context<ServerEnvironment>): string | null =>
  parseBearer(c.req.header('authorization'));
