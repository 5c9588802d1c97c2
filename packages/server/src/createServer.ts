import { contract } from '@sewa/api/schema';
import { addArticleRoutes } from './articles/routes.ts';
import { addBillRoutes } from './bills/routes.ts';
import type { Dependencies } from './calling/Context.ts';
import { VerbRouter } from './calling/VerbRouter.ts';
import { addChatRoutes } from './chat/routes.ts';
import { ChatStreams } from './chat-stream/ChatStreams.ts';
import { addChatStreamRoutes } from './chat-stream/routes.ts';
import { addCookieConsentRoutes } from './cookie-consent/routes.ts';
import { requirePagesCorporate } from './corporates/requirePagesCorporate.ts';
import { addCorporateRoutes } from './corporates/routes.ts';
import { addDashboardRoutes } from './dashboard/routes.ts';
import { ListingIndex } from './discover/ListingIndex.ts';
import { addDiscoverRoutes } from './discover/routes.ts';
import { addDisputeRoutes } from './disputes/routes.ts';
import { addDocsRoutes } from './docs/routes.ts';
import { addEnquiryRoutes } from './enquiries/routes.ts';
import { createAnalytics } from './events/createAnalytics.ts';
import { addEventRoutes } from './events/routes.ts';
import { addExperimentRoutes } from './experiments/routes.ts';
import { addFairRentRoutes } from './fair-rent/routes.ts';
import { addFavouriteRoutes } from './favourites/routes.ts';
import { createClamdScanner } from './files/createClamdScanner.ts';
import { addFileRoutes } from './files/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { addHelpRoutes } from './help/routes.ts';
import { createApp } from './http/createApp.ts';
import { createFindLimits } from './http/findLimits.ts';
import { proxyApi } from './http/proxyApi.ts';
import type { RouteTable } from './http/RouteTable.ts';
import type { RateLimits } from './http/rateLimits.ts';
import type { ServerApp } from './http/ServerEnvironment.ts';
import { Issuers } from './identities/Issuers.ts';
import { addIdentityRoutes } from './identities/routes.ts';
import { addInvitationRoutes } from './invitations/routes.ts';
import { addListingCountRoutes } from './listing-counts/routes.ts';
import { addListingReportRoutes } from './listing-reports/routes.ts';
import { addListingRoutes } from './listings/routes.ts';
import { addLogInRoutes } from './log-in/routes.ts';
import { addMediaRoutes } from './media/routes.ts';
import { addMyinfoRoutes } from './myinfo/routes.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { addOrganisationRoutes } from './organisations/routes.ts';
import { addOwnListingRoutes } from './own-listings/routes.ts';
import { addPartnerSetupRoutes } from './partner-setups/routes.ts';
import { addPayeeRoutes } from './payees/routes.ts';
import { addPaymentEventRoutes } from './payment-events/routes.ts';
import { addPaymentLinkRoutes } from './payment-links/routes.ts';
import { addPaymentMethodRoutes } from './payment-methods/routes.ts';
import { createPaymentProviders } from './payment-providers/createPaymentProviders.ts';
import { addPaymentSetupRoutes } from './payment-setups/routes.ts';
import { addPaymentRoutes } from './payments/routes.ts';
import { addPayNowRoutes } from './paynow/routes.ts';
import { addPendingActionRoutes } from './pending-actions/routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import { addPhotoRoutes } from './photos/routes.ts';
import { addPlaceRoutes } from './places/routes.ts';
import { addPostalCodeRoutes } from './postal-codes/routes.ts';
import { addPropertyRoutes } from './properties/routes.ts';
import { addRateCardRoutes } from './rate-cards/routes.ts';
import { addReceiptRoutes } from './receipts/routes.ts';
import { RedirectMemory } from './redirects/RedirectMemory.ts';
import { addRedirectRoutes } from './redirects/routes.ts';
import { addRefundRoutes } from './refunds/routes.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addSavedSearchRoutes } from './saved-searches/routes.ts';
import { createSealer } from './sealing/createSealer.ts';
import { addServiceRoutes } from './services/routes.ts';
import { addSessionRoutes } from './sessions/routes.ts';
import { createLinkService } from './share-links/createLinkService.ts';
import { addShareLinkRoutes } from './share-links/routes.ts';
import { addSignUpRoutes } from './sign-up/routes.ts';
import { addSimilarListingRoutes } from './similar-listings/routes.ts';
import { addStatementRoutes } from './statements/routes.ts';
import { addStepUpRoutes } from './step-up/routes.ts';
import { addWaitlistRoutes } from './waitlists/routes.ts';

