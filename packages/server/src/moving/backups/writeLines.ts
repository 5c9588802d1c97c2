import { listAppliedMigrations } from '../../platform/database/applyMigrations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findJobsVersion, listPartitions, listSequences, listTables } from '../catalogQueries.ts';
import { countRows, type Digest, digestTable, joinRows, readPages, setTextForm } from '../rowQueries.ts';
import { type BackupFooter, type BackupHeader, FORMAT, FORMAT_VERSION } from './backupFormat.ts';

/** What is counted while a backup is written. */
export interface BackupCount {
  tables: number;
  rows: number;
  /** Bytes before they are compressed. */
  bytes: number;
}

async function makeHeader(tx: Queryable, madeAt: Date, rows: number): Promise<BackupHeader> {
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: madeAt.toISOString(),
    rows,
    migrations: await listAppliedMigrations(tx),
    jobsVersion: await findJobsVersion(tx),
    partitions: await listPartitions(tx),
  };
}

/** Writes everything that a transaction sees, which is all that was stored until `madeAt`, line by line as the reader asks for it. */
export async function* writeLines(
  tx: Queryable,
  madeAt: Date,
  count: BackupCount,
  onProgress: (done: number, all: number) => void = () => undefined,
): AsyncGenerator<string> {
  await setTextForm(tx);
  const tables = await listTables(tx);
  const all = await countRows(tx, tables);
  yield `${JSON.stringify(await makeHeader(tx, madeAt, all))}\n`;
  const digests: Record<string, Digest> = {};
  for (const table of tables) {
    count.tables += 1;
    yield `${JSON.stringify({ table })}\n`;
    for await (const { rows } of readPages((work) => work(tx), table)) {
      const line = `${joinRows(rows)}\n`;
      count.rows += rows.length;
      count.bytes += Buffer.byteLength(line);
      yield line;
      onProgress(count.rows, all);
    }
    digests[table.name] = await digestTable(tx, table);
  }
  const footer: BackupFooter = { sequences: await listSequences(tx), digests };
  yield `${JSON.stringify(footer)}\n`;
}
