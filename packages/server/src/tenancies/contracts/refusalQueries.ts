import type { Queryable } from '../../platform/database/database.ts';
import type { ContractRow } from './contractRow.ts';

/** What somebody said who refused to sign an agreement, or null. */
export async function findRefusal(
  db: Queryable,
  { id, rental_id: rentalId, state }: ContractRow,
): Promise<string | null> {
  if (state !== 'refused') return null;
  const { rows } = await db.query<{ words: string }>(
    `select data->>'words' as words from rental_events
      where rental_id = $1 and transition = 'refuse' and data->>'contractId' = $2 order by number desc limit 1`,
    [rentalId, id],
  );
  return rows[0]?.words ?? null;
}
