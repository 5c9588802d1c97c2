import { isPaymentReturn } from '@sewa/paths';
import * as messages from '../messages.ts';
import { decodePath } from './makePageFinder.ts';

/** Whether a request only asks for a page. */
export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function isFromOwnOrigin({ headers }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : origins.includes(origin);
}

/** The answer to a request no page answers: a path that cannot be read, another method, a form of another site; else null. */
export function rejectRequest(
  request: Request,
  publicUrl: string,
  securityHeaders: Readonly<Record<string, string>>,
): Response | null {
  const { pathname, origin } = new URL(request.url);
  if (decodePath(pathname) === null)
    return new Response(messages.invalidAddress, {
      status: 400,
      headers: {
        ...securityHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  if (isReading(request)) return null;
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  return isPaymentReturn(pathname) || isFromOwnOrigin(request, [origin, new URL(publicUrl).origin])
    ? null
    : new Response(messages.otherSiteForm, { status: 403 });
}
