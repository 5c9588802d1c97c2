import type { PaymentState } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** Ways to pay. */
export type PaymentWay = 'egiro' | 'card' | 'paynow' | 'outside';

/** A payment, as stored. */
export interface PaymentRow {
  id: string;
  bill_id: string;
  way: PaymentWay;
  method_id: string | null;
  link_id: string | null;
  ref: string;
  provider: string | null;
  provider_ref: string | null;
  cents: number;
  fee_cents: number;
  received_cents: number | null;
  refund_cents: number;
  state: PaymentState;
  reason: string | null;
  redirect_url: string | null;
  settled_at: Date | null;
  next_poll_at: Date | null;
  polls: number;
  created_at: Date;
}

const columns = `id, bill_id, way, method_id, link_id, ref, provider, provider_ref, cents, fee_cents, received_cents, refund_cents, state,
  reason, redirect_url, settled_at, next_poll_at, polls, created_at`;

/** States in which only the provider knows how a payment goes on. */
export const waitingStates: readonly PaymentState[] = ['created', 'processing', 'needs-action'];

async function findOne(
  db: Queryable,
  condition: string,
  value: string,
  name?: string,
): Promise<PaymentRow | null> {
  const text = `select ${columns} from payments where ${condition}`;
  const { rows } = await db.query<PaymentRow>({ ...(name && { name }), text, values: [value] });
  return rows[0] ?? null;
}

/** The payment of an id, or null. */
export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | null> =>
  findOne(db, 'id = $1', id, 'find-payment');

/** The payment of our name for it at a provider, or null. */
export const findPaymentByRef = (db: Queryable, ref: string): Promise<PaymentRow | null> =>
  findOne(db, 'ref = $1', ref, 'find-payment-by-ref');

/** The payment that is on its way for a bill, or null. */
export const findLivePayment = (db: Queryable, billId: string): Promise<PaymentRow | null> =>
  findOne(db, `bill_id = $1 and state in ('created', 'processing', 'needs-action', 'said')`, billId);

/** The last payment of a bill that stands, if the payee recorded it; else null. */
export const findRecordedPayment = (db: Queryable, billId: string): Promise<PaymentRow | null> =>
  findOne(
    db,
    `is_payee_record and id = (select id from payments where bill_id = $1 and state = 'succeeded' order by attempt desc limit 1)`,
    billId,
  );

/** The last payment of a bill, or null. */
export const findLastPayment = (db: Queryable, billId: string): Promise<PaymentRow | null> =>
  findOne(db, 'bill_id = $1 order by attempt desc limit 1', billId);

/** The last payment by a link, or null. */
export const findLastPaymentOfLink = (db: Queryable, linkId: string): Promise<PaymentRow | null> =>
  findOne(db, 'link_id = $1 order by attempt desc limit 1', linkId);

/** A payment of a locked bill, as it is now. */
export async function readPayment(tx: Queryable, id: string): Promise<PaymentRow> {
  const row = await findPayment(tx, id);
  if (!row) throw new Error(`There is no payment ${id}.`);
  return row;
}

/** A payment to insert. */
export interface NewPayment
  extends Pick<
    PaymentRow,
    'id' | 'bill_id' | 'way' | 'method_id' | 'link_id' | 'ref' | 'provider' | 'cents'
  > {
  /** Whom it pays; the payee of the service may change later. */
  readonly payee_id: string;
  readonly fee_cents: number;
  readonly state: 'processing' | 'said' | 'succeeded';
  readonly paid_on: string | null;
  /** For what the payee records: when. */
  readonly settled_at?: Date;
  /** Whether the payee recorded it. @default false */
  readonly is_payee_record?: boolean;
  readonly next_poll_at: Date | null;
  readonly created_at: Date;
}

