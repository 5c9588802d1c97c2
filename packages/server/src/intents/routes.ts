import { routes } from '@sewa/api/client';
import { intentSchema } from '@sewa/api/schema';
import type { Queryable } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { findCookie, putCookie } from '../sessions/cookies.ts';
import type { Settings } from '../settings/settings.ts';
import { findIntent, startIntent } from './intent.ts';

/** Adds the remembering of what a visitor wants while they log in. */
export function addIntentRoutes(app: ServerApp, db: Queryable, settings: Settings, clock: () => Date): void {
  app.post(routes.startIntent.path, async (c) => {
    const { secret, end } = await startIntent(db, await readBody(c, intentSchema), clock());
    putCookie(c, settings, 'intent', secret, end);
    return c.body('{"succeed":true,"data":null}', 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.get(routes.currentIntent.path, async (c) =>
    sendData(JSON.stringify(await findIntent(db, findCookie(c, settings, 'intent'), clock()))),
  );
}
