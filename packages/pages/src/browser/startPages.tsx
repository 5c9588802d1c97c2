import { type Client, createClient, createPageCorporate, type PageCorporate } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import { DataProvider } from '@sewa/api/swr';
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorAnswer,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { type AnalyticsGate, startAnalytics } from '../analytics/startAnalytics.ts';
import type { Guard } from '../buildRoutes.tsx';
import type { LinkGate } from '../deep-links/createDeepLinks.ts';
import { loadErrorPage } from '../errorBoundary.tsx';
import { HelpService, type LoadHelpPanel } from '../HelpService.tsx';
import { loadHistoryEntries, saveHistoryEntries } from '../historyEntries.ts';
import { accessLinkService, LinkService } from '../LinkService.tsx';
import { type LoadLogInSheet, LogInService } from '../LogInService.tsx';
import { PageSite, type Site } from '../PageSite.tsx';
import { markRecorded } from '../reporting/reportError.ts';
import { type ReportingGate, startReporting } from '../reporting/startReporting.ts';
import { createPageContext, findRenderedCorporate } from '../services.ts';
import { type LoadTasks, TaskService } from '../TaskService.tsx';
import { getTabStorage } from '../tabStorage.ts';
import { startTagManager, type TagGate, tagTraces } from '../tag-manager/startTagManager.ts';
import { typedKey } from '../typed/typedValues.ts';
import { followLinks } from './followLinks.ts';
import { hydratePage } from './hydratePage.tsx';
import { watchVersion } from './newVersion.ts';
import { type PageBlock, parsePageBlock } from './parsePageBlock.ts';
import { showStalePage } from './showStalePage.ts';
import { takeEarlyClicks } from './takeEarlyClicks.ts';
import { watchLinks } from './watchLinks.ts';
import { watchScript } from './watchScript.ts';

/** What a product does in the browser. */
export interface StartedProduct {
  /** Makes the route objects; `first` runs before every other guard. */
  readonly makeRoutes: (first: Guard) => RouteObject[];
  /** Lets an error-reporting service in while the person allows it. */
  readonly gateReporting: ReportingGate;
  /** Lets the link service in while the person allows it. */
  readonly gateLinks: LinkGate;
  /** Lets events be recorded while the person allows it. */
  readonly gateAnalytics: AnalyticsGate;
  /** Lets the tag manager in while the person allows it. */
  readonly gateTags: TagGate;
  /** Told of every call that did not succeed. */
  readonly noteFailure?: (error: ApiError) => void;
  /**
   * Called when a write was refused because nobody is signed in any more. When it leaves the page it never settles, so that
   * nothing on the page answers the refusal.
   */
  readonly onSignedOut: () => Promise<void>;
  /** Loads what the help bubble opens in chat mode. */
  readonly loadHelpPanel?: LoadHelpPanel;
  /** Loads the list of tasks of somebody signed in. */
  readonly loadTasks?: LoadTasks;
  /** Loads what asks a visitor to log in above their page. */
  readonly loadLogInSheet?: LoadLogInSheet;
}

/** What the browser starts with. */
export interface StartPagesOptions {
  /** Makes the product of a deployment; `client` makes the calls of this page, which was drawn for `corporate`. */
  readonly startProduct: (site: Site, client: Client, corporate: PageCorporate) => StartedProduct;
}

async function resolveLazyRoutes(routes: RouteObject[]): Promise<string[]> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
  return matches.map(({ route }) => route.id ?? '');
}

/** The errors a page came with, as the router knows them; the server has recorded them. */
function parseErrors(errors: PageBlock['errors']): Record<string, RouteErrorAnswer> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => {
      const error = new RouteErrorAnswer(status, '', data);
      markRecorded(error);
      return [id, error];
    }),
  );
}

/** Matches the time a public page may be kept by the server. */
const REFRESH_AFTER = 30_000;

/** Tells whether the navigation under way goes back or forward: then what was shown is shown again as it was. */
function watchReturns(): () => boolean {
  let isReturning = false;
  window.addEventListener('popstate', () => {
    isReturning = true;
    setTimeout(() => {
      isReturning = false;
    });
  });
  return () => isReturning;
}