/** Inserts the next attempt to pay a locked bill. */
export async function insertPayment(tx: Queryable, payment: NewPayment): Promise<void> {
  await tx.query({
    name: 'insert-payment',
    text: `insert into payments (id, bill_id, attempt, way, method_id, link_id, ref, provider, cents, fee_cents, state, paid_on, next_poll_at,
        created_at, payee_id, settled_at, is_payee_record)
      select $1, $2, coalesce(max(attempt), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 from payments where bill_id = $2`,
    values: [
      payment.id,
      payment.bill_id,
      payment.way,
      payment.method_id,
      payment.link_id,
      payment.ref,
      payment.provider,
      payment.cents,
      payment.fee_cents,
      payment.state,
      payment.paid_on,
      payment.next_poll_at,
      payment.created_at,
      payment.payee_id,
      payment.settled_at ?? null,
      payment.is_payee_record ?? false,
    ],
  });
}

/** Inserts the first payment of a bill: one that the payer says was made outside. */
export async function insertReportedPayment(
  tx: Queryable,
  row: { id: string; ref: string; billId: string; cents: number; paidOn: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into payments (id, bill_id, attempt, way, payee_id, ref, cents, state, paid_on, created_at)
      select $1, b.id, 1, 'outside', s.payee_id, $3, $4, 'said', $5, $6
      from bills b join services s on s.id = b.service_id where b.id = $2`,
    [row.id, row.billId, row.ref, row.cents, row.paidOn, row.now],
  );
}

/** Writes what can change of a payment of a locked bill. */
export async function writePayment(tx: Queryable, payment: PaymentRow): Promise<void> {
  await tx.query({
    name: 'write-payment',
    text: `update payments set provider_ref = $2, cents = $3, fee_cents = $4, received_cents = $5, refund_cents = $6, state = $7, reason = $8,
        redirect_url = $9, settled_at = $10, next_poll_at = $11 where id = $1`,
    values: [
      payment.id,
      payment.provider_ref,
      payment.cents,
      payment.fee_cents,
      payment.received_cents,
      payment.refund_cents,
      payment.state,
      payment.reason,
      payment.redirect_url,
      payment.settled_at,
      payment.next_poll_at,
    ],
  });
}

/** Claims a poll for a page that waits. False if there was one within the last second. */
export async function claimPagePoll(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payments set polled_at = $2 where id = $1
      and (polled_at is null or polled_at <= $2::timestamptz - interval '1 second')`,
    [id, now],
  );
  return rowCount > 0;
}

/** What a provider is sent to charge for a payment. */
export interface ChargeRow {
  service_type: 'pay' | 'advance' | 'care';
  service_id: string;
  mandate: string | null;
  /** As the provider names it; null if the payee was deleted. */
  payee: string | null;
}

/** A payment by our name for it, with its mandate and payee, or null. */
export async function findCharge(db: Queryable, ref: string): Promise<(PaymentRow & ChargeRow) | null> {
  const { rows } = await db.query<PaymentRow & ChargeRow>({
    name: 'find-charge',
    text: `select p.*, s.type as service_type, s.id as service_id, m.provider_ref as mandate, y.provider_ref as payee
      from (select ${columns}, payee_id from payments where ref = $1) p
        join bills b on b.id = p.bill_id join services s on s.id = b.service_id left join payees y on y.id = p.payee_id
        left join payment_methods m on m.id = p.method_id`,
    values: [ref],
  });
  return rows[0] ?? null;
}

/** The account of whoever a payment went to, if there is one. */
export async function findPayeeOfPayment(db: Queryable, paymentId: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string | null }>(
    `select payee_user_id(p) as user_id from payments x join bills b on b.id = x.bill_id join services s on s.id = b.service_id
      join payees p on p.id = coalesce(x.payee_id, s.payee_id) where x.id = $1`,
    [paymentId],
  );
  return rows[0]?.user_id ?? null;
}

/** Whether a payment by a method is on its way. */
export async function isMethodInUse(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_used: boolean }>(
    `select exists (select from payments where method_id = $1 and state in ('created', 'processing', 'needs-action')) as is_used`,
    [id],
  );
  return rows[0]?.is_used ?? false;
}
