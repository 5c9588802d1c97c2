import type { Statement } from '@sewa/api/client';
import * as messages from '../../platform/messages/messages.ts';
import { formatCsv } from '../../platform/papers/formatCsv.ts';

/** A statement as CSV. */
export function formatStatementCsv({ side, items }: Pick<Statement, 'side' | 'items'>): string {
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
    street,
    other ?? '',
    messages.paymentWay[method],
    { cents },
    billId,
  ]);
  return formatCsv([header, ...rows]);
}
