import { routes } from '@sewa/api/client';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { getDashboard } from './getDashboard.ts';
import { noteLooked } from './queries.ts';

/** Adds what waits for whoever is signed in, and that they looked at what a search found. */
export function addDashboardRoutes(
  app: ServerApp,
  db: Database,
  settings: Settings,
  clock: () => Date,
): void {
  const getOwn = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.get(routes.getDashboard.path, async (c) =>
    sendData(JSON.stringify(await getDashboard(db, await getOwn(c), clock()))),
  );
  app.post(toPattern(routes.lookAtSavedSearch.path), async (c) => {
    const { user_id: userId } = await getOwn(c);
    if (!(await noteLooked(db, userId, c.req.param('id') ?? '', clock())))
      throw new RefusedError('not-found');
    return sendData('null');
  });
}
