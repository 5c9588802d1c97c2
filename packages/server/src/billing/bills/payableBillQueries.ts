import type { CompiledRules } from '@sewa/auth/rules';
import type { PayeeState, ServiceState } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';
import type { BillRow } from './queries.ts';

/** Whoever was paid before the payee of the plan changed. */
const formerPayee = `(select payee_user_id(f) from payments x join payees f on f.id = x.payee_id
    where x.bill_id = b.id and x.payee_id <> s.payee_id and x.settled_at is not null order by x.attempt desc limit 1)`;

const columns: PermittedRows['columns'] = {
  partyUserIds: { sql: ['s.payer_user_id', 'payee_user_id(p)', formerPayee], type: 'texts' },
  partyCorporateIds: { sql: [], type: 'texts' },
};

/** Bills that a user can see: those they pay, and those they are paid by. */
export const readBills: PermittedRows = { action: 'read', subject: 'Bill', columns };

/** Bills with which a user can do something. */
export const updatedBills: PermittedRows = { action: 'update', subject: 'Bill', columns };

/** A bill with what paying it needs to know of its service and payee. */
export interface PayableBill extends Omit<BillRow, 'lines'> {
  service_type: 'pay' | 'advance' | 'care';
  service_state: ServiceState;
  payer_user_id: string;
  /** The account of the payee, if there is one. */
  payee_user_id: string | null;
  method_id: string | null;
  payee_id: string;
  payee_state: PayeeState;
  payee_usable_from: Date | null;
  payee_provider: string;
  payee_ref: string | null;
}

const selectSql = `select b.id, b.service_id, b.kind, b.period, b.due_on::text as due_on, b.cents, b.paid_cents, b.state,
    b.collect_on::text as collect_on, b.collections, b.payee_reminded_at, b.version, s.type as service_type, s.state as service_state, s.payer_user_id,
    payee_user_id(p) as payee_user_id, s.method_id, p.id as payee_id, p.state as payee_state, p.usable_from as payee_usable_from,
    p.provider as payee_provider, p.provider_ref as payee_ref
  from bills b join services s on s.id = b.service_id join payees p on p.id = s.payee_id`;

/** A bill that rules, whose parameters start at $2, allow, or null; `isLocked` locks it until the transaction ends. */
export async function findBill(
  db: Queryable,
  id: string,
  { rules, isLocked }: { rules: CompiledRules; isLocked: boolean },
): Promise<PayableBill | null> {
  const { rows } = await db.query<PayableBill>(
    `${selectSql} where b.id = $1 and ${rules.text}${isLocked ? ' for update of b' : ''}`,
    [id, ...rules.values],
  );
  return rows[0] ?? null;
}

/** Locks a bill until the transaction ends. */
export async function lockBill(tx: Queryable, id: string): Promise<PayableBill> {
  const { rows } = await tx.query<PayableBill>({
    name: 'lock-bill',
    text: `${selectSql} where b.id = $1 for update of b`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no bill ${id}.`);
  return row;
}

/** Locks the bill of a payment, by our name for it at a provider, until the transaction ends; null if there is no such payment. */
export async function lockBillOfPayment(tx: Queryable, ref: string): Promise<PayableBill | null> {
  const { rows } = await tx.query<PayableBill>({
    name: 'lock-bill-of-payment',
    text: `${selectSql} where b.id = (select bill_id from payments where ref = $1) for update of b`,
    values: [ref],
  });
  return rows[0] ?? null;
}

/** Ids of the bills that are to be collected on or before a day, by the method of their service. */
export async function listBillsToCollect(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select b.id from bills b join services s on s.id = b.service_id
        join payment_methods m on m.id = s.method_id join payees p on p.id = s.payee_id
      where b.state in ('open', 'part-paid') and b.collect_on <= $1 and s.state = 'active' and m.state = 'active'
        and p.state = 'proven' order by b.collect_on, b.id`,
    [today],
  );
  return rows.map(({ id }) => id);
}
