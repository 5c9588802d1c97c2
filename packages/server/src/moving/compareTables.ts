import type { Database, Queryable } from '../platform/database/database.ts';
import type { Table } from './catalogQueries.ts';
import { type Digest, digestTable, setTextForm } from './rowQueries.ts';

/** Throws a sentence if the tables to fill don't include one with the same columns. */
export function requireTable(table: Table, known: readonly Table[]): void {
  const same = known.find(({ name }) => name === table.name);
  if (!same) throw new Error(`The table ${table.name} isn't one of Sewa's: take it away first.`);
  const describe = ({ columns }: Table) =>
    columns
      .map(({ name, type }) => `${name} ${type}`)
      .sort()
      .join();
  if (describe(same) !== describe(table))
    throw new Error(`The table ${table.name} has other columns than this version of Sewa makes.`);
}

const digestAlone = (db: Database, table: Table): Promise<Digest> =>
  db.transaction(async (tx) => {
    await setTextForm(tx);
    return digestTable(tx, table);
  });

/** Throws a sentence that names the table if its rows aren't those that were read. */
function requireSame({ name }: Table, read: Digest, written: Digest): void {
  if (read.rows === written.rows && read.sum === written.sum) return;
  const difference =
    read.rows === written.rows
      ? `its ${read.rows} rows differ`
      : `${read.rows} rows were read, and ${written.rows} are there`;
  throw new Error(`The table ${name} isn't what was read: ${difference}.`);
}

/** Compares all tables of two databases; throws a sentence for the first that differs. */
export async function compareTables(
  source: Database,
  target: Database,
  tables: readonly Table[],
): Promise<void> {
  for (const table of tables) {
    const [read, written] = await Promise.all([digestAlone(source, table), digestAlone(target, table)]);
    requireSame(table, read, written);
  }
}

/** Compares the tables of a database with the digests they should have. */
export async function compareDigests(
  tx: Queryable,
  tables: readonly Table[],
  digests: Readonly<Record<string, Digest>>,
): Promise<void> {
  for (const table of tables)
    requireSame(table, digests[table.name] ?? { rows: '0', sum: '0' }, await digestTable(tx, table));
}
