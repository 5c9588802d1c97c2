import { findDay, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import * as common from '../../platform/messages/messages.ts';
import { formatAmount } from '../../platform/papers/formatAmount.ts';
import type { PaperColumn } from '../../platform/papers/PaperData.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';
import * as billingMessages from '../messages.ts';
import * as messages from './messages.ts';
import type { ReceiptRow } from './queries.ts';
import type { ReceiptContent, ReceiptPayment } from './receiptContent.ts';

const sum = (payments: readonly ReceiptPayment[]): number =>
  payments.reduce((total, { cents, refundedCents = 0 }) => total + cents - refundedCents, 0);

/** A receipt's number, as people say it: '2026-000012'. */
export const formatReceiptNumber = ({ year, number }: Pick<ReceiptRow, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(6, '0')}`;

const amount: PaperColumn = { name: messages.amountLabel, align: 'end', width: '38mm' };

/** A payment, and below it what was given back of it. */
function listRows({ on, way, cents, refundedCents = 0 }: ReceiptPayment): string[][] {
  const paid = [formatDay(on), billingMessages.paymentWay[way], formatAmount(cents)];
  return refundedCents === 0 ? [paid] : [paid, ['', messages.refundedLabel, formatAmount(-refundedCents)]];
}

/** An address in lines, as on an envelope. */
const splitHome = (home: string): string[] => home.split(/, (?=Singapore \d{6}$)/);

function describeRest({ openCents, refundedCents = 0 }: ReceiptContent): string[] {
  if (openCents === 0 && refundedCents === 0) return [billingMessages.receiptPaidInFull];
  return [
    ...(refundedCents === 0 ? [] : [messages.receiptRefunded(refundedCents)]),
    ...(openCents === 0 ? [] : [messages.receiptOpen(openCents)]),
  ];
}

/** A receipt as a PDF. The same receipt always gives the same bytes. */
export async function renderReceipt(receipt: ReceiptRow): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, content, given_at: givenAt, cancelled_at: cancelledAt, cancelled_because: because } = receipt;
  const { billKind, payments } = content;
  const number = formatReceiptNumber(receipt);
  const { bytes } = await renderPaper('receipt', {
    title: messages.receiptTitle[kind === 'part' ? 'part' : billKind],
    reference: messages.receiptNumber(number),
    creationTimestamp: Math.floor(givenAt.getTime() / 1000),
    cancelled:
      cancelledAt && because
        ? {
            title: messages.receiptCancelled(formatDay(findDay(cancelledAt))),
            words: messages.receiptCancelledBecause[because](formatDay(findDay(cancelledAt))),
          }
        : null,
    sum: { label: messages.receiptPaymentsTitle, value: formatMoney(sum(payments)) },
    parties: [
      {
        label: billingMessages.receiptPayerLabel,
        name: content.payerName ?? common.unnamedTenant,
        lines: splitHome(content.home),
      },
      { label: billingMessages.receiptPayeeLabel, name: content.payeeName, lines: [] },
    ],
    facts: [
      { label: messages.receiptNumberLabel, value: number },
      { label: billingMessages.receiptGivenLabel, value: formatDay(findDay(givenAt)) },
      { label: messages.receiptHomeLabel, value: content.home },
      { label: messages.receiptMonthLabel[billKind], value: formatMonth(content.period) },
    ],
    tables: [
      {
        title: messages.receiptBillTitle,
        columns: [{ name: messages.itemLabel }, amount],
        rows: content.lines.map(({ words, cents }) => [words, formatAmount(cents)]),
        total: [billingMessages.totalLabel, formatAmount(content.billCents)],
      },
      {
        title: messages.receiptPaymentsTitle,
        columns: [{ name: messages.settledOnLabel, width: '38mm' }, { name: messages.wayLabel }, amount],
        rows: payments.flatMap(listRows),
        total: [billingMessages.totalLabel, '', formatAmount(sum(payments))],
      },
    ],
    // What it said of the bill held only while it stood.
    rest: cancelledAt ? [] : describeRest(content),
    note: messages.paperFooter,
  });
  return bytes;
}
