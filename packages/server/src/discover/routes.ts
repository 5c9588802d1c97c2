import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { discover } from './discover.ts';
import { FacetCounter } from './FacetCounter.ts';

/** Adds the search of the live listings. */
export function addDiscoverRoutes(app: ServerApp, db: Queryable): void {
  const counter = new FacetCounter(db);
  app.get(routes.discover.path, async (c) =>
    sendData(await discover(db, counter, new URL(c.req.url).searchParams)),
  );
}
