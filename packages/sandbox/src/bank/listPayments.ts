import type { SandboxDatabase } from '../queries.ts';
import type { Bank } from './Bank.ts';
import type { ChargeRecord } from './bankRecords.ts';

/** A charge as the sandbox lists it. */
export interface SandboxPayment {
  readonly ref: string;
  readonly kind: ChargeRecord['kind'];
  /** The bill, without fee. */
  readonly cents: number;
  readonly state: ChargeRecord['state'];
  /** What came, with the fee. */
  readonly charged: number;
  /** What went back, by refunds or by a return. */
  readonly refunded: number;
}

/**
 * All charges as the API last told them, oldest first. Money counts as settled once our side was told of it, so that the bank and our ledger
 * agree even after a connection was cut.
 */
export async function listPayments({ store }: Bank): Promise<SandboxPayment[]> {
  const charges = await store.listTold();
  return charges.map(({ ref, content: { kind, cents, feeCents }, told, refundedCents }) => ({
    ref,
    kind,
    cents: cents - feeCents,
    state: told?.state ?? 'processing',
    charged: told?.receivedCents ?? 0,
    refunded: told?.state === 'returned' ? told.receivedCents : refundedCents,
  }));
}

/** All charges as they are at the bank, oldest first. */
export async function listCharges({ store }: Bank): Promise<SandboxPayment[]> {
  const charges = await store.listCharges(new Date(0), new Date(8.64e15));
  return charges.map(({ ref, content: { kind, cents, feeCents, state, receivedCents }, refundedCents }) => ({
    ref,
    kind,
    cents: cents - feeCents,
    state,
    charged: receivedCents,
    refunded: state === 'returned' ? receivedCents : refundedCents,
  }));
}

/** Accounts of the ledger, in the order of their names. */
const accounts = ['billed', 'fees', 'outside', 'receivable', 'received', 'refunded'];

/** What the ledger holds, by account. */
export async function listLedger(db: SandboxDatabase): Promise<{ account: string; cents: number }[]> {
  const { rows } = await db.query<{ account: string; cents: number }>(
    `select account, coalesce(sum(e.cents), 0)::float8 as cents
     from unnest($1::text[]) as account left join ledger_entries e using (account) group by account order by account`,
    [accounts],
  );
  return rows;
}
