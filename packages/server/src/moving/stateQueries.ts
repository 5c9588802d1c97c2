import type { Queryable } from '../platform/database/database.ts';

/** How far a move or restore came: its tables are being made, its rows are being written, or everything is there. */
export type Stage = 'preparing' | 'copying' | 'whole';

/** What a database says about the move or restore that fills it. */
export interface FillState {
  /** What fills it: the id of a move, or 'restore'. */
  source: string;
  stage: Stage;
  /** Tables that are read up to a key, with the rows written so far. */
  progress: { table: string; last: string[]; rows: number; isDone: boolean }[];
}

/** Marks a new database as one that is being filled; a server doesn't start on it. */
export async function beginFilling(tx: Queryable, source: string): Promise<void> {
  await tx.query('create schema moving');
  await tx.query(`create table moving.fill (source text not null, stage text not null)`);
  await tx.query(
    `create table moving.progress (table_name text primary key, last_key text[] not null, rows bigint not null, is_done boolean not null)`,
  );
  await tx.query(
    'create table moving.foreign_keys (table_name text not null, name text not null, definition text not null)',
  );
  await tx.query(`insert into moving.fill (source, stage) values ($1, 'preparing')`, [source]);
}

/** Finds how far a database is filled; null if nothing fills it. */
export async function findFillState(db: Queryable): Promise<FillState | null> {
  const { rows: found } = await db.query<{ isThere: boolean }>(
    `select to_regclass('moving.fill') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return null;
  const { rows } = await db.query<Pick<FillState, 'source' | 'stage'>>(
    'select source, stage from moving.fill',
  );
  const { rows: progress } = await db.query<FillState['progress'][number]>(
    `select table_name as "table", last_key as last, rows::float8 as rows, is_done as "isDone" from moving.progress`,
  );
  return rows[0] ? { ...rows[0], progress } : null;
}

/** Notes how far it came. */
export async function setStage(tx: Queryable, stage: Stage): Promise<void> {
  await tx.query('update moving.fill set stage = $1', [stage]);
}

/** Notes up to which key a table was written. */
export async function noteProgress(
  tx: Queryable,
  { table, last, rows, isDone }: FillState['progress'][number],
): Promise<void> {
  await tx.query(
    `insert into moving.progress (table_name, last_key, rows, is_done) values ($1, $2, $3, $4)
     on conflict (table_name) do update set last_key = excluded.last_key, rows = excluded.rows, is_done = excluded.is_done`,
    [table, last, rows, isDone],
  );
}

/** Ends the filling: from now on a server starts on the database. */
export async function endFilling(tx: Queryable): Promise<void> {
  await tx.query('drop schema moving cascade');
}
