import { formatAddress } from '@sewa/formatters';
import type { ServiceType } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';

/** A bill with both of its sides. */
export interface BillParties {
  readonly id: string;
  readonly serviceId: string;
  readonly type: ServiceType;
  readonly payerId: string;
  readonly payerName: string | null;
  /** Null while the payee has no account. */
  readonly payeeUserId: string | null;
  readonly payeeName: string;
  readonly home: string;
  readonly kind: 'rent' | 'deposit';
  readonly period: string;
  readonly dueOn: string;
  /** When it is collected by itself; null if it isn't. */
  readonly collectOn: string | null;
  /** Whether a fee is added when it is collected. */
  readonly isByCard: boolean;
  readonly openCents: number;
  readonly isOpen: boolean;
}

interface PartiesRow {
  service_id: string;
  type: ServiceType;
  payer_id: string;
  payer_name: string | null;
  payee_user_id: string | null;
  payee_name: string;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
}

const sideColumns = `s.id as service_id, s.type, s.payer_user_id as payer_id, u.name as payer_name, payee_user_id(y) as payee_user_id,
  y.name as payee_name, s.block, s.street, s.floor, s.unit`;

const describeParties = (row: PartiesRow) => ({
  serviceId: row.service_id,
  type: row.type,
  payerId: row.payer_id,
  payerName: row.payer_name,
  payeeUserId: row.payee_user_id,
  payeeName: row.payee_name,
  home: formatAddress(row),
});

interface BillWithParties extends PartiesRow {
  id: string;
  kind: 'rent' | 'deposit';
  period: string;
  due_on: string;
  collect_on: string | null;
  is_by_card: boolean;
  open_cents: number;
  is_open: boolean;
}

const billColumns = `${sideColumns}, b.id, b.kind, b.period, to_char(b.due_on, 'YYYY-MM-DD') as due_on,
  case when s.state = 'active' and m.state = 'active' then to_char(b.collect_on, 'YYYY-MM-DD') end as collect_on,
  coalesce(m.kind = 'card', false) as is_by_card, greatest(b.cents - b.paid_cents, 0) as open_cents,
  b.state in ('open', 'part-paid') as is_open`;

const billTables = `bills b join services s on s.id = b.service_id join users u on u.id = s.payer_user_id
  join payees y on y.id = s.payee_id left join payment_methods m on m.id = s.method_id`;

const describeBill = (row: BillWithParties): BillParties => ({
  ...describeParties(row),
  id: row.id,
  kind: row.kind,
  period: row.period,
  dueOn: row.due_on,
  collectOn: row.collect_on,
  isByCard: row.is_by_card,
  openCents: row.open_cents,
  isOpen: row.is_open,
});

/** A bill and its sides; throws if there is no such bill. */
export async function getBillParties(tx: Queryable, id: string): Promise<BillParties> {
  const { rows } = await tx.query<BillWithParties>({
    name: 'get-bill-parties',
    text: `select ${billColumns} from ${billTables} where b.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no bill ${id} with a payee.`);
  return describeBill(row);
}

/** A service with both of its sides. */
export interface ServiceParties
  extends Pick<BillParties, 'serviceId' | 'type' | 'payerId' | 'payerName' | 'home'> {
  readonly payeeUserId: string | null;
  /** Null for an application without a payee. */
  readonly payeeName: string | null;
  readonly payeeUsableFrom: Date | null;
}

/** A service and its sides; throws if there is no such service. */
export async function getServiceParties(tx: Queryable, id: string): Promise<ServiceParties> {
  const { rows } = await tx.query<PartiesRow & { usable_from: Date | null }>(
    `select ${sideColumns}, y.usable_from from services s join users u on u.id = s.payer_user_id left join payees y on y.id = s.payee_id
      where s.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no service ${id}.`);
  return { ...describeParties(row), payeeUsableFrom: row.usable_from };
}

/** A payment, as people are told of it. */
export interface NotifiedPayment {
  readonly way: 'egiro' | 'card' | 'paynow' | 'outside';
  readonly cents: number;
  readonly reason: string | null;
  /** YYYY-MM-DD. */
  readonly on: string | null;
}

const onSql = `to_char(coalesce(x.paid_on, (x.settled_at at time zone 'Asia/Singapore')::date), 'YYYY-MM-DD')`;

const broughtSql = `case when x.way = 'outside' or x.received_cents is null or x.received_cents <= x.fee_cents then x.cents
  else least(x.cents, x.received_cents - x.fee_cents) end`;

/** A payment; throws if there is no such payment. */
export async function getNotifiedPayment(tx: Queryable, id: string): Promise<NotifiedPayment> {
  const { rows } = await tx.query<NotifiedPayment>(
    `select x.way, x.reason, ${onSql} as "on", ${broughtSql} as cents from payments x where x.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no payment ${id}.`);
  return row;
}

/** A payment with its bill and the sides of that; throws if there is no such payment. */
export async function getPaymentOfBill(
  tx: Queryable,
  id: string,
): Promise<{ bill: BillParties; payment: NotifiedPayment }> {
  const { rows } = await tx.query<BillWithParties & NotifiedPayment>({
    name: 'get-payment-of-bill',
    text: `select ${billColumns}, x.way, x.reason, ${onSql} as "on", ${broughtSql} as cents
      from payments x join (${billTables}) on b.id = x.bill_id where x.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no payment ${id} of a bill with a payee.`);
  const { way, reason, on, cents } = row;
  return { bill: describeBill(row), payment: { way, reason, on, cents } };
}

/** A refund; throws if there is no such refund. */
export async function getNotifiedRefund(
  tx: Queryable,
  id: string,
): Promise<{ cents: number; words: string | null }> {
  const { rows } = await tx.query<{ cents: number; words: string | null }>(
    'select cents, words from refunds where id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no refund ${id}.`);
  return row;
}

/** Who named a payee, and the payee's own account if they have one; throws if there is no such payee. */
export async function getNotifiedPayee(
  tx: Queryable,
  id: string,
): Promise<{ ownerId: string; name: string; userId: string | null }> {
  const { rows } = await tx.query<{ ownerId: string; name: string; userId: string | null }>(
    'select y.user_id as "ownerId", y.name, payee_user_id(y) as "userId" from payees y where y.id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no payee ${id}.`);
  return row;
}

/** A method that can't be used any more. */
interface NotifiedMethod {
  readonly userId: string | null;
  readonly kind: 'egiro' | 'card';
  readonly isSuspended: boolean;
}

/** Whose a method is, null for the customer of a partner; throws if there is no such method. */
export async function getNotifiedMethod(tx: Queryable, id: string): Promise<NotifiedMethod> {
  const { rows } = await tx.query<NotifiedMethod>(
    `select user_id as "userId", kind, state = 'suspended' as "isSuspended" from payment_methods where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no payment method ${id}.`);
  return row;
}
