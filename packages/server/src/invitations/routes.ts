import { routes } from '@sewa/api/client';
import { contract, invitationDraftSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { readRequestAddress } from '../http/rateLimits.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { findCookie, putCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import { putSession } from '../sessions/putSession.ts';
import { findSession, hasJustRotated } from '../sessions/session.ts';
import type { Settings } from '../settings/settings.ts';
import { saveDraft } from '../sign-up/draft.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { declineInvitation } from './declineInvitation.ts';
import { findInvitationByCode } from './findInvitationByCode.ts';
import { getInvitation } from './getInvitation.ts';
import { describeInvitation } from './InvitationRow.ts';
import { listInvitations } from './listInvitations.ts';
import { listOwnListings } from './listOwnListings.ts';
import { makeInvitation } from './makeInvitation.ts';
import { findOnboarding } from './onboarding.ts';
import { withdrawInvitation } from './withdrawInvitation.ts';

/** What invitations stand on. */
export interface InvitationRouteParts {
  db: Database;
  jobs: Jobs;
  settings: Settings;
  clock: () => Date;
}

/** Answers with the cookies that were put. */
const sendWithCookies = (c: Context, data: unknown) =>
  c.body(JSON.stringify({ succeed: true, data }), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });

/** Adds inviting people, and what whoever holds a link or a code can do with it. */
export function addInvitationRoutes(
  app: ServerApp,
  { db, jobs, settings, clock }: InvitationRouteParts,
): void {
  const getOwn = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  const findAsker = (c: Context) => findSession(db, findCookie(c, settings, 'session'), clock());
  const readGuid = (c: Context): string => c.req.param('guid') ?? '';
  /** Remembers the invitation, and what whoever follows it signs up as. */
  const follow = async (c: Context, followed: { secret: string; end: Date }, userType: number) => {
    putCookie(c, settings, 'onboarding', followed.secret, followed.end);
    const draft = await saveDraft(db, findCookie(c, settings, 'signUp'), { userType }, clock());
    putCookie(c, settings, 'signUp', draft, null);
  };
  app.get(routes.listInvitations.path, async (c) =>
    sendData(JSON.stringify(await listInvitations(db, await getOwn(c), clock()))),
  );
  app.get(routes.listOwnListings.path, async (c) =>
    sendData(JSON.stringify(await listOwnListings(db, await getOwn(c)))),
  );
  app.post(routes.makeInvitation.path, async (c) => {
    const session = await getOwn(c);
    const draft = await readBody(c, invitationDraftSchema);
    const publicUrl = settings.publicUrl ?? new URL(c.req.url).origin;
    return sendData(
      JSON.stringify(await makeInvitation(draft, { db, jobs, session, publicUrl, now: clock() })),
    );
  });
  app.get(routes.currentInvitation.path, async (c) => {
    const [asker, row] = await Promise.all([
      findAsker(c),
      findOnboarding(db, findCookie(c, settings, 'onboarding'), clock()),
    ]);
    return sendData(JSON.stringify(row && describeInvitation(row, asker?.user_id ?? null, clock())));
  });
  app.post(routes.findInvitationByCode.path, async (c) => {
    const { code } = await readBody(c, contract.findInvitationByCode.body);
    const address = readRequestAddress(c, settings.trustedProxies);
    const { row, followed } = await findInvitationByCode(db, { code, address }, clock());
    const answer = describeInvitation(row, (await findAsker(c))?.user_id ?? null, clock());
    await follow(c, followed, answer.userType);
    return sendWithCookies(c, answer);
  });
  app.get(toPattern(routes.getInvitation.path), async (c) => {
    const [asker, row] = await Promise.all([findAsker(c), getInvitation(db, readGuid(c))]);
    return sendData(JSON.stringify(describeInvitation(row, asker?.user_id ?? null, clock())));
  });
  app.post(toPattern(routes.acceptInvitation.path), async (c) => {
    const now = clock();
    const asker = await findAsker(c);
    // Whoever accepted a moment ago has another secret since: this request was under way, and is no visitor's.
    if (!asker && (await hasJustRotated(db, findCookie(c, settings, 'session'), now)))
      throw new RefusedError('not-ready', { retryAfter: 1 });
    const { answer, followed, secret } = await acceptInvitation(db, readGuid(c), asker, now);
    if (secret !== null) await putSession(c, { db, settings }, secret, now);
    if (followed) await follow(c, followed, answer.userType);
    return sendWithCookies(c, answer);
  });
  app.post(toPattern(routes.declineInvitation.path), async (c) => {
    await declineInvitation(db, readGuid(c), await findAsker(c), clock());
    return sendData('null');
  });
  app.delete(toPattern(routes.withdrawInvitation.path), async (c) => {
    await withdrawInvitation(db, c.req.param('id') ?? '', await getOwn(c), clock());
    return sendData('null');
  });
}
