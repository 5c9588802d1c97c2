import type { Settings } from '../settings/settings.ts';
import type { Before } from './listen.ts';

/** Asked by machines, which may know the process by another name. */
const machinePaths = /^\/(api|media)(\/|$|\?)/;

/**
 * Leads whoever asks for a page under another name of ours to the one people use: secrets are bound to one host, so a
 * person would be signed in under one name and not under the other. Null outside production, where `requireHost` refuses what is not ours.
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
