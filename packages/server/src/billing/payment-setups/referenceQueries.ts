import type { PaymentState } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** A payment that its payer approves at a bank. */
export interface ReferredPayment {
  readonly id: string;
  readonly way: 'egiro' | 'card' | 'paynow';
  readonly bank: string | null;
  readonly state: PaymentState;
  readonly cents: number;
  readonly limit_cents: number | null;
  readonly redirect_url: string | null;
  readonly service_id: string;
  readonly type: 'pay' | 'advance' | 'care';
}

/** A payment of a user by our reference of it at the provider, or null. */
export async function findReferredPayment(
  db: Queryable,
  ref: string,
  userId: string,
): Promise<ReferredPayment | null> {
  const { rows } = await db.query<ReferredPayment>(
    `select p.id, p.way, m.bank, p.state, p.cents + p.fee_cents as cents, m.limit_cents, p.redirect_url, s.id as service_id, s.type
      from payments p join bills b on b.id = p.bill_id join services s on s.id = b.service_id
        left join payment_methods m on m.id = p.method_id
      where p.ref = $1 and s.payer_user_id = $2 and p.provider is not null`,
    [ref, userId],
  );
  return rows[0] ?? null;
}
