import type { Queryable } from '../database/database.ts';

/** Ids of the corporates whose members are operators. */
export async function listOperatorIds(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from corporates where operator_since is not null order by id',
  );
  return rows.map(({ id }) => id);
}

/** Notes that a lister passed a review. */
export async function markReviewed(tx: Queryable, listerId: string, now: Date): Promise<void> {
  await tx.query('update listers set reviewed_at = $2 where id = $1 and reviewed_at is null', [
    listerId,
    now,
  ]);
}
