import type { Transaction } from '../database/database.ts';
import { type AuditDetails, type AuditEntry, insertAuditRows } from './queries.ts';

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

/** What a person does on their own account, or on that of somebody in whose name they may act. */
export interface Operation {
  /** Whose account it is done to; `system` for what a command or a job does to no account. */
  userId: string;
  /** Who does it, where that is somebody else. @default userId */
  actorId?: string;
  /** What it is done to, where that is more than the account: its rows are a chain of their own. */
  thing?: { readonly kind: 'file'; readonly id: string };
  action: AuditAction;
  details?: AuditDetails;
}

/** What each transaction under way writes at its end. */
const waiting = new WeakMap<Transaction, AuditEntry[]>();

async function flushWaiting(tx: Transaction): Promise<void> {
  const entries = waiting.get(tx) ?? [];
  waiting.delete(tx);
  await insertAuditRows(tx, entries);
}

/**
 * Writes what somebody did into the audit log: in the transaction that does it, so that neither is without the other. All that a
 * transaction records goes in at once at its end, because the chains it writes to are locked for others until the commit.
 */
export async function recordAudit(
  tx: Transaction,
  { userId, actorId = userId, thing, action, details = {} }: Operation,
  now: Date,
): Promise<void> {
  const chain = thing ? `${thing.kind}:${thing.id}` : `user:${userId}`;
  const entry: AuditEntry = { chain, actorId, userId, action, details, at: now };
  const known = waiting.get(tx);
  if (known) known.push(entry);
  else {
    waiting.set(tx, [entry]);
    tx.putOff(() => flushWaiting(tx));
  }
}
