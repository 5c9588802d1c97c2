import { contract } from '@sewa/api/schema';
import { Issuers } from './accounts/identities/Issuers.ts';
import { addIdentityRoutes } from './accounts/identities/routes.ts';
import { addInvitationRoutes } from './accounts/invitations/routes.ts';
import { addLogInRoutes } from './accounts/log-in/routes.ts';
import { addMyinfoRoutes } from './accounts/myinfo/routes.ts';
import { addSignUpRoutes } from './accounts/sign-up/routes.ts';
import { addStepUpRoutes } from './accounts/step-up/routes.ts';
import { addBillRoutes } from './billing/bills/routes.ts';
import { addCalculatorRoutes, allowCalculationsEverywhere } from './billing/calculator/routes.ts';
import { addPartnerSetupRoutes } from './billing/partner-setups/routes.ts';
import { addPayeeRoutes } from './billing/payees/routes.ts';
import { addPaymentEventRoutes } from './billing/payment-events/routes.ts';
import { addPaymentLinkRoutes } from './billing/payment-links/routes.ts';
import { addPaymentMethodRoutes } from './billing/payment-methods/routes.ts';
import { createPaymentProviders } from './billing/payment-providers/createPaymentProviders.ts';
import { addPaymentSetupRoutes } from './billing/payment-setups/routes.ts';
import { addPaymentRoutes } from './billing/payments/routes.ts';
import { addPayNowRoutes } from './billing/paynow/routes.ts';
import { addRateCardRoutes } from './billing/rate-cards/routes.ts';
import { addReceiptRoutes } from './billing/receipts/routes.ts';
import { addRefundRoutes } from './billing/refunds/routes.ts';
import { addServiceRoutes } from './billing/services/routes.ts';
import { addStatementRoutes } from './billing/statements/routes.ts';
import { requirePagesCorporate } from './companies/corporates/requirePagesCorporate.ts';
import { addCorporateRoutes } from './companies/corporates/routes.ts';
import { addOrganisationRoutes } from './companies/organisations/routes.ts';
import { addArticleRoutes } from './content/articles/routes.ts';
import { addWaitlistRoutes } from './content/waitlists/routes.ts';
import { addChatRoutes } from './conversations/chat/routes.ts';
import { withListingEvents } from './conversations/chat-events/withListingEvents.ts';
import { ChatStreams } from './conversations/chat-stream/ChatStreams.ts';
import { addChatStreamRoutes } from './conversations/chat-stream/routes.ts';
import { addEnquiryRoutes } from './conversations/enquiries/routes.ts';
import { addHelpRoutes } from './conversations/help/routes.ts';
import { addListingReportRoutes } from './conversations/listing-reports/routes.ts';
import { addDashboardRoutes } from './dashboard/routes.ts';
import { addFileDownloadRoutes } from './file-downloads/routes.ts';
import { addDisputeRoutes } from './homes/disputes/routes.ts';
import { addFairRentRoutes } from './homes/fair-rent/routes.ts';
import { addListingCountRoutes } from './homes/listing-counts/routes.ts';
import { addListingRoutes } from './homes/listings/routes.ts';
import { addMediaRoutes } from './homes/media/routes.ts';
import { addOwnListingRoutes } from './homes/own-listings/routes.ts';
import { addPhotoRoutes } from './homes/photos/routes.ts';
import { addPlaceRoutes } from './homes/places/routes.ts';
import { addPostalCodeRoutes } from './homes/postal-codes/routes.ts';
import { addPropertyRoutes } from './homes/properties/routes.ts';
import { addCookieConsentRoutes } from './measuring/cookie-consent/routes.ts';
import { createAnalytics } from './measuring/events/createAnalytics.ts';
import { addEventRoutes } from './measuring/events/routes.ts';
import { addExperimentRoutes } from './measuring/experiments/routes.ts';
import { createLinkService } from './measuring/share-links/createLinkService.ts';
import { addShareLinkRoutes } from './measuring/share-links/routes.ts';
import { addEmbedRoutes } from './partner-sites/embeds/routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import type { Dependencies } from './platform/calling/Context.ts';
import { VerbRouter } from './platform/calling/VerbRouter.ts';
import { addDocsRoutes } from './platform/docs/routes.ts';
import { createClamdScanner } from './platform/files/createClamdScanner.ts';
import { addFileRoutes } from './platform/files/routes.ts';
import { addHealthRoutes } from './platform/health/routes.ts';
import { createApp } from './platform/http/createApp.ts';
import { createFindLimits } from './platform/http/findLimits.ts';
import { proxyApi } from './platform/http/proxyApi.ts';
import type { RouteTable } from './platform/http/RouteTable.ts';
import type { RateLimits } from './platform/http/rateLimits.ts';
import type { ServerApp } from './platform/http/ServerEnvironment.ts';
import { addNoticeRoutes } from './platform/notices/routes.ts';
import { addPendingActionRoutes } from './platform/pending-actions/routes.ts';
import { RedirectMemory } from './platform/redirects/RedirectMemory.ts';
import { addRedirectRoutes } from './platform/redirects/routes.ts';
import { addReportRoutes } from './platform/reports/routes.ts';
import { createSealer } from './platform/sealing/createSealer.ts';
import { addSessionRoutes } from './platform/sessions/routes.ts';
import { ListingIndex } from './search/discover/ListingIndex.ts';
import { addDiscoverRoutes } from './search/discover/routes.ts';
import { addFavouriteRoutes } from './search/favourites/routes.ts';
import { addSavedSearchRoutes } from './search/saved-searches/routes.ts';
import { addSimilarListingRoutes } from './search/similar-listings/routes.ts';

/** Dependencies with a default. */
type Made =
  | 'analytics'
  | 'realClock'
  | 'redirects'
  | 'chatStreams'
  | 'withListingEvents'
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
 * Fills in default dependencies: the real clock, redirects looked up in the database, events of listings, streams and a listing index without change
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
    withListingEvents: deps.withListingEvents ?? withListingEvents,
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
  addFileDownloadRoutes(router);
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
  addCalculatorRoutes(router);
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
  addEmbedRoutes(router);
  addDocsRoutes(router);
}

/** Creates the HTTP API, with the router of its verbs. */
export function createServerWithRouter(deps: ServerDeps): { server: ServerApp; router: VerbRouter } {
  const { db, settings, log, rateLimits = null, table = contract } = deps;
  const server = createApp({ settings, log, rateLimits, table });
  allowCalculationsEverywhere(server);
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
