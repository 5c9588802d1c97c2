import { buildRouteUrl, type Payment } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Banner, DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { explainReason } from '../reasons.ts';
import * as messages from './messages.ts';

/** What of a payment its outcome shows. */
export type OutcomeOf = Pick<Payment, 'state' | 'reason' | 'redirectUrl'>;

/** What became of a payment, as far as people tell it apart. */
export function findOutcome({ state }: OutcomeOf): keyof typeof messages.outcomeTitle {
  switch (state) {
    case 'succeeded':
      return 'paid';
    case 'needs-action':
      return 'action';
    case 'failed':
    case 'expired':
    case 'refused':
      return 'failed';
    case 'returned':
    case 'refunded':
    case 'disputed':
      return state;
    default:
      return 'waiting';
  }
}

const tones = {
  paid: 'success',
  waiting: 'info',
  action: 'warning',
  failed: 'danger',
  returned: 'danger',
  refunded: 'info',
  disputed: 'warning',
} as const;

function describe(payment: OutcomeOf, paidLead: string): string {
  const outcome = findOutcome(payment);
  if (outcome === 'paid') return paidLead;
  if (outcome === 'failed' || outcome === 'returned') {
    const { words, advice } = explainReason(payment.reason ?? payment.state);
    return `${words} ${advice}`;
  }
  return {
    waiting: messages.waitingLead,
    action: messages.actionLead,
    refunded: messages.refundedLead,
    disputed: messages.disputedLead,
  }[outcome];
}

interface PaymentOutcomeProps {
  readonly payment: OutcomeOf;
  /** What is said of a payment that was made. */
  readonly paidLead: string;
  /** Where to go on while it waits for the payer. */
  readonly continueHref: string | null;
  /** Where to look again without script. */
  readonly checkHref: string;
  /** Where to pay again after it failed. */
  readonly againHref: string;
  readonly children?: ReactNode;
}

/** What became of a payment, and what to do now. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { payment, paidLead, continueHref, checkHref, againHref, children } = props;
  const outcome = findOutcome(payment);
  const isFailed = outcome === 'failed' || outcome === 'returned';
  return (
    <Stack gap="l">
      <Heading level={1} size="l">
        {messages.outcomeTitle[outcome]}
      </Heading>
      <Banner tone={tones[outcome]}>{describe(payment, paidLead)}</Banner>
      {children}
      <Inline gap="s">
        {outcome === 'action' && continueHref !== null ? (
          <Link variant="primary" href={continueHref}>
            {messages.continueLabel}
          </Link>
        ) : null}
        {outcome === 'waiting' || outcome === 'action' ? (
          <Link variant="secondary" href={checkHref}>
            {messages.checkAgainLabel}
          </Link>
        ) : null}
        {isFailed ? (
          <Link variant="primary" href={againHref}>
            {messages.payAgainLabel}
          </Link>
        ) : null}
      </Inline>
    </Stack>
  );
}

/** What was paid: the bill, the fee, and both together, with the receipt. */
export function PaidFacts({ payment }: { readonly payment: Payment }) {
  const { id, cents, feeCents, hasReceipt } = payment;
  return (
    <Stack gap="m">
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.amountLabel}>{formatMoney(cents)}</DescriptionListItem>
        <DescriptionListItem name={messages.feeLabel}>{formatMoney(feeCents)}</DescriptionListItem>
        <DescriptionListItem name={messages.totalLabel}>{formatMoney(cents + feeCents)}</DescriptionListItem>
      </DescriptionList>
      {hasReceipt ? (
        <Inline>
          <Link variant="primary" href={buildRouteUrl('getReceipt', { id })} download>
            {messages.receiptLabel}
          </Link>
        </Inline>
      ) : null}
    </Stack>
  );
}
