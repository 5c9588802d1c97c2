import type { Queryable } from '../database/database.ts';

/**
 * Writes a row that takes a page on the database's disk and is gone with its statement. It fails where the disk is full or
 * the server takes no writes, and leaves nothing to tidy. Two statements asked at once are one transaction.
 */
export async function insertAndDelete(db: Queryable): Promise<void> {
  await db.query(`create temporary table if not exists readiness (at timestamptz not null) on commit delete rows;
    insert into readiness values (now())`);
}
