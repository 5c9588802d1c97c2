import { contract } from '@sewa/api/schema';
import { Issuers } from './accounts/identities/Issuers.ts';
import { addAccountsRoutes } from './accounts/routes.ts';
import { allowCalculationsEverywhere } from './billing/calculator/allowCalculationsEverywhere.ts';
import { createPaymentProviders } from './billing/payment-providers/createPaymentProviders.ts';
import { addBillingRoutes } from './billing/routes.ts';
import { requirePagesCorporate } from './companies/corporates/requirePagesCorporate.ts';
import { addCompaniesRoutes } from './companies/routes.ts';
import { addContentRoutes } from './content/routes.ts';
import { withListingEvents } from './conversations/chat-events/withListingEvents.ts';
import { ChatStreams } from './conversations/chat-stream/ChatStreams.ts';
import { addConversationsRoutes } from './conversations/routes.ts';
import { addDashboardRoutes } from './dashboard/routes.ts';
import { addFileDownloadRoutes } from './file-downloads/routes.ts';
import { addHomesRoutes } from './homes/routes.ts';
import { createAnalytics } from './measuring/events/createAnalytics.ts';
import { addMeasuringRoutes } from './measuring/routes.ts';
import { createLinkService } from './measuring/share-links/createLinkService.ts';
import { noteLead } from './partner-sites/leads/noteLead.ts';
import { addPartnerSitesRoutes } from './partner-sites/routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import type { Dependencies } from './platform/calling/Context.ts';
import { VerbRouter } from './platform/calling/VerbRouter.ts';
import { createClamdScanner } from './platform/files/createClamdScanner.ts';
import { createApp } from './platform/http/createApp.ts';
import { createFindLimits } from './platform/http/findLimits.ts';
import { proxyApi } from './platform/http/proxyApi.ts';
import type { RouteTable } from './platform/http/RouteTable.ts';
import type { RateLimits } from './platform/http/rateLimits.ts';
import type { ServerApp } from './platform/http/ServerEnvironment.ts';
import { RedirectMemory } from './platform/redirects/RedirectMemory.ts';
import { addHealthRoutes, addPlatformRoutes } from './platform/routes.ts';
import { createSealer } from './platform/sealing/createSealer.ts';
import { createSealSource } from './platform/signing/createSealSource.ts';
import { createSingpassSign } from './platform/signing/createSingpassSign.ts';
import { createTableSealStore } from './platform/signing/sealStoreQueries.ts';
import { answerMetrics } from './platform/telemetry/answerMetrics.ts';
import type { Metrics } from './platform/telemetry/Metrics.ts';
import { ListingIndex } from './search/discover/ListingIndex.ts';
import { addSearchRoutes } from './search/routes.ts';
import { SearchNames } from './search/understand/SearchNames.ts';
import { declineOffers } from './tenancies/rentals/declineOffers.ts';
import { joinRental } from './tenancies/rentals/joinRental.ts';
import { addTenanciesRoutes } from './tenancies/routes.ts';

/** Dependencies with a default. */
type Made =
  | 'analytics'
  | 'realClock'
  | 'redirects'
  | 'chatStreams'
  | 'pusher'
  | 'withListingEvents'
  | 'joinRental'
  | 'declineOffers'
  | 'noteLead'
  | 'listingIndex'
  | 'searchNames'
  | 'issuers'
  | 'sealer'
  | 'documentSeal'
  | 'singpassSign'
  | 'scanner'
  | 'objects'
  | 'paymentProviders'
  | 'linkService';

/** Dependencies of the server; tests can replace each. */
export interface ServerDeps extends Omit<Dependencies, Made>, Partial<Pick<Dependencies, Made>> {
  /** By default, no rate limits. */
  rateLimits?: RateLimits | null;
  /** By default, nothing is measured. */
  metrics?: Metrics | null;
  /** The routes and their limits. @default the contract */
  table?: RouteTable;
}

