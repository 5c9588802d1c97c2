import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';

/** How bad it is to leave a task, the worst first; `waiting` are those on which others wait, `own` what only holds oneself up. */
export const taskRanks = [
  'overdue',
  'unread',
  'viewing',
  'offer',
  'sign',
  'dispute',
  'authority',
  'draft',
  'waiting',
  'own',
] as const;

/** How bad it is to leave a task. */
export type TaskRank = (typeof taskRanks)[number];

const noticeRanks: Readonly<Record<NoticeKind, TaskRank>> = {
  // What else loses money or an account ranks with overdue rent.
  'account-deletion': 'overdue',
  'bill-contested': 'overdue',
  'bill-failed': 'overdue',
  'bill-overdue': 'overdue',
  'bill-reminder': 'overdue',
  'payee-changed': 'overdue',
  'payment-method-ended': 'overdue',
  'viewing-offered': 'viewing',
  'viewing-soon': 'waiting',
  'offer-received': 'offer',
  'addendum-proposed': 'sign',
  'contract-drafted': 'sign',
  'contract-sent': 'sign',
  'contract-to-sign': 'sign',
  'duty-due': 'sign',
  'paper-sent': 'sign',
  'deposit-answer': 'dispute',
  'deposit-proposed': 'dispute',
  'listing-reported': 'dispute',
  'unit-disputed': 'dispute',
  'listing-rejected': 'draft',
  'authority-asked': 'waiting',
  'bill-due': 'waiting',
  'bill-recorded': 'waiting',
  'bill-said-paid': 'waiting',
  'deposit-due': 'waiting',
  'deposit-returned': 'waiting',
  'handover-due': 'waiting',
  'inspection-to-confirm': 'waiting',
  invitation: 'waiting',
  'listing-in-review': 'waiting',
  'listing-paused': 'waiting',
  'listing-unconfirmed': 'waiting',
  'rental-withdrawn': 'waiting',
  'repair-reported': 'waiting',
  'viewing-booked': 'waiting',
  'viewing-cancelled': 'waiting',
  'addendum-ended': 'own',
  'aircon-due': 'own',
  'application-answered': 'own',
  'authority-granted': 'own',
  'bill-received': 'own',
  'company-unverified': 'own',
  'contract-expired': 'own',
  'contract-refused': 'own',
  'contract-signed': 'own',
  'document-ends': 'own',
  'email-unconfirmed': 'own',
  'exit-opens': 'own',
  'home-taken': 'own',
  'offer-declined': 'own',
  'offer-expired': 'own',
  'renewal-closes': 'own',
  'renewal-opens': 'own',
  'rental-agreed': 'own',
  'repair-changed': 'own',
  'tenancy-ending': 'own',
  'tenancy-running': 'own',
  'viewing-answer': 'own',
};

/** The rank of a notice: that of its kind, unless its rent is overdue already or its viewing is today. */
export function rankNotice(
  { kind, about, due }: Pick<Notice, 'kind' | 'about' | 'due'>,
  { today, payments }: Pick<Dashboard, 'today' | 'payments'>,
): TaskRank {
  const next = payments?.next;
  if (kind === 'bill-due' && next?.isOverdue && next.billId === about) return 'overdue';
  if (kind === 'viewing-soon' && due !== null && findDay(due) === today) return 'viewing';
  return noticeRanks[kind];
}

/** Orders tasks by rank. */
export const compareRanks = (one: { readonly rank: TaskRank }, other: { readonly rank: TaskRank }): number =>
  taskRanks.indexOf(one.rank) - taskRanks.indexOf(other.rank);
