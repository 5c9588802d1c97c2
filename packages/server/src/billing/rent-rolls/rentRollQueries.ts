import type { Payment } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { BILL_COLUMNS, type BillRow } from '../bills/queries.ts';
import { PROGRESS_COLUMNS, SERVICE_TABLES, type ServiceProgress } from '../services/serviceRow.ts';
import { isMineSql, WITH_MINE } from '../statements/myPayeesSql.ts';
import { isCountedSql } from '../statements/queries.ts';

/** A rent plan that pays somebody, or paid them before its payee changed. */
export interface PayeePlan {
  id: string;
  /** Postal code, block, street, floor and unit of its home, of which those that there are not are empty. */
  home: string;
  /** Whether it pays them now. */
  is_mine: boolean;
  /** Its first day, if it does and goes on. */
  runs_from: string | null;
}

/** What a plan asks for, where, and who pays. */
export interface PlanTerms extends ServiceProgress {
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
  payer_name: string | null;
}

/** A bill with what came for it, and how its last payment went. */
export interface RollBill
  extends Pick<BillRow, 'id' | 'kind' | 'period' | 'due_on' | 'cents' | 'paid_cents' | 'state'> {
  /** To the user, less refunds and returns, by the ledger. */
  received_cents: number;
  /** Of its last payment, while something is open; what was only said or recorded, and then taken back, is none. */
  last_state: Payment['state'] | null;
  /** Whether it pays the user, and nobody before or after them. */
  is_mine: boolean;
}

/** A plan with one of its bills of a month, also a cancelled one, or of an earlier month that is overdue; null if it has none. */
export interface RollRow extends PayeePlan {
  bill: RollBill | null;
}

/** A plan with what its bills of rent come to in a year. */
export interface YearPlan extends PayeePlan {
  due_cents: number;
  /** Whether there is one for a month of the year, or rent came or went in it. */
  is_known: boolean;
}

/** A bill of rent of a year. */
export interface YearBill extends Pick<BillRow, 'service_id' | 'period' | 'due_on' | 'cents'> {}

const planColumns =
  'o.id, o.payer_user_id, o.payee_id, o.state, o.block, o.street, o.floor, o.unit, o.postal_code, o.starts_on';

/**
 * SQL that begins a statement: the rent plans that pay the user `$1`, or paid them before. Whoever pays chooses among the payees they added:
 * only the plans and bills of those who have another payee, too, can have changed it. `offset 0` says to look at the payments of one plan at a time.
 */
const WITH_PLANS = `${WITH_MINE},
  choosers as materialized (
    select y.user_id from payees y where y.user_id in (select user_id from mine) and y.id not in (select id from mine)),
  plans as materialized (
    select ${planColumns}, true as is_mine, (o.payer_user_id in (select user_id from choosers)) is true as has_choice
      from services o where o.type = 'pay' and o.payee_id in (select id from mine)
    union all select ${planColumns}, false, true
      from services o where o.type = 'pay' and o.payer_user_id in (select user_id from choosers) and o.payee_id not in (select id from mine)
        and exists (select from bills c join payments x on x.bill_id = c.id
          where c.service_id = o.id and x.payee_id in (select id from mine) offset 0))`;

const PLAN_COLUMNS = `s.id, s.is_mine, case when s.is_mine and s.state in ('active', 'paused') then s.starts_on::text end as runs_from,
  concat_ws('|', s.postal_code, coalesce(s.block, ''), s.street, coalesce(s.floor, ''), coalesce(s.unit, '')) as home`;

/** The order of homes. */
const BY_HOME = 'order by s.street, s.block, s.floor, s.unit, s.starts_on, s.id';

/** SQL: the payee of bill row `b` of service row `s`: whoever got its last payment, else whoever is to get it. */
const billPayeeSql = `coalesce((select x.payee_id from payments x
    where x.bill_id = b.id and x.payee_id is not null and x.settled_at is not null order by x.attempt desc limit 1), s.payee_id)`;

/** SQL condition: bill row `b` of plan row `s` pays the user. */
const IS_MY_BILL = `case when s.has_choice then ${isMineSql(billPayeeSql)} else s.is_mine end`;

