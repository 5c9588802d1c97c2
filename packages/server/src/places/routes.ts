import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { getMap } from './getMap.ts';
import { listStations } from './listStations.ts';

/** Adds the map and the stations near a listing. */
export function addPlaceRoutes(app: ServerApp, db: Queryable): void {
  app.get(routes.getMap.path, async () => sendData(await getMap(db)));
  app.get(toPattern(routes.listStations.path), async (c) =>
    sendData(JSON.stringify(await listStations(db, c.req.param('id') ?? ''))),
  );
}
