import { product } from '@sewa/paths';
import { createPlatform, type PlatformOptions } from '../createPlatform.ts';
import type { Database } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { mayUseSandbox } from '../settings/mayUseSandbox.ts';
import type { Settings } from '../settings/settings.ts';
import { addSitemapRoutes } from '../sitemap/sitemapRoutes.ts';
import { type Before, type Fetch, type Listening, listen } from './listen.ts';
import { type FindStoredPage, sendStoredPages } from './sendStoredPages.ts';
import { serveFiles } from './serveFiles.ts';

/** The deployment as pages show it. */
export interface ProcessSite {
  readonly name: string;
  readonly publicUrl: string;
  readonly mainDomain: string | null;
  readonly supportEmail: string;
  readonly hasEyeAssist?: boolean;
  readonly isSandbox?: boolean;
  readonly cookiePrefix?: string;
  readonly cookieDomain?: string;
}

/** The pages as the process needs them. */
export interface ProcessPages {
  readonly respond: (request: Request, environment: unknown, requestId: string) => Promise<Response>;
  /** Left out where nothing is stored, as in development. */
  readonly findStored?: FindStoredPage;
  readonly cache: { clear(): void };
}

/** What pages are made with. */
export interface ProcessPagesOptions {
  readonly api: (request: Request, environment?: unknown) => Response | Promise<Response>;
  readonly site: ProcessSite;
  readonly reportingDsn: string | null;
  readonly onError: (
    error: unknown,
    request: { readonly path: string; readonly requestId: string | null },
  ) => void;
}

/** The sandbox as the process needs it: null is 'nothing here'. */
export interface SandboxPages {
  readonly respond: (request: Request) => Promise<Response | null>;
}

/** What one process is made of. */
export interface ProcessOptions extends PlatformOptions {
  readonly settings: Settings;
  readonly createPages: (options: ProcessPagesOptions) => ProcessPages;
  /** Folder of the client build; null where another server hands the files out. */
  readonly clientFolder: string | null;
  /** Sees every request first: a development server's own files. */
  readonly before?: Before;
  /** Loads the sandbox's pages; asked only where it may run, so that it need not be installed elsewhere. */
  readonly loadSandbox?: () => Promise<{ readonly createSandbox: (db: Database) => SandboxPages }>;
  /** Told what the process is doing while it starts. */
  readonly onProgress?: (sentence: string) => void;
}

const apiPaths = /^\/(api|media)(\/|$)/;

function mountPages(server: ServerApp, pages: ProcessPages): void {
  server.all('*', (context) =>
    apiPaths.test(context.req.path)
      ? context.notFound()
      : pages.respond(context.req.raw, context.env, context.get('requestId')),
  );
}

function mountSandbox(server: ServerApp, sandbox: SandboxPages): void {
  server.get('/sandbox/*', async (context) => (await sandbox.respond(context.req.raw)) ?? context.notFound());
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

const isStarting = (): Response =>
  new Response(`${product.name} is starting.`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
  });

/**
 * Starts pages and API in one process and prints where it can be reached; SIGTERM ends it gently. The port is taken
 * first, so that a taken one is known before anything is opened; until all is ready every answer is 503.
 */
export async function startProcess(options: ProcessOptions): Promise<Listening> {
  const { settings, createPages, clientFolder, loadSandbox, onProgress, ...rest } = options;
  let answer: Fetch = isStarting;
  let before = options.before;
  const listening = await listen((request, environment) => answer(request, environment), {
    ...settings,
    before: (request, response, next) => (before ? before(request, response, next) : next()),
  });
  onProgress?.('Opening the database …');
  const platform = await createPlatform(settings, rest).catch(async (error: unknown) => {
    await listening.close();
    throw error;
  });
  const { server, db, log } = platform;
  const close = async () => {
    await listening.close();
    await platform.close();
  };
  const publicUrl = settings.publicUrl ?? listening.url;
  const pages = createPages({
    api: (request, environment) =>
      server.fetch(request, { ...(environment as object | undefined), isInternal: true }),
    site: {
      name: product.name,
      publicUrl,
      mainDomain: settings.mainDomain ? `https://${settings.mainDomain}` : null,
      supportEmail: product.supportEmail,
      hasEyeAssist: settings.hasEyeAssist,
      ...(loadSandbox && mayUseSandbox(settings) ? { isSandbox: true } : {}),
      ...(settings.appEnvironment === 'production' ? {} : { cookiePrefix: `${settings.appEnvironment}-` }),
      ...(settings.cookieDomain ? { cookieDomain: settings.cookieDomain } : {}),
    },
    reportingDsn: settings.sentryDsn,
    onError: (error, { path, requestId }) =>
      log('error', 'page', { requestId, path, stack: error instanceof Error ? error.stack : String(error) }),
  });
  await db.listen('listings_changed', () => {
    pages.cache.clear();
    platform.counter.refresh();
  });
  await platform.redirects.listen(() => pages.cache.clear());
  addSitemapRoutes(server, db, publicUrl);
  if (clientFolder) serveFiles(server, clientFolder);
  if (loadSandbox && mayUseSandbox(settings)) mountSandbox(server, (await loadSandbox()).createSandbox(db));
  mountPages(server, pages);
  before ??= pages.findStored && sendStoredPages(platform, pages.findStored);
  answer = (request, environment) => server.fetch(request, environment as never);
  closeOnSignals(close);
  process.stdout.write(`${product.name} is ready at ${listening.url}\n`);
  return { url: listening.url, close };
}
