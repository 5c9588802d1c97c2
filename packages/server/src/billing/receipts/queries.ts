import type { CompiledRules } from '@sewa/auth/rules';
import { formatAddress } from '@sewa/formatters';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';
import type { ReceiptContent, ReceiptPayment } from './receiptContent.ts';

/** A kind of receipt that is given for a payment. */
export type ReceiptKind = 'rent' | 'part';

/** Why a receipt no longer counts. */
export type CancelReason = 'returned' | 'corrected' | 'refunded';

/** Why, as the receipt says it: nothing replaces that of a payment that was undone. */
export type ShownCancelReason = CancelReason | 'undone';

interface PaidBill {
  payer_name: string | null;
  payee_id: string;
  payee_name: string;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
  kind: 'rent' | 'deposit';
  period: string;
  lines: readonly { readonly words: string; readonly cents: number }[];
  cents: number;
  standing: Required<ReceiptPayment>[];
}

/** What the receipts of a bill have in common. */
export type BillFacts = Pick<
  ReceiptContent,
  'payerName' | 'payeeName' | 'home' | 'billKind' | 'period' | 'lines' | 'billCents'
>;

/**
 * SQL: the payments of a bill that stand, with what each brought for the bill: at most what it was for, without the fee, and what the
 * payee gave back of it.
 */
const standingSql = (billId: string): string => `select * from (
    select p.id, p.way, to_char(coalesce(p.paid_on, (p.settled_at at time zone 'Asia/Singapore')::date), 'YYYY-MM-DD') as "on",
      case when p.way = 'outside' then p.cents
        else least(p.cents, coalesce(p.received_cents, p.cents + p.fee_cents) - p.fee_cents) end as cents,
      (select coalesce(sum(r.cents), 0)::int from refunds r
        where r.payment_id = p.id and r.state = 'succeeded' and r.words is not null) as "refundedCents",
      p.settled_at, p.attempt
    from payments p where p.bill_id = ${billId} and p.state in ('succeeded', 'refunded', 'disputed')) as standing
  where cents > 0`;

/** A payment with its bill, as a receipt given for it says it. */
export interface PaidPayment {
  readonly payeeId: string;
  readonly facts: BillFacts;
  /** The payments of the bill that stand, in the order in which they settled. */
  readonly standing: readonly Required<ReceiptPayment>[];
}

