import type { IncomingMessage } from 'node:http';
import { contractVersion } from '@sewa/api/schema';
import type { Platform } from '../createPlatform.ts';
import { findUnnamedLimits } from '../platform/http/findLimits.ts';
import { formatLogPath } from '../platform/http/formatLogPath.ts';
import { parseRequestId } from '../platform/http/parseRequestId.ts';
import { getAddress } from '../platform/http/rateLimits.ts';
import type { Before } from './listen.ts';

/** A cached page, as sent over the wire. */
export interface StoredPageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** Finds a cached page by path and query; null if it must be rendered. */
export type FindStoredPage = (
  path: string,
  asking: {
    readonly acceptEncoding: string | undefined;
    readonly ifNoneMatch: string | undefined;
    readonly cookies: string | undefined;
  },
) => StoredPageAnswer | null;

const oneText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The parts of the platform it uses. */
type Surroundings = Pick<Platform, 'log' | 'metrics' | 'rateLimits' | 'settings'>;

function isRejected({ rateLimits, settings }: Surroundings, request: IncomingMessage, path: string): boolean {
  if (!rateLimits) return false;
  const forwarded = oneText(request.headers['x-forwarded-for']);
  const address = getAddress(request.socket.remoteAddress, forwarded, settings.trustedProxies);
  const waits = findUnnamedLimits('GET', path).perAddress.map((limit) =>
    rateLimits.check(limit, '', address),
  );
  return waits.some((wait) => typeof wait !== 'number' || wait > 0);
}

/**
 * Sends cached pages from memory, with rate limits, log line and request id like any response. All other requests, including rate
 * limited ones, go on to the app.
 */
export function sendStoredPages(platform: Surroundings, findStored: FindStoredPage): Before {
  return (request, response, next) => {
    const { method, url = '/', headers } = request;
    const isFromPages = method === 'GET' && !url.startsWith('/api/') && !url.startsWith('/media/');
    const page =
      isFromPages &&
      findStored(url, {
        acceptEncoding: oneText(headers['accept-encoding']),
        ifNoneMatch: headers['if-none-match'],
        cookies: headers.cookie,
      });
    const path = url.split('?', 1)[0] ?? url;
    if (!page || isRejected(platform, request, path)) return next();
    const startedAt = performance.now();
    const requestId = parseRequestId(oneText(headers['x-request-id']));
    response.writeHead(page.status, {
      ...page.headers,
      'x-request-id': requestId,
      'x-api-version': contractVersion,
    });
    response.end(page.body ?? undefined);
    const ms = performance.now() - startedAt;
    platform.metrics?.noteRequest({
      route: 'page from memory',
      method,
      status: page.status,
      seconds: ms / 1_000,
    });
    platform.log('info', 'request', {
      method,
      path: formatLogPath(path),
      status: page.status,
      ms: Math.round(ms * 10) / 10,
      bytes: page.body?.byteLength ?? null,
      requestId,
    });
  };
}
