import type { Statement } from '@sewa/api/client';
import { formatCsv } from '../../platform/papers/formatCsv.ts';
import * as billingMessages from '../messages.ts';
import * as messages from './messages.ts';

/** A statement as CSV. */
export function formatStatementCsv({ side, items }: Pick<Statement, 'side' | 'items'>): string {
  const column = messages.statementColumn;
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
    billingMessages.billKind[kind],
    street,
    other ?? '',
    billingMessages.paymentWay[method],
    { cents },
    billId,
  ]);
  return formatCsv([header, ...rows]);
}
