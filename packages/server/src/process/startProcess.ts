import { product } from '@sewa/paths';
import { addFeedRoutes } from '../articles/feedRoutes.ts';
import type { TimeControls } from '../clock/createTimeControls.ts';
import { createPlatform, type PlatformOptions } from '../createPlatform.ts';
import type { Database } from '../database/database.ts';
import { formatLogPath } from '../http/formatLogPath.ts';
import * as messages from '../messages/messages.ts';
import { findEmbedOrigin } from '../settings/findEmbedOrigin.ts';
import { mayUseSandbox } from '../settings/mayUseSandbox.ts';
import { parseIssuers, parseSealKey } from '../settings/parseIssuers.ts';
import type {
  HelpMode,
  PaymentPartner,
  Settings,
  TagManagerSettings,
  Variables,
} from '../settings/settings.ts';
import { addSitemapRoutes } from '../sitemap/sitemapRoutes.ts';
import { chainBefore } from './chainBefore.ts';
import { limitPace } from './limitPace.ts';
import { type Before, type Fetch, type Listening, listen } from './listen.ts';
import { makeConstantHeaders } from './makeConstantHeaders.ts';
import { makePagesApi, mountPages, type ProcessPages } from './mountPages.ts';
import { redirectToCanonicalHost } from './redirectToCanonicalHost.ts';
import { requireHost } from './requireHost.ts';
import { sendStoredPages } from './sendStoredPages.ts';
import { serveFiles } from './serveFiles.ts';
import { type SandboxPages, withSandbox } from './withSandbox.ts';

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

