import { proxy } from 'hono/proxy';
import { RefusedError } from './RefusedError.ts';
import type { ServerApp } from './ServerEnvironment.ts';

/** Calls that answer for this process and are never passed on. */
const ownPaths = new Set(['/api/health', '/api/ready']);

/**
 * Passes every call under `/api` on to the owner's API, cookies and bodies included, after the checks that every request
 * passes here. The other side sees its own origin; when it cannot be reached the answer is an error with status 503.
 */
export function passOnApi(app: ServerApp, apiOrigin: string): void {
  app.all('/api/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (ownPaths.has(pathname)) return next();
    const { host: _host, origin, ...headers } = c.req.header();
    try {
      return await proxy(`${apiOrigin}${pathname}${search}`, {
        raw: c.req.raw,
        redirect: 'manual',
        headers: { ...headers, ...(origin ? { origin: apiOrigin } : {}), 'x-request-id': c.get('requestId') },
      });
    } catch {
      throw new RefusedError('not-ready', { retryAfter: 1 });
    }
  });
}
