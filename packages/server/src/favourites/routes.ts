import { routes } from '@sewa/api/client';
import { favouriteNoteSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Queryable } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { dropFavourite } from './dropFavourite.ts';
import { keepFavourite } from './keepFavourite.ts';
import { noteFavourite } from './noteFavourite.ts';
import { listFavouriteIdRows, readFavouritesJson } from './queries.ts';

/** Adds keeping, dropping, noting and listing the homes of whoever is signed in. */
export function addFavouriteRoutes(
  app: ServerApp,
  db: Queryable,
  settings: Settings,
  clock: () => Date,
): void {
  const getUserId = async (c: Context) =>
    (await getSession(db, findCookie(c, settings, 'session'), clock())).user_id;
  app.get(routes.listFavouriteIds.path, async (c) =>
    sendData(JSON.stringify(await listFavouriteIdRows(db, await getUserId(c)))),
  );
  app.get(routes.listFavourites.path, async (c) =>
    sendData(await readFavouritesJson(db, await getUserId(c))),
  );
  const path = toPattern(routes.keepFavourite.path);
  app.put(path, async (c) => {
    await keepFavourite(db, await getUserId(c), c.req.param('listingId') ?? '', clock());
    return sendData('null');
  });
  app.delete(path, async (c) => {
    await dropFavourite(db, await getUserId(c), c.req.param('listingId') ?? '', clock());
    return sendData('null');
  });
  app.patch(path, async (c) => {
    const userId = await getUserId(c);
    const { note } = await readBody(c, favouriteNoteSchema);
    await noteFavourite(db, userId, c.req.param('listingId') ?? '', note);
    return sendData('null');
  });
}
