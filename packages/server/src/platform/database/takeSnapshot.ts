import type { Queryable } from './database.ts';

/** Lets all statements of a transaction see the rows as they were at its first one; call it before that. */
export async function takeSnapshot(tx: Queryable): Promise<void> {
  await tx.query('set transaction isolation level repeatable read');
}
