import type { Statement } from '@sewa/api/client';
import { findDay, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import * as messages from '../../platform/messages/messages.ts';
import type { PaperTable } from '../../platform/papers/PaperData.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';

const shortWay = { ...messages.paymentWay, outside: messages.paidDirectly };

function listItems({ side, items, totalCents }: Statement): PaperTable {
  const { statementColumn: column } = messages;
  return {
    columns: [
      { name: column.on, width: '24mm' },
      { name: column.period, width: '20mm' },
      { name: column.home },
      { name: side === 'payer' ? column.otherOfPayer : column.otherOfPayee },
      { name: column.method, width: '24mm' },
      { name: column.amount, align: 'end', width: '28mm' },
    ],
    rows: items.map(({ on, period, kind, street, other, method, cents }) => [
      formatDay(on),
      formatMonth(period),
      kind === 'rent' ? street : `${street} (${messages.billKind.deposit.toLowerCase()})`,
      other ?? '',
      shortWay[method],
      formatMoney(cents),
    ]),
    total: [messages.totalLabel, '', '', '', '', formatMoney(totalCents)],
  };
}

/** A statement of a year as a PDF, for the tax office. `name` is whose it is. */
export async function renderStatement(
  statement: Statement,
  { name, now }: { name: string | null; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { year, side, items } = statement;
  const { bytes } = await renderPaper('statement', {
    title: messages.statementTitle(side, year),
    creationTimestamp: Math.floor(now.getTime() / 1000),
    facts: [
      { label: messages.statementSide[side], value: name ?? messages.unnamedTenant },
      { label: messages.receiptGivenLabel, value: formatDay(findDay(now)) },
    ],
    table: items.length === 0 ? null : listItems(statement),
    empty: messages.statementEmpty,
    notes: [
      ...(items.some(({ cents }) => cents < 0) ? [messages.statementRefundNote] : []),
      messages.statementFooter,
    ],
  });
  return bytes;
}
