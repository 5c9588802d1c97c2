import type { Bill } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { PROGRESS_COLUMNS, SERVICE_TABLES, type ServiceProgress } from '../services/serviceRow.ts';
import type { PlannedBill } from './planBills.ts';

/** A bill, as stored. */
export interface BillRow {
  id: string;
  service_id: string;
  kind: Bill['kind'];
  period: string;
  /** YYYY-MM-DD. */
  due_on: string;
  cents: number;
  lines: Bill['lines'];
  paid_cents: number;
  state: Bill['state'];
  collect_on: string | null;
  collections: number;
  payee_reminded_at: Date | null;
  version: number;
}

/** Columns of `BillRow`, of bill row `b`. */
export const BILL_COLUMNS = `b.id, b.service_id, b.kind, b.period, b.due_on::text as due_on, b.cents, b.lines, b.paid_cents, b.state,
  b.collect_on::text as collect_on, b.collections, b.payee_reminded_at, b.version`;

const hasUnpaidSql = (serviceId: string): string =>
  `exists (select from bills b where b.service_id = ${serviceId} and b.state not in ('paid', 'cancelled'))`;

/** The bills of a service, latest due day first. */
export async function listBillRows(db: Queryable, serviceId: string): Promise<BillRow[]> {
  const { rows } = await db.query<BillRow>(
    `select ${BILL_COLUMNS} from bills b where b.service_id = $1 order by b.due_on desc, b.kind desc`,
    [serviceId],
  );
  return rows;
}

/** A new bill of a service. */
export interface NewBill extends PlannedBill {
  readonly id: string;
  readonly serviceId: string;
  readonly state: 'open' | 'said-paid';
  /** When it is collected; null if it isn't by itself. */
  readonly collectOn: string | null;
  readonly now: Date;
}

/** Inserts a bill; false if the service has one for the month. */
export async function insertBill(tx: Queryable, row: NewBill): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'insert-bill',
    text: `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, collect_on, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (service_id, kind, period) do nothing`,
    values: [
      row.id,
      row.serviceId,
      row.kind,
      row.period,
      row.dueOn,
      row.cents,
      JSON.stringify(row.lines),
      row.state,
      row.collectOn,
      row.now,
    ],
  });
  return rowCount > 0;
}

/** What payments change of a bill. */
export type BillProgress = Pick<BillRow, 'state' | 'paid_cents' | 'collect_on' | 'collections'>;

/** Writes what payments change of a locked bill; returns its new version. */
export async function writeBill(
  tx: Queryable,
  id: string,
  { state, paid_cents: paid, collect_on: collectOn, collections }: BillProgress,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'write-bill',
    text: `update bills set state = $2, paid_cents = $3, collect_on = $4, collections = $5, version = version + 1
      where id = $1 returning version`,
    values: [id, state, paid, collectOn, collections],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no bill ${id}.`);
  return row.version;
}

/** Cancels the bills of a service that are due today or later, without a payment made or under way; returns them. */
export async function cancelOpenBills(
  tx: Queryable,
  serviceId: string,
  from: string,
): Promise<Pick<BillRow, 'id' | 'cents'>[]> {
  const { rows } = await tx.query<Pick<BillRow, 'id' | 'cents'>>(
    `update bills set state = 'cancelled', collect_on = null, version = version + 1
      where service_id = $1 and state = 'open' and due_on >= $2 returning id, cents`,
    [serviceId, from],
  );
  return rows;
}

/**
 * Sets when the unpaid bills of a service are collected: never without a method. With one, a bill that has a day of collection keeps it,
 * and another gets its due day, unless it is overdue or was tried before: then the payer has to pay it.
 */
export async function updateCollections(
  tx: Queryable,
  serviceId: string,
  { hasMethod, today }: { hasMethod: boolean; today: string },
): Promise<void> {
  await tx.query(
    `update bills set collect_on =
        case when $2 then coalesce(collect_on, case when due_on >= $3 and collections = 0 then due_on end) end
      where service_id = $1 and state not in ('paid', 'cancelled')`,
    [serviceId, hasMethod, today],
  );
}

/** A running rent plan with the bills it has. */
export interface RunningPlan extends ServiceProgress {
  /** Kind and month of each. */
  bills: string[];
  is_unpaid: boolean;
}

/** Rent plans that aren't over, by their ids after one, 500 at most. */
export async function listRunningPlans(db: Queryable, after: string): Promise<RunningPlan[]> {
  const { rows } = await db.query<RunningPlan>(
    `select ${PROGRESS_COLUMNS},
        array(select b.kind || ' ' || b.period from bills b where b.service_id = s.id) as bills,
        ${hasUnpaidSql('s.id')} as is_unpaid
      from ${SERVICE_TABLES} where s.type = 'pay' and s.state in ('active', 'paused') and s.id > $1 order by s.id limit 500`,
    [after],
  );
  return rows;
}

/** Whether a service has bills that aren't paid. */
export async function hasUnpaidBills(db: Queryable, serviceId: string): Promise<boolean> {
  const { rows } = await db.query<{ is_unpaid: boolean }>(`select ${hasUnpaidSql('$1')} as is_unpaid`, [
    serviceId,
  ]);
  return rows[0]?.is_unpaid ?? false;
}

/** Ids of the bills of a service on which something is open and that nobody pays now. */
export async function listOpenBills(tx: Queryable, serviceId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from bills where service_id = $1 and state in ('open', 'part-paid') order by due_on, id`,
    [serviceId],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the bills to remind of: open and due until a day, of which nobody was reminded. */
export async function listBillsToRemind(db: Queryable, until: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from bills where state in ('open', 'part-paid') and reminded_at is null and due_on <= $1 order by due_on, id`,
    [until],
  );
  return rows.map(({ id }) => id);
}

/** Notes that a bill was reminded of; false if it was before, or nothing is open. */
export async function claimReminder(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update bills set reminded_at = $2 where id = $1 and state in ('open', 'part-paid') and reminded_at is null`,
    [id, now],
  );
  return rowCount > 0;
}

/** Notes when the payee reminded the payer of a locked bill. */
export async function writePayeeReminder(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update bills set payee_reminded_at = $2 where id = $1', [id, now]);
}

/** Ids of the overdue bills whose payees have an account and weren't told yet. */
export async function listBillsToTellOverdue(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select b.id from bills b join services s on s.id = b.service_id join payees y on y.id = s.payee_id
      where b.state in ('open', 'part-paid') and b.overdue_told_at is null and b.due_on < $1 and payee_user_id(y) is not null
      order by b.due_on, b.id`,
    [today],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the payee was told that a bill is overdue; false if they were before, or nothing is open. */
export async function claimOverdue(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update bills set overdue_told_at = $2 where id = $1 and state in ('open', 'part-paid') and overdue_told_at is null`,
    [id, now],
  );
  return rowCount > 0;
}
