import type { Statement } from '@sewa/api/client';
import * as messages from '../../platform/messages/messages.ts';

/** A text cell. Programs for spreadsheets run what begins like a formula, so that begins with an apostrophe. */
const formatText = (text: string): string => {
  const safe = /^[\s]*[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const formatAmount = (cents: number): string => {
  const whole = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
};

/** A statement as CSV (RFC 4180) in UTF-8 with a byte order mark, as spreadsheets expect it. */
export function formatStatementCsv({ side, items }: Statement): string {
  const { statementColumn: column } = messages;
  const header = [
    column.on,
    column.period,
    column.kind,
    column.home,
    side === 'payer' ? column.otherOfPayer : column.otherOfPayee,
    column.method,
    column.amount,
    column.bill,
  ];
  const rows = items.map(({ on, period, kind, street, other, method, cents, billId }) => [
    on,
    period,
    messages.billKind[kind],
    formatText(street),
    formatText(other ?? ''),
    messages.paymentWay[method],
    formatAmount(cents),
    billId,
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
