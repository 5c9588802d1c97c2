import { Client, type ClientConfig } from 'pg';
import { runAsCall } from './callKind.ts';
import type { Database } from './database.ts';
import { CLOSING_MS, CONNECTING_MS } from './limits.ts';
import { within } from './within.ts';

/** Whether a pooler (PgBouncer) refused a session with limits of its own. */
const isOfPooler = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

/** Whether an address leads to a pooler; false if it leads nowhere. */
export async function leadsToPooler(config: ClientConfig): Promise<boolean> {
  const client = new Client({
    ...config,
    statement_timeout: CONNECTING_MS,
    connectionTimeoutMillis: CONNECTING_MS,
  });
  client.on('error', () => undefined);
  const refused = await client.connect().catch((error: unknown) => error);
  await within(CLOSING_MS, client.end());
  return isOfPooler(refused);
}

/** What is wrong, by what PostgreSQL, PgBouncer or the driver says. */
const reasons: readonly (readonly [says: RegExp, reason: string])[] = [
  // PgBouncer says no more.
  [/^SASL authentication failed\.?$/, 'the user or the password is wrong (SASL authentication failed)'],
  [
    /^unsupported startup parameter/,
    'it leads to a pooler, so set DATABASE_DIRECT_URL to the server behind it',
  ],
  [
    /^.*client password must be a .*/,
    'the server asks for a password, and the address has none. Write it like postgres://user:password@host/name, or set PGPASSWORD',
  ],
  [
    /^no such database: (.*)/,
    'PgBouncer knows no database "$1". Add it to [databases] in its configuration, or correct the name in the address',
  ],
  [
    /^no such user: (.*)/,
    'PgBouncer knows no user "$1". Add it to its auth_file, or correct the name in the address',
  ],
];

/** Why a connection failed; a host name with several addresses has one reason for each. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  const message = error instanceof Error ? error.message : String(error);
  const known = reasons.find(([says]) => says.test(message));
  return known ? message.replace(...known) : message;
}

/** The setting that names the server itself. */
export const nameDirect = ({ databaseDirectUrl }: { databaseDirectUrl?: string | null }): string =>
  databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';

/** Throws an error that names the setting or option if a database server can't be used. */
export async function requireServer(db: Database, setting: string): Promise<void> {
  if (db.kind !== 'server') return;
  await db.query('select 1').catch((error: unknown) => {
    throw new Error(`${setting} names a database that cannot be used: ${describeReason(error)}.`, {
      cause: error,
    });
  });
}

/** An error of work that makes tables, in words for people if the user isn't allowed to. */
export const explainDenied = (error: unknown, setting: string): unknown =>
  error instanceof Error && 'code' in error && error.code === '42501'
    ? new Error(
        `${setting} names a database that its user can't change: ${error.message}. The user has to own the database and everything in it: run "alter database NAME owner to USER" and, in that database, "reassign owned by OLD_USER to USER"; or use an empty database.`,
        { cause: error },
      )
    : error;

/** Tells databases apart, also of servers that have the same name for one. */
const identitySql = `select (select system_identifier from pg_control_system()) || '/' || oid as identity
  from pg_database where datname = current_database()`;

/** What tells this database apart from all others. */
export async function getIdentity(db: Database): Promise<string> {
  const { rows } = await db.query<{ identity: string }>(identitySql);
  return rows[0]?.identity ?? '';
}

/** Throws a sentence for people if what `DATABASE_DIRECT_URL` leads to isn't the database behind `DATABASE_URL`. */
export async function requireOneDatabase(db: Database): Promise<void> {
  await runAsCall('start', () => requireServer(db, 'DATABASE_URL'));
  const [direct, pooled] = [await getIdentity(db), await runAsCall('start', () => getIdentity(db))];
  if (direct !== pooled)
    throw new Error(
      'DATABASE_DIRECT_URL names another database than DATABASE_URL. It has to lead to the same one.',
    );
}

/** Throws a sentence for people if the configured database can't be used, or holds only a part of what was moved or restored into it. */
export async function requireDatabase(db: Database, setting = 'DATABASE_URL'): Promise<void> {
  await requireServer(db, setting);
  const { rows } = await db.query<{ isPart: boolean }>(
    `select to_regnamespace('moving') is not null as "isPart"`,
  );
  if (!rows[0]?.isPart) return;
  throw new Error(
    'The database holds only a part of what is moved or restored into it: run that command again to the end, or use another database.',
  );
}
