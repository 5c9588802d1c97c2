import type { Database } from './database.ts';

/** Why a connection failed; a host name with several addresses has one reason for each. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Throws an error that names the setting if the configured database server can't be used. */
export async function requireDatabase(db: Database): Promise<void> {
  if (db.kind !== 'server') return;
  await db.query('select 1').catch((error: unknown) => {
    throw new Error(`DATABASE_URL names a database that cannot be used: ${describeReason(error)}.`, {
      cause: error,
    });
  });
}
