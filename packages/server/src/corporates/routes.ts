import { routes } from '@sewa/api/client';
import { memberChangesSchema, switchCorporateSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import { getUser } from '../sessions/getUser.ts';
import { putSession } from '../sessions/putSession.ts';
import type { Settings } from '../settings/settings.ts';
import { changeMember } from './changeMember.ts';
import { listMembers } from './listMembers.ts';
import { listCorporateRows } from './queries.ts';
import { removeMember } from './removeMember.ts';
import { switchCorporate } from './switchCorporate.ts';

/** Adds the corporates of whoever is signed in, acting for another one, and who belongs to the one that is acted for. */
export function addCorporateRoutes(
  app: ServerApp,
  db: Database,
  settings: Settings,
  clock: () => Date,
): void {
  const readSecret = (c: Context) => findCookie(c, settings, 'session');
  const findAsker = (c: Context) => getSession(db, readSecret(c), clock());
  const idOf = (c: Context) => c.req.param('id') ?? '';
  app.get(routes.listCorporates.path, async (c) => {
    const { user_id: userId, corporate_id: corporateId } = await findAsker(c);
    return sendData(JSON.stringify(await listCorporateRows(db, userId, corporateId)));
  });
  app.post(routes.switchCorporate.path, async (c) => {
    const session = await findAsker(c);
    const { corporateId } = await readBody(c, switchCorporateSchema);
    const now = clock();
    const secret = (await switchCorporate(db, session, corporateId, now)) ?? readSecret(c) ?? '';
    await putSession(c, { db, settings }, secret, now);
    const user = await getUser(db, secret, now);
    return c.body(JSON.stringify({ succeed: true, data: { user } }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.get(routes.listMembers.path, async (c) =>
    sendData(JSON.stringify(await listMembers(db, await findAsker(c)))),
  );
  app.patch(toPattern(routes.changeMember.path), async (c) => {
    const session = await findAsker(c);
    await changeMember(db, session, idOf(c), await readBody(c, memberChangesSchema), clock());
    return sendData('null');
  });
  app.delete(toPattern(routes.removeMember.path), async (c) => {
    await removeMember(db, await findAsker(c), idOf(c), clock());
    return sendData('null');
  });
}
