import type { RouteAnswer } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { getInvitation } from './getInvitation.ts';
import { findState, findUserType } from './InvitationRow.ts';
import { joinByInvitation } from './joinByInvitation.ts';
import { startOnboarding } from './onboarding.ts';
import { refuseEnded } from './refuseEnded.ts';

/**
 * What accepting came to: `followed` is for the cookie of whoever signs up first, `secret` the new one of a session that acts
 * for a corporate by it.
 */
export interface AcceptedInvitation {
  answer: RouteAnswer<'acceptInvitation'>;
  followed: { secret: string; end: Date } | null;
  secret: string | null;
}

/**
 * Accepts the invitation of a link: whoever has an account and the user type joins at once; for everybody else it is
 * remembered, so that sign-up takes it up.
 */
export async function acceptInvitation(
  db: Database,
  guid: string,
  session: SessionRow | null,
  now: Date,
): Promise<AcceptedInvitation> {
  const row = await getInvitation(db, guid);
  const userType = findUserType(row);
  if (session?.is_valid && session.user_type_ids.includes(userType)) {
    const secret = await db.transaction((tx) => joinByInvitation(tx, row, session, now));
    return { answer: { isJoined: true, userType }, followed: null, secret };
  }
  if (findState(row, now) !== 'waiting' || row.invited_by === session?.user_id) throw refuseEnded(row, now);
  const followed = await startOnboarding(db, row.id, now);
  return { answer: { isJoined: false, userType }, followed, secret: null };
}
