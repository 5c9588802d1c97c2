import type { Blobs } from './blobs/Blobs.ts';
import type { Database } from './database/database.ts';
import { addDiscoverRoutes } from './discover/routes.ts';
import { addDocsRoutes } from './docs/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { createApp } from './http/createApp.ts';
import type { Log } from './http/log.ts';
import { passOnApi } from './http/passOnApi.ts';
import type { RateLimits } from './http/rateLimits.ts';
import type { ServerApp } from './http/ServerEnvironment.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { addListingRoutes } from './listings/routes.ts';
import type { Mailer } from './mail/Mailer.ts';
import { addMediaRoutes } from './media/routes.ts';
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
  /** Left out: nothing is limited. */
  rateLimits?: RateLimits;
}

/** The HTTP API as one app: everything under `/api`, and blobs under `/media`. */
export function createServer({ db, clock, blobs, settings, log, rateLimits }: ServerParts): ServerApp {
  const app = createApp({ settings, log, rateLimits: rateLimits ?? null });
  addHealthRoutes(app, db);
  if (settings.apiOrigin) passOnApi(app, settings.apiOrigin);
  addDiscoverRoutes(app, db);
  addListingRoutes(app, db);
  addSessionRoutes(app, db, settings, clock);
  addRedirectRoutes(app, db, settings);
  addReportRoutes(app, db);
  addMediaRoutes(app, blobs);
  addDocsRoutes(app);
  return app;
}
