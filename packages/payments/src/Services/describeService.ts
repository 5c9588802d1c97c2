import type { Service } from '@sewa/api/client';
import { formatAddress, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import type { BadgeProps } from '@sewa/ui';
import * as messages from './messages.ts';

/** Colours of the states of a service. */
export const stateTones: Readonly<Record<Service['state'], NonNullable<BadgeProps['tone']>>> = {
  active: 'success',
  paused: 'warning',
  waiting: 'info',
  answered: 'accent',
  agreed: 'success',
  ended: 'neutral',
};

/** The home of a service, with its unit. */
export const nameServiceHome = ({ home }: Service): string => formatAddress(home.address);

/** What is paid every month, and to or from whom. */
export function describeRent({ monthlyRent, charges, side, payee, payerName }: Service): string {
  const total = charges.reduce((sum, { cents }) => sum + cents, monthlyRent);
  const other = side === 'payer' ? payee?.name : payerName;
  const otherWords = other ? (side === 'payer' ? messages.to(other) : messages.from(other)) : null;
  return [messages.rent(formatMoney(total)), otherWords].filter((words) => words !== null).join(' ');
}

/** What comes next for a service: its next bill, or that it waits. */
export function describeNextBill({ type, state, nextBill, lastPaid, arrearsCents }: Service): string | null {
  if (type !== 'pay') return state === 'waiting' ? messages.waitingHint : null;
  if (nextBill === null) {
    if (state === 'ended') return null;
    return lastPaid === null
      ? messages.noBill
      : messages.lastPaid(formatMonth(lastPaid.period), formatDay(lastPaid.on));
  }
  const amount = formatMoney(nextBill.cents);
  if (nextBill.state === 'processing') return messages.billOnItsWay(amount);
  // The next bill is the oldest one that is open.
  const describe = arrearsCents > 0 ? messages.lateBill : messages.nextBill;
  return describe(amount, formatDay(nextBill.dueOn));
}
