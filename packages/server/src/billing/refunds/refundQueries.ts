import type { PaymentState, RefundState } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import { makeRef } from '../payments/makeRef.ts';

/** A refund, as stored, with the payment it is of. */
export interface RefundRow {
  id: string;
  payment_id: string;
  bill_id: string;
  /** Whether the system gives back what was paid above a bill; else the payee asked for it. */
  is_surplus: boolean;
  cents: number;
  ref: string;
  provider: string;
  provider_ref: string | null;
  /** The charge, as the provider names it. */
  charge: string | null;
  payment_state: PaymentState;
  state: RefundState;
  next_poll_at: Date | null;
  polls: number;
}

const selectSql = `select r.id, r.payment_id, p.bill_id, r.words is null as is_surplus, r.cents, r.ref, p.provider, r.provider_ref,
  p.provider_ref as charge, p.state as payment_state, r.state, r.next_poll_at, r.polls from refunds r join payments p on p.id = r.payment_id`;

/** The refund of an id, or null. */
export async function findRefund(db: Queryable, id: string): Promise<RefundRow | null> {
  const { rows } = await db.query<RefundRow>(`${selectSql} where r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The refund of our name for it at a provider, or null. */
export async function findRefundByRef(db: Queryable, ref: string): Promise<RefundRow | null> {
  const { rows } = await db.query<RefundRow>(`${selectSql} where r.ref = $1`, [ref]);
  return rows[0] ?? null;
}

/** A refund to insert. */
export interface NewRefundRow {
  readonly paymentId: string;
  /** Who asked for it, and why; null if the system gives back what was paid above a bill. */
  readonly asked: { readonly by: string; readonly words: string } | null;
  readonly cents: number;
  readonly nextPollAt: Date;
}

/** Inserts a refund that the provider is asked for next; returns its id and our name for it. */
export async function insertRefund(
  tx: Queryable,
  { paymentId, asked, cents, nextPollAt }: NewRefundRow,
  now: Date,
): Promise<{ id: string; ref: string }> {
  const ref = makeRef();
  const { rows } = await tx.query<{ id: string }>(
    `insert into refunds (payment_id, asked_by, cents, words, ref, state, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, 'processing', $6, $7) returning id`,
    [paymentId, asked?.by ?? null, cents, asked?.words ?? null, ref, nextPollAt, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A refund was not inserted.');
  return { id: row.id, ref };
}

/** Inserts the refund of what was paid above a bill; the job sends it at its next run. */
export async function insertSurplusRefund(
  tx: Queryable,
  paymentId: string,
  cents: number,
  now: Date,
): Promise<void> {
  await insertRefund(tx, { paymentId, asked: null, cents, nextPollAt: now }, now);
}

/** What the refunds of a payment in these states sum up to; `isAsked` leaves out what the system gives back. */
export async function sumRefunds(
  db: Queryable,
  paymentId: string,
  states: readonly RefundState[],
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int as cents from refunds
      where payment_id = $1 and state = any($2::text[]) and (words is not null or not $3::boolean)`,
    [paymentId, states, isAsked],
  );
  return rows[0]?.cents ?? 0;
}

/** Writes how a refund of a locked bill ended. */
export async function writeRefundEnd(
  tx: Queryable,
  { id, state, reason }: { id: string; state: 'succeeded' | 'failed'; reason: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update refunds set state = $2, reason = $3, settled_at = $4, next_poll_at = null where id = $1`,
    [id, state, reason, now],
  );
}

/** Writes how the provider names a refund. */
export async function writeRefundName(tx: Queryable, id: string, providerRef: string): Promise<void> {
  await tx.query('update refunds set provider_ref = $2 where id = $1 and provider_ref is null', [
    id,
    providerRef,
  ]);
}
