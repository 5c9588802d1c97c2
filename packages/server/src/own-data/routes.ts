import { routes } from '@sewa/api/client';
import { loginPath, provePath } from '@sewa/paths';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { hurryMail } from '../mail-queue/queueMail.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { askDeletion, getDeletion, takeDeletionBack } from './askDeletion.ts';
import { exportOwnData } from './exportOwnData.ts';

/** What one's own data stands on. */
export interface OwnDataParts {
  db: Database;
  jobs: Jobs;
  settings: Settings;
  clock: () => Date;
}

/** Where a form of a page goes on that may not have its file now; null for a refusal a page cannot help with. */
function findWayOn(error: unknown): string | null {
  if (!(error instanceof RefusedError)) return null;
  if (error.refusal === 'not-proven') return provePath('export');
  return error.refusal === 'not-signed-in' ? loginPath() : null;
}

/** Adds the file of one's own data, and the end of one's account. */
export function addOwnDataRoutes(app: ServerApp, { db, jobs, settings, clock }: OwnDataParts): void {
  const getOwn = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.post(routes.exportOwnData.path, async (c) => {
    try {
      const text = await exportOwnData(db, await getOwn(c), clock());
      const day = clock().toISOString().slice(0, 10);
      return c.body(text, 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-data-${day}.json"`,
        'cache-control': 'no-store',
      });
    } catch (error) {
      const path = c.req.header('accept')?.includes('text/html') ? findWayOn(error) : null;
      if (path === null) throw error;
      return c.redirect(path, 303);
    }
  });
  app.get(routes.getDeletion.path, async (c) =>
    sendData(JSON.stringify(await getDeletion(db, (await getOwn(c)).user_id))),
  );
  app.post(routes.askDeletion.path, async (c) => {
    const deletion = await askDeletion(db, await getOwn(c), clock());
    await hurryMail(jobs);
    return sendData(JSON.stringify(deletion));
  });
  app.delete(routes.takeDeletionBack.path, async (c) => {
    await takeDeletionBack(db, (await getOwn(c)).user_id, clock());
    return sendData('null');
  });
}
