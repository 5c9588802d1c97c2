import type { Transaction } from '../database/database.ts';
import { type AuditDetails, type AuditEntry, insertAuditRows } from './queries.ts';

/** Every action in the audit log. */
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
  | 'partner-site-added'
  | 'partner-site-changed'
  | 'partner-site-ended'
  | 'partner-key-added'
  | 'partner-key-ended'
  | 'partner-webhook-set'
  | 'partner-webhook-secret-changed'
  | 'partner-webhook-ended'
  | 'partner-lead-sent'
  | 'corporate-verified'
  | 'operator-added'
  | 'operator-removed'
  | 'report-settled'
  | 'desk-noted'
  | 'desk-searched'
  | 'desk-person-read'
  | 'property-added'
  | 'property-changed'
  | 'authority-granted'
  | 'authority-ended'
  | 'dispute-opened'
  | 'dispute-settled'
  | 'dispute-stated'
  | 'listing-created'
  | 'listing-changed'
  | 'listing-moved'
  | 'listing-joined'
  | 'listing-linked'
  | 'photo-added'
  | 'photo-removed'
  | 'payment-method-added'
  | 'payment-method-removed'
  | 'payee-added'
  | 'payee-removed'
  | 'service-created'
  | 'service-moved'
  | 'bill-moved'
  | 'payment-made'
  | 'payment-refunded'
  | 'payment-link-created'
  | 'payment-difference-settled'
  | 'article-created'
  | 'article-changed'
  | 'article-published'
  | 'article-scheduled'
  | 'article-taken-back'
  | 'waitlist-exported'
  | 'waitlist-read'
  | 'waitlist-opened'
  | 'waitlist-closed'
  | 'experiment-started'
  | 'experiment-stopped'
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

/** An action on a user's account, by the user or someone authorized to act for them. */
export interface Operation {
  /** The affected account; `system` if a command or a job affects no account. */
  userId: string;
  /** The user who does it. @default userId */
  actorId?: string;
  /** The affected thing, if it has a chain of its own. */
  thing?: { readonly kind: 'file'; readonly id: string };
  action: AuditAction;
  details?: AuditDetails;
}

/** Entries of open transactions, written just before the commit. */
const waiting = new WeakMap<Transaction, AuditEntry[]>();

async function flushWaiting(tx: Transaction): Promise<void> {
  const entries = waiting.get(tx) ?? [];
  waiting.delete(tx);
  await insertAuditRows(tx, entries);
}

/**
 * Records an action in the audit log, atomically with the transaction that does it. All entries of a transaction are written at its
 * end, because their chains stay locked until the commit.
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
