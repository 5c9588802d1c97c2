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

interface RenderMarkupOptions {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  readonly client: Client;
  readonly store: RouteStore;
  readonly site: Site;
}

/** Renders one matched page to a string; head elements come first, then the page's root. */
export function renderMarkup({ handler, context, client, store, site }: RenderMarkupOptions): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <div id="page-root">
      <PageSite site={site}>
        <DataProvider client={client} fallback={Object.fromEntries(store)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </DataProvider>
      </PageSite>
    </div>,
  );
}
