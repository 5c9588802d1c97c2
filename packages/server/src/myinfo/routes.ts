import { routes } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import { putSession } from '../sessions/putSession.ts';
import type { Settings } from '../settings/settings.ts';
import { getDraft } from './getDraft.ts';
import { submitDraft } from './submitDraft.ts';

/** Adds what Myinfo said of whoever is signed in, and its taking over. */
export function addMyinfoRoutes(
  app: ServerApp,
  {
    db,
    settings,
    clock,
    sealer,
  }: { db: Database; settings: Settings; clock: () => Date; sealer: Sealer | null },
): void {
  const findAsker = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.get(routes.getMyinfo.path, async (c) =>
    sendData(JSON.stringify(await getDraft(db, sealer, await findAsker(c), clock()))),
  );
  app.post(routes.submitMyinfo.path, async (c) => {
    const session = await findAsker(c);
    const typed = await readBody(c, contract.submitMyinfo.body);
    if (!sealer) throw new RefusedError('not-found');
    const [onboarding, signUp] = [findCookie(c, settings, 'onboarding'), findCookie(c, settings, 'signUp')];
    const submitting = { session, typed, onboarding, signUp };
    const now = clock();
    const { answer, secret } = await submitDraft(db, sealer, submitting, now);
    if (secret === null) return sendData(JSON.stringify(answer));
    await putSession(c, { db, settings }, secret, now);
    return c.body(JSON.stringify({ succeed: true, data: answer }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}
