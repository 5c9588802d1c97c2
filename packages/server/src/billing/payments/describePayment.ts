import type { Payment } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import type { PaymentWithRefunds } from './paymentWithRefundsQueries.ts';

/** A payment, for one side; only the payer goes on at the provider. */
export const describePayment = (row: PaymentWithRefunds, side: 'payer' | 'payee'): Payment => ({
  id: row.id,
  billId: row.bill_id,
  serviceId: row.service_id,
  way: row.way,
  state: row.state,
  reason: row.reason,
  cents: row.cents,
  feeCents: row.fee_cents,
  refundedCents: row.refund_cents,
  redirectUrl: side === 'payer' ? row.redirect_url : null,
  paidOn: row.paid_on ?? findDay(row.settled_at),
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  hasReceipt: row.has_receipt,
  refunds: row.refunds.map(({ id, cents, words, state, created_at: createdAt }) => ({
    id,
    cents,
    words,
    state,
    createdAt: new Date(createdAt).toISOString(),
  })),
});
