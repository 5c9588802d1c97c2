import type { RentRollRow, RentYear } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import { type CsvCell, formatCsv } from '../../platform/papers/formatCsv.ts';
import * as messages from '../messages.ts';

/** The rows of a month as CSV. */
export function formatRollCsv(rows: readonly Omit<RentRollRow, 'bill'>[]): string {
  const column = messages.rollColumn;
  const header = [
    column.home,
    column.postalCode,
    column.tenant,
    column.period,
    column.kind,
    column.dueOn,
    column.state,
    column.method,
    column.amount,
    column.received,
    column.open,
  ];
  return formatCsv([
    header,
    ...rows.map((row): CsvCell[] => [
      formatAddress(row.address),
      row.address.postalCode,
      row.payerName ?? '',
      row.period,
      messages.billKind[row.kind],
      row.dueOn,
      messages.rollState[row.state],
      row.way === null ? '' : messages.paymentWay[row.way],
      { cents: row.cents },
      { cents: row.receivedCents },
      { cents: row.openCents },
    ]),
  ]);
}

const formatMonthCell = ({ cents, state }: RentYear['homes'][number]['months'][number]): CsvCell =>
  cents === 0 && state !== 'billed' ? messages.rentMonthState[state] : { cents };

/** The figures of a year as CSV: a row for each home, and the total. */
export function formatYearCsv({
  year,
  homes,
  months,
  ...total
}: Omit<RentYear, 'homeCount' | 'nextCursor' | 'depositCents'>): string {
  const column = messages.rentYearColumn;
  const header = [
    column.home,
    column.postalCode,
    ...months.map((_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
    column.received,
    column.refunded,
    column.net,
    column.due,
  ];
  const rows = homes.map((home): CsvCell[] => [
    formatAddress(home.address),
    home.address.postalCode,
    ...home.months.map(formatMonthCell),
    { cents: home.receivedCents },
    { cents: home.refundedCents },
    { cents: home.netCents },
    { cents: home.dueCents },
  ]);
  const sums: CsvCell[] = [
    messages.totalLabel,
    '',
    ...months.map((cents) => ({ cents })),
    { cents: total.receivedCents },
    { cents: total.refundedCents },
    { cents: total.netCents },
    { cents: total.dueCents },
  ];
  return formatCsv([header, ...rows, sums]);
}