/** Gives the tab's present history entry a key of its own; a reload finds it again, a new visit does not. */
function markHistoryEntry(): void {
  const state: { key?: string } | null = history.state;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Brings back what was typed before the session ended, here and on the pages that follow, when its page is there again. */
function restoreTypedForms(router: ReturnType<typeof createBrowserRouter>, client: Client): void {
  const restore = () => {
    const storage = getTabStorage();
    if (storage.getItem(typedKey) === null) return;
    void import('../typed/typedForms.ts').then(({ restoreTyped }) => restoreTyped(storage, client));
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(() => setTimeout(restore));
  });
  restore();
}

/** Ends the task under way, so that the browser answers what was pressed before the next begins. */
const endTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Waits while the browser posts a form by itself: what the page would ask meanwhile nobody would see, and after a log-out it would be
 * refused. A page that comes back from the browser's cache goes on.
 */
async function untilNotPosted(): Promise<void> {
  if (!window.sewaEarly?.isPosted) return;
  await new Promise<void>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });
}

/** Hydrates the page the server sent, without asking for anything again, then replays what was clicked before. */
export async function startPages({ startProduct }: StartPagesOptions): Promise<void> {
  await endTask();
  const block = await parsePageBlock();
  const renderedFor = findRenderedCorporate(new Map(Object.entries(block.data)));
  const corporate = createPageCorporate(renderedFor);
  const client = createClient({
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.status === 401 && init.method !== 'GET') await product.onSignedOut();
      return response;
    },
    corporate,
    onFailure: (error) => product.noteFailure?.(error),
  });
  const product = startProduct(block.site, client, corporate);
  const { makeRoutes, gateReporting, gateLinks, gateAnalytics, gateTags } = product;
  startReporting({
    client,
    dsn: block.reportingDsn ?? null,
    gate: gateReporting,
    release: block.buildId,
  });
  const version = watchVersion(block.buildId);
  const tags = block.tagManager ? startTagManager(block.tagManager, gateTags) : null;
  if (!tags) gateTags(() => () => undefined, tagTraces);
  const routes = makeRoutes(
    ({ url, row }) => tags?.leaveIfUnwanted(url, row) ?? version.leaveIfOutdated(url),
  );
  loadHistoryEntries(getTabStorage());
  markHistoryEntry();
  await endTask();
  const ids = await resolveLazyRoutes(routes);
  if (block.errors) await loadErrorPage();
  await untilNotPosted();
  const isReturning = watchReturns();
  // One page, one corporate: its answers stay where they are, and a switch makes a new page.
  const services = { client, getCorporate: () => renderedFor ?? null };
  const router = createBrowserRouter(routes, {
    getContext: () =>
      createPageContext(isReturning() ? services : { ...services, refreshAfter: REFRESH_AFTER }),
    hydrationData: {
      // A route that failed has no data: going to it again reads it again.
      loaderData: {
        ...Object.fromEntries(ids.filter((id) => !block.errors?.[id]).map((id) => [id, null])),
        ...block.loaded,
      },
      actionData: block.action ?? null,
      errors: parseErrors(block.errors),
    },
  });

  startAnalytics({ client, gate: gateAnalytics, router });
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    saveHistoryEntries(getTabStorage());
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  watchScript(router);

  const root = document.getElementById('page-root');
  if (!root) throw new Error('The page has no root element. It cannot be hydrated.');
  const tree = (
    <PageSite site={block.site}>
      <DataProvider
        client={client}
        fallback={block.data}
        corporate={renderedFor ?? null}
        leave={corporate.leave}
      >
        <LinkService access={accessLinkService(block.linkService, location.search, gateLinks)}>
          <HelpService load={product.loadHelpPanel ?? null}>
            <LogInService load={product.loadLogInSheet ?? null}>
              <TaskService load={product.loadTasks ?? null}>
                <RouterProvider router={router} />
              </TaskService>
            </LogInService>
          </HelpService>
        </LinkService>
      </DataProvider>
    </PageSite>
  );
  const replayEarlyClicks = takeEarlyClicks();
  hydratePage(root, tree, {
    isAsRendered: block.isAsRendered,
    onHydrated: () => {
      replayEarlyClicks();
      // Not earlier: who subscribes first is told of a navigation that ended before, and that has to be the router's provider.
      restoreTypedForms(router, client);
    },
  });
  followLinks(router);
  corporate.subscribe(() => showStalePage(corporate));
  watchLinks(routes);
}
