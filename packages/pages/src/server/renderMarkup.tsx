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
import { FragmentCacheContext } from '../useCachedMarkup.ts';
import type { ServerFragmentCache } from './createFragmentCache.ts';

interface RenderMarkupOptions {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  readonly client: Client;
  readonly store: RouteStore;
  readonly site: Site;
  readonly fragmentCache: ServerFragmentCache;
}

function write({ handler, context, client, store, site, fragmentCache }: RenderMarkupOptions): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <div id="page-root">
      <PageSite site={site}>
        <DataProvider
          client={client}
          fallback={Object.fromEntries(store)}
          corporate={findRenderedCorporate(store) ?? null}
        >
          <FragmentCacheContext value={fragmentCache}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </FragmentCacheContext>
        </DataProvider>
      </PageSite>
    </div>,
  );
  fragmentCache.renderCached();
  return markup;
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
