import type { Queryable } from '../../platform/database/database.ts';
import { findState, findUserType, type InvitationRow } from '../invitations/InvitationRow.ts';
import { findOnboarding } from '../invitations/onboarding.ts';
import { refuseEnded } from '../invitations/refuseEnded.ts';

/**
 * The invitation that a sign-up as this user type accepts: the one the browser remembers, if it requires this type; else null. Throws if it
 * is to a corporate and no longer open, because the user would join nothing.
 */
export async function findFollowed(
  tx: Queryable,
  secret: string | null,
  { userType, userId }: { userType: number; userId: string },
  now: Date,
): Promise<InvitationRow | null> {
  const row = await findOnboarding(tx, secret, now);
  if (!row || findUserType(row) !== userType || row.invited_by === userId) return null;
  if (findState(row, now) === 'waiting') return row;
  if (row.corporate_id !== null && row.accepted_by !== userId) throw refuseEnded(row, now);
  return null;
}
