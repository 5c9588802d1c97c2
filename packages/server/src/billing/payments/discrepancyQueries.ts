import type { PaymentDifference } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** Where our books and a provider's differ. */
export interface NewDiscrepancy extends Pick<PaymentDifference, 'kind' | 'provider' | 'ours' | 'theirs'> {
  readonly ref: string;
  readonly paymentId: string | null;
}

/** Notes a difference for operators, unless the same one was noted before. */
export async function recordDiscrepancy(
  db: Queryable,
  { kind, provider, ref, paymentId, ours, theirs }: NewDiscrepancy,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into payment_differences (kind, provider, ref, payment_id, ours, theirs, found_at)
      select $1, $2, $3, $4, $5, $6, $7
        where not exists (select from payment_differences d
          where d.provider = $2 and d.ref = $3 and d.kind = $1 and d.ours = $5 and d.theirs = $6)
      on conflict do nothing`,
    [kind, provider, ref, paymentId, ours, theirs, now],
  );
}

/** Open differences, oldest first. */
export async function listOpenDiscrepancies(
  db: Queryable,
): Promise<(Omit<PaymentDifference, 'foundAt'> & { foundAt: Date })[]> {
  const { rows } = await db.query<Omit<PaymentDifference, 'foundAt'> & { foundAt: Date }>(
    `select id, kind, provider, payment_id as "paymentId", ours, theirs, found_at as "foundAt"
      from payment_differences where settled_at is null order by found_at, id`,
  );
  return rows;
}

/** Marks a difference as dealt with; false if there is no open one of this id. */
export async function markDiscrepancySettled(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update payment_differences set settled_at = $2 where id = $1 and settled_at is null',
    [id, now],
  );
  return rowCount > 0;
}
