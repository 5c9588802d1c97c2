import { routes } from '@sewa/api/client';
import { savedSearchChangesSchema, saveSearchSchema } from '@sewa/api/schema';
import { unsubscribePath } from '@sewa/paths';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { changeSavedSearch } from './changeSavedSearch.ts';
import { dropSavedSearch } from './dropSavedSearch.ts';
import { listSavedSearchRows } from './queries.ts';
import { restoreSavedSearch } from './restoreSavedSearch.ts';
import { saveSearch } from './saveSearch.ts';
import { findUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Adds the saved searches of whoever is signed in, and the ends of their mail for whoever holds a letter. */
export function addSavedSearchRoutes(
  app: ServerApp,
  db: Database,
  settings: Settings,
  clock: () => Date,
): void {
  const getUserId = async (c: Context) =>
    (await getSession(db, findCookie(c, settings, 'session'), clock())).user_id;
  const idOf = (c: Context) => c.req.param('id') ?? '';
  app.get(routes.listSavedSearches.path, async (c) =>
    sendData(JSON.stringify(await listSavedSearchRows(db, await getUserId(c)))),
  );
  app.post(routes.saveSearch.path, async (c) => {
    const userId = await getUserId(c);
    const wanted = await readBody(c, saveSearchSchema);
    const saved = await db.transaction((tx) => saveSearch(tx, userId, wanted, clock()));
    return sendData(JSON.stringify(saved));
  });
  app.patch(toPattern(routes.changeSavedSearch.path), async (c) => {
    const userId = await getUserId(c);
    const changes = await readBody(c, savedSearchChangesSchema);
    return sendData(JSON.stringify(await changeSavedSearch(db, userId, idOf(c), changes, clock())));
  });
  app.delete(toPattern(routes.dropSavedSearch.path), async (c) => {
    await dropSavedSearch(db, await getUserId(c), idOf(c), clock());
    return sendData('null');
  });
  app.post(toPattern(routes.restoreSavedSearch.path), async (c) =>
    sendData(JSON.stringify(await restoreSavedSearch(db, await getUserId(c), idOf(c), clock()))),
  );
  app.get(routes.findUnsubscribe.path, async (c) => {
    const token = c.req.query('token') ?? '';
    // Mail programs that do not post open the address in a browser.
    if (c.req.header('accept')?.includes('text/html')) return c.redirect(unsubscribePath(token), 303);
    return sendData(JSON.stringify(await findUnsubscribe(db, token)));
  });
  app.post(routes.unsubscribe.path, async (c) => {
    await unsubscribe(db, c.req.query('token') ?? '');
    return sendData('null');
  });
}