/** Who pays whom, for which home and month, and by which payments. Throws if there is no such payment, or its bill has no payee. */
export async function getPaidPayment(tx: Queryable, paymentId: string): Promise<PaidPayment> {
  const { rows } = await tx.query<PaidBill>({
    name: 'get-paid-payment',
    text: `select u.name as payer_name, y.id as payee_id, y.name as payee_name, s.block, s.street, s.floor, s.unit, s.postal_code,
        b.kind, b.period, b.lines, b.cents, coalesce((
          select jsonb_agg(jsonb_build_object('id', t.id, 'way', t.way, 'on', t."on", 'cents', t.cents, 'refundedCents', t."refundedCents")
            order by t.settled_at, t.attempt)
          from (${standingSql('b.id')}) as t), '[]') as standing
      from payments x join bills b on b.id = x.bill_id join services s on s.id = b.service_id
        join users u on u.id = s.payer_user_id join payees y on y.id = coalesce(x.payee_id, s.payee_id)
      where x.id = $1`,
    values: [paymentId],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no payment ${paymentId} of a bill with a payee.`);
  const { block, street, floor, unit, postal_code: postalCode, standing } = row;
  const facts = {
    payerName: row.payer_name,
    payeeName: row.payee_name,
    home: `${formatAddress({ block, street, floor, unit })}, Singapore ${postalCode}`,
    billKind: row.kind,
    period: row.period,
    lines: row.lines.map(({ words, cents }) => ({ words, cents })),
    billCents: row.cents,
  };
  return { payeeId: row.payee_id, facts, standing };
}

/** Ids of the payments of the bill of a payment that stand, in the order in which they settled. */
export async function listStandingPayments(tx: Queryable, paymentId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `${standingSql('(select bill_id from payments where id = $1)')} order by settled_at, attempt`,
    [paymentId],
  );
  return rows.map(({ id }) => id);
}

/** A receipt to give. */
export interface NewReceipt {
  readonly year: number;
  readonly paymentId: string;
  readonly payeeId: string;
  readonly kind: ReceiptKind;
  readonly content: ReceiptContent;
}

/**
 * Adds a receipt under the next number of its year. Whoever takes the number holds the year until they commit, so that a rollback leaves
 * no hole: it is the last thing that a transaction does.
 */
export async function insertReceipt(
  tx: Queryable,
  { year, paymentId, payeeId, kind, content }: NewReceipt,
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'insert-receipt',
    text: `with taken as (
        insert into receipt_numbers (year, last) values ($1, 1)
          on conflict (year) do update set last = receipt_numbers.last + 1 returning last
      )
      insert into receipts (year, number, payment_id, payee_id, kind, content, given_at)
        select $1, last, $2, $3, $4, $5::jsonb, $6 from taken`,
    values: [year, paymentId, payeeId, kind, JSON.stringify(content), now],
  });
  if (rowCount !== 1) throw new Error(`There is no next receipt number of ${year}.`);
}

/** Whether a payment has a receipt that stands. */
export async function hasReceipt(tx: Queryable, paymentId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from receipts where payment_id = $1 and cancelled_at is null limit 1',
    [paymentId],
  );
  return rowCount > 0;
}

/** Cancels the receipts that name a payment, whichever payment they were given for; returns the ids of those payments. */
export async function cancelReceiptRows(
  tx: Queryable,
  { paymentId, because }: { paymentId: string; because: CancelReason },
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.query<{ payment_id: string }>(
    `update receipts r set cancelled_at = $3, cancelled_because = $2 from payments p
      where p.id = r.payment_id and p.bill_id = (select bill_id from payments where id = $1) and r.cancelled_at is null
        and r.content->'payments' @> jsonb_build_array(jsonb_build_object('id', $1::text))
      returning r.payment_id`,
    [paymentId, because, now],
  );
  return [...new Set(rows.map(({ payment_id: id }) => id))];
}

/** A receipt as it was given. */
export interface ReceiptRow {
  readonly year: number;
  readonly number: number;
  readonly kind: ReceiptKind;
  readonly content: ReceiptContent;
  readonly given_at: Date;
  readonly cancelled_at: Date | null;
  readonly cancelled_because: ShownCancelReason | null;
}

/** Receipts that a user can read: of what they paid or were paid. */
export const readableReceipts = {
  action: 'read',
  subject: 'Bill',
  columns: {
    partyUserIds: { sql: ['s.payer_user_id', 'payee_user_id(y)'], type: 'texts' },
    partyCorporateIds: { sql: [], type: 'texts' },
  },
} as const satisfies PermittedRows;

/** The newest receipt of a payment that permission rules, whose parameters start at $2, allow: one that stands before a cancelled one. */
export async function findReceipt(
  db: Queryable,
  paymentId: string,
  { text, values }: CompiledRules,
): Promise<ReceiptRow | null> {
  const { rows } = await db.query<ReceiptRow>(
    `select r.year, r.number, r.kind, r.content, r.given_at, r.cancelled_at,
        case when r.cancelled_at is not null and p.state = 'refused' then 'undone' else r.cancelled_because end as cancelled_because
      from receipts r join payments p on p.id = r.payment_id join bills b on b.id = p.bill_id join services s on s.id = b.service_id
        join payees y on y.id = coalesce(p.payee_id, s.payee_id)
      where r.payment_id = $1 and ${text}
      order by (r.cancelled_at is null) desc, r.year desc, r.number desc limit 1`,
    [paymentId, ...values],
  );
  return rows[0] ?? null;
}
