import { findDay, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { product } from '@sewa/paths';
import * as messages from '../../platform/messages/messages.ts';
import { type PdfColumn, writePdf } from '../../platform/pdf/writePdf.ts';
import type { ReceiptRow } from './queries.ts';
import type { ReceiptContent, ReceiptPayment } from './receiptContent.ts';

const sum = (payments: readonly ReceiptPayment[]): number =>
  payments.reduce((total, { cents, refundedCents = 0 }) => total + cents - refundedCents, 0);

/** A receipt's number, as people say it: '2026-000012'. */
export const formatReceiptNumber = ({ year, number }: Pick<ReceiptRow, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(6, '0')}`;

const amount: PdfColumn = { name: messages.amountLabel, align: 'end', width: 110 };

/** A payment, and below it what was given back of it. */
function listRows({ on, way, cents, refundedCents = 0 }: ReceiptPayment): string[][] {
  const paid = [formatDay(on), messages.paymentWay[way], formatMoney(cents)];
  return refundedCents === 0 ? [paid] : [paid, ['', messages.refundedLabel, formatMoney(-refundedCents)]];
}

function describeRest({ openCents, refundedCents = 0 }: ReceiptContent): string[] {
  if (openCents === 0 && refundedCents === 0) return [messages.receiptPaidInFull];
  return [
    ...(refundedCents === 0 ? [] : [messages.receiptRefunded(refundedCents)]),
    ...(openCents === 0 ? [] : [messages.receiptOpen(openCents)]),
  ];
}

/** A receipt as a PDF. The same receipt always gives the same bytes. */
export function renderReceipt(receipt: ReceiptRow): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, content, given_at: givenAt, cancelled_at: cancelledAt, cancelled_because: because } = receipt;
  const { billKind, payments } = content;
  const number = formatReceiptNumber(receipt);
  const options = { title: messages.receiptNumber(number), author: product.name, createdAt: givenAt };
  return writePdf(options, (paper) => {
    paper.note(product.name);
    paper.title(messages.receiptTitle[kind === 'part' ? 'part' : billKind]);
    if (cancelledAt && because) {
      paper.heading(messages.receiptCancelled(formatDay(findDay(cancelledAt))));
      paper.text(messages.receiptCancelledBecause[because]);
    }
    paper.facts([
      [messages.receiptNumberLabel, number],
      [messages.receiptGivenLabel, formatDay(findDay(givenAt))],
      [messages.receiptPayerLabel, content.payerName ?? messages.unnamedTenant],
      [messages.receiptPayeeLabel, content.payeeName],
      [messages.receiptHomeLabel, content.home],
      [messages.receiptMonthLabel[billKind], formatMonth(content.period)],
    ]);
    paper.heading(messages.receiptBillTitle);
    paper.table(
      [{ name: messages.itemLabel }, amount],
      content.lines.map(({ words, cents }) => [words, formatMoney(cents)]),
      [messages.totalLabel, formatMoney(content.billCents)],
    );
    paper.heading(messages.receiptPaymentsTitle);
    paper.table(
      [{ name: messages.settledOnLabel, width: 110 }, { name: messages.wayLabel }, amount],
      payments.flatMap(listRows),
      [messages.totalLabel, '', formatMoney(sum(payments))],
    );
    for (const sentence of describeRest(content)) paper.text(sentence);
    paper.note(messages.paperFooter);
    if (paper.isTransliterated) paper.note(messages.transliterationNote);
  });
}
