import { routes } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { countDiscover } from './countDiscover.ts';
import { discover, listDiscover } from './discover.ts';
import { FacetCounter } from './FacetCounter.ts';

/** Adds the search of the live listings; counts are kept by `counter`. */
export function addDiscoverRoutes(app: ServerApp, db: Database, counter = new FacetCounter(db)): void {
  app.get(routes.discover.path, async (c) =>
    sendData(await discover(db, counter, new URL(c.req.url).searchParams)),
  );
  app.get(routes.countDiscover.path, async (c) =>
    sendData(await countDiscover(db, counter, new URL(c.req.url).searchParams)),
  );
  app.get(routes.listDiscover.path, async (c) =>
    sendData(await listDiscover(db, counter, new URL(c.req.url).searchParams)),
  );
}
