import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from './database.ts';
import { getPackageFolder } from './packageFolder.ts';

/** A numbered migration. */
export interface Migration {
  number: number;
  name: string;
  /** Its first line, which says what it does. */
  description: string;
  sql: string;
  checksum: string;
}

/** Key of the advisory lock under which the schema is changed. */
const MIGRATION_LOCK = 7_390_001;

/** Reads the migrations of a folder, in order; throws on a bad name, a missing description, or a duplicate or missing number. */
export function loadMigrations(folder = join(getPackageFolder(), 'migrations')): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  let last = 0;
  return files.map((file) => {
    const sql = readFileSync(join(folder, file), 'utf8');
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
    if (number !== last + 1)
      throw new Error(`Migration ${file} should have the number ${last + 1}: none is left out.`);
    last = number;
    const description = /^-- (.+)\n/.exec(sql)?.[1];
    if (!description)
      throw new Error(`Migration ${file} should say in its first line what it does ("-- ...").`);
    const checksum = createHash('sha256').update(sql).digest('hex');
    return { number, name: file.slice(0, -4), description, sql, checksum };
  });
}

/** Waits without timeout while another process migrates, then restores the usual lock timeout. */
async function lockSchema(tx: Queryable): Promise<void> {
  await tx.query(
    `set local lock_timeout = 0; select pg_advisory_xact_lock(${MIGRATION_LOCK}); set local lock_timeout to default`,
  );
}

/** The applied migrations, in order. */
export async function listAppliedMigrations(
  db: Queryable,
): Promise<Pick<Migration, 'number' | 'name' | 'checksum'>[]> {
  const { rows } = await db.query<Pick<Migration, 'number' | 'name' | 'checksum'>>(
    'select number, name, checksum from schema_migrations order by number',
  );
  return rows;
}

async function listApplied(db: Queryable): Promise<Map<number, string>> {
  const { rows } = await db.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migrations',
  );
  return new Map(rows.map(({ number, checksum }) => [number, checksum]));
}

/** The migrations applied to a database; none if it is new. */
async function findApplied(db: Queryable): Promise<Map<number, string>> {
  const { rows } = await db.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  return rows[0]?.isThere ? listApplied(db) : new Map();
}

function refuseAltered(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): void {
  const newest = Math.max(0, ...applied.keys());
  if (newest > (migrations.at(-1)?.number ?? 0)) {
    throw new Error(
      `The database has migration ${newest}, which this version of Sewa does not know: use a newer one.`,
    );
  }
  for (const { number, name, checksum } of migrations) {
    if (applied.has(number) && applied.get(number) !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: put it back and write a new one.`);
    }
  }
}

/**
 * Applies pending migrations, up to the number `until`, each in its own transaction, and returns them. Safe to run in several processes
 * at once. Throws if an applied migration was modified or is unknown.
 */
export async function applyMigrations(
  db: Database,
  {
    folder,
    until = Number.POSITIVE_INFINITY,
    backfills,
  }: { folder?: string; until?: number; backfills: ReadonlyMap<string, (tx: Queryable) => Promise<void>> },
): Promise<Migration[]> {
  const migrations = loadMigrations(folder).filter(({ number }) => number <= until);
  const done: Migration[] = [];
  // Migrations are never undone, so only a process with pending ones needs the lock.
  const before = await findApplied(db);
  refuseAltered(migrations, before);
  if (migrations.every(({ number }) => before.has(number))) return done;
  await db.transaction(async (tx) => {
    await lockSchema(tx);
    await tx.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  });
  for (const migration of migrations) {
    const isDone = await db.transaction(async (tx) => {
      await lockSchema(tx);
      const applied = await listApplied(tx);
      refuseAltered(migrations, applied);
      if (applied.has(migration.number)) return false;
      await tx.query(migration.sql);
      await backfills.get(migration.name)?.(tx);
      await tx.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ]);
      return true;
    });
    if (isDone) done.push(migration);
  }
  return done;
}
