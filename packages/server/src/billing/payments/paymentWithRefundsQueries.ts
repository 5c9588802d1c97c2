import type { Payment } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A refund, as a payment shows it. */
interface RefundItem {
  readonly id: string;
  readonly cents: number;
  readonly words: string | null;
  readonly state: Payment['refunds'][number]['state'];
  readonly created_at: string;
}

/** A payment with its refunds, as stored. */
export interface PaymentWithRefunds {
  id: string;
  bill_id: string;
  service_id: string;
  way: Payment['way'];
  state: Payment['state'];
  reason: string | null;
  cents: number;
  fee_cents: number;
  refund_cents: number;
  redirect_url: string | null;
  /** YYYY-MM-DD. */
  paid_on: string | null;
  created_at: Date;
  settled_at: Date | null;
  is_payee_record: boolean;
  has_receipt: boolean;
  refunds: readonly RefundItem[];
}

/** Columns of `PaymentWithRefunds`, of payment row `p` and bill row `b`. */
const PAYMENT_COLUMNS = `p.id, p.bill_id, b.service_id, p.way, p.state, p.reason, p.cents, p.fee_cents, p.refund_cents,
    p.redirect_url, p.paid_on::text as paid_on, p.is_payee_record, p.created_at, p.settled_at,
    exists (select from receipts r where r.payment_id = p.id and r.cancelled_at is null) as has_receipt,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'cents', r.cents, 'words', r.words, 'state', r.state,
        'created_at', r.created_at) order by r.created_at, r.id), '[]')
      from refunds r where r.payment_id = p.id) as refunds`;

/** The payments of bills, by bill, newest first. */
export async function listPaymentsOfBills(
  db: Queryable,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentWithRefunds[]>> {
  const { rows } = await db.query<PaymentWithRefunds>(
    `select ${PAYMENT_COLUMNS} from payments p join bills b on b.id = p.bill_id
      where p.bill_id = any($1::text[]) order by p.attempt desc`,
    [billIds],
  );
  const found = new Map<string, PaymentWithRefunds[]>(billIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.bill_id)?.push(row);
  return found;
}
