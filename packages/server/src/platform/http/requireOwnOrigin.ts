import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';
import { findBearer } from './findBearer.ts';
import { type FindLimits, isReading } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** What the outermost of the trusted proxies says in a header that each of them adds to, or leaves. */
function findForwarded(c: Context, name: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const said = c.req.header(name)?.split(',').slice(-trustedProxies);
  return said?.[0]?.trim();
}

/** The origin a browser sees: that of the request, or where a trusted proxy has replaced `Host`, what it says in `X-Forwarded-Host`. */
function listOwnOrigins(c: Context, trustedProxies: number): URL[] {
  const own = new URL(c.req.url);
  const host = findForwarded(c, 'x-forwarded-host', trustedProxies);
  const protocol = findForwarded(c, 'x-forwarded-proto', trustedProxies) ?? own.protocol.slice(0, -1);
  const forwarded = host ? URL.parse(`${protocol}://${host}`) : null;
  return forwarded ? [own, forwarded] : [own];
}

/**
 * CSRF protection: rejects writes from another origin, by `Origin` or `Sec-Fetch-Site`, unless the call allows any. A request with
 * neither header is rejected too. One with a bearer isn't: no browser adds it by itself, and no cookie counts beside it.
 */
export function requireOwnOrigin(
  { publicUrl, appEnvironment, trustedProxies }: Settings,
  findLimits: FindLimits,
): MiddlewareHandler<ServerEnvironment> {
  const isOwn = (origin: string, c: Context): boolean => {
    if (origin === publicUrl) return true;
    const own = listOwnOrigins(c, trustedProxies).find((url) => url.origin === origin);
    if (!own) return false;
    return publicUrl === null || (appEnvironment !== 'production' && isLoopback(own.hostname));
  };
  return async (c, next) => {
    if (!isReading(c.req.method) && findBearer(c) === null && findLimits(c).origin === 'own') {
      const origin = c.req.header('origin');
      const isAllowed = origin ? isOwn(origin, c) : c.req.header('sec-fetch-site') === 'same-origin';
      if (!isAllowed) throw new HttpError('foreign-origin');
    }
    await next();
  };
}
