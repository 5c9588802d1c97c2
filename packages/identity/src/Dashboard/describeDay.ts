import type { Dashboard } from '@sewa/api/client';
import { findDay, formatDay, formatMoney, formatShortDay, formatTime } from '@sewa/formatters';
import * as messages from './messages.ts';

const fieldNames: Readonly<Record<string, string>> = messages.profileFieldName;

/** What a profile still wants, in a sentence; null when it wants nothing. */
export function describeProfile({ emptyKeys, isEmailProven }: Dashboard['profile']): string | null {
  const missing = emptyKeys.flatMap((key) => fieldNames[key] ?? []);
  if (missing.length > 0) return messages.profileGaps(missing);
  return isEmailProven ? null : messages.confirmEmailLead;
}

/** What became of a kept home. */
export function describeChange({
  status,
  rentWhenKept,
  monthlyRent,
}: Dashboard['favourites']['changed'][number]): string {
  if (status === 'let') return messages.savedHomeRentedOut;
  if (status === 'closed') return messages.savedHomeClosed;
  const difference = formatMoney(Math.abs(monthlyRent - rentWhenKept));
  return monthlyRent < rentWhenKept
    ? messages.savedHomeCheaper(difference)
    : messages.savedHomeDearer(difference);
}

/** What somebody who lets homes should know of their enquiries. */
export function describeEnquiries({ made, received, receivedLately }: Dashboard['enquiries']): string {
  return [
    received > 0 ? messages.enquiriesReceived(received, receivedLately) : null,
    made > 0 ? messages.enquiriesSent(made) : null,
  ]
    .filter(Boolean)
    .join('; ');
}

/** What became of the invitations somebody made for their homes. */
export function describeInvited({ waiting, accepted }: NonNullable<Dashboard['invited']>): string {
  if (waiting + accepted === 0) return messages.noneInvited;
  return [
    waiting > 0 ? messages.pendingInvitations(waiting) : null,
    accepted > 0 ? messages.acceptedInvitations(accepted) : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What happens next with a bill. */
export function describeNextStep({
  state,
  collectOn,
  dueOn,
  isOverdue,
}: NonNullable<NonNullable<Dashboard['payments']>['next']>): string {
  if (state === 'processing' || state === 'said-paid') return messages.nextBillStep[state];
  if (collectOn !== null) return messages.nextBillStep.collected(formatDay(collectOn));
  return isOverdue ? messages.nextBillStep.overdue : messages.nextBillStep.open(formatDay(dueOn));
}

/** Rents that differ by less, as a share of the median, are the same. */
const SAME = 0.01;

/** How the rent of a home compares with that of similar ones; null if that is not known. */
export function describeMedian({
  monthlyRent,
  medianRent,
}: Pick<NonNullable<Dashboard['homes']>['first'][number], 'monthlyRent' | 'medianRent'>): string | null {
  if (monthlyRent === null || medianRent === null) return null;
  const difference = monthlyRent - medianRent;
  if (Math.abs(difference) < medianRent * SAME) return messages.atMedian;
  const money = formatMoney(Math.abs(difference));
  return difference < 0 ? messages.underMedian(money) : messages.overMedian(money);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days ago an instant was, by the calendar of Singapore. */
const countDays = (at: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(findDay(at) ?? today)) / DAY_MS));

/** How long the oldest of a queue waits. */
export const describeAge = (oldestAt: string, today: string): string =>
  messages.oldestAge(countDays(oldestAt, today));

/** When a message was sent: the time today, else the day. */
export const describeSent = (sentAt: string, today: string): string =>
  findDay(sentAt) === today ? formatTime(sentAt) : formatShortDay(sentAt);

/** When a viewing begins: today, or on a day. */
export const describeStart = (startsAt: string, today: string): string =>
  messages.viewingAt(
    findDay(startsAt) === today ? messages.todayWord : formatShortDay(startsAt),
    formatTime(startsAt),
  );
