import type { IncomingMessage } from 'node:http';
import * as messages from '../messages/messages.ts';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';
import type { Before } from './listen.ts';
import { refuseRequest } from './refuseRequest.ts';

/** Asked by machinery, which may know the process by any name; they tell nothing. */
const machinePaths = /^\/api\/(health|ready)(\?|$)/;

/** Whether a request says in one way which host it means; before HTTP 1.1 it need not say it. */
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
 * Refuses a request that names no host, or more than one. Outside production it also has to be one of ours: a page of
 * another site whose name was made to lead to this machine could read everything here, messages of the outbox too.
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
    const isOpen = appEnvironment === 'production' || machinePaths.test(request.url ?? '');
    if (isOpen || isOwn(parseName(request.headers.host ?? ''))) return next();
    refuseRequest(response, 421, messages.hostUnknown);
  };
}
