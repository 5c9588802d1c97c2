import type { Client } from '@sewa/api/client';
import { DataProvider, type RouteStore } from '@sewa/api/swr';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { PageSite, type Site } from '../PageSite.tsx';
import { findRenderedCorporate } from '../services.ts';

interface RenderMarkupOptions {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  readonly client: Client;
  readonly store: RouteStore;
  readonly site: Site;
}

function write({ handler, context, client, store, site }: RenderMarkupOptions): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <div id="page-root">
      <PageSite site={site}>
        <DataProvider
          client={client}
          fallback={Object.fromEntries(store)}
          corporate={findRenderedCorporate(store) ?? null}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </DataProvider>
      </PageSite>
    </div>,
  );
}

/**
 * Renders one matched page to a string; head elements come first, then the page's root. Where the page's own code throws,
 * the error stands in its place, since no error boundary catches on a server; the context given back says so.
 */
export function renderMarkup(options: RenderMarkupOptions): {
  readonly markup: string;
  readonly context: StaticHandlerContext;
} {
  const { context } = options;
  try {
    return { context, markup: write(options) };
  } catch (error) {
    const id = context.matches.at(-1)?.route.id ?? '';
    const failed = { ...context, statusCode: 500, errors: { [id]: error } };
    return { context: failed, markup: write({ ...options, context: failed }) };
  }
}
