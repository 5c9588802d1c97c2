import type { FieldError } from '@sewa/api/errors';
import { findFirstPaidDay } from '@sewa/tenancy';
import * as messages from '../messages.ts';

/** What is wrong with the day on which a bill was paid outside: it is no later than today, and no more than 90 days before the bill is due. */
export function listPaidDayIssues(
  paidOn: string,
  { dueOn, today }: { readonly dueOn: string; readonly today: string },
): FieldError[] {
  if (paidOn > today) return [{ name: 'paidOn', reason: messages.futureDayReason }];
  const first = findFirstPaidDay(dueOn);
  return paidOn < first ? [{ name: 'paidOn', reason: messages.beforePaidDayReason(first) }] : [];
}
