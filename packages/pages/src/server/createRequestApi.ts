import { type Client, createClient } from '@sewa/api/client';
import type { RouteStore } from '@sewa/api/swr';
import { forbidsCompression } from '@sewa/compression';
import { forwardCookies } from './forwardCookies.ts';

/** Answers an API request in the same process; `environment` is what the HTTP server knows of the connection. */
export type InProcessApi = (request: Request, environment?: unknown) => Response | Promise<Response>;

/** What one page request holds for itself: its client, the answers it read, the cookies it was given. */
export interface RequestApi {
  readonly client: Client;
  readonly store: RouteStore;
  readonly cookies: string[];
  /** Whether nothing that was answered until now has to go uncompressed. */
  readonly isCompressible: () => boolean;
}

interface RequestApiOptions {
  readonly api: InProcessApi;
  readonly request: Request;
  /** True on public pages: nothing of the person is passed on, so that the page is the same for everybody. */
  readonly isAnonymous: boolean;
  readonly environment: unknown;
  /** Id under which the page and its calls stand in the log; null leaves it to the API. */
  readonly requestId: string | null;
}

/** What the API must know of the browser besides its cookies; how many proxies of `x-forwarded-for` are believed is for the API to decide. */
const forwarded = ['user-agent', 'x-forwarded-for'] as const;

/**
 * Where a call comes from, as the browser said of its page request, which was let through: the address the process itself is
 * asked under is another one where a proxy ends https.
 */
function parseWhence({ headers }: Request): readonly (readonly [string, string])[] {
  const origin = headers.get('origin');
  return [origin === null ? ['sec-fetch-site', 'same-origin'] : ['origin', origin]];
}

/** Makes the client of one page request; cookies travel to the API and back only when the page is not anonymous. */
export function createRequestApi(options: RequestApiOptions): RequestApi {
  const { api, request, isAnonymous, environment, requestId } = options;
  const cookies: string[] = [];
  let isCompressible = true;
  const ownCookies = forwardCookies(request.headers.get('cookie'));
  const { origin } = new URL(request.url);
  const whence = parseWhence(request);
  const client = createClient({
    origin,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of whence) headers.set(name, value);
      if (requestId !== null) headers.set('x-request-id', requestId);
      if (!isAnonymous) {
        for (const name of forwarded) {
          const value = request.headers.get(name);
          if (value !== null) headers.set(name, value);
        }
        const cookie = ownCookies.write();
        if (cookie !== null) headers.set('cookie', cookie);
      }
      const response = await api(new Request(input, { ...init, headers }), environment);
      if (forbidsCompression(response.headers)) isCompressible = false;
      if (!isAnonymous) {
        const lines = response.headers.getSetCookie();
        ownCookies.take(lines);
        cookies.push(...lines);
      }
      return response;
    },
  });
  return { client, store: new Map(), cookies, isCompressible: () => isCompressible };
}
