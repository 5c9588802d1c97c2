import type { Platform } from '../createPlatform.ts';
import { addFrameRoutes } from '../partner-sites/embeds/addFrameRoutes.ts';
import { createApp } from '../platform/http/createApp.ts';
import { parseBearer } from '../platform/http/findBearer.ts';
import type { Before, Fetch } from './listen.ts';
import * as messages from './messages.ts';

/** Calls that need no bearer: health checks, metrics, and those by which a frame begins. */
const openCalls = /^\/api\/(health|ready|metrics|embed\/session|embed\/partners\/[^/]+)$/;
const calls = /^\/api(\/|$)/;

/** What the embed host stands on. */
export interface EmbedHostOptions {
  readonly platform: Pick<Platform, 'db' | 'log' | 'metrics' | 'rateLimits' | 'settings'>;
  /** Folder of the built frames; null if there are none. */
  readonly folder: string | null;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}

/** An answer that sets no cookie. */
function withoutCookies(response: Response): Response {
  if (response.headers.has('set-cookie')) response.headers.delete('set-cookie');
  return response;
}

/**
 * Tells whether a host (with its port) is that of the embed origin; null if there is none. Ports don't count where the names differ: a
 * port may be mapped.
 */
function makeIsEmbedHost(embedOrigin: string | null, publicUrl: string): ((host: string) => boolean) | null {
  if (embedOrigin === null) return null;
  const { host, hostname } = new URL(embedOrigin);
  if (hostname === new URL(publicUrl).hostname) return (asked) => asked === host;
  return (asked) => asked.replace(/:\d+$/, '') === hostname;
}

/**
 * Keeps the embed host apart from ours: it answers for frames, their files, and calls with a bearer, and sets no cookie. Requests for
 * every other host go on to `fetch`.
 */
export function withEmbedHost(fetch: Fetch, options: EmbedHostOptions): Fetch {
  const { platform, folder, publicUrl, isSandbox } = options;
  const { db, log, metrics, rateLimits, settings } = platform;
  const isEmbedHost = makeIsEmbedHost(settings.embedOrigin, publicUrl);
  if (!isEmbedHost) return fetch;
  const app = createApp({ settings, log, rateLimits, metrics });
  if (folder !== null) addFrameRoutes(app, { db, folder, site: { publicUrl, isSandbox } });
  app.notFound((c) => c.text(messages.onlyFramesHere(publicUrl), 404, { 'cache-control': 'no-store' }));
  return async (request, environment) => {
    const url = new URL(request.url);
    if (!isEmbedHost(url.host)) return fetch(request, environment);
    const isCall =
      openCalls.test(url.pathname) ||
      (calls.test(url.pathname) && parseBearer(request.headers.get('authorization')) !== null);
    if (isCall) return withoutCookies(await fetch(request, environment));
    return app.fetch(request, environment as never);
  };
}

/** Skips middleware for the embed host, which shows none of our pages and files. */
export function exceptEmbedHost(
  before: Before | null | undefined,
  embedOrigin: string | null,
  publicUrl: string,
): Before | null {
  const isEmbedHost = makeIsEmbedHost(embedOrigin, publicUrl);
  if (!before || !isEmbedHost) return before ?? null;
  return (request, response, next) =>
    isEmbedHost(request.headers.host ?? '') ? next() : before(request, response, next);
}
