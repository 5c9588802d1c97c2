import type { Queryable } from '../database/database.ts';

/** Has `current_moment()` of the database go before or after the real time; 0 is the real time. */
export async function moveDatabaseClock(db: Queryable, milliseconds: number): Promise<void> {
  await db.query(
    milliseconds === 0
      ? 'delete from moved_clock'
      : `insert into moved_clock (moved_by) values ($1 * interval '1 millisecond')
          on conflict (is_only) do update set moved_by = excluded.moved_by`,
    milliseconds === 0 ? [] : [milliseconds],
  );
}