/** SQL: a bill of plan row `s`, as `RollBill` has it. */
const rollBillSql = `select b.id, b.kind, b.period, b.due_on::text as due_on, b.cents, b.paid_cents, b.state, ${IS_MY_BILL} as is_mine,
    case when b.state in ('open', 'part-paid') then (select x.state from payments x
      where x.bill_id = b.id and x.state <> 'refused' order by x.attempt desc limit 1) end as last_state,
    (select coalesce(sum(e.cents), 0) from ledger_entries e
      where e.bill_id = b.id and ${isCountedSql('e')} and ${isMineSql('e.payee_id')}) as received_cents
  from bills b where b.service_id = s.id`;

/** The rent plans that pay somebody or paid them, in the order of their homes, each with a bill of a month or an earlier one that is overdue. */
export async function listRollRows(
  db: Queryable,
  { userId, month, today }: { userId: string; month: string; today: string },
): Promise<RollRow[]> {
  const { rows } = await db.query<RollRow>(
    `${WITH_PLANS} select ${PLAN_COLUMNS}, row_to_json(b) as bill
      from plans s left join lateral (${rollBillSql} and b.kind in ('rent', 'deposit') and b.period = $2
        union all ${rollBillSql} and b.state in ('open', 'part-paid') and b.due_on < $3::date and b.period < $2) b on true
      ${BY_HOME}`,
    [userId, month, today],
  );
  return rows;
}

/** What rent plans ask for, by their ids. */
export async function listPlanTerms(db: Queryable, ids: readonly string[]): Promise<Map<string, PlanTerms>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<PlanTerms>(
    `select ${PROGRESS_COLUMNS}, s.block, s.street, s.floor, s.unit, s.postal_code, u.name as payer_name from ${SERVICE_TABLES} where s.id = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Bills by their ids. */
export async function listBillsOfRoll(db: Queryable, ids: readonly string[]): Promise<Map<string, BillRow>> {
  const { rows } = await db.query<BillRow>(
    `select ${BILL_COLUMNS} from bills b where b.id = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** SQL condition: bill row `b` is of rent and counts; the index of bills by year has the same. */
const IS_RENT = `b.kind = 'rent' and b.state <> 'cancelled'`;

/** The rent plans that pay somebody or paid them, in the order of their homes, with what their bills come to in a year. */
export async function listYearPlans(
  db: Queryable,
  { userId, year }: { userId: string; year: number },
): Promise<YearPlan[]> {
  const { rows } = await db.query<YearPlan>(
    `${WITH_PLANS} select ${PLAN_COLUMNS}, b.due_cents, b.is_billed or exists (select from bills c join payments x on x.bill_id = c.id
            join ledger_entries e on e.payment_id = x.id
          where c.service_id = s.id and c.kind = 'rent' and x.state <> 'refused' and ${isCountedSql('e')}
            and e.counted_on between $2::date and $3::date and ${isMineSql('e.payee_id')} offset 0) as is_known
      from plans s cross join lateral (
        select coalesce(sum(b.cents) filter (where b.due_on between $2::date and $3::date), 0)::int as due_cents,
          coalesce(bool_or(b.period between $4 and $5), false) as is_billed
        from bills b where b.service_id = s.id and ${IS_RENT} and ${IS_MY_BILL}) b
      ${BY_HOME}`,
    [userId, `${year}-01-01`, `${year}-12-31`, `${year}-01`, `${year}-12`],
  );
  return rows;
}

/** The bills of rent of some rent plans that pay the user and are for a month of a year or due in it, without cancelled ones. */
export async function listYearBills(
  db: Queryable,
  { userId, year, serviceIds }: { userId: string; year: number; serviceIds: readonly string[] },
): Promise<YearBill[]> {
  const { rows } = await db.query<YearBill>(
    `${WITH_MINE} select b.service_id, b.period, b.due_on::text as due_on, b.cents
      from bills b join services s on s.id = b.service_id
      where b.service_id = any($3::text[]) and ${IS_RENT} and ${isMineSql(billPayeeSql)}
        and (extract(year from b.due_on) = $2 or left(b.period, 4) = $2::text)`,
    [userId, year, serviceIds],
  );
  return rows;
}
