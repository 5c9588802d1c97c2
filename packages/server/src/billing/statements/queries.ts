import type { Statement } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import type { Queryable } from '../../platform/database/database.ts';
import { myPayeesSql } from './myPayeesSql.ts';

/** The side of a statement. */
export type StatementSide = Statement['side'];

type Item = Statement['items'][number];

/** Whose payments a statement is of. */
interface StatementQuery {
  readonly userId: string;
  readonly side: StatementSide;
  readonly year: number;
  /** Only those of one rent plan. @default those of all */
  readonly serviceId?: string | undefined;
}

/** Money that came or went, as the ledger has it. */
export interface StatementRow extends Omit<Item, 'street' | 'billId'> {
  bill_id: string;
  service_id: string;
  /** Of the home of the bill. */
  postal_code: string;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
}

const sides: Readonly<Record<StatementSide, { readonly mine: string; readonly other: string }>> = {
  payer: { mine: 's.payer_user_id = $1', other: 'y.name' },
  payee: {
    mine: `coalesce(p.payee_id, s.payee_id) in (${myPayeesSql})`,
    other: 'u.name',
  },
};

/** The day a payment counts on: of what was paid outside, the day it was paid. */
const DAY = `case when e.kind = 'outside' and p.paid_on is not null then p.paid_on
  else (e.at at time zone 'Asia/Singapore')::date end`;

/** Money that came or went for user `$1` from day `$2` to day `$3`, as SQL. */
const itemsSql = (side: StatementSide): string =>
  `select ${DAY} as day, min(e.id) as id, e.bill_id, b.service_id, p.way, sum(e.cents)::int as cents, b.kind, b.period,
      s.block, s.street, s.floor, s.unit, s.postal_code, ${sides[side].other} as other
    from payments p join ledger_entries e on e.payment_id = p.id join bills b on b.id = p.bill_id
      join services s on s.id = b.service_id join users u on u.id = s.payer_user_id
      join payees y on y.id = coalesce(p.payee_id, s.payee_id)
    where ${sides[side].mine} and ${DAY} between $2::date and $3::date
      and e.account in ('received', 'fees', 'outside') and p.state <> 'refused'
    group by e.transaction_id, day, e.bill_id, b.service_id, p.way, b.kind, b.period, s.block, s.street, s.floor, s.unit, s.postal_code, other`;

/**
 * What somebody paid or received in a year, from the ledger, in the order of the days: what went to the payee, without our fees, and negative
 * what was refunded or returned. What was paid outside counts on the day it was paid, and what was recorded
 * by mistake doesn't.
 */
export async function listStatementRows(
  db: Queryable,
  { userId, side, year, serviceId }: StatementQuery,
): Promise<StatementRow[]> {
  const { rows } = await db.query<StatementRow>(
    `select to_char(i.day, 'YYYY-MM-DD') as "on", i.bill_id, i.service_id, i.way as method, i.cents, i.kind, i.period, i.block, i.street, i.floor, i.unit, i.postal_code, i.other
      from (${itemsSql(side)}) i
      where i.cents <> 0 and ($4::text is null or i.service_id = $4) order by i.day, i.id`,
    [userId, `${year}-01-01`, `${year}-12-31`, serviceId ?? null],
  );
  return rows;
}

/** The sum of what somebody received from one day to another, in cents, as their statement has it. */
export async function sumReceived(
  db: Queryable,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `select coalesce(sum(i.cents), 0)::int as cents from (${itemsSql('payee')}) i`,
    [userId, first, last],
  );
  return rows[0]?.cents ?? 0;
}

/** A row as answers have it. */
export const describeItem = ({
  on,
  bill_id: billId,
  method,
  cents,
  kind,
  period,
  other,
  ...home
}: StatementRow): Item => ({
  on,
  billId,
  method,
  cents,
  kind,
  period,
  street: formatAddress(home),
  other,
});

/** Whether somebody is only paid: a payee who pays nothing themselves. */
export async function isOnlyPayee(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select not exists (select from services s where s.payer_user_id = $1)
        and exists (select from services s where s.payee_id in (${myPayeesSql})) as found`,
    [userId],
  );
  return rows[0]?.found ?? false;
}
