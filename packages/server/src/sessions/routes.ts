import { routes } from '@sewa/api/client';
import { profileFieldsSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Settings } from '../settings/settings.ts';
import { control } from './control.ts';
import { clearCookie, findCookie, putCookie } from './cookies.ts';
import { endOtherSessions, endSession } from './endSessions.ts';
import { fillProfile } from './fillProfile.ts';
import { getSession } from './getSession.ts';
import { getUser } from './getUser.ts';
import { listMissing } from './listMissing.ts';
import { listPermissions } from './listPermissions.ts';
import { listSessions } from './listSessions.ts';

/** Adds the questions a page asks about who is there: control, the user, missing profile fields, permissions, sessions and their end. */
export function addSessionRoutes(app: ServerApp, db: Database, settings: Settings, clock: () => Date): void {
  const readSecret = (c: Context) => findCookie(c, settings, 'session');
  app.get(routes.control.path, async (c) => {
    const { answer, token } = await control(db, readSecret(c), clock());
    for (const cookie of ['session', 'accessToken'] as const) {
      if (token && cookie === 'accessToken') putCookie(c, settings, cookie, token.value, token.end);
      if (token && cookie === 'session') putCookie(c, settings, cookie, readSecret(c) ?? '', token.end);
      if (!token && findCookie(c, settings, cookie) !== null) clearCookie(c, settings, cookie);
    }
    return c.body(JSON.stringify(answer), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.get(routes.getUser.path, async (c) =>
    sendData(JSON.stringify(await getUser(db, readSecret(c), clock()))),
  );
  app.get(routes.missing.path, async (c) =>
    sendData(JSON.stringify(await listMissing(db, readSecret(c), clock()))),
  );
  app.get(routes.permissions.path, async (c) =>
    sendData(JSON.stringify(await listPermissions(db, readSecret(c), clock()))),
  );
  const findAsker = (c: Context) => getSession(db, readSecret(c), clock());
  app.patch(routes.fillProfile.path, async (c) => {
    const { user_id: userId } = await findAsker(c);
    const given = await readBody(c, profileFieldsSchema);
    return sendData(JSON.stringify(await fillProfile(db, userId, given, clock())));
  });
  app.get(routes.listSessions.path, async (c) =>
    sendData(JSON.stringify(await listSessions(db, await findAsker(c), clock()))),
  );
  app.delete(toPattern(routes.endSession.path), async (c) => {
    const isOwn = await endSession(db, await findAsker(c), c.req.param('id') ?? '', clock());
    if (isOwn) for (const cookie of ['session', 'accessToken'] as const) clearCookie(c, settings, cookie);
    return c.body(JSON.stringify({ succeed: true, data: null }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.post(routes.endOtherSessions.path, async (c) => {
    const count = await endOtherSessions(db, await findAsker(c), clock());
    return sendData(JSON.stringify({ count }));
  });
}
