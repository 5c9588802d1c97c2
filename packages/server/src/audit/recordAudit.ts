import type { Queryable } from '../database/database.ts';
import { type AuditDetails, insertAuditRow } from './queries.ts';

/** Every deed the audit log knows, as it stands there. */
export type AuditAction =
  | 'logged-in'
  | 'logged-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'profile-filled';

/** A deed of a person on their own account. */
export interface OwnDeed {
  userId: string;
  action: AuditAction;
  details?: AuditDetails;
}

/** Writes what somebody did on their own account into the audit log: in the transaction that does it, so that neither is without the other. */
export function recordAudit(
  tx: Queryable,
  { userId, action, details = {} }: OwnDeed,
  now: Date,
): Promise<void> {
  return insertAuditRow(tx, { actorId: userId, userId, action, details, at: now });
}
