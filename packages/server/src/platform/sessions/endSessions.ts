import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { deleteOtherSessions, deleteSessionByHandle } from './queries.ts';
import { deleteSession } from './session.ts';
import { signedIn } from './whoMayAsk.ts';

/** Logs out: ends the browser's session, if there is one. */
export const logOut = defineVerb(anyone, (ctx) =>
  ctx.transaction(async ({ db, browser, now }) => {
    const userId = await deleteSession(db, browser.findCookie('session'));
    if (userId !== null) await recordAudit(db, { userId, action: 'logged-out' }, now);
  }),
);

/**
 * Ends one of the user's sessions; returns whether it was the current one. Another user's session counts as not found.
 */
export const endSession = defineVerb(signedIn, (ctx, { id: handle }: RouteInput<'endSession'>) =>
  ctx.transaction(async ({ db, session: { id: ownId, user_id: userId }, now }) => {
    const id = await deleteSessionByHandle(db, userId, handle);
    if (id === null) throw new HttpError('not-found');
    await recordAudit(db, { userId, action: 'session-ended' }, now);
    return id === ownId;
  }),
);

/** Ends all of the user's sessions except the current one; returns their number. */
export const endOtherSessions = defineVerb(signedIn, (ctx) =>
  ctx.transaction(async ({ db, session, now, realNow }): Promise<RouteAnswer<'endOtherSessions'>> => {
    const { id, user_id: userId } = session;
    const count = await deleteOtherSessions(db, userId, id, realNow);
    if (count > 0) await recordAudit(db, { userId, action: 'other-sessions-ended', details: { count } }, now);
    return { count };
  }),
);
