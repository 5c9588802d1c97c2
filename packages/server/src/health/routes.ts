import { routes } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { answerError } from '../http/errors.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { writeAndForget } from './queries.ts';

/** Adds the two questions an operator's machinery asks: is it alive, can it work, which takes a write. */
export function addHealthRoutes(app: ServerApp, db: Queryable): void {
  // Whoever asks meanwhile is answered by the same write: nothing limits how often this is asked.
  let writing: Promise<void> | null = null;
  const write = () => {
    writing ??= writeAndForget(db).finally(() => {
      writing = null;
    });
    return writing;
  };
  app.get(routes.health.path, () => sendData('{"status":"alive"}'));
  app.get(routes.ready.path, async () => {
    try {
      await write();
    } catch (error) {
      throw answerError(error).status === 503 ? error : new RefusedError('not-ready', { retryAfter: 1 });
    }
    return sendData('{"status":"ready"}');
  });
}
