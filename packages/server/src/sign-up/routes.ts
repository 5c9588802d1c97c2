import { routes } from '@sewa/api/client';
import { contract, signUpFieldsSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findOnboarding } from '../invitations/onboarding.ts';
import { clearCookie, findCookie, putCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import { putSession } from '../sessions/putSession.ts';
import { findSession } from '../sessions/session.ts';
import type { Settings } from '../settings/settings.ts';
import { createUser } from './createUser.ts';
import { getDraft, saveDraft } from './draft.ts';
import { finishOnboarding } from './finishOnboarding.ts';
import { isOnboarding, mayStillLead } from './mayTakeUp.ts';

/** Answers with the cookies that were put. */
const sendWithCookies = (c: Context, data: unknown) =>
  c.body(JSON.stringify({ succeed: true, data }), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });

/** Adds sign-up: what was typed so far, becoming a user of a type, and taking up an invitation. */
export function addSignUpRoutes(app: ServerApp, db: Database, settings: Settings, clock: () => Date): void {
  const readSecret = (c: Context) => findCookie(c, settings, 'session');
  app.get(routes.getSignUpDraft.path, async (c) =>
    sendData(JSON.stringify(await getDraft(db, findCookie(c, settings, 'signUp'), clock()))),
  );
  app.patch(routes.saveSignUpDraft.path, async (c) => {
    const changes = await readBody(c, contract.saveSignUpDraft.body);
    const secret = await saveDraft(db, findCookie(c, settings, 'signUp'), changes, clock());
    putCookie(c, settings, 'signUp', secret, null);
    return sendWithCookies(c, null);
  });
  app.post(toPattern(routes.createUser.path), async (c) => {
    const session = await getSession(db, readSecret(c), clock());
    const signing = {
      session,
      userType: c.req.param('userType') ?? '',
      given: await readBody(c, signUpFieldsSchema),
      onboarding: findCookie(c, settings, 'onboarding'),
      draft: findCookie(c, settings, 'signUp'),
    };
    const now = clock();
    const answer = await putSession(c, { db, settings }, await createUser(db, signing, now), now);
    clearCookie(c, settings, 'signUp');
    return sendWithCookies(c, answer);
  });
  app.get(routes.getOnboarding.path, async (c) => {
    const secret = findCookie(c, settings, 'onboarding');
    const [session, row] = await Promise.all([
      findSession(db, readSecret(c), clock()),
      findOnboarding(db, secret, clock()),
    ]);
    if (secret !== null && !mayStillLead(session, row, clock())) clearCookie(c, settings, 'onboarding');
    return sendWithCookies(c, isOnboarding(session, row, clock()));
  });
  app.post(routes.finishOnboarding.path, async (c) => {
    const session = await getSession(db, readSecret(c), clock());
    const now = clock();
    const secret = await finishOnboarding(db, session, findCookie(c, settings, 'onboarding'), now);
    if (secret !== null) await putSession(c, { db, settings }, secret, now);
    clearCookie(c, settings, 'onboarding');
    return sendWithCookies(c, null);
  });
}
