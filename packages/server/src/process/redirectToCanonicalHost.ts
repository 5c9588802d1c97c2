import type { Settings } from '../platform/settings/settings.ts';
import type { Before } from './listen.ts';

/** Requested by machines, which may use another host name. */
const machinePaths = /^\/(api|media)(\/|$|\?)/;

/**
 * Redirects page requests to the canonical host, because session cookies are bound to one host. Null outside production, where
 * `requireHost` rejects other hosts.
 */
export function redirectToCanonicalHost({
  appEnvironment,
  publicUrl,
  embedOrigin,
}: Pick<Settings, 'appEnvironment' | 'publicUrl' | 'embedOrigin'>): Before | null {
  if (appEnvironment !== 'production' || !publicUrl) return null;
  const own = [publicUrl, ...(embedOrigin ? [embedOrigin] : [])].map((origin) => new URL(origin).host);
  return ({ method, url = '/', headers }, response, next) => {
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading || machinePaths.test(url) || own.includes(headers.host ?? '')) return next();
    response.writeHead(308, { location: `${publicUrl}${url.startsWith('/') ? url : '/'}` });
    response.end();
  };
}