/** Dependencies with a default. */
type Made =
  | 'analytics'
  | 'realClock'
  | 'redirects'
  | 'chatStreams'
  | 'listingIndex'
  | 'issuers'
  | 'sealer'
  | 'scanner'
  | 'paymentProviders'
  | 'linkService';

/** Dependencies of the server; tests can replace each. */
export interface ServerDeps extends Omit<Dependencies, Made>, Partial<Pick<Dependencies, Made>> {
  /** By default, no rate limits. */
  rateLimits?: RateLimits | null;
  /** The routes and their limits. @default the contract */
  table?: RouteTable;
}

/**
 * Fills in default dependencies: the real clock, redirects looked up in the database, streams and a listing index without change
 * notifications, and issuers, keys, scanner, payment providers and the analytics service from the settings.
 */
export function completeDependencies(deps: ServerDeps): Dependencies {
  const { db, clock, settings, log } = deps;
  const realClock = deps.realClock ?? clock;
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    ...deps,
    realClock,
    analytics: deps.analytics ?? (settings.analytics && createAnalytics(settings.analytics)),
    redirects: deps.redirects ?? new RedirectMemory({ db, clock: realClock }),
    chatStreams: deps.chatStreams ?? new ChatStreams({ db, clock: realClock, log }),
    listingIndex: deps.listingIndex ?? new ListingIndex(db),
    issuers: deps.issuers ?? new Issuers(settings.issuers, { origin, clock: realClock }),
    scanner: deps.scanner ?? (settings.clamdUrl === null ? null : createClamdScanner(settings.clamdUrl)),
    paymentProviders: deps.paymentProviders ?? createPaymentProviders(settings),
    linkService: deps.linkService === undefined ? createLinkService(settings) : deps.linkService,
    sealer: deps.sealer ?? (settings.sealKey && createSealer(settings.sealKey)),
  };
}

/** Mounts the verbs of every module except health. */
function addRoutes(router: VerbRouter): void {
  addDiscoverRoutes(router);
  addPlaceRoutes(router);
  addListingRoutes(router);
  addOwnListingRoutes(router);
  addSimilarListingRoutes(router);
  addFairRentRoutes(router);
  addListingReportRoutes(router);
  addEnquiryRoutes(router);
  addChatStreamRoutes(router);
  addChatRoutes(router);
  addHelpRoutes(router);
  addSessionRoutes(router);
  addLogInRoutes(router);
  addCorporateRoutes(router);
  addOrganisationRoutes(router);
  addInvitationRoutes(router);
  addSignUpRoutes(router);
  addStepUpRoutes(router);
  addPersonalDataRoutes(router);
  addFileRoutes(router);
  addDashboardRoutes(router);
  addIdentityRoutes(router);
  addMyinfoRoutes(router);
  addPendingActionRoutes(router);
  addFavouriteRoutes(router);
  addSavedSearchRoutes(router);
  addCookieConsentRoutes(router);
  addExperimentRoutes(router);
  addRedirectRoutes(router);
  addReportRoutes(router);
  addEventRoutes(router);
  addArticleRoutes(router);
  addWaitlistRoutes(router);
  addPropertyRoutes(router);
  addDisputeRoutes(router);
  addPostalCodeRoutes(router);
  addRateCardRoutes(router);
  addListingCountRoutes(router);
  addPhotoRoutes(router);
  addPaymentMethodRoutes(router);
  addPaymentSetupRoutes(router);
  addPartnerSetupRoutes(router);
  addPaymentEventRoutes(router);
  addMediaRoutes(router);
  addPaymentRoutes(router);
  addRefundRoutes(router);
  addPaymentLinkRoutes(router);
  addReceiptRoutes(router);
  addStatementRoutes(router);
  addPayNowRoutes(router);
  addNoticeRoutes(router);
  addPayeeRoutes(router);
  addServiceRoutes(router);
  addBillRoutes(router);
  addShareLinkRoutes(router);
  addDocsRoutes(router);
}

/** Creates the HTTP API, with the router of its verbs. */
export function createServerWithRouter(deps: ServerDeps): { server: ServerApp; router: VerbRouter } {
  const { db, settings, log, rateLimits = null, table = contract } = deps;
  const server = createApp({ settings, log, rateLimits, table });
  const complete = completeDependencies(deps);
  const router = new VerbRouter(server, complete, table);
  addHealthRoutes(router);
  const { apiOrigin } = settings;
  const { closing } = complete.chatStreams;
  if (apiOrigin) proxyApi(server, { apiOrigin, log, findLimits: createFindLimits(table), closing });
  server.use('*', requirePagesCorporate(db, settings, complete.realClock));
  addRoutes(router);
  return { server, router };
}

/** Creates the HTTP API: everything under `/api`, and blobs under `/media`. */
export const createServer = (deps: ServerDeps): ServerApp => createServerWithRouter(deps).server;
