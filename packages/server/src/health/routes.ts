import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';

/** Adds the two questions an operator's machinery asks: is it alive, can it work. */
export function addHealthRoutes(app: ServerApp, db: Queryable): void {
  app.get(routes.health.path, () => sendData('{"status":"alive"}'));
  app.get(routes.ready.path, async () => {
    try {
      await db.query('select 1');
    } catch {
      throw new RefusedError('not-ready', { retryAfter: 1 });
    }
    return sendData('{"status":"ready"}');
  });
}
