import { findState, findUserType, type InvitationRow } from '../invitations/InvitationRow.ts';
import type { SessionRow } from '../sessions/queries.ts';

/** Whether somebody has what an invitation needs: a complete sign-up and its user type; nobody takes up their own. */
export const mayTakeUp = (session: SessionRow | null, row: InvitationRow | null): row is InvitationRow =>
  session !== null &&
  row !== null &&
  session.is_valid &&
  row.invited_by !== session.user_id &&
  session.user_type_ids.includes(findUserType(row));

/** Whether an invitation waits that somebody may take up. */
export const isOnboarding = (session: SessionRow | null, row: InvitationRow | null, now: Date): boolean =>
  mayTakeUp(session, row) && findState(row, now) === 'waiting';

/** Whether an invitation a browser follows may still be taken up, now or after sign-up. */
export const mayStillLead = (session: SessionRow | null, row: InvitationRow | null, now: Date): boolean =>
  row !== null && findState(row, now) === 'waiting' && row.invited_by !== session?.user_id;
