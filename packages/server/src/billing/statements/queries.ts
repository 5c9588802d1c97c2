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
  /** Only those of these rent plans. @default those of all */
  readonly serviceIds?: readonly string[] | undefined;
}

/** The place in a statement after a payment: its day, and its number in the ledger. */
export interface StatementPlace {
  readonly day: string;
  readonly id: string;
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

/** SQL condition: payment row `p` pays the user `$1`, and as row `x` passes a filter. */
const paidToMeSql = (filter = 'true'): string => `p.id in (
  select x.id from payments x where x.payee_id in (${myPayeesSql}) and ${filter}
  union all select x.id from services o join bills c on c.service_id = o.id join payments x on x.bill_id = c.id and x.payee_id is null
    where o.payee_id in (${myPayeesSql}) and ${filter})`;

const sides: Readonly<Record<StatementSide, { readonly mine: string; readonly other: string }>> = {
  payer: {
    mine: 'p.bill_id in (select c.id from services o join bills c on c.service_id = o.id where o.payer_user_id = $1)',
    other: 'y.name',
  },
  payee: {
    mine: paidToMeSql(),
    other: 'u.name',
  },
};

/** The day a payment counts on: of what was paid outside, the day it was paid. */
const DAY = `case when e.kind = 'outside' and p.paid_on is not null then p.paid_on
  else (e.at at time zone 'Asia/Singapore')::date end`;

/** Entries of the ledger with their payments. */
const ENTRIES = 'from payments p join ledger_entries e on e.payment_id = p.id';

/** The bill of payment row `p`, and all that a statement says of it. */
const DETAILS = `join bills b on b.id = p.bill_id join services s on s.id = b.service_id join users u on u.id = s.payer_user_id
  join payees y on y.id = coalesce(p.payee_id, s.payee_id)`;

/** What is in statements: what went to payees, without our fees, unless it was recorded by mistake. */
const IS_COUNTED = `e.account in ('received', 'fees', 'outside') and p.state <> 'refused'`;

/** SQL condition: payment row `x` is for one of the rent plans `$4`. */
const OF_SERVICES = 'x.bill_id in (select c.id from bills c where c.service_id = any($4))';

/** Money that came or went for user `$1` from day `$2` to day `$3`, as SQL. */
const itemsSql = (side: StatementSide, mine = sides[side].mine): string =>
  `select ${DAY} as day, min(e.id) as id, e.bill_id, b.service_id, p.way, sum(e.cents)::int as cents, b.kind, b.period,
      s.block, s.street, s.floor, s.unit, s.postal_code, ${sides[side].other} as other
    ${ENTRIES} ${DETAILS}
    where ${mine} and ${DAY} between $2::date and $3::date and ${IS_COUNTED}
    group by e.transaction_id, day, e.bill_id, b.service_id, p.way, b.kind, b.period, s.block, s.street, s.floor, s.unit, s.postal_code, other`;

/**
 * What somebody paid or received in a year, from the ledger, in the order of the days: what went to the payee, without our fees, and negative
 * what was refunded or returned. What was paid outside counts on the day it was paid, and what was recorded
 * by mistake doesn't.
 */
export async function listStatementRows(
  db: Queryable,
  { userId, side, year, serviceIds }: StatementQuery,
): Promise<StatementRow[]> {
  const mine = side === 'payee' && serviceIds ? paidToMeSql(OF_SERVICES) : sides[side].mine;
  const { rows } = await db.query<StatementRow>(
    `select to_char(i.day, 'YYYY-MM-DD') as "on", i.bill_id, i.service_id, i.way as method, i.cents, i.kind, i.period, i.block, i.street, i.floor, i.unit, i.postal_code, i.other
      from (${itemsSql(side, mine)}) i
      where i.cents <> 0 and ($4::text[] is null or i.service_id = any($4)) order by i.day, i.id`,
    [userId, `${year}-01-01`, `${year}-12-31`, serviceIds ?? null],
  );
  return rows;
}

/** A page of a statement, and the sums of its year. */
interface StatementPage {
  readonly items: readonly (StatementRow & StatementPlace)[];
  readonly months: readonly { readonly month: number; readonly cents: number }[];
}

/** Which payments of a year are on a page. */
interface PageQuery extends StatementQuery {
  readonly days: { readonly first: string; readonly last: string };
  readonly after: StatementPlace | null;
  readonly limit: number;
}

/** A page of the same from one day to another, with the places of the payments, and what each month of the year comes to, in cents. */
export async function readStatementPage(
  db: Queryable,
  { userId, side, year, serviceIds, days, after, limit }: PageQuery,
): Promise<StatementPage> {
  const { rows } = await db.query<StatementPage>(
    `with entries as materialized (
        select ${DAY} as day, min(e.id) as id, p.id as payment_id, e.bill_id, sum(e.cents)::int as cents ${ENTRIES}
        where ${sides[side].mine} and ${DAY} between $2::date and $3::date and ${IS_COUNTED}
          and ($4::text[] is null or p.bill_id in (select c.id from bills c where c.service_id = any($4)))
        group by e.transaction_id, 1, p.id, e.bill_id),
      page as (select * from entries g where g.cents <> 0 and g.day between $5::date and $6::date
          and ($7::date is null or (g.day, g.id) > ($7, $8::bigint)) order by g.day, g.id limit $9)
      select (select coalesce(json_agg(m), '[]') from (select extract(month from g.day)::int as month, sum(g.cents)::int as cents
            from entries g group by 1) m) as months,
        (select coalesce(json_agg(i order by i.day, i.id::bigint), '[]') from (
          select g.day::text as "on", g.day::text as day, g.id::text as id, g.bill_id, b.service_id, p.way as method, g.cents, b.kind,
            b.period, s.block, s.street, s.floor, s.unit, s.postal_code, ${sides[side].other} as other
          from page g join payments p on p.id = g.payment_id ${DETAILS}) i) as items`,
    [
      userId,
      `${year}-01-01`,
      `${year}-12-31`,
      serviceIds ?? null,
      days.first,
      days.last,
      after?.day ?? null,
      after?.id ?? null,
      limit,
    ],
  );
  return rows[0] ?? { items: [], months: [] };
}

/** What came and went for a kind of bill in a month of a year, in cents. */
export interface YearSum extends Pick<Item, 'kind'> {
  /** From 1. */
  readonly month: number;
  readonly received: number;
  /** Negative. */
  readonly refunded: number;
}

/** What somebody received in a year by month, and for which rent plans rent came or went. */
export async function sumYearReceived(
  db: Queryable,
  { userId, year }: { userId: string; year: number },
): Promise<{ sums: YearSum[]; serviceIds: string[] }> {
  const { rows } = await db.query<{ sums: YearSum[]; serviceIds: string[] }>(
    `with i as materialized (select extract(month from ${DAY})::int as month, b.kind, b.service_id, sum(e.cents) as cents
          ${ENTRIES} join bills b on b.id = p.bill_id where ${sides.payee.mine} and ${DAY} between $2::date and $3::date and ${IS_COUNTED}
          group by e.transaction_id, 1, 2, 3)
      select (select coalesce(json_agg(m), '[]') from (select month, kind, coalesce(sum(cents) filter (where cents > 0), 0) as received,
          coalesce(sum(cents) filter (where cents < 0), 0) as refunded from i group by 1, 2) m) as sums,
        array(select distinct service_id from i where kind = 'rent' and cents <> 0) as "serviceIds"`,
    [userId, `${year}-01-01`, `${year}-12-31`],
  );
  return rows[0] ?? { sums: [], serviceIds: [] };
}

/** SQL condition: payment row `x` may have entries since day `$2`. What was settled before, and neither refunded nor taken back, has none. */
const MAY_HAVE_MOVED = `(x.settled_at is null or x.settled_at >= $2::date - 1 or x.way = 'outside' or x.refund_cents > 0
  or x.state in ('returned', 'refunded', 'disputed'))`;

/** The sum of what somebody received from one day to another, in cents, as their statement has it. */
export async function sumReceived(
  db: Queryable,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `select coalesce(sum(e.cents), 0)::int as cents ${ENTRIES} where ${paidToMeSql(MAY_HAVE_MOVED)}
      and ${DAY} between $2::date and $3::date and ${IS_COUNTED}`,
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
