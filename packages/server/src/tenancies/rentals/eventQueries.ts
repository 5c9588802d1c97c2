import type { RentalEvent } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

interface EventRow {
  number: number;
  at: Date;
  actor: string;
  transition: string;
  data: Record<string, unknown>;
  previous: string;
  seal: string;
}

/** Every event of a rental, in order. */
export async function listEventRows(db: Queryable, rentalId: string): Promise<RentalEvent[]> {
  const { rows } = await db.query<EventRow>(
    `select number, at, actor, transition, data, previous, seal from rental_events where rental_id = $1 order by number`,
    [rentalId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Number and seal of the last event of a rental; 0 and '' if there is none. */
export async function findLastEvent(
  tx: Queryable,
  rentalId: string,
): Promise<{ number: number; seal: string }> {
  const { rows } = await tx.query<{ number: number; seal: string }>(
    'select number, seal from rental_events where rental_id = $1 order by number desc limit 1',
    [rentalId],
  );
  return rows[0] ?? { number: 0, seal: '' };
}

/** Adds an event. */
export async function insertEvent(tx: Queryable, rentalId: string, event: RentalEvent): Promise<void> {
  const { number, at, actor, transition, data, previous, seal } = event;
  await tx.query(
    `insert into rental_events (rental_id, number, at, actor, transition, data, previous, seal)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [rentalId, number, at, actor, transition, JSON.stringify(data), previous, seal],
  );
}
