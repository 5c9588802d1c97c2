import type { MethodKind } from '../payment-providers/PaymentProvider.ts';
import type { Queryable } from '../database/database.ts';

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

/** A method of a user, or null. */
export async function findMethodOf(db: Queryable, id: string, userId: string): Promise<MethodRow | null> {
  const { rows } = await db.query<MethodRow & Record<string, unknown>>(
    `select id, kind, provider, limit_cents, ends_on::text as ends_on, state from payment_methods
      where id = $1 and user_id = $2 and state <> 'removed'`,
    [id, userId],
  );
  return rows[0] ?? null;
}
