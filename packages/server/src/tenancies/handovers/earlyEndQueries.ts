import type { Rental } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

type EarlyEnd = NonNullable<Rental['earlyEnd']>;

/** How a tenancy was ended before its last day, or null. */
export async function findEarlyEnd(db: Queryable, rentalId: string): Promise<EarlyEnd | null> {
  const { rows } = await db.query<EarlyEnd>(
    `select e.clause, p.side as by, e.last_day::text as "lastDay", e.file_ids::text[] as "fileIds"
      from early_ends e join rental_parties p on p.id = e.by_party where e.rental_id = $1`,
    [rentalId],
  );
  return rows[0] ?? null;
}

/** Inserts an early end. */
export async function insertEarlyEnd(
  tx: Queryable,
  {
    rentalId,
    clause,
    partyId,
    lastDay,
    fileIds,
    now,
  }: {
    rentalId: string;
    clause: EarlyEnd['clause'];
    partyId: string;
    lastDay: string;
    fileIds: readonly string[];
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into early_ends (rental_id, clause, by_party, last_day, file_ids, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [rentalId, clause, partyId, lastDay, fileIds, now],
  );
}
