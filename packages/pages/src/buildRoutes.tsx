import {
  addIdempotencyKeys,
  type Client,
  CORPORATE_HEADER,
  IDEMPOTENCY_HEADER,
  noCorporate,
} from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { noteChanges, outdateRoutes, preloadRoute, refreshRoutes } from '@sewa/api/swr';
import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import { ErrorBoundary, makeErrorBoundary } from './errorBoundary.tsx';
import { loadWithScript } from './missingScript.ts';
import { PageShell } from './PageShell.tsx';
import type { LayoutName, LoadLayout, PageHandle, PageModule, PageRequest, PageRow } from './page.ts';
import { getPageServices } from './services.ts';
import { stayOnPage, stayOnQuery } from './stayOnPage.ts';
import { parseTypedForm } from './typed/typedValues.ts';

/** What a guard knows about the navigation it may stop. */
export interface GuardRequest extends PageRequest {
  readonly row: PageRow | null;
}

/** One step before a page: throws a redirect or an error answer, or lets the navigation pass. */
export type Guard = (request: GuardRequest) => Promise<void> | void;

/** What the table is built with. */
export interface BuildRoutesOptions {
  readonly rows: readonly PageRow[];
  readonly layouts: Readonly<Partial<Record<LayoutName, ComponentType>>> & { readonly public: ComponentType };
  /** Layouts that are loaded with the first page that uses them. */
  readonly lazyLayouts?: Readonly<Partial<Record<LayoutName, LoadLayout>>>;
  /** Run in this order before any page's loader or action. */
  readonly guards: readonly Guard[];
}

type RouterArgs = LoaderFunctionArgs | ActionFunctionArgs;

function parsePageRequest(args: RouterArgs): PageRequest {
  const services = getPageServices(args.context as Readonly<RouterContextProvider>);
  return {
    url: new URL(args.request.url),
    params: args.params,
    request: args.request,
    client: services.client,
    preload: (name, params) =>
      preloadRoute({ name, params, ...services, corporate: services.getCorporate?.() ?? null }),
  };
}

/** Whether we are on the server, where each request has its own map of answers. */
const isOnServer = ({ context }: RouterArgs): boolean =>
  getPageServices(context as Readonly<RouterContextProvider>).store !== undefined;

/**
 * Turns an error of the API into an error response of the router, so that its status reaches the page and the response: a
 * rejected call keeps its status, every failure is a 500. Any other error is passed on.
 */
async function asRouteError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    const status = error.status === 503 ? 503 : Math.min(error.status, 500);
    const { code, message, requestId } = error;
    throw data({ code, message, requestId }, { status });
  }
}

const isSignedOut = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('status' in error && error.status === 401) ||
    ('init' in error && (error.init as ResponseInit | null)?.status === 401));

/**
 * Returns the content of a form whose session had ended, or that the API failed to answer, in the error response, so that it can be
 * sent again.
 */
async function attachTyped<Value>(request: Request, work: () => Promise<Value>): Promise<Value> {
  const copy = request.clone();
  try {
    return await work();
  } catch (error) {
    const hasFailed = error instanceof ApiError && error.status >= 500;
    if (!hasFailed && !isSignedOut(error)) throw error;
    const typed = await parseTypedForm(copy).catch(() => []);
    throw data({ code: 'R003', typed }, { status: hasFailed ? 500 : 401 });
  }
}

