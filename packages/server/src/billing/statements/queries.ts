import type { Statement } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import type { Queryable } from '../../platform/database/database.ts';
import { isMineSql, myPayeesSql, WITH_MINE } from './myPayeesSql.ts';

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

/** SQL: entries `e` of the ledger of one side of user `$1`, and the name that a line of a statement has for the other side. */
const sides: Readonly<
  Record<StatementSide, { readonly mine: string; readonly entries: string; readonly other: string }>
> = {
  payer: { mine: 'with', entries: 'from ledger_entries e where e.payer_user_id = $1', other: 'y.name' },
  payee: {
    mine: `${WITH_MINE},`,
    entries: 'from mine join ledger_entries e on e.payee_id = mine.id where true',
    other: 'u.name',
  },
};

/** What is in statements: what went to payees, without our fees. The indexes of the entries have the same condition. */
export const isCountedSql = (entry: string): string => `${entry}.account in ('received', 'fees', 'outside')`;

/** SQL condition: entry `e` counts on a day from `$2` to `$3`. */
const IN_DAYS = `${isCountedSql('e')} and e.counted_on between $2::date and $3::date`;

/** SQL condition: entry `e` is of one of the rent plans `$4`, if they are given. */
const OF_SERVICES = '($4::text[] is null or e.service_id = any($4))';

/**
 * SQL: the lines that begin with the entries `g`, in their order, with all that a statement says of them. A line is a transaction. One that was
 * recorded by mistake is none.
 */
const linesSql = (side: StatementSide, entries: string): string =>
  `select g.day::text as "on", g.day::text as day, g.id::text as id, p.bill_id, b.service_id, p.way as method, t.cents, b.kind, b.period,
      s.block, s.street, s.floor, s.unit, s.postal_code, ${sides[side].other} as other
    from (select e.counted_on as day, e.id ${entries} and e.account <> 'fees' order by e.counted_on, e.id offset 0) g
      join ledger_entries f on f.id = g.id join payments p on p.id = f.payment_id and p.state <> 'refused'
      join lateral (select sum(x.cents)::int as cents from ledger_entries x
        where x.transaction_id = f.transaction_id and ${isCountedSql('x')}) t on t.cents <> 0
      join bills b on b.id = p.bill_id join services s on s.id = b.service_id join users u on u.id = s.payer_user_id
      join payees y on y.id = coalesce(p.payee_id, s.payee_id)
    order by g.day, g.id`;

/**
 * What somebody paid or received in a year, from the ledger, in the order of the days: what went to the payee, without our fees, and negative
 * what was refunded or returned. What was paid outside counts on the day it was paid, and what was recorded
 * by mistake doesn't.
 */
export async function listStatementRows(
  db: Queryable,
  { userId, side, year, serviceIds }: StatementQuery,
): Promise<StatementRow[]> {
  const { mine, entries } = sides[side];
  const lines = linesSql(side, `${entries} and ${IN_DAYS} and ${OF_SERVICES}`);
  const { rows } = await db.query<StatementRow>(`${mine} lines as (${lines}) select * from lines`, [
    userId,
    `${year}-01-01`,
    `${year}-12-31`,
    serviceIds ?? null,
  ]);
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
  const { mine, entries } = sides[side];
  const page = `${entries} and ${isCountedSql('e')} and ${OF_SERVICES} and e.counted_on between $5::date and $6::date
    and ($7::date is null or (e.counted_on, e.id) > ($7, $8::bigint))`;
  // What was recorded by mistake, and is no line, was taken back on the day it counts on.
  const { rows } = await db.query<StatementPage>(
    `${mine} days as (select e.counted_on as day, sum(e.cents) as cents ${entries} and ${IN_DAYS} and ${OF_SERVICES} group by 1),
        page as (${linesSql(side, page)} limit $9)
      select (select coalesce(json_agg(m), '[]') from (select extract(month from d.day)::int as month, sum(d.cents)::int as cents
            from days d group by 1) m) as months,
        (select coalesce(json_agg(i), '[]') from page i) as items`,
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

/** SQL: what came by entries `e`, and what went, as a negative number. */
const CAME_AND_WENT = `coalesce(sum(e.cents) filter (where e.kind in ('payment', 'outside')), 0)::int as received,
  coalesce(sum(e.cents) filter (where e.kind in ('refund', 'return')), 0)::int as refunded`;

/** What somebody received in a year by month. */
export async function sumYearReceived(
  db: Queryable,
  { userId, year }: { userId: string; year: number },
): Promise<YearSum[]> {
  const { rows } = await db.query<YearSum>(
    `${WITH_MINE}, days as (select e.counted_on as day, e.bill_kind as kind, ${CAME_AND_WENT} ${sides.payee.entries} and ${IN_DAYS} group by 1, 2)
      select extract(month from day)::int as month, kind, sum(received)::int as received, sum(refunded)::int as refunded from days group by 1, 2`,
    [userId, `${year}-01-01`, `${year}-12-31`],
  );
  return rows;
}

/** What came and went for the rent of a plan in a month of a year, in cents. */
export interface PlanSum extends Pick<YearSum, 'month' | 'received' | 'refunded'> {
  readonly service_id: string;
}

/** What somebody received in a year for the rent of some plans, by month. */
export async function listPlanSums(
  db: Queryable,
  { userId, year, serviceIds }: { userId: string; year: number; serviceIds: readonly string[] },
): Promise<PlanSum[]> {
  const { rows } = await db.query<PlanSum>(
    `${WITH_MINE} select b.service_id, extract(month from e.counted_on)::int as month, ${CAME_AND_WENT}
      from bills b cross join lateral (select * from ledger_entries e where e.bill_id = b.id and ${IN_DAYS} offset 0) e
      where b.service_id = any($4::text[]) and b.kind = 'rent' and ${isMineSql('e.payee_id')} group by 1, 2`,
    [userId, `${year}-01-01`, `${year}-12-31`, serviceIds],
  );
  return rows;
}

/** The sum of what somebody received from one day to another, in cents, as their statement has it. */
export async function sumReceived(
  db: Queryable,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `${WITH_MINE} select coalesce(sum(e.cents), 0)::int as cents ${sides.payee.entries} and ${IN_DAYS}`,
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
