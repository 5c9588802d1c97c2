import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';
import { findBearer } from './findBearer.ts';
import { type FindLimits, isReading } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/**
 * CSRF protection: rejects writes from another origin, by `Origin` or `Sec-Fetch-Site`, unless the call allows any. A request with
 * neither header is rejected too. One with a bearer isn't: no browser adds it by itself, and no cookie counts beside it.
 */
export function requireOwnOrigin(
  { publicUrl, appEnvironment }: Settings,
  findLimits: FindLimits,
): MiddlewareHandler<ServerEnvironment> {
  const isOwn = (origin: string, requestUrl: string): boolean => {
    if (origin === publicUrl) return true;
    const own = new URL(requestUrl);
    if (origin !== own.origin) return false;
    return publicUrl === null || (appEnvironment !== 'production' && isLoopback(own.hostname));
  };
  return async (c, next) => {
    if (!isReading(c.req.method) && findBearer(c) === null && findLimits(c).origin === 'own') {
      const origin = c.req.header('origin');
      const isAllowed = origin ? isOwn(origin, c.req.url) : c.req.header('sec-fetch-site') === 'same-origin';
      if (!isAllowed) throw new HttpError('foreign-origin');
    }
    await next();
  };
}
