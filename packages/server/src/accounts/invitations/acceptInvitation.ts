import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasJustRotated } from '../../platform/sessions/session.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { type Followed, followInvitation } from './followInvitation.ts';
import { getInvitationRow } from './getInvitation.ts';
import { findState, findUserType } from './InvitationRow.ts';
import { joinByInvitation } from './joinByInvitation.ts';
import { refuseEnded } from './refuseEnded.ts';

/**
 * Result of accepting: `followed` if sign-up comes first; `secret` is the new session secret if the session now acts for the corporate.
 */
export interface AcceptedInvitation {
  answer: RouteAnswer<'acceptInvitation'>;
  followed: Followed | null;
  secret: string | null;
}

/**
 * Accepts an invitation by its link. Users with the required user type join at once; for others, it is remembered until sign-up.
 */
export const acceptInvitation = defineVerb(
  anyoneKnown,
  async (ctx, { guid }: RouteInput<'acceptInvitation'>): Promise<AcceptedInvitation> => {
    const { db, session, browser, now, realNow } = ctx;
    // A concurrent accept has just rotated the secret: this request isn't a visitor's.
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
