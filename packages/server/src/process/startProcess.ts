import { product } from '@sewa/paths';
import { addFeedRoutes } from '../content/articles/feedRoutes.ts';
import { createPlatform, type PlatformOptions } from '../createPlatform.ts';
import { formatLogPath } from '../platform/http/formatLogPath.ts';
import { findEmbedOrigin } from '../platform/settings/findEmbedOrigin.ts';
import { mayUseSandbox } from '../platform/settings/mayUseSandbox.ts';
import type { HelpMode, Settings, TagManagerSettings } from '../platform/settings/settings.ts';
import { addSitemapRoutes } from '../search/sitemap/sitemapRoutes.ts';
import { saveBuildFiles } from './build-files/saveBuildFiles.ts';
import { chainBefore } from './chainBefore.ts';
import { holdRequests } from './holdRequests.ts';
import { isHealthCheck } from './isHealthCheck.ts';
import { limitPace } from './limitPace.ts';
import { type Before, type Fetch, type Listening, listen } from './listen.ts';
import { makeConstantHeaders } from './makeConstantHeaders.ts';
import { makePagesApi, mountPages, type ProcessPages } from './mountPages.ts';
import { redirectToCanonicalHost } from './redirectToCanonicalHost.ts';
import { requireHost } from './requireHost.ts';
import { sendStoredPages } from './sendStoredPages.ts';
import { serveFiles } from './serveFiles.ts';
import { type ProcessLinkService, type SandboxModule, startSandbox } from './startSandbox.ts';
import { exceptEmbedHost, withEmbedHost } from './withEmbedHost.ts';
import { withSandbox } from './withSandbox.ts';

/** Facts about the deployment, for pages. */
export interface ProcessSite {
  readonly name: string;
  readonly publicUrl: string;
  readonly mainDomain: string | null;
  readonly supportEmail: string;
  readonly hasEyeAssist?: boolean;
  readonly helpMode?: HelpMode;
  readonly isSandbox?: boolean;
  readonly cookiePrefix?: string;
  readonly cookieDomain?: string;
  readonly appUrl?: string;
  readonly embedOrigin?: string;
}

/** Options of `createPages`. */
export interface ProcessPagesOptions {
  readonly api: (request: Request, environment?: unknown) => Response | Promise<Response>;
  readonly site: ProcessSite;
  readonly reportingDsn: string | null;
  readonly linkService?: ProcessLinkService;
  readonly tagManager?: TagManagerSettings;
  readonly onError: (
    error: unknown,
    request: { readonly path: string; readonly requestId: string | null },
  ) => void;
}

/** Options of `startProcess`. */
export interface ProcessOptions extends PlatformOptions {
  readonly settings: Settings;
  readonly createPages: (options: ProcessPagesOptions) => ProcessPages;
  /** Folder of the client build; null if another server serves it. */
  readonly clientFolder: string | null;
  /** Folder of the built frames for partner sites. @default there are none */
  readonly embedFolder?: string | null;
  /** Middleware before everything else, such as a development server. */
  readonly before?: Before;
  /** Loads the sandbox; called only where it may run, so it needn't be installed elsewhere. */
  readonly loadSandbox?: () => Promise<SandboxModule>;
  /** Called with the progress of the start. */
  readonly onProgress?: (sentence: string) => void;
}

