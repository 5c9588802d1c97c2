import type { Blobs } from './blobs/Blobs.ts';
import type { Database } from './database/database.ts';
import { addDiscoverRoutes } from './discover/routes.ts';
import { addDocsRoutes } from './docs/routes.ts';
import { addFavouriteRoutes } from './favourites/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { createApp } from './http/createApp.ts';
import type { Log } from './http/log.ts';
import { passOnApi } from './http/passOnApi.ts';
import type { RateLimits } from './http/rateLimits.ts';
import type { ServerApp } from './http/ServerEnvironment.ts';
import { addIntentRoutes } from './intents/routes.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { addListingRoutes } from './listings/routes.ts';
import type { Mailer } from './mail/Mailer.ts';
import { addMediaRoutes } from './media/routes.ts';
import { RedirectMemory } from './redirects/RedirectMemory.ts';
import { addRedirectRoutes } from './redirects/routes.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addSessionRoutes } from './sessions/routes.ts';
import type { Settings } from './settings/settings.ts';

/** Everything the server stands on; each can be replaced in a test. */
export interface ServerParts {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  jobs: Jobs;
  blobs: Blobs;
  settings: Settings;
  log: Log;
  /** Left out: the database is asked for each path. */
  redirects?: RedirectMemory;
  /** Left out: nothing is limited. */
  rateLimits?: RateLimits;
}

/** The HTTP API as one app: everything under `/api`, and blobs under `/media`. */
export function createServer(parts: ServerParts): ServerApp {
  const { db, clock, blobs, settings, log, redirects, rateLimits } = parts;
  const app = createApp({ settings, log, rateLimits: rateLimits ?? null });
  addHealthRoutes(app, db);
  if (settings.apiOrigin) passOnApi(app, settings.apiOrigin, log);
  addDiscoverRoutes(app, db);
  addListingRoutes(app, db);
  addSessionRoutes(app, db, settings, clock);
  addIntentRoutes(app, db, settings, clock);
  addFavouriteRoutes(app, db, settings, clock);
  addRedirectRoutes(app, redirects ?? new RedirectMemory({ db, clock }), settings);
  addReportRoutes(app, db);
  addMediaRoutes(app, blobs);
  addDocsRoutes(app);
  return app;
}
