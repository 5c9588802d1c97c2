import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { listSimilar } from './listSimilar.ts';

/** Adds the reading of listings like one listing. */
export function addSimilarListingRoutes(app: ServerApp, db: Queryable): void {
  app.get(toPattern(routes.similarListings.path), async (c) =>
    sendData(await listSimilar(db, c.req.param('id') ?? '')),
  );
}
