import { ApiError } from './ApiError.ts';
import { isErrorAnswer } from './errorAnswer.ts';
import { type RouteName, routes } from './routes.ts';
import type { RouteAnswer, RouteParams } from './routeTypes.ts';
import { type LooseParams, writeRouteUrl } from './routeUrl.ts';

/** Things about one call that are not its parameters. */
export interface CallOptions {
  signal?: AbortSignal;
}

type Call<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name>
    ? (params?: RouteParams<Name>, options?: CallOptions) => Promise<RouteAnswer<Name>>
    : (params: RouteParams<Name>, options?: CallOptions) => Promise<RouteAnswer<Name>>;

/** One method per call of the contract; each throws `ApiError` when the call does not succeed. */
export type Client = { readonly [Name in RouteName]: Call<Name> };

/** What a client needs. */
export interface ClientOptions {
  /** Makes the request; the browser's own, or a function that calls the server in the same process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin before every path; '' (the default) for the page's own. */
  origin?: string;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function readAnswer(name: RouteName, response: Response, content: unknown): unknown {
  const requestId = response.headers.get('x-request-id');
  if (isErrorAnswer(content)) {
    const { code, message, fields } = content;
    throw new ApiError({ code, message, fields, status: response.status, requestId });
  }
  if (!response.ok) throw new ApiError({ code: 'R002', status: response.status, requestId });
  if (!routes[name].isEnveloped) {
    if (content !== undefined && content !== null) return content;
  } else if (typeof content === 'object' && content !== null && 'succeed' in content && 'data' in content) {
    if (content.succeed === true) return content.data;
  }
  throw new ApiError({ code: 'R002', status: response.status, requestId });
}

/** Makes a typed client of the contract. Cookies go to the same origin only. */
export function createClient({ fetch, origin = '', headers = {} }: ClientOptions): Client {
  const call = async (name: RouteName, params: LooseParams, { signal }: CallOptions): Promise<unknown> => {
    const url = `${origin}${writeRouteUrl(name, params)}`;
    const init: RequestInit = {
      method: routes[name].method,
      headers: { accept: 'application/json', ...headers },
      credentials: 'same-origin',
    };
    if (signal) init.signal = signal;
    if ('body' in params) {
      init.headers = { ...init.headers, 'content-type': 'application/json' };
      init.body = JSON.stringify(params.body);
    }
    let response: Response;
    try {
      response = await fetch(url, init);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError({ code: 'R003', status: 0, cause });
    }
    return readAnswer(name, response, await readJson(response));
  };
  const methods = Object.keys(routes).map((name) => [
    name,
    (params: LooseParams = {}, options: CallOptions = {}) => call(name as RouteName, params, options),
  ]);
  // The methods are made from the same table the type is made from.
  return Object.fromEntries(methods) as Client;
}
