import type { Database } from './database.ts';

/** Why a connection failed; a host name with several addresses has one reason for each. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Throws an error that names the setting or option if a database server can't be used. */
export async function requireServer(db: Database, setting = 'DATABASE_URL'): Promise<void> {
  if (db.kind !== 'server') return;
  await db.query('select 1').catch((error: unknown) => {
    throw new Error(`${setting} names a database that cannot be used: ${describeReason(error)}.`, {
      cause: error,
    });
  });
}

/** Throws a sentence for people if the configured database can't be used, or holds only a part of what was moved or restored into it. */
export async function requireDatabase(db: Database): Promise<void> {
  await requireServer(db);
  const { rows } = await db.query<{ isPart: boolean }>(
    `select to_regnamespace('moving') is not null as "isPart"`,
  );
  if (!rows[0]?.isPart) return;
  throw new Error(
    'The database holds only a part of what is moved or restored into it: run that command again to the end, or use another database.',
  );
}