/** How pages reach the link service; `apiUrl` is set for a fake. */
export interface ProcessLinkService {
  readonly key: string;
  readonly apiUrl: string | null;
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

/** Running fakes of the issuers, with the environment variables for them. */
export interface SandboxIssuers {
  readonly variables: Variables;
  readonly close: () => Promise<void>;
}

/** The running fake of the link service. */
export interface SandboxLinks extends ProcessLinkService {
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
}

/** The running fake of the bank; it answers 503 until it's opened. */
export interface SandboxBank {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
  /** An invented partner, by the names of the claims of its tokens. */
  readonly partner: Omit<PaymentPartner, 'id'> & { readonly iss: string };
  readonly open: (deps: { db: Database; now: () => Date }) => void;
  readonly close: () => Promise<void>;
}

/** The running fake of the analytics service and the tag manager. */
export interface SandboxAnalytics {
  readonly url: string;
  readonly measurementId: string;
  readonly secret: string;
  readonly tagManagerId: string;
  readonly close: () => Promise<void>;
}

/** The sandbox module, which is loaded dynamically. */
export interface SandboxModule {
  /** A method, for bivariance: `links`, `bank` and `analytics` are passed back to the module that started them. */
  createSandbox(
    db: Database,
    parts: {
      links: SandboxLinks | null;
      time: TimeControls | null;
      bank: SandboxBank | null;
      analytics: SandboxAnalytics | null;
    },
  ): SandboxPages;
  readonly startLinks: (site: { origin: string; port: number }) => Promise<SandboxLinks>;
  readonly startBank: (site: { origin: string; port: number; localOrigin?: string }) => Promise<SandboxBank>;
  readonly startIssuers: (site: { origin: string; port: number }) => Promise<SandboxIssuers>;
  readonly startAnalytics: (site: { origin: string; port: number }) => Promise<SandboxAnalytics>;
}

/** Options of `startProcess`. */
export interface ProcessOptions extends PlatformOptions {
  readonly settings: Settings;
  readonly createPages: (options: ProcessPagesOptions) => ProcessPages;
  /** Folder of the client build; null if another server serves it. */
  readonly clientFolder: string | null;
  /** Middleware before everything else, such as a development server. */
  readonly before?: Before;
  /** Loads the sandbox; called only where it may run, so it needn't be installed elsewhere. */
  readonly loadSandbox?: () => Promise<SandboxModule>;
  /** Called with the progress of the start. */
  readonly onProgress?: (sentence: string) => void;
}

/** Starts fakes of the issuers on the next port, if none are configured. */
async function startIssuers(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; close: () => Promise<void> }> {
  if (!sandbox || settings.issuers.length > 0 || settings.apiOrigin) {
    return { settings, close: async () => undefined };
  }
  const port = Number(new URL(url).port);
  const { variables, close } = await sandbox.startIssuers({
    origin: settings.publicUrl ?? url,
    port: port + 1,
  });
  const issuers = parseIssuers(variables, settings.appEnvironment).map((issuer) => ({
    ...issuer,
    isSandbox: true,
  }));
  return { settings: { ...settings, port, issuers, sealKey: parseSealKey(variables, true) }, close };
}

/** Starts a fake of the link service and adds it to the settings, if no key is set. */
async function startLinks(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; links: SandboxLinks | null }> {
  if (!sandbox || settings.linkKey) return { settings, links: null };
  const origin = settings.publicUrl ?? url;
  const links = await sandbox.startLinks({ origin, port: Number(new URL(url).port) + 2 });
  return { settings: { ...settings, linkKey: links.key, linkApiUrl: links.apiUrl }, links };
}

/** Starts a fake of the bank, and adds it and its partner to the settings. */
async function startBank(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; bank: SandboxBank | null }> {
  if (!sandbox || settings.apiOrigin) return { settings, bank: null };
  const origin = settings.publicUrl ?? url;
  const bank = await sandbox.startBank({ origin, port: Number(new URL(url).port) + 3, localOrigin: url });
  const { key, webhookSecret, partner } = bank;
  const { iss: id, name, secret, returnOrigins } = partner;
  return {
    bank,
    settings: {
      ...settings,
      sandboxBank: { url: bank.url, key, webhookSecret },
      paymentPartners: [...settings.paymentPartners, { id, name, secret, returnOrigins }],
    },
  };
}

/** Starts a fake of the analytics service and the tag manager, for whichever isn't set. */
async function startAnalytics(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; analytics: SandboxAnalytics | null }> {
  if (!sandbox || settings.apiOrigin || (settings.analytics && settings.tagManager))
    return { settings, analytics: null };
  const origin = settings.publicUrl ?? url;
  const started = await sandbox.startAnalytics({ origin, port: Number(new URL(url).port) + 4 });
  const { url: apiUrl, measurementId, secret, tagManagerId: id } = started;
  return {
    analytics: started,
    settings: {
      ...settings,
      analytics: settings.analytics ?? { measurementId, secret, apiUrl },
      tagManager: settings.tagManager ?? { id, url: apiUrl },
    },
  };
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

const isStarting = (): Response =>
  new Response(messages.serviceStarting, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
  });

/**
 * Starts pages and API in one process and prints the URL; SIGTERM shuts it down gracefully. It listens first, to fail early if the
 * port is taken, and responds 503 until everything is ready.
 */
export async function startProcess(options: ProcessOptions): Promise<Pick<Listening, 'url' | 'close'>> {
  const { settings: asked, createPages, clientFolder, loadSandbox, onProgress, ...rest } = options;
  let answer: Fetch = isStarting;
  let before: Before = options.before ?? ((_request, _response, next) => next());
  const listening = await listen((request, environment) => answer(request, environment), {
    ...asked,
    constantHeaders: makeConstantHeaders(asked),
    before: chainBefore(requireHost(asked), (request, response, next) => before(request, response, next)),
  });
  const given = { ...asked, embedOrigin: findEmbedOrigin(asked, asked.publicUrl ?? listening.url) };
  const sandbox = loadSandbox && mayUseSandbox(given) ? await loadSandbox() : null;
  const issuers = await startIssuers(sandbox, given, listening.url);
  const { settings: banked, bank } = await startBank(sandbox, issuers.settings, listening.url);
  const { settings: linked, links } = await startLinks(sandbox, banked, listening.url);
  const { settings, analytics } = await startAnalytics(sandbox, linked, listening.url);
  const { linkKey, linkApiUrl, embedOrigin } = settings;
  onProgress?.('Opening the database …');
  const platform = await createPlatform(settings, rest).catch(async (error: unknown) => {
    await issuers.close();
    await links?.close();
    await bank?.close();
    await analytics?.close();
    await listening.close();
    throw error;
  });
  const { server, db, log } = platform;
  bank?.open({ db, now: () => platform.time?.now() ?? new Date() });
  const close = async () => {
    platform.chatStreams.close();
    await listening.acceptWaiting();
    await listening.close();
    await issuers.close();
    await links?.close();
    await bank?.close();
    await analytics?.close();
    await platform.close();
  };
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
  if (clientFolder) serveFiles(server, clientFolder);
  mountPages(server, pages, log);
  const stored = pages.findStored && sendStoredPages(platform, pages.findStored);
  before = chainBefore(redirectToCanonicalHost(settings), options.before ?? stored);
  const fetch: Fetch = (request, environment) => server.fetch(request, environment as never);
  answer = sandbox
    ? withSandbox(fetch, sandbox.createSandbox(db, { links, time: platform.time, bank, analytics }))
    : fetch;
  closeOnSignals(close);
  // Loads in the background: only searches wait for it.
  platform.listingIndex.refresh();
  process.stdout.write(`${product.name} is ready at ${listening.url}\n`);
  return { url: listening.url, close };
}
