import type { Bill, Payment, Service } from '@sewa/api/client';
import type { BadgeProps } from '@sewa/ui';
import * as messages from './messages.ts';

type Tone = NonNullable<BadgeProps['tone']>;

/** What is still open on a bill, in cents. */
export const countOpen = ({ cents, paidCents }: Pick<Bill, 'cents' | 'paidCents'>): number =>
  Math.max(0, cents - paidCents);

/** The name of a bill, such as 'Rent for Dec 2026'. */
export const nameBill = ({ kind, period }: Pick<Bill, 'kind' | 'period'>): string =>
  messages.billName(kind, period);

/** Whether others can be sent a link to pay a bill: not while a payment of it is unfinished. */
export const canShareLink = ({ may, state }: Pick<Bill, 'may' | 'state'>): boolean =>
  may.includes('pay') && (state === 'open' || state === 'part-paid');

/** Whether the payee can remind of a bill, or sees when they last did. */
export const canBeReminded = ({ canRemind, remindedAt, state }: Bill, { side }: Service): boolean =>
  side === 'payee' && (canRemind || (remindedAt !== null && (state === 'open' || state === 'part-paid')));

/** The last payment of a bill that is not over; null if there is none. */
export const findLivePayment = ({ payments }: Pick<Bill, 'payments'>): Payment | null =>
  payments.find(({ state }) => ['created', 'processing', 'needs-action', 'said'].includes(state)) ?? null;

const tones: Readonly<Record<Bill['state'], Tone>> = {
  open: 'neutral',
  processing: 'info',
  'said-paid': 'warning',
  'part-paid': 'warning',
  paid: 'success',
  cancelled: 'neutral',
};

/** The state of a bill in a word, for either side, and its colour. */
export function describeBillState(
  { state, isOverdue }: Pick<Bill, 'state' | 'isOverdue'>,
  side: Service['side'],
): { readonly words: string; readonly tone: Tone } {
  if (isOverdue && (state === 'open' || state === 'part-paid'))
    return { words: messages.overdueState, tone: 'danger' };
  const isAwaited = state === 'open' && side === 'payee';
  return { words: isAwaited ? messages.unpaidState : messages.billState[state], tone: tones[state] };
}

const paymentTones: Readonly<Partial<Record<Payment['state'], Tone>>> = {
  succeeded: 'success',
  failed: 'danger',
  returned: 'danger',
  'needs-action': 'warning',
  disputed: 'warning',
  said: 'warning',
  created: 'info',
  processing: 'info',
};

/** The state of a payment in a word, for one side. */
export function describePaymentState({ state, reason }: Payment, side: Service['side']): string {
  if (state === 'needs-action' && side === 'payee') return messages.waitsForTenant;
  const isUndone = reason === 'record-undone' || reason === 'contested';
  return state === 'refused' && isUndone ? messages.undoneState : messages.paymentState[state];
}

/** The colour of the state of a payment. */
export const findPaymentTone = (state: Payment['state']): Tone => paymentTones[state] ?? 'neutral';

function describeOpen(bill: Bill, service: Service): string {
  if (service.side === 'payee')
    return bill.state === 'part-paid' ? messages.partlyPaid(countOpen(bill)) : messages.payeeWaits;
  const { method } = service;
  if (bill.collectOn !== null && method !== null && service.state === 'active')
    return messages.collected(
      countOpen(bill) + bill.feeCents,
      messages.egiroOption(method.kind === 'card' ? messages.wayName.card : method.bank, method.masked),
      bill.collectOn,
    );
  const rest = bill.state === 'part-paid' ? `${messages.partlyPaid(countOpen(bill))} ` : '';
  return `${rest}${messages.payYourself}`;
}

function describePaid({ payments }: Bill): string {
  const settled = payments.filter(({ state }) => state === 'succeeded');
  const [last] = settled;
  if (last?.way === 'outside' && last.paidOn !== null && settled.length === 1)
    return messages.paidOutsideNote(last.paidOn);
  const refunded = payments.reduce((total, { refundedCents }) => total + refundedCents, 0);
  return refunded === 0 ? messages.paidNote : messages.refundedNote(refunded);
}

/** What happens next with a bill, in a sentence, for whoever looks at it. */
export function describeNext(bill: Bill, service: Service): string {
  const isPayee = service.side === 'payee';
  switch (bill.state) {
    case 'open':
    case 'part-paid':
      return describeOpen(bill, service);
    case 'processing':
      if (isPayee) return messages.payeeOnItsWay;
      return findLivePayment(bill)?.state === 'needs-action' ? messages.needsYou : messages.onItsWay;
    case 'said-paid':
      return isPayee
        ? messages.waitsForYou(service.payerName ?? messages.theTenant)
        : messages.waitsForPayee(service.payee?.name ?? messages.theLandlord);
    case 'paid':
      return describePaid(bill);
    case 'cancelled':
      return messages.cancelledNote;
  }
}

/** Why a payer can't pay the payee of a service now; null if they can. */
export function findPayeeHindrance({ payee }: Service): string | null {
  if (payee === null) return null;
  const { name, state, usableFrom } = payee;
  if (state === 'checking') return messages.payeeChecking(name);
  if (state === 'refused') return messages.payeeRefused(name);
  return usableFrom === null ? null : messages.payeeUsableFrom(name, usableFrom);
}
