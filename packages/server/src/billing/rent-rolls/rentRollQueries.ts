import type { Payment } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { BILL_COLUMNS, type BillRow } from '../bills/queries.ts';
import { PROGRESS_COLUMNS, SERVICE_TABLES, type ServiceProgress } from '../services/serviceRow.ts';
import { myPayeesSql } from '../statements/myPayeesSql.ts';

/** A home, as a rent plan names it. */
export interface HomeColumns {
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
}

/** A rent plan that pays somebody, or paid them before its payee changed. */
export interface PayeePlan extends ServiceProgress, HomeColumns {
  payer_name: string | null;
  /** Whether it pays them now. */
  is_mine: boolean;
}

/** A bill with what came for it, and how its last payment went. */
export interface RollBill extends BillRow {
  /** To the user, less refunds and returns, by the ledger. */
  received_cents: number;
  /** Of its last payment; what was only said or recorded, and then taken back, is none. */
  last_state: Payment['state'] | null;
  last_way: Payment['way'] | null;
  /** Whether it pays the user, and nobody before or after them. */
  is_mine: boolean;
}

/** A bill of rent of a year. */
export interface YearBill extends Pick<BillRow, 'service_id' | 'period' | 'due_on' | 'cents'> {}

/** SQL that begins a statement: the payees of the user `$1`, found once for all that ask for them. */
const WITH_MINE = `with mine as materialized (${myPayeesSql})`;

/** SQL: ids of the rent plans that pay the user `$1`, or paid them before: whoever pays chooses among the payees they added. */
const plansSql = `select o.id from services o where o.type = 'pay' and o.payee_id in (select id from mine)
    union all select o.id from services o where o.type = 'pay'
      and o.payer_user_id in (select y.user_id from payees y where y.id in (select id from mine)) and o.payee_id not in (select id from mine)
      and exists (select from bills c join payments x on x.bill_id = c.id where c.service_id = o.id and x.payee_id in (select id from mine))`;

/** SQL condition: a payee is one of the user `$1`. As a value it is looked up in a hash; as a condition alone it may be compared with each of them. */
const isMineSql = (payee: string): string => `(${payee} in (select id from mine)) is true`;

/** SQL: the payee of bill row `b` of service row `s`: whoever got its last payment, else whoever is to get it. */
const billPayeeSql = `coalesce((select x.payee_id from payments x
    where x.bill_id = b.id and x.payee_id is not null and x.settled_at is not null order by x.attempt desc limit 1), s.payee_id)`;

/** The rent plans that pay somebody or paid them, in the order of their homes. */
export async function listPayeePlans(db: Queryable, userId: string): Promise<PayeePlan[]> {
  const { rows } = await db.query<PayeePlan>(
    `${WITH_MINE} select ${PROGRESS_COLUMNS}, s.block, s.street, s.floor, s.unit, s.postal_code, u.name as payer_name,
        coalesce(s.payee_id in (select id from mine), false) as is_mine
      from ${SERVICE_TABLES} where s.id in (${plansSql})
      order by s.street, s.block, s.floor, s.unit, s.starts_on, s.id`,
    [userId],
  );
  return rows;
}

/** The bills of a month of somebody's plans, also cancelled ones, with those of earlier months that are overdue. */
export async function listRollBills(
  db: Queryable,
  { userId, month, today }: { userId: string; month: string; today: string },
): Promise<RollBill[]> {
  const { rows } = await db.query<RollBill>(
    `${WITH_MINE} select ${BILL_COLUMNS}, last.state as last_state, last.way as last_way, ${billPayeeSql} in (select id from mine) as is_mine,
        (select coalesce(sum(e.cents), 0)::int from ledger_entries e join payments x on x.id = e.payment_id
          where e.bill_id = b.id and e.account in ('received', 'fees', 'outside') and x.state <> 'refused'
            and ${isMineSql('coalesce(x.payee_id, s.payee_id)')}) as received_cents
      from bills b join services s on s.id = b.service_id
        left join lateral (select x.state, x.way from payments x where x.bill_id = b.id and x.state <> 'refused'
          order by x.attempt desc limit 1) last on true
      where b.service_id in (${plansSql})
        and (b.period = $2 or b.period < $2 and b.state in ('open', 'part-paid') and b.due_on < $3::date)`,
    [userId, month, today],
  );
  return rows;
}

/** SQL: the bills of rent that pay the user `$1` and are for a month of year `$2` or due in it, without cancelled ones. */
const yearBillsSql = `from bills b join services s on s.id = b.service_id
  where b.service_id in (${plansSql}) and ${isMineSql(billPayeeSql)} and b.kind = 'rent' and b.state <> 'cancelled'
    and (extract(year from b.due_on) = $2 or left(b.period, 4) = $2::text)`;

/** Those bills of some rent plans. */
export async function listYearBills(
  db: Queryable,
  { userId, year, serviceIds }: { userId: string; year: number; serviceIds: readonly string[] },
): Promise<YearBill[]> {
  const { rows } = await db.query<YearBill>(
    `${WITH_MINE} select b.service_id, b.period, b.due_on::text as due_on, b.cents ${yearBillsSql} and b.service_id = any($3::text[])`,
    [userId, year, serviceIds],
  );
  return rows;
}

/** What falls due in a year for somebody who is paid, in cents, and the rent plans that have a bill for a month of it. */
export async function sumYearDue(
  db: Queryable,
  { userId, year }: { userId: string; year: number },
): Promise<{ dueCents: number; serviceIds: string[] }> {
  const { rows } = await db.query<{ dueCents: number; serviceIds: string[] }>(
    `${WITH_MINE} select coalesce(sum(b.cents) filter (where extract(year from b.due_on) = $2), 0)::int as "dueCents",
        coalesce(array_agg(distinct b.service_id) filter (where left(b.period, 4) = $2::text), '{}') as "serviceIds" ${yearBillsSql}`,
    [userId, year],
  );
  return rows[0] ?? { dueCents: 0, serviceIds: [] };
}
