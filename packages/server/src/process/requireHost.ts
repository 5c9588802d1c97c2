import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../platform/settings/isLoopback.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { isHealthCheck } from './isHealthCheck.ts';
import type { Before } from './listen.ts';
import * as messages from './messages.ts';
import { refuseRequest } from './refuseRequest.ts';

/** Whether a request names exactly one host; before HTTP/1.1 it needn't name any. */
function isClear({ rawHeaders, headers, url = '/', httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  if (count > 1 || (count === 0 && httpVersion === '1.1')) return false;
  if (url.startsWith('/') || url === '*') return true;
  return URL.canParse(url) && new URL(url).host === headers.host?.toLowerCase();
}

const parseName = (host: string): string =>
  /^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? '';

/**
 * Rejects a request that names no host, or more than one. Outside production, it must be one of ours, against DNS rebinding: another
 * site whose name resolves to this machine could read everything here, including the outbox.
 */
export function requireHost({
  appEnvironment,
  host,
  publicUrl,
  embedOrigin,
}: Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl' | 'embedOrigin'>): Before {
  const origins = [publicUrl, embedOrigin].flatMap((origin) => (origin ? [new URL(origin).hostname] : []));
  const own = new Set([host.toLowerCase(), ...origins]);
  const isOwn = (name: string) => isLoopback(name) || own.has(name);
  return (request, response, next) => {
    if (!isClear(request)) return refuseRequest(response, 400, messages.hostUnclear);
    const isOpen = appEnvironment === 'production' || isHealthCheck(request.url);
    if (isOpen || isOwn(parseName(request.headers.host ?? ''))) return next();
    refuseRequest(response, 421, messages.hostUnknown);
  };
}
