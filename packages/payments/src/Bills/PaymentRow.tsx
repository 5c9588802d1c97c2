import { type Bill, buildRouteUrl, type Payment, type Service } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { findResult } from '@sewa/pages/forms';
import { billPaymentCallbackPath, billPaymentRedirectPath, flowBillsPath } from '@sewa/paths';
import { Badge, Inline, Link, ListItem, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { explainReason } from '../reasons.ts';
import * as css from './Bills.css.ts';
import { type findPanel, panelPath } from './billPaths.ts';
import { describePaymentState, findPaymentTone, nameBill } from './describeBill.ts';
import * as messages from './messages.ts';
import { Panel } from './Panel.tsx';
import { RefundForm } from './RefundForm.tsx';

interface PaymentRowProps {
  readonly payment: Payment;
  readonly bill: Bill;
  readonly service: Service;
  readonly open: ReturnType<typeof findPanel>;
}

const isUnderway = ({ state }: Payment): boolean => ['created', 'processing', 'needs-action'].includes(state);

/** Whether the payee can give back something of it here. */
const isRefundable = ({ state, way, cents, refundedCents }: Payment): boolean =>
  state === 'succeeded' && way !== 'outside' && refundedCents < cents;

function PaymentLinks({ payment, bill, service }: Omit<PaymentRowProps, 'open'>) {
  const { id, state, way, redirectUrl, hasReceipt } = payment;
  const page = way === 'card' ? 'card' : 'bank';
  const isPayer = service.side === 'payer';
  const canGoOn = isPayer && isUnderway(payment);
  if (!hasReceipt && !canGoOn && (isPayer || !isRefundable(payment))) return null;
  return (
    <Inline gap="m">
      {hasReceipt ? (
        <Link
          href={buildRouteUrl('getReceipt', { id })}
          aria-label={messages.receiptFor(nameBill(bill))}
          download
        >
          {messages.receiptLabel}
        </Link>
      ) : null}
      {isPayer && state === 'needs-action' && redirectUrl !== null ? (
        <Link href={billPaymentRedirectPath(service.type, service.id, page, id)}>
          {messages.continueLabel}
        </Link>
      ) : null}
      {isPayer && isUnderway(payment) && redirectUrl === null ? (
        <Link href={billPaymentCallbackPath(service.type, service.id, page, id)}>{messages.checkLabel}</Link>
      ) : null}
      {!isPayer && isRefundable(payment) ? (
        <Link
          href={panelPath(service.type, service.id, 'refund', id)}
          aria-label={messages.actionFor(messages.refundLabel, nameBill(bill))}
        >
          {messages.refundLabel}
        </Link>
      ) : null}
    </Inline>
  );
}

const describeRefund = ({ cents, state }: Payment['refunds'][number]): string => {
  if (state === 'succeeded') return messages.refundedPart(cents);
  return state === 'failed' ? messages.refundFailed(cents) : messages.refundOnItsWay(cents);
};

/** One attempt to pay a bill: how much, how, when and what came of it. */
export function PaymentRow({ payment, bill, service, open }: PaymentRowProps) {
  const { id, state, way, cents, feeCents, paidOn, createdAt, reason, refunds } = payment;
  // A refund that was started closes its form; a toast says so.
  const isDone = Boolean(findResult(useActionData(), id)?.done);
  const failed = ['failed', 'returned', 'expired', 'refused'].includes(state);
  const isRefunding =
    open?.panel === 'refund' &&
    open.about === id &&
    service.side === 'payee' &&
    isRefundable(payment) &&
    !isDone;
  return (
    <ListItem id={id}>
      <Stack gap="s">
        <div className={css.apart}>
          <Inline gap="s">
            <Text as="span">{messages.wayName[way]}</Text>
            <Badge tone={findPaymentTone(state)}>{describePaymentState(payment, service.side)}</Badge>
          </Inline>
          <Text as="span" isNumeric>
            {formatMoney(cents)}
          </Text>
        </div>
        <Text size="s" tone="muted">
          {formatDay(paidOn ?? createdAt)}
          {feeCents > 0 && service.side === 'payer' ? ` · ${messages.feePart(feeCents)}` : ''}
        </Text>
        {failed && service.side === 'payer' ? (
          <Text size="s">{`${explainReason(reason ?? state).words} ${explainReason(reason ?? state).advice}`}</Text>
        ) : null}
        {refunds.map((refund) => (
          <Text key={refund.id} size="s">
            {refund.words ? `${describeRefund(refund)}: ${refund.words}` : describeRefund(refund)}
          </Text>
        ))}
        <PaymentLinks payment={payment} bill={bill} service={service} />
        {isRefunding ? (
          <Panel
            title={messages.refundTitle}
            lead={messages.refundLead}
            closeHref={flowBillsPath(service.type, service.id)}
          >
            <RefundForm payment={payment} />
          </Panel>
        ) : null}
      </Stack>
    </ListItem>
  );
}
