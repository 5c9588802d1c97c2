import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@sewa/api/client';
import type { RouteStore } from '@sewa/api/swr';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import type { LinkServiceSettings } from '../deep-links/startBranch.ts';
import { setErrorPage } from '../errorBoundary.tsx';
import type { Site } from '../PageSite.tsx';
import { RouteErrorPage } from '../RouteErrorPage.tsx';
import { createPageContext, findRenderedCorporate } from '../services.ts';
import { isTaggedPage } from '../tag-manager/isTaggedPage.ts';
import type { TagManagerSettings } from '../tag-manager/tagManagerSources.ts';
import { compressPrivate } from './compressPrivate.ts';
import { createRequestApi, type InProcessApi } from './createRequestApi.ts';
import { withCookies } from './forwardCookies.ts';
import { type FoundPage, makePageFinder } from './makePageFinder.ts';
import { makePageStore, nameVersion, type Rendering } from './makePageStore.ts';
import type { FindPageAssets } from './pageAssets.ts';
import { findUnexpectedError, parseErrors, whenBusy } from './pageErrors.ts';
import { formatPayloadPath, parsePayloadPath } from './payloadPath.ts';
import { PublicPageCache, type StoredPage } from './publicPageCache.ts';
import { chooseStored, findChoice } from './readingAidPages.ts';
import { isReading, rejectRequest } from './rejectRequest.ts';
import { renderEnd, renderShown, showChoice } from './renderDocument.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { makeSecurityHeaders } from './securityHeaders.ts';
import { type Asking, answerStored, type StoredAnswer, sendStored } from './sendStored.ts';

/** What loaders of pages returned, by route, for the block of the page; nothing if none returned anything. */
function listFacts(loaderData: StaticHandlerContext['loaderData']): { loaded?: Record<string, unknown> } {
  const loaded = Object.entries(loaderData).filter(([, facts]) => facts !== null && facts !== undefined);
  return loaded.length > 0 ? { loaded: Object.fromEntries(loaded) } : {};
}

/** What pages are made from. */
export interface PagesOptions {
  readonly routes: RouteObject[];
  readonly findAssets: FindPageAssets;
  /** Answers API requests in the same process. */
  readonly api: InProcessApi;
  readonly site: Site;
  readonly buildId: string;
  /** Address of the error-reporting service, or null. */
  readonly reportingDsn: string | null;
  /** Inline scripts of pages, allowed by their hashes: source expressions such as `'sha256-…'`. @default none */
  readonly inlineScripts?: readonly string[];
  /** How private pages reach the link service; left out where there is none. */
  readonly linkService?: LinkServiceSettings;
  /** How private pages reach the tag manager; left out where there is none. */
  readonly tagManager?: TagManagerSettings;
  /** Told once of an error that became an answer with status 500; failures of the API are told by the API. */
  readonly onError: (error: unknown, request: FailedRequest) => void;
}

/** Which page could not be made; null where the request has no id. */
export interface FailedRequest {
  readonly path: string;
  readonly requestId: string | null;
}

/** The pages of the product as one function from request to answer. */
export interface Pages {
  /** `requestId` is passed on to the API, so that one id finds a page and its calls in the log. */
  readonly respond: (request: Request, environment?: unknown, requestId?: string | null) => Promise<Response>;
  /** The answer to a reading of this path and query when it is there already; null when it has to be made. */
  readonly findStored: (path: string, asking: Asking) => StoredAnswer | null;
  readonly cache: PublicPageCache;
}

const encoder = new TextEncoder();

interface RequestOptions {
  /** Null on public pages. */
  readonly nonce: string | null;
  readonly environment?: unknown;
  readonly requestId: string | null;
}

/** What a page is rendered from. */
interface Loaded {
  readonly context: StaticHandlerContext;
  readonly client: Client;
  readonly store: RouteStore;
  readonly cookies: readonly string[];
  readonly isAnonymous: boolean;
  /** Whether every answer it was made of may be sent compressed. */
  readonly isCompressible: boolean;
}

/** Whether what was loaded gives the page there was. */
const isSame = ({ data }: StoredPage, { context, store }: Loaded): boolean =>
  context.statusCode === 200 && isDeepStrictEqual(data, Object.fromEntries(store));

