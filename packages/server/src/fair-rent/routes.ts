import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { getFairRent } from './getFairRent.ts';

/** Adds the comparison of a listing with rents really paid. */
export function addFairRentRoutes(app: ServerApp, db: Queryable): void {
  app.get(toPattern(routes.fairRent.path), async (c) =>
    sendData(JSON.stringify(await getFairRent(db, c.req.param('id') ?? ''))),
  );
}
