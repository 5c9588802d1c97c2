import type { Blobs } from './blobs/Blobs.ts';
import { addCookieConsentRoutes } from './cookie-consent/routes.ts';
import { requirePagesCorporate } from './corporates/requirePagesCorporate.ts';
import { addCorporateRoutes } from './corporates/routes.ts';
import { addDashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './database/database.ts';
import type { FacetCounter } from './discover/FacetCounter.ts';
import { addDiscoverRoutes } from './discover/routes.ts';
import { addDocsRoutes } from './docs/routes.ts';
import { addEnquiryRoutes } from './enquiries/routes.ts';
import { addFairRentRoutes } from './fair-rent/routes.ts';
import { addFavouriteRoutes } from './favourites/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { createApp } from './http/createApp.ts';
import type { Log } from './http/log.ts';
import { passOnApi } from './http/passOnApi.ts';
import type { RateLimits } from './http/rateLimits.ts';
import type { ServerApp } from './http/ServerEnvironment.ts';
import { Issuers } from './identities/Issuers.ts';
import { addIdentityRoutes } from './identities/routes.ts';
import { addIntentRoutes } from './intents/routes.ts';
import { addInvitationRoutes } from './invitations/routes.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { addListingReportRoutes } from './listing-reports/routes.ts';
import { addListingRoutes } from './listings/routes.ts';
import { addLogInRoutes } from './log-in/routes.ts';
import type { Mailer } from './mail/Mailer.ts';
import { addMediaRoutes } from './media/routes.ts';
import { addMyinfoRoutes } from './myinfo/routes.ts';
import { addOrganisationRoutes } from './organisations/routes.ts';
import { addOwnDataRoutes } from './own-data/routes.ts';
import { addPlaceRoutes } from './places/routes.ts';
import { addProofRoutes } from './proofs/routes.ts';
import { RedirectMemory } from './redirects/RedirectMemory.ts';
import { addRedirectRoutes } from './redirects/routes.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addSavedSearchRoutes } from './saved-searches/routes.ts';
import { createSealer } from './sealing/createSealer.ts';
import { addSessionRoutes } from './sessions/routes.ts';
import type { Settings } from './settings/settings.ts';
import { addSignUpRoutes } from './sign-up/routes.ts';
import { addSimilarListingRoutes } from './similar-listings/routes.ts';
import type { Sms } from './sms/Sms.ts';

/** Everything the server stands on; each can be replaced in a test. */
export interface ServerParts {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  /** Null where text messages cannot be sent: then nobody can log in by phone. */
  sms: Sms | null;
  jobs: Jobs;
  blobs: Blobs;
  settings: Settings;
  log: Log;
  /** Left out: the database is asked for each path. */
  redirects?: RedirectMemory;
  /** Left out: one of its own, which nobody tells of changes; its counts are as exact and come a little later. */
  counter?: FacetCounter;
  /** Left out: nothing is limited. */
  rateLimits?: RateLimits;
}

/** The HTTP API as one app: everything under `/api`, and blobs under `/media`. */
export function createServer(parts: ServerParts): ServerApp {
  const { db, clock, jobs, sms, blobs, settings, log, redirects, rateLimits, counter } = parts;
  const app = createApp({ settings, log, rateLimits: rateLimits ?? null });
  addHealthRoutes(app, db);
  if (settings.apiOrigin) passOnApi(app, settings.apiOrigin, log);
  app.use('*', requirePagesCorporate(db, settings, clock));
  addDiscoverRoutes(app, db, counter);
  addPlaceRoutes(app, db);
  addListingRoutes(app, db, settings, clock);
  addSimilarListingRoutes(app, db);
  addFairRentRoutes(app, db);
  addListingReportRoutes(app, db, settings, clock);
  addEnquiryRoutes(app, { db, jobs, settings, clock });
  addSessionRoutes(app, db, settings, clock);
  addLogInRoutes(app, { db, settings, clock, sms, log });
  addCorporateRoutes(app, db, settings, clock);
  addOrganisationRoutes(app, db, settings, clock);
  addInvitationRoutes(app, { db, jobs, settings, clock });
  addSignUpRoutes(app, db, settings, clock);
  addProofRoutes(app, { db, settings, clock, sms, jobs, log });
  addOwnDataRoutes(app, { db, jobs, settings, clock });
  addDashboardRoutes(app, db, settings, clock);
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const issuers = new Issuers(settings.issuers, { origin, clock });
  const sealer = settings.sealKey && createSealer(settings.sealKey);
  addIdentityRoutes(app, { db, settings, clock, log, issuers, sealer });
  addMyinfoRoutes(app, { db, settings, clock, sealer });
  addIntentRoutes(app, db, settings, clock);
  addFavouriteRoutes(app, db, settings, clock);
  addSavedSearchRoutes(app, db, settings, clock);
  addCookieConsentRoutes(app, db, settings, clock);
  addRedirectRoutes(app, redirects ?? new RedirectMemory({ db, clock }), settings);
  addReportRoutes(app, db);
  addMediaRoutes(app, db, blobs);
  addDocsRoutes(app);
  return app;
}
