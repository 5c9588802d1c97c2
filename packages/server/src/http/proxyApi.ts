import { allowCompression } from '@sewa/compression';
import { proxy } from 'hono/proxy';
import type { FindLimits } from './findLimits.ts';
import { formatLogPath } from './formatLogPath.ts';
import { HttpError } from './HttpError.ts';
import type { Log } from './log.ts';
import type { ServerApp } from './ServerEnvironment.ts';

/** Calls that answer for this process and are never passed on. */
const ownPaths = new Set(['/api/health', '/api/ready']);

/** Milliseconds the other side has to begin its answer. */
const TIMEOUT = 10_000;

/** Asks, and gives up when the answer does not begin in time or the asking side has left. */
async function requestInTime(
  ask: (signal: AbortSignal) => Promise<Response>,
  { signal }: Request,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT);
  try {
    return await ask(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Passes every call under `/api` on to the owner's API, cookies and bodies included, after the checks that every request
 * passes here. The other side sees its own origin; when it cannot be reached or does not begin to answer in ten seconds
 * the answer is an error with status 503. Its own failures are logged here too, under the id of the request. An answer is passed on
 * as it comes, and one that may not be compressed says so to whoever passes it on further.
 */
export function proxyApi(app: ServerApp, apiOrigin: string, log: Log, findLimits: FindLimits): void {
  app.all('/api/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (ownPaths.has(pathname)) return next();
    const { host: _host, origin, ...headers } = c.req.header();
    const requestId = c.get('requestId');
    const ask = (signal: AbortSignal) =>
      proxy(`${apiOrigin}${pathname}${search}`, {
        raw: c.req.raw,
        redirect: 'manual',
        signal,
        headers: { ...headers, ...(origin ? { origin: apiOrigin } : {}), 'x-request-id': requestId },
      });
    const noteFailure = (status: number) =>
      log('error', 'passed-on', { requestId, path: formatLogPath(pathname), status });
    const response = await requestInTime(ask, c.req.raw).catch(() => {
      if (!c.req.raw.signal.aborted) noteFailure(503);
      throw new HttpError('not-ready', { retryAfter: 1 });
    });
    if (response.status >= 500) noteFailure(response.status);
    allowCompression(response.headers, (name) => c.req.header(name), findLimits(c).isCompressible);
    return response;
  });
}