/**
 * Fills in default dependencies: the real clock, redirects looked up in the database, events of listings, rentals, streams, a listing index and names of a search without change
 * notifications, and issuers, keys, scanner, payment providers, the seal of documents, Singpass and the analytics service from the settings.
 */
export function completeDependencies(deps: ServerDeps): Dependencies {
  const { db, clock, settings, log } = deps;
  const realClock = deps.realClock ?? clock;
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const sealer = deps.sealer ?? (settings.sealKey && createSealer(settings.sealKey, settings.oldSealKeys));
  const clocks = { now: clock, realNow: realClock };
  return {
    ...deps,
    realClock,
    pusher: deps.pusher ?? null,
    analytics: deps.analytics ?? (settings.analytics && createAnalytics(settings.analytics)),
    redirects: deps.redirects ?? new RedirectMemory({ db, clock: realClock }),
    chatStreams: deps.chatStreams ?? new ChatStreams({ db, clock: realClock, log }),
    withListingEvents: deps.withListingEvents ?? withListingEvents,
    declineOffers: deps.declineOffers ?? declineOffers,
    joinRental: deps.joinRental ?? joinRental,
    noteLead: deps.noteLead ?? noteLead,
    listingIndex: deps.listingIndex ?? new ListingIndex(db, clock),
    searchNames: deps.searchNames ?? new SearchNames(db),
    issuers: deps.issuers ?? new Issuers(settings.issuers, { origin, clock: realClock }),
    objects: deps.objects ?? null,
    scanner: deps.scanner ?? (settings.clamdUrl === null ? null : createClamdScanner(settings.clamdUrl)),
    paymentProviders: deps.paymentProviders ?? createPaymentProviders(settings),
    linkService: deps.linkService === undefined ? createLinkService(settings) : deps.linkService,
    sealer,
    documentSeal:
      deps.documentSeal ??
      createSealSource(settings, { store: createTableSealStore(db), sealer, log, ...clocks }),
    singpassSign:
      deps.singpassSign ?? (settings.singpassSign && createSingpassSign(settings.singpassSign, clocks)),
  };
}

/** Mounts the verbs of every room; the search before homes, because `/api/discover/{id}` matches its paths too. */
function addRoutes(router: VerbRouter): void {
  addPlatformRoutes(router);
  addCompaniesRoutes(router);
  addSearchRoutes(router);
  addHomesRoutes(router);
  addConversationsRoutes(router);
  addContentRoutes(router);
  addAccountsRoutes(router);
  addMeasuringRoutes(router);
  addPartnerSitesRoutes(router);
  addBillingRoutes(router);
  addTenanciesRoutes(router);
  addDashboardRoutes(router);
  addFileDownloadRoutes(router);
  addPersonalDataRoutes(router);
}

/** Creates the HTTP API, with the router of its verbs. */
export function createServerWithRouter(deps: ServerDeps): { server: ServerApp; router: VerbRouter } {
  const { db, settings, log, rateLimits = null, metrics = null, table = contract } = deps;
  const server = createApp({ settings, log, rateLimits, metrics, table });
  allowCalculationsEverywhere(server);
  const complete = completeDependencies(deps);
  const router = new VerbRouter(server, complete, table);
  addHealthRoutes(router);
  const { apiOrigin, metricsToken: token } = settings;
  if (metrics && token) {
    const { chatStreams } = complete;
    server.get('/api/metrics', answerMetrics({ metrics, token, db, chatStreams }));
  }
  const { closing } = complete.chatStreams;
  if (apiOrigin) proxyApi(server, { apiOrigin, log, findLimits: createFindLimits(table), closing });
  server.use('*', requirePagesCorporate(db, settings, complete.realClock));
  addRoutes(router);
  return { server, router };
}

/** Creates the HTTP API: everything under `/api`, and blobs under `/media`. */
export const createServer = (deps: ServerDeps): ServerApp => createServerWithRouter(deps).server;
