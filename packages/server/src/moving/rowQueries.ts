import { escapeIdentifier } from 'pg';
import type { Queryable } from '../platform/database/database.ts';
import type { Table } from './catalogQueries.ts';

/** Some rows of a table, each as a JSON object of texts: values as PostgreSQL writes and reads them, never as numbers of JavaScript. */
export interface Page {
  rows: string[];
  /** The key of its last row. */
  last: string[];
}

/** How many rows the table has, and a sum over all of them that doesn't depend on their order. */
export interface Digest {
  rows: string;
  sum: string;
}

/** Bytes of a page, at most, unless one row is larger; its text is about twice as long. */
const PAGE_BYTES = 2_000_000;
const PAGE_ROWS = 5_000;

/** Lets both databases write the same value as the same text, until the transaction ends. */
export async function setTextForm(tx: Queryable): Promise<void> {
  await tx.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
     set local extra_float_digits = 1; set local bytea_output = 'hex'`,
  );
}

/** A row of `page` as the text of a JSON object, whose keys are c0, c1 and so on. */
const writeRow = ({ columns }: Table): string => {
  const values = columns.map(({ name }, index) => `page.${escapeIdentifier(name)}::text as c${index}`);
  return `(select row_to_json(texts)::text from (select ${values.join(', ')}) as texts)`;
};

/** Long values as they are when they aren't compressed, without reading them. */
const writeSize = ({ columns }: Table): string =>
  columns
    .map(({ name, type }) => {
      const measure = type === 'text' || type === 'bytea' ? 'octet_length' : 'pg_column_size';
      return `coalesce(${measure}(t.${escapeIdentifier(name)}), 0)`;
    })
    .join(' + ');

/** The columns that order a table: its key, or else the places of its rows, which are fixed within a snapshot. */
function listOrder({ key, columns }: Table): { column: string; type: string }[] {
  if (key.length === 0) return [{ column: 'ctid', type: 'tid' }];
  return key.map((name) => ({
    column: escapeIdentifier(name),
    type: columns.find((column) => column.name === name)?.type ?? 'text',
  }));
}

/** Reads the rows of a table after a key, or the first ones, at most `limit`. */
async function readPage(
  tx: Queryable,
  table: Table,
  after: readonly string[] | null,
  limit = PAGE_ROWS,
): Promise<Page> {
  const order = listOrder(table);
  const columns = order.map(({ column }) => `t.${column}`).join(', ');
  const values = order.map(({ type }, index) => `($1::text[])[${index + 1}]::${type}`).join(', ');
  const places = order.map(({ column }, index) => `t.${column} as moving_${index}`).join(', ');
  const last = order.map((_, index) => `page.moving_${index}::text`).join(', ');
  const { rows } = await tx.query<{ row: string; last: string[] }>(
    `select ${writeRow(table)} as row, array[${last}] as last
     from (select t.*, ${places}, sum(${writeSize(table)}) over (order by ${columns} rows unbounded preceding) as moving_bytes,
         row_number() over (order by ${columns}) as moving_number
       from ${table.name} t ${after ? `where (${columns}) > (${values})` : ''} order by ${columns} limit ${limit}) page
     where moving_bytes <= ${PAGE_BYTES} or moving_number = 1 order by moving_number`,
    after ? [after] : [],
  );
  return { rows: rows.map(({ row }) => row), last: rows.at(-1)?.last ?? [] };
}

/** All rows of a table, page by page, after a key; `read` runs each statement. */
export async function* readPages(
  read: (work: (tx: Queryable) => Promise<Page>) => Promise<Page>,
  table: Table,
  from: readonly string[] | null = null,
): AsyncGenerator<Page> {
  let after = from;
  let limit = PAGE_ROWS;
  for (;;) {
    const page = await read((tx) => readPage(tx, table, after, limit));
    if (page.rows.length === 0) return;
    yield page;
    after = page.last;
    // Sizes are looked up of all rows that might fit.
    limit = Math.min(PAGE_ROWS, 2 * page.rows.length + 10);
  }
}

/** The rows as `insertRows` takes them. */
export const joinRows = (rows: readonly string[]): string => `[${rows.join(',')}]`;

/** Inserts rows as they were read. */
export async function insertRows(tx: Queryable, { name, columns }: Table, rows: string): Promise<number> {
  const names = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`).join(', ');
  const texts = columns.map((_, index) => `c${index} text`).join(', ');
  const { rowCount } = await tx.query(
    `insert into ${name} (${names}) overriding system value
     select ${values} from json_to_recordset($1::json) as r (${texts})`,
    [rows],
  );
  return rowCount;
}

/** Digests a table; equal where the same rows are in it, in any order. */
export async function digestTable(tx: Queryable, table: Table): Promise<Digest> {
  const { rows } = await tx.query<Digest>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(${writeRow(table)}), 16))::bit(64)::bigint), 0)::text as sum
     from ${table.name} as page`,
  );
  return rows[0] ?? { rows: '0', sum: '0' };
}

/** How many rows all the tables have. */
export async function countRows(db: Queryable, tables: readonly Table[]): Promise<number> {
  let count = 0;
  for (const { name } of tables) {
    const { rows } = await db.query<{ count: number }>(`select count(*)::float8 as count from ${name}`);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
