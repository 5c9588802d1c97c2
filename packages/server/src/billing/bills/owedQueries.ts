import type { Queryable } from '../../platform/database/database.ts';
import { isOverdueSql } from '../services/serviceRow.ts';

/** What is overdue of the rent plans of rentals, by rental; without those that have no plan. */
export async function listOwed(
  db: Queryable,
  rentalIds: readonly string[],
  today: string,
): Promise<Map<string, { cents: number; bills: number }>> {
  const { rows } = await db.query<{ rental_id: string; cents: number; bills: number }>(
    `select s.rental_id, coalesce(sum(b.cents - b.paid_cents), 0)::int as cents, count(b.id)::int as bills
      from services s left join bills b on b.service_id = s.id and ${isOverdueSql('$2')}
      where s.rental_id = any($1::text[]) group by s.rental_id`,
    [rentalIds, today],
  );
  return new Map(rows.map(({ rental_id: id, cents, bills }) => [id, { cents, bills }]));
}

/** SQL: ids of the rentals of which bills are overdue on the day of a parameter. */
export const owingRentalsSql = (day: string): string => `select s.rental_id from services s
  join bills b on b.service_id = s.id where s.rental_id is not null and ${isOverdueSql(day)}`;
