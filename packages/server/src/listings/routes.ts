import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { getListing } from './getListing.ts';

/** Adds the reading of one listing. */
export function addListingRoutes(app: ServerApp, db: Queryable): void {
  app.get(toPattern(routes.getListing.path), async (c) =>
    sendData(await getListing(db, c.req.param('id') ?? '')),
  );
}
