import type { Queryable } from '../database/database.ts';

/**
 * Inserts a row that needs a disk page, and deletes it in the same transaction (two statements in one query). Fails if the disk is full
 * or the server is read-only, and needs no cleanup.
 */
export async function insertAndDelete(db: Queryable): Promise<void> {
  await db.query(`create temporary table if not exists readiness (at timestamptz not null) on commit delete rows;
    insert into readiness values (now())`);
}
