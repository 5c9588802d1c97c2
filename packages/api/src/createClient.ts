import { ApiError } from './ApiError.ts';
import { createCallOrder } from './callOrder.ts';
import { isErrorAnswer } from './errorAnswer.ts';
import { IDEMPOTENCY_HEADER } from './idempotencyKey.ts';
import { CORPORATE_HEADER, noCorporate, type PageCorporate, parseCorporate } from './PageCorporate.ts';
import { type RouteName, type RouteShape, routes } from './routes.ts';
import type { RouteAnswer, RouteParams } from './routeTypes.ts';
import { buildRouteUrl, type LooseParams } from './routeUrl.ts';

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the call outlive the page it was made on; its body must be small (browsers take 64 KB in all). @default false */
  keepalive?: boolean;
  /** Sends a write under this key (8 to 100 letters, digits, - or _): sent again with it, it is done once. */
  idempotencyKey?: string;
}

/** Header with the name of a file that is the body, percent-encoded. */
const FILE_NAME_HEADER = 'x-file-name';

type Call<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name>
    ? (params?: RouteParams<Name>, options?: CallOptions) => Promise<RouteAnswer<Name>>
    : (params: RouteParams<Name>, options?: CallOptions) => Promise<RouteAnswer<Name>>;

/** One method per call of the contract; each throws an `ApiError` if the call fails. */
export type Client = { readonly [Name in RouteName]: Call<Name> };

const routeNames = /* @__PURE__ */ Object.keys(routes) as readonly RouteName[];

/** What a client needs. */
export interface ClientOptions {
  /** Makes the request; the browser's own, or a function that calls the server in the same process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin before every path; '' (the default) for the page's own. */
  origin?: string;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** The corporate the page was rendered for: sent with every call, and updated by answers. */
  corporate?: PageCorporate;
  /** Called with the error of every failed call, before it is thrown. */
  onFailure?: (error: ApiError) => void;
}

/** The header with the corporate a page was rendered for; none while no one is known to be signed in. */
function serializeCorporate(corporate: PageCorporate | undefined): Record<string, string> {
  const renderedFor = corporate?.get();
  return renderedFor === undefined ? {} : { [CORPORATE_HEADER]: renderedFor ?? noCorporate };
}

/** Whether the server rejected a call because its page was rendered for another corporate. */
const isStale = ({ status, fields }: ApiError): boolean =>
  status === 409 && fields.some(({ name }) => name === CORPORATE_HEADER);

/** One signal for both, if there are two. */
const joinSignals = (own: AbortSignal | undefined, page: AbortSignal | undefined): AbortSignal | undefined =>
  own && page ? AbortSignal.any([own, page]) : (own ?? page);

/** A promise that never resolves, so that a page that is being left shows no error. */
const neverSettled = new Promise<never>(() => undefined);

async function parseJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function readFile(response: Response): Promise<File> {
  const blob = await response.blob();
  return new File([blob], '', { type: blob.type });
}

/** The data of a success envelope, which may be null; undefined if it isn't one. */
const parseEnvelope = (content: unknown): unknown => {
  const { succeed, data } = Object(content) as { succeed?: unknown; data?: unknown };
  return succeed === true ? data : undefined;
};

/** The seconds in a Retry-After header; null for none, and for a date, which our servers never send. */
function parseRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

function parseAnswer(name: RouteName, response: Response, content: unknown): unknown {
  const { status, headers, ok } = response;
  const from = { status, requestId: headers.get('x-request-id'), retryAfter: parseRetryAfter(headers) };
  if (isErrorAnswer(content)) throw new ApiError({ ...content, ...from });
  const { isBare, isEmpty, isFile }: RouteShape = routes[name];
  if (isEmpty && ok) return null;
  const answer = isBare || isFile ? (content ?? undefined) : parseEnvelope(content);
  if (!ok || answer === undefined) throw new ApiError({ code: 'R002', ...from });
  return answer;
}

/**
 * Creates a typed client of the contract. Cookies are sent to the same origin only. A call that changes who is asking (log-in,
 * switch, log-out) runs alone.
 */
export function createClient(options: ClientOptions): Client {
  const { fetch, origin = '', headers = {}, corporate, onFailure } = options;
  const inOrder = createCallOrder();
  let logOuts = 0;
  const send = async (
    name: RouteName,
    params: LooseParams,
    { signal, keepalive, idempotencyKey }: CallOptions,
  ): Promise<unknown> => {
    const session = logOuts;
    const url = `${origin}${buildRouteUrl(name, params)}`;
    const init: RequestInit = {
      method: routes[name].method,
      headers: { accept: 'application/json', ...headers, ...serializeCorporate(corporate) },
      credentials: 'same-origin',
    };
    const ending = joinSignals(signal, corporate?.signal);
    if (ending) init.signal = ending;
    if (keepalive) init.keepalive = true;
    if (idempotencyKey !== undefined)
      init.headers = { ...init.headers, [IDEMPOTENCY_HEADER]: idempotencyKey };
    if (params.body instanceof Blob) {
      const name = params.body instanceof File ? params.body.name : '';
      init.headers = {
        ...init.headers,
        'content-type': params.body.type,
        ...(name === '' ? {} : { [FILE_NAME_HEADER]: encodeURIComponent(name) }),
      };
      init.body = params.body;
    } else if ('body' in params) {
      init.headers = { ...init.headers, 'content-type': 'application/json' };
      init.body = JSON.stringify(params.body);
    }
    let response: Response;
    try {
      response = await fetch(url, init);
    } catch (cause) {
      if (corporate?.signal.aborted) return neverSettled;
      if (signal?.aborted) throw cause;
      throw new ApiError({ code: 'R003', status: 0, cause });
    }
    const { isFile, isStream }: RouteShape = routes[name];
    if (isStream && response.ok && response.body) return response.body;
    const content = isFile && response.ok ? await readFile(response) : await parseJson(response);
    if (corporate?.signal.aborted || session !== logOuts) return neverSettled;
    const answer = parseAnswer(name, response, content);
    if (name === 'logOut' && answer === 1) logOuts += 1;
    if (name === 'control') corporate?.learn(parseCorporate(answer as RouteAnswer<'control'>));
    return answer;
  };
  const call = async (name: RouteName, params: LooseParams, options: CallOptions): Promise<unknown> => {
    const session = logOuts;
    try {
      // What waited for a log-out belongs to the session that it ended.
      return await inOrder(name, () => (session === logOuts ? send(name, params, options) : neverSettled));
    } catch (error) {
      if (error instanceof ApiError && isStale(error)) corporate?.refuse(error.message);
      if (error instanceof ApiError) onFailure?.(error);
      throw error;
    }
  };
  const methods: Partial<
    Record<RouteName, (params?: LooseParams, options?: CallOptions) => Promise<unknown>>
  > = {};
  // A server creates a client for each request; a plain loop is three times as fast as Object.fromEntries.
  for (const name of routeNames) methods[name] = (params = {}, options = {}) => call(name, params, options);
  // The type is derived from the same table as the methods.
  return methods as Client;
}
