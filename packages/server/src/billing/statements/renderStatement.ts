import type { Statement } from '@sewa/api/client';
import { findDay, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { product } from '@sewa/paths';
import * as messages from '../../platform/messages/messages.ts';
import { writePdf } from '../../platform/pdf/writePdf.ts';

const shortWay = { ...messages.paymentWay, outside: messages.paidDirectly };

/** A statement of a year as a PDF, for the tax office. `name` is whose it is. */
export function renderStatement(
  { year, side, items, totalCents }: Statement,
  { name, now }: { name: string | null; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { statementColumn: column } = messages;
  const title = messages.statementTitle(side, year);
  return writePdf({ title, author: product.name, createdAt: now }, (paper) => {
    paper.note(product.name);
    paper.title(title);
    paper.facts([
      [messages.statementSide[side], name ?? messages.unnamedTenant],
      [messages.receiptGivenLabel, formatDay(findDay(now))],
    ]);
    if (items.length === 0) paper.text(messages.statementEmpty);
    else
      paper.table(
        [
          { name: column.on, width: 74 },
          { name: column.period, width: 58 },
          { name: column.home },
          { name: side === 'payer' ? column.otherOfPayer : column.otherOfPayee },
          { name: column.method, width: 72 },
          { name: column.amount, align: 'end', width: 96 },
        ],
        items.map(({ on, period, kind, street, other, method, cents }) => [
          formatDay(on),
          formatMonth(period),
          kind === 'rent' ? street : `${street} (${messages.billKind.deposit.toLowerCase()})`,
          other ?? '',
          shortWay[method],
          formatMoney(cents),
        ]),
        [messages.totalLabel, '', '', '', '', formatMoney(totalCents)],
      );
    if (items.some(({ cents }) => cents < 0)) paper.note(messages.statementRefundNote);
    paper.note(messages.statementFooter);
    if (paper.isTransliterated) paper.note(messages.transliterationNote);
  });
}
