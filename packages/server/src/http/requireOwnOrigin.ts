import { routes } from '@sewa/api/client';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';
import { RefusedError } from './RefusedError.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Posted to by mail programs, which come from nowhere (RFC 8058); a secret in the address is what allows it. */
const openToAll = new Set<string>([routes.unsubscribe.path]);

/**
 * Refuses to change anything for a page of another origin. A browser says where a request comes from in `Origin`, or
 * in `Sec-Fetch-Site`; a request that says neither is refused too.
 */
export function requireOwnOrigin({ publicUrl, appEnvironment }: Settings): MiddlewareHandler {
  const isOwn = (origin: string, requestUrl: string): boolean => {
    if (origin === publicUrl) return true;
    const own = new URL(requestUrl);
    if (origin !== own.origin) return false;
    return publicUrl === null || (appEnvironment !== 'production' && isLoopback(own.hostname));
  };
  return async (c, next) => {
    if (!reading.has(c.req.method) && !openToAll.has(c.req.path)) {
      const origin = c.req.header('origin');
      const isAllowed = origin ? isOwn(origin, c.req.url) : c.req.header('sec-fetch-site') === 'same-origin';
      if (!isAllowed) throw new RefusedError('foreign-origin');
    }
    await next();
  };
}
