import { runAsCall } from './callKind.ts';
import type { Database } from './database.ts';

/** Why a connection failed; a host name with several addresses has one reason for each. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  if (error instanceof Error && error.message.startsWith('unsupported startup parameter'))
    return 'it leads to a pooler, so set DATABASE_DIRECT_URL to the server behind it';
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

/** Tells databases apart, also of servers that have the same name for one. */
const identitySql = `select (select system_identifier from pg_control_system()) || '/' || oid as identity
  from pg_database where datname = current_database()`;

/** Throws a sentence for people if what `DATABASE_DIRECT_URL` leads to isn't the database behind `DATABASE_URL`. */
export async function requireOneDatabase(db: Database): Promise<void> {
  const ask = async () => (await db.query<{ identity: string }>(identitySql)).rows[0]?.identity;
  const [direct, pooled] = [await ask(), await runAsCall('start', ask)];
  if (direct !== pooled)
    throw new Error(
      'DATABASE_DIRECT_URL names another database than DATABASE_URL. It has to lead to the same one.',
    );
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
