import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { getAgent } from './getAgent.ts';
import { getListerPhone } from './getListerPhone.ts';
import { getListing } from './getListing.ts';

/** Adds the reading of one listing, of an agent's card and, for signed-in people, of the number of who lets a listing. */
export function addListingRoutes(app: ServerApp, db: Queryable, settings: Settings, clock: () => Date): void {
  app.get(toPattern(routes.getListing.path), async (c) =>
    sendData(await getListing(db, c.req.param('id') ?? '')),
  );
  app.get(toPattern(routes.getAgent.path), async (c) =>
    sendData(await getAgent(db, c.req.param('id') ?? '')),
  );
  app.get(toPattern(routes.listerPhone.path), async (c) => {
    const session = await getSession(db, findCookie(c, settings, 'session'), clock());
    const phoneNumber = await getListerPhone(db, c.req.param('id') ?? '', session, clock());
    return sendData(JSON.stringify({ phoneNumber }));
  });
}
