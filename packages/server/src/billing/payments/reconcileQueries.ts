import type { Queryable } from '../../platform/database/database.ts';

const toReconcile = 'provider = $1 and settled_at is not null and reconciled_at is null';

/** When the oldest payment was made that is still to be compared with its provider, or null. */
export async function findFirstToReconcile(db: Queryable, provider: string): Promise<Date | null> {
  const { rows } = await db.query<{ first: Date | null }>(
    `select min(created_at) as first from payments where ${toReconcile}`,
    [provider],
  );
  return rows[0]?.first ?? null;
}

/** Our names of the payments that are still to be compared with their provider. */
export async function listToReconcile(db: Queryable, provider: string): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    `select ref from payments where ${toReconcile} order by created_at, id`,
    [provider],
  );
  return rows.map(({ ref }) => ref);
}

/** Marks the payments that settled long enough ago as compared for the last time. */
export async function markReconciled(
  db: Queryable,
  { provider, before, now }: { provider: string; before: Date; now: Date },
): Promise<void> {
  await db.query(`update payments set reconciled_at = $3 where ${toReconcile} and settled_at <= $2`, [
    provider,
    before,
    now,
  ]);
}
