import type { Queryable } from '../platform/database/database.ts';

/** A column that is written, not calculated. */
export interface Column {
  name: string;
  type: string;
}

/** A table with its rows, or with those of all its partitions. */
export interface Table {
  /** Schema and name, quoted where SQL needs it. */
  name: string;
  columns: Column[];
  /** Names of the columns of the primary key; none if it has no such key. */
  key: string[];
}

/** A partition, and how it is made. */
export interface Partition {
  name: string;
  parent: string;
  bound: string;
}

/** Where a sequence stands. */
export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** The schemas of the product: its own tables, and those of pg-boss. */
const OURS = `n.nspname in ('public', 'jobs')`;
const FROM_CLASSES = 'from pg_class c join pg_namespace n on n.oid = c.relnamespace';
/** What an extension brought isn't the product's. */
const NO_EXTENSION = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const NAME = `format('%I.%I', n.nspname, c.relname)`;

/** All tables, by name. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select ${NAME} as name,
       coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
         from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns,
       coalesce((select json_agg(a.attname order by part.place)
         from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality as part (number, place)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = part.number
         where i.indrelid = c.oid and i.indisprimary), '[]') as key
     ${FROM_CLASSES}
     where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition and ${NO_EXTENSION}
     order by 1`,
  );
  return rows;
}

/** All partitions, by name. */
export async function listPartitions(db: Queryable): Promise<Partition[]> {
  const { rows } = await db.query<Partition>(
    `select ${NAME} as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
     ${FROM_CLASSES} join pg_inherits i on i.inhrelid = c.oid
     where ${OURS} and c.relkind = 'r' and c.relispartition order by 1`,
  );
  return rows;
}

/** Makes a partition that another database has. */
export async function createPartition(tx: Queryable, { name, parent, bound }: Partition): Promise<void> {
  await tx.query(`create table ${name} partition of ${parent} ${bound}`);
}

/** All sequences; a later one than a snapshot's is as good. */
export async function listSequences(db: Queryable): Promise<Sequence[]> {
  const { rows: names } = await db.query<{ name: string }>(
    `select ${NAME} as name ${FROM_CLASSES} where ${OURS} and c.relkind = 'S' and ${NO_EXTENSION} order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await db.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** Lets sequences go on where those of another database stand. */
export async function setSequences(tx: Queryable, sequences: readonly Sequence[]): Promise<void> {
  await tx.query(
    `select setval(name::regclass, value, is_called)
     from json_to_recordset($1::json) as r (name text, value bigint, is_called boolean)`,
    [JSON.stringify(sequences.map(({ isCalled, ...rest }) => ({ ...rest, is_called: isCalled })))],
  );
}

/** How many tables the database has, whoever made them. */
export async function countTables(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count ${FROM_CLASSES}
     where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'moving') and c.relkind in ('r', 'p') and ${NO_EXTENSION}`,
  );
  return rows[0]?.count ?? 0;
}

/** The number of the newest applied migration. */
export async function findNewestMigration(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ number: number | null }>(
    'select max(number) as number from schema_migrations',
  );
  return rows[0]?.number ?? 0;
}

/** The version of pg-boss's tables; null if it has never started. */
export async function findJobsVersion(db: Queryable): Promise<number | null> {
  const { rows: found } = await db.query<{ isThere: boolean }>(
    `select to_regclass('jobs.version') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return null;
  const { rows } = await db.query<{ version: number }>('select version from jobs.version');
  return rows[0]?.version ?? null;
}

/** Writes everything that is stored to the database's files. */
export async function flushFiles(tx: Queryable): Promise<void> {
  await tx.query('checkpoint');
}
