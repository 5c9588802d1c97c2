import type { Queryable } from '../database/database.ts';

/** Sets the offset of the database's `current_moment()` from the real time; 0 resets it. */
export async function moveDatabaseClock(db: Queryable, milliseconds: number): Promise<void> {
  await db.query(
    milliseconds === 0
      ? 'delete from moved_clock'
      : `insert into moved_clock (moved_by) values ($1 * interval '1 millisecond')
          on conflict (is_only) do update set moved_by = excluded.moved_by`,
    milliseconds === 0 ? [] : [milliseconds],
  );
}