/** Makes the pages of a route table; the router handles each request once, nothing is shared between requests. */
export function createPages(options: PagesOptions): Pages {
  setErrorPage(RouteErrorPage);
  const { routes, api, site, buildId, reportingDsn, linkService, tagManager, inlineScripts = [] } = options;
  const security = makeSecurityHeaders({
    reportingDsn,
    inlineScripts,
    linkService: linkService ?? null,
    tagManager: tagManager ?? null,
  });
  /** What every data block says of the deployment. */
  const surroundings = { site, ...(reportingDsn ? { reportingDsn } : {}) };
  const storePage = makePageStore({
    buildId,
    surroundings,
    headers: { ...security.forPublicPage, vary: 'accept-encoding' },
  });
  const findPage = makePageFinder(routes);
  const cache = new PublicPageCache({ now: Date.now });

  /** Asks for what a page shows; an answer of its own, such as a redirect, is that. */
  async function load(
    request: Request,
    { handler }: FoundPage,
    { nonce, environment, requestId }: RequestOptions,
  ): Promise<Loaded | Response> {
    const isAnonymous = nonce === null && isReading(request);
    const { client, store, cookies, isCompressible } = createRequestApi({
      api,
      request,
      isAnonymous,
      environment,
      requestId,
    });
    const getCorporate = () => findRenderedCorporate(store) ?? null;
    const requestContext = createPageContext({ client, store, getCorporate });
    const context = await handler.query(request, { requestContext });
    return context instanceof Response
      ? withCookies(context, cookies)
      : { context, client, store, cookies, isAnonymous, isCompressible: isCompressible() };
  }

  async function render(
    request: Request,
    { page, handler }: FoundPage,
    { nonce, requestId }: RequestOptions,
    { context: loaded, client, store, cookies, isAnonymous, isCompressible }: Loaded,
  ): Promise<Rendering> {
    const url = new URL(request.url);
    const { context, markup } = renderMarkup({ handler, context: loaded, client, store, site });
    const unexpected = findUnexpectedError(context);
    if (unexpected) options.onError(unexpected, { path: url.pathname, requestId });
    const data = Object.fromEntries(store);
    const assets = await options.findAssets(page?.modules.flatMap(({ source }) => source ?? []) ?? []);
    const shown = renderShown({ markup, assets });
    const isDataApart = nonce === null && isAnonymous && context.statusCode === 200;
    const version = isDataApart ? nameVersion(shown) : null;
    const block = {
      buildId,
      ...(version === null ? { data, ...surroundings } : { version }),
      ...(nonce !== null && linkService ? { linkService } : {}),
      ...(tagManager && isTaggedPage(page?.row ?? null) ? { tagManager } : {}),
      ...(context.errors ? { errors: parseErrors(context.errors) } : {}),
      ...(context.actionData ? { action: context.actionData } : {}),
      ...listFacts(context.loaderData),
    };
    const end = renderEnd({
      assets,
      block,
      payloadPath: isDataApart ? formatPayloadPath(url) : null,
      nonce,
    });
    const status = context.statusCode;
    return { status, shown, end, version, data, cookies, isCompressible };
  }

  async function respondPublic(
    request: Request,
    pageUrl: URL,
    found: FoundPage,
    isPayload: boolean,
    requestId: string | null,
  ): Promise<Response> {
    const make = async (earlier: StoredPage | null): Promise<StoredPage> => {
      const visit = new Request(pageUrl, { headers: { accept: 'text/html' } });
      const loaded = await load(visit, found, { nonce: null, requestId });
      if (loaded instanceof Response) throw loaded;
      return earlier && isSame(earlier, loaded)
        ? earlier
        : storePage(await render(visit, found, { nonce: null, requestId }, loaded));
    };
    try {
      const stored = await cache.findOrMake(`${pageUrl.pathname}${pageUrl.search}`, make);
      if (isPayload) return sendStored(stored.getPayload?.() ?? stored, request);
      const choice = findChoice(request.headers.get('cookie'), site);
      return sendStored(choice ? chooseStored(stored, choice) : stored, request);
    } catch (error) {
      if (error instanceof Response) return error.clone();
      throw error;
    }
  }

  function findStored(path: string, asking: Asking): StoredAnswer | null {
    if (findChoice(asking.cookies, site)) return null;
    const page = cache.find(path);
    const answer = page && answerStored(page, asking);
    return answer instanceof Promise ? null : answer;
  }

  async function respondPrivate(
    request: Request,
    found: FoundPage,
    environment: unknown,
    requestId: string | null,
  ): Promise<Response> {
    const nonce = randomBytes(18).toString('base64');
    const loaded = await load(request, found, { nonce, environment, requestId });
    if (loaded instanceof Response) {
      const answer = new Response(loaded.body, loaded);
      answer.headers.set('cache-control', 'no-store');
      return answer;
    }
    const rendering = await render(request, found, { nonce, environment, requestId }, loaded);
    const headers = new Headers({
      ...security.forPrivatePage(nonce, { hasTags: isTaggedPage(found.page?.row ?? null) }),
      ...whenBusy(rendering.status),
      'content-type': 'text/html; charset=utf-8',
    });
    for (const cookie of rendering.cookies) headers.append('set-cookie', cookie);
    const choice = findChoice(request.headers.get('cookie'), site);
    const { shown, end, isCompressible } = rendering;
    const document = choice ? showChoice(shown + end, choice) : shown + end;
    const body = await compressPrivate({
      request,
      headers,
      body: encoder.encode(document),
      isCompressible,
    });
    return new Response(body, { status: rendering.status, headers });
  }

  async function respond(
    request: Request,
    environment?: unknown,
    requestId: string | null = null,
  ): Promise<Response> {
    const url = new URL(request.url);
    const rejected = rejectRequest(request, site.publicUrl, security.forPublicPage);
    if (rejected) return rejected;
    const pagePath = parsePayloadPath(url.pathname);
    const isPayload = pagePath !== null;
    if (isPayload) url.pathname = pagePath;
    const found = findPage(url.pathname);
    const { page } = found;
    const isPublic = page === null || page.row.visibility === 'public';
    if (isReading(request) && isPublic) return respondPublic(request, url, found, isPayload, requestId);
    if (isPayload) return new Response(null, { status: 404 });
    return respondPrivate(request, found, environment, requestId);
  }

  return { respond, findStored, cache };
}