/** Loads a page's module once, because `import()` is slow even for a loaded module. */
function rememberPage(page: PageRow['page']): () => Promise<PageModule> {
  let loading: Promise<PageModule> | null = null;
  return () => {
    loading ??= page().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** What a page's module renders: the page, and what is shown if it fails. */
function listPageComponents({ default: Component, Failure }: PageModule) {
  return { Component, ErrorBoundary: Failure ? makeErrorBoundary(Failure) : ErrorBoundary };
}

/** Rejects a body that none of our forms can have sent, so that actions can read theirs. */
function requireForm({ request }: RouterArgs): Promise<FormData> {
  return request
    .clone()
    .formData()
    .catch(() => {
      throw data({ code: 'R006' }, { status: 400 });
    });
}

/** Rejects a form whose page was rendered for another corporate than the current one. */
function requireRenderedCorporate(form: FormData, { context }: RouterArgs): void {
  const renderedFor = form.get(CORPORATE_HEADER);
  const { getCorporate } = getPageServices(context as Readonly<RouterContextProvider>);
  if (renderedFor !== null && renderedFor !== (getCorporate?.() ?? noCorporate))
    throw data({ code: 'R003' }, { status: 409 });
}

/** Gives all writes of a form sent without script the form's key; a form sent by script may send more than one write. */
function keyForm(client: Client, form: FormData): Client {
  const key = form.get(IDEMPOTENCY_HEADER);
  return typeof key === 'string' && key !== '' ? addIdempotencyKeys(client, key) : client;
}

/**
 * Runs a page's action in the browser. Calls that its writes made out of date, by the contract, are read again before the page
 * shows the result; if another page follows, that page reads what it needs.
 */
async function runAction(
  action: NonNullable<PageModule['action']>,
  request: PageRequest,
  isInBrowser: boolean,
  form: FormData,
): Promise<unknown> {
  if (!isInBrowser) return action({ ...request, client: keyForm(request.client, form) });
  const { client, changed } = noteChanges(request.client);
  try {
    const answer = await action({ ...request, client });
    if (changed.size > 0) await refreshRoutes([...changed]);
    return answer;
  } catch (error) {
    outdateRoutes([...changed]);
    throw error;
  }
}

function buildPageRoute(row: PageRow, guards: readonly Guard[], layout: LoadLayout | undefined): RouteObject {
  const loadPage = rememberPage(row.page);
  const pass = async (args: RouterArgs): Promise<PageRequest> => {
    const request = parsePageRequest(args);
    for (const guard of guards) await guard({ ...request, row });
    return request;
  };
  const handle: PageHandle = { row, modules: layout ? [layout, row.page] : [row.page] };
  return {
    id: row.path,
    path: row.path,
    handle,
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod }) =>
      formMethod === undefined && currentUrl.href.split('#')[0] !== nextUrl.href.split('#')[0],
    loader: (args) => {
      const work = async () => {
        const request = await pass(args);
        const [page, frame] = await Promise.all([loadPage(), layout?.()]);
        const [loaded] = await Promise.all([page.loader?.(request), frame?.loader?.(request)]);
        const status = typeof loaded === 'number' ? loaded : page.findStatus?.(request.params);
        return data(typeof loaded === 'object' ? loaded : null, { status: status ?? 200 });
      };
      return asRouteError(() =>
        loadWithScript(row.path, isOnServer(args) ? work : () => stayOnQuery(args, work)),
      );
    },
    action: (args) => {
      const takeForm = async () => {
        const request = await pass(args);
        const { action } = await loadPage();
        if (!action) throw data({ code: 'R003' }, { status: 405 });
        const form = await requireForm(args);
        requireRenderedCorporate(form, args);
        return (await runAction(action, request, !isOnServer(args), form)) ?? null;
      };
      const work = isOnServer(args) ? takeForm : () => stayOnPage(args, takeForm);
      return asRouteError(() => attachTyped(args.request, work));
    },
    lazy: () => loadWithScript(row.path, async () => listPageComponents(await loadPage())),
  };
}

const layoutId = (name: LayoutName): string => `layout:${name}`;

/** The part of a layout's route that renders it: at once, or loaded with its first page. */
function renderLayout(
  name: LayoutName,
  { layouts, lazyLayouts = {} }: Pick<BuildRoutesOptions, 'layouts' | 'lazyLayouts'>,
): Pick<RouteObject, 'element' | 'lazy'> {
  const Layout = layouts[name];
  if (Layout) return { element: <Layout /> };
  const layout = lazyLayouts[name];
  if (!layout)
    throw new Error(`A page asks for the layout '${name}', which does not exist. Add it to the layouts.`);
  return {
    lazy: () => loadWithScript(layoutId(name), async () => ({ Component: (await layout()).default })),
  };
}

/** Turns the table into the router's route objects: layouts around pages, guards before them, one 404 behind them. */
export function buildRoutes({ rows, guards, ...frames }: BuildRoutesOptions): RouteObject[] {
  // Of two patterns that fit a path equally well, the router takes the first: layouts follow each other as their last rows do.
  const names = [...new Set(rows.map((row) => row.layout).reverse())].reverse();
  const layoutRoutes = names.map(
    (name): RouteObject => ({
      id: layoutId(name),
      ...renderLayout(name, frames),
      children: [
        {
          id: `pages:${name}`,
          ErrorBoundary,
          children: rows
            .filter((row) => row.layout === name)
            .map((row) => buildPageRoute(row, guards, frames.lazyLayouts?.[name])),
        },
      ],
    }),
  );
  const PublicLayout = frames.layouts.public;
  const missing: RouteObject = {
    id: 'layout:missing',
    element: <PublicLayout />,
    children: [
      {
        id: 'missing',
        path: '*',
        element: null,
        ErrorBoundary,
        loader: async (args) => {
          const request = parsePageRequest(args);
          for (const guard of guards) await guard({ ...request, row: null });
          throw data({ path: request.url.pathname }, { status: 404 });
        },
      },
    ],
  };
  return [
    {
      id: 'shell',
      element: <PageShell />,
      ErrorBoundary,
      children: [...layoutRoutes, missing],
    },
  ];
}