function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const end = () => {
    if (isClosing) return;
    isClosing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

/** Throttle for continuous listing changes: how often cached pages become stale and the listing index is refreshed. */
const STALE_PAUSE_MS = 40;

/** How long a stale page is still served: with the throttle, a page is at most 50 ms behind. */
const STALE_GRACE_MS = 10;

/**
 * Starts pages and API in one process and prints the URL; SIGTERM shuts it down gracefully. It listens first, to fail early if the
 * port is taken; requests wait until everything is ready. With the role 'worker' it only works on jobs.
 */
export async function startProcess(options: ProcessOptions): Promise<Pick<Listening, 'url' | 'close'>> {
  const {
    settings: asked,
    createPages,
    clientFolder,
    embedFolder = null,
    loadSandbox,
    onProgress,
    ...rest
  } = options;
  const held = holdRequests();
  let answer: Fetch = () => new Response(null, { status: 404 });
  let before: Before = options.before ?? ((_request, _response, next) => next());
  const listening = await listen((request, environment) => answer(request, environment), {
    ...asked,
    constantHeaders: makeConstantHeaders(asked),
    before: chainBefore(requireHost(asked), held.before, (request, response, next) =>
      before(request, response, next),
    ),
  });
  const given = { ...asked, embedOrigin: findEmbedOrigin(asked, asked.publicUrl ?? listening.url) };
  const sandbox = loadSandbox && mayUseSandbox(given) ? await loadSandbox() : null;
  const doubles = await startSandbox(sandbox, given, listening.url);
  const { settings, links, bank, analytics, sign } = doubles;
  const { linkKey, linkApiUrl, embedOrigin } = settings;
  onProgress?.('Opening the database …');
  const platform = await createPlatform(settings, rest).catch(async (error: unknown) => {
    await doubles.close();
    await listening.close();
    throw error;
  });
  const { server, db, log } = platform;
  const now = () => platform.time?.now() ?? new Date();
  bank?.open({ db, now });
  sign?.open({ now });
  const close = async () => {
    platform.chatStreams.close();
    await listening.acceptWaiting();
    await listening.close();
    await doubles.close();
    await platform.close();
  };
  const begin = () => {
    closeOnSignals(close);
    held.release();
    process.stdout.write(`${product.name} is ready at ${listening.url}\n`);
    return { url: listening.url, close };
  };
  if (settings.role === 'worker') {
    answer = (request, environment) =>
      isHealthCheck(new URL(request.url).pathname)
        ? server.fetch(request, environment as never)
        : new Response(null, { status: 404 });
    return begin();
  }
  const publicUrl = settings.publicUrl ?? listening.url;
  const appUrl = settings.appUrl ?? (links ? `${publicUrl}/sandbox/app` : null);
  const pages = createPages({
    api: makePagesApi(server),
    site: {
      name: product.name,
      publicUrl,
      mainDomain: settings.mainDomain ? `https://${settings.mainDomain}` : null,
      supportEmail: product.supportEmail,
      hasEyeAssist: settings.hasEyeAssist,
      helpMode: settings.helpMode,
      ...(sandbox ? { isSandbox: true } : {}),
      ...(settings.appEnvironment === 'production' ? {} : { cookiePrefix: `${settings.appEnvironment}-` }),
      ...(settings.cookieDomain ? { cookieDomain: settings.cookieDomain } : {}),
      ...(appUrl ? { appUrl } : {}),
      ...(embedOrigin ? { embedOrigin } : {}),
    },
    reportingDsn: settings.sentryDsn,
    ...(linkKey ? { linkService: { key: linkKey, apiUrl: linkApiUrl } } : {}),
    ...(settings.tagManager ? { tagManager: settings.tagManager } : {}),
    onError: (error, { path, requestId }) =>
      log('error', 'page', {
        requestId,
        path: formatLogPath(path),
        stack: error instanceof Error ? error.stack : String(error),
      }),
  });
  const noteChanges = limitPace((hasWaited) => {
    pages.cache.markStale(hasWaited ? STALE_GRACE_MS : 0);
    platform.listingIndex.refresh();
  }, STALE_PAUSE_MS);
  await db.listen('listings_changed', noteChanges);
  await platform.redirects.listen(() => pages.cache.clear());
  await db.listen('content_changed', () => pages.cache.clear());
  await db.listen('experiments_changed', () => pages.cache.clear());
  await platform.chatStreams.listen();
  addSitemapRoutes(server, db, publicUrl);
  addFeedRoutes(server, db, publicUrl);
  if (clientFolder) {
    if (db.kind === 'server') await saveBuildFiles(db, clientFolder);
    serveFiles(server, clientFolder, db);
  }
  mountPages(server, pages, log);
  const stored = pages.findStored && sendStoredPages(platform, pages.findStored);
  const beforePages = exceptEmbedHost(options.before ?? stored, settings.embedOrigin, publicUrl);
  before = chainBefore(redirectToCanonicalHost(settings), beforePages);
  const fetch: Fetch = (request, environment) => server.fetch(request, environment as never);
  const main = sandbox
    ? withSandbox(fetch, sandbox.createSandbox(db, { links, time: platform.time, bank, analytics }))
    : fetch;
  answer = withEmbedHost(main, { platform, folder: embedFolder, publicUrl, isSandbox: sandbox !== null });
  // Both load in the background: only searches wait for them.
  platform.listingIndex.refresh();
  platform.searchNames.prepare(new Date());
  return begin();
}
