import type { Queryable } from '../../platform/database/database.ts';
import type { MethodKind } from '../payment-providers/PaymentProvider.ts';

/** A method, as paying needs it. */
export interface MethodRow {
  id: string;
  kind: MethodKind;
  provider: string;
  limit_cents: number | null;
  /** YYYY-MM-DD. */
  ends_on: string | null;
  state: 'active' | 'suspended' | 'ended' | 'removed';
}

/** A method of a user, or null; it can't be removed until the transaction ends. */
export async function findMethodOf(tx: Queryable, id: string, userId: string): Promise<MethodRow | null> {
  const { rows } = await tx.query<MethodRow>(
    `select id, kind, provider, limit_cents, ends_on::text as ends_on, state from payment_methods
      where id = $1 and user_id = $2 and state <> 'removed' for share`,
    [id, userId],
  );
  return rows[0] ?? null;
}
