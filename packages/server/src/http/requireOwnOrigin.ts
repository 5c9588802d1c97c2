import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';
import { type FindLimits, isReading } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/**
 * Refuses to change anything for a page of another origin, but where the call is open to any. A browser says where a request comes from in `Origin`, or
 * in `Sec-Fetch-Site`; a request that says neither is refused too.
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
    if (!isReading(c.req.method) && findLimits(c).origin === 'own') {
      const origin = c.req.header('origin');
      const isAllowed = origin ? isOwn(origin, c.req.url) : c.req.header('sec-fetch-site') === 'same-origin';
      if (!isAllowed) throw new HttpError('foreign-origin');
    }
    await next();
  };
}
