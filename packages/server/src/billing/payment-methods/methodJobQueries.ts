import type { Queryable } from '../../platform/database/database.ts';

/** Ends the methods whose last day is over on a day. */
export async function endMethodsBefore(
  tx: Queryable,
  day: string,
): Promise<{ id: string; user_id: string | null }[]> {
  const { rows } = await tx.query<{ id: string; user_id: string | null }>(
    `update payment_methods set state = 'ended', next_poll_at = null, version = version + 1
      where state in ('active', 'suspended') and ends_on < $1 returning id, user_id`,
    [day],
  );
  return rows;
}

/** A mandate that a provider is polled about, or that is cancelled because its method is over. */
export interface PolledMandate {
  readonly id: string;
  readonly provider: string;
  readonly provider_ref: string;
  readonly is_over: boolean;
}

/** The mandate of a method, or null. */
export async function findPolledMandate(db: Queryable, id: string): Promise<PolledMandate | null> {
  const { rows } = await db.query<PolledMandate>(
    `select id, provider, provider_ref, state in ('ended', 'removed') as is_over from payment_methods where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Notes that a mandate was cancelled at its provider. */
export async function noteCancelled(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update payment_methods set next_poll_at = null where id = $1 and state in ('ended', 'removed')`,
    [id],
  );
}

/** Removes the methods of a payer who leaves; their mandates are cancelled next, and then the rows are deleted. */
export async function removeMethodsOf(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update payment_methods set state = 'removed', next_poll_at = $2, version = version + 1
      where user_id = $1 and state in ('active', 'suspended')`,
    [userId, now],
  );
}
