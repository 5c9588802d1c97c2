import type { SessionRow } from '../../platform/sessions/queries.ts';
import { findState, findUserType, type InvitationRow } from '../invitations/InvitationRow.ts';

/** Whether the user can accept an invitation: signed up, with its user type, and not its sender. */
export const mayTakeUp = (session: SessionRow | null, row: InvitationRow | null): row is InvitationRow =>
  session !== null &&
  row !== null &&
  session.is_valid &&
  row.invited_by !== session.user_id &&
  session.user_type_ids.includes(findUserType(row));

/** Whether the invitation is open and the user can accept it. */
export const isOnboarding = (session: SessionRow | null, row: InvitationRow | null, now: Date): boolean =>
  mayTakeUp(session, row) && findState(row, now) === 'waiting';

/** Whether a remembered invitation can still be accepted, now or after sign-up. */
export const mayStillLead = (session: SessionRow | null, row: InvitationRow | null, now: Date): boolean =>
  row !== null && findState(row, now) === 'waiting' && row.invited_by !== session?.user_id;
