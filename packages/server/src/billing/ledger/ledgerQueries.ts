import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';

/** An account of the ledger; see migration 0038. */
export type LedgerAccount = 'receivable' | 'billed' | 'received' | 'fees' | 'outside' | 'refunded';

/** What is entered. */
export interface LedgerTransaction {
  readonly kind: 'bill' | 'bill-cancelled' | 'payment' | 'outside' | 'refund' | 'return';
  readonly billId: string;
  readonly paymentId?: string;
  readonly refundId?: string;
  /** Cents by account; they sum to zero, and zeros are left out. */
  readonly cents: Readonly<Partial<Record<LedgerAccount, number>>>;
}

/** Enters a transaction in the ledger. The database refuses the commit if it doesn't sum to zero. */
export async function recordLedger(
  { db, now }: { db: Queryable; now: Date },
  { kind, billId, paymentId, refundId, cents }: LedgerTransaction,
): Promise<void> {
  const entries = Object.entries(cents).filter(([, amount]) => amount !== 0);
  if (entries.length === 0) return;
  await db.query({
    name: 'insert-ledger-entries',
    text: `insert into ledger_entries (transaction_id, kind, account, cents, bill_id, payment_id, refund_id, at)
     select $1, $2, account, cents, $3, $4, $5, $6 from unnest($7::text[], $8::int[]) as entry (account, cents)`,
    values: [
      randomUUID(),
      kind,
      billId,
      paymentId ?? null,
      refundId ?? null,
      now,
      entries.map(([account]) => account),
      entries.map(([, amount]) => amount),
    ],
  });
}
