import type { Transaction } from '../database/database.ts';
import { type AuditDetails, insertAuditRow } from './queries.ts';

/** Every deed the audit log knows, as it stands there. */
export type AuditAction =
  | 'logged-in'
  | 'logged-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'profile-filled'
  | 'corporate-switched'
  | 'member-changed'
  | 'member-removed'
  | 'organisation-added'
  | 'organisation-changed'
  | 'corporate-verified'
  | 'operator-added'
  | 'operator-removed'
  | 'report-settled'
  | 'signed-up'
  | 'user-type-added'
  | 'invitation-made'
  | 'invitation-withdrawn'
  | 'invitation-accepted'
  | 'invitation-declined'
  | 'profile-changed'
  | 'proven-again'
  | 'phone-changed'
  | 'email-changed'
  | 'email-proven'
  | 'data-exported'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'account-deleted'
  | 'identity-linked'
  | 'myinfo-fetched'
  | 'myinfo-submitted'
  | 'file-added'
  | 'file-read'
  | 'file-refused';

/** A deed of a person on their own account, or on somebody's in whose name they may act. */
export interface Operation {
  /** Whose account it is done to; `system` for what a command or a job does to no account. */
  userId: string;
  /** Who does it, where that is somebody else. @default userId */
  actorId?: string;
  action: AuditAction;
  details?: AuditDetails;
}

/**
 * Writes what somebody did into the audit log: in the transaction that does it, so that neither is without the other, and last of
 * all, because the log is one lock for all writers: who holds it waits for nobody.
 */
export async function recordAudit(
  tx: Transaction,
  { userId, actorId = userId, action, details = {} }: Operation,
  now: Date,
): Promise<void> {
  tx.putOff(() => insertAuditRow(tx, { actorId, userId, action, details, at: now }));
}
