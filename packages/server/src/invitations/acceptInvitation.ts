import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasJustRotated } from '../sessions/session.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { type Followed, followInvitation } from './followInvitation.ts';
import { getInvitationRow } from './getInvitation.ts';
import { findState, findUserType } from './InvitationRow.ts';
import { joinByInvitation } from './joinByInvitation.ts';
import { refuseEnded } from './refuseEnded.ts';

/**
 * What accepting came to: `followed` is for the browser of whoever signs up first, `secret` the new one of a session that acts
 * for a corporate by it.
 */
export interface AcceptedInvitation {
  answer: RouteAnswer<'acceptInvitation'>;
  followed: Followed | null;
  secret: string | null;
}

/**
 * Accepts the invitation of a link: whoever has an account and the user type joins at once; for everybody else it is
 * remembered, so that sign-up takes it up.
 */
export const acceptInvitation = defineVerb(
  anyoneKnown,
  async (ctx, { guid }: RouteInput<'acceptInvitation'>): Promise<AcceptedInvitation> => {
    const { db, session, browser, now, realNow } = ctx;
    // Whoever accepted a moment ago has another secret since: this request was under way, and is no visitor's.
    if (!session && (await hasJustRotated(db, browser.findCookie('session'), realNow)))
      throw new HttpError('not-ready', { retryAfter: 1 });
    const row = await getInvitationRow(db, guid);
    const userType = findUserType(row);
    if (session?.is_valid && session.user_type_ids.includes(userType)) {
      const secret = await ctx.transaction((tx) => joinByInvitation(tx, row, session));
      return { answer: { isJoined: true, userType }, followed: null, secret };
    }
    if (findState(row, now) !== 'waiting' || row.invited_by === session?.user_id) throw refuseEnded(row, now);
    const followed = await followInvitation(ctx, row);
    return { answer: { isJoined: false, userType }, followed, secret: null };
  },
);
