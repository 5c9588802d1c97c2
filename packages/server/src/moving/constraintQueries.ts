import { escapeIdentifier } from 'pg';
import type { Queryable } from '../platform/database/database.ts';
import type { Table } from './catalogQueries.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties all tables, and lets them take rows in any order: foreign keys are noted and dropped, triggers are off. Their owner may do
 * that; what would turn off the checks of foreign keys needs more rights.
 */
export async function loosenTables(tx: Queryable, tables: readonly Table[]): Promise<void> {
  const { rows } = await tx.query<ForeignKey>(
    `insert into moving.foreign_keys (table_name, name, definition)
     select format('%I.%I', n.nspname, c.relname), k.conname, pg_get_constraintdef(k.oid)
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'jobs')
     returning table_name as "table", name, definition`,
  );
  for (const { table, name } of rows)
    await tx.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const { name } of tables) await tx.query(`alter table ${name} disable trigger user`);
  await tx.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Puts foreign keys and triggers back; throws if a row names another that isn't there. */
export async function tightenTables(tx: Queryable, tables: readonly Table[]): Promise<void> {
  const { rows } = await tx.query<ForeignKey>(
    'select table_name as "table", name, definition from moving.foreign_keys',
  );
  for (const { table, name, definition } of rows)
    await tx.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  for (const { name } of tables) await tx.query(`alter table ${name} enable trigger user`);
}

/** Counts the rows for the planner; the server would do it only later. */
export async function analyzeTables(db: Queryable, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await db.query(`analyze ${name}`);
}
