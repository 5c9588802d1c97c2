import { allowCompression } from '@sewa/compression';
import { proxy } from 'hono/proxy';
import { endAt } from './endAt.ts';
import type { FindLimits } from './findLimits.ts';
import { formatLogPath } from './formatLogPath.ts';
import { HttpError } from './HttpError.ts';
import type { Log } from './log.ts';
import type { ServerApp } from './ServerEnvironment.ts';

/** Calls about this process, which are never proxied. */
const ownPaths = new Set(['/api/health', '/api/ready', '/api/metrics']);

/** Milliseconds until the upstream must start to respond. */
const TIMEOUT = 10_000;

/** Options of `proxyApi`. */
export interface ProxyOptions {
  readonly apiOrigin: string;
  readonly log: Log;
  readonly findLimits: FindLimits;
  /** Aborted when this process stops. */
  readonly closing: AbortSignal;
}

/** Sends the request; aborts on timeout or if the client disconnects. */
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
 * Proxies every call under `/api`, with cookies and bodies, to the owner's API, after the usual checks. The upstream sees its own
 * origin. If it is unreachable or doesn't start to respond in ten seconds, the response is 503. Its errors are logged here too,
 * with the request id. Responses are streamed; those that must not be compressed get `no-transform`. Streams of events,
 * which have no end of their own, end at `closing`.
 */
export function proxyApi(app: ServerApp, { apiOrigin, log, findLimits, closing }: ProxyOptions): void {
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
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream && response.body ? new Response(endAt(response.body, closing), response) : response;
  });
}
