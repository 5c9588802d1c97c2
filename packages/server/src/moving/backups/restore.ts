import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { migrate } from '../../migrate.ts';
import { loadMigrations } from '../../platform/database/applyMigrations.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { refuseMovedFolder } from '../../platform/database/movedFolder.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/openDatabase.ts';
import { explainDenied, nameDirect, requireServer } from '../../platform/database/requireDatabase.ts';
import {
  createPartition,
  findJobsVersion,
  findNewestMigration,
  listPartitions,
  listTables,
  setSequences,
  type Table,
} from '../catalogQueries.ts';
import { compareDigests, requireTable } from '../compareTables.ts';
import { analyzeTables, loosenTables, tightenTables } from '../constraintQueries.ts';
import { makeJobTables, requireNew } from '../fillTarget.ts';
import { insertRows, setTextForm } from '../rowQueries.ts';
import { beginFilling, endFilling, findFillState } from '../stateQueries.ts';
import {
  type BackupFooter,
  type BackupHeader,
  DamagedBackupError,
  FORMAT,
  FORMAT_VERSION,
  footerSchema,
  headerSchema,
  tableSchema,
} from './backupFormat.ts';
import type { Keys } from './encryption.ts';
import { readBackup } from './readBackup.ts';

/** Options of `restore`. */
export interface RestoreOptions {
  settings: DatabaseSettings;
  /** The backup; `-` is standard input. */
  file: string;
  keys: Keys;
  /** Is told how many of all rows are written. */
  onProgress?: (done: number, all: number) => void;
}

/** What was restored. */
export interface Restored {
  tables: number;
  rows: number;
  /** When the backup was made: everything stored until then is there. */
  madeAt: Date;
}

const SOURCE = 'restore';

function parseLine<Shape extends z.ZodType>(schema: Shape, line: string): z.infer<Shape> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw new DamagedBackupError(error);
  }
}

async function readHeader(lines: AsyncGenerator<string>, file: string): Promise<BackupHeader> {
  const { value = '' } = await lines.next();
  if (!String(value).startsWith(`{"format":"${FORMAT}"`)) throw new Error(`${file} is no backup of Sewa.`);
  return parseLine(headerSchema, String(value));
}

/** Throws a sentence if a newer or different version made the backup. */
function refuseUnknown({ version, migrations }: BackupHeader): void {
  const known = loadMigrations();
  const newest = migrations.at(-1)?.number ?? 0;
  const ours = known.at(-1)?.number ?? 0;
  if (version > FORMAT_VERSION || newest > ours) {
    throw new Error(
      `A newer version of Sewa made this backup (schema ${newest}, here ${ours}): restore it with that version.`,
    );
  }
  for (const { number, name, checksum } of migrations) {
    if (known[number - 1]?.checksum !== checksum)
      throw new Error(
        `Migration ${name} is another one here than in the backup: use the version that made it.`,
      );
  }
}

/** Makes the tables as they were when the backup was made; throws a sentence if this version can't. */
async function makeTables(db: Database, { migrations, jobsVersion }: BackupHeader): Promise<void> {
  const until = migrations.at(-1)?.number ?? 0;
  await migrate(db, { until });
  if ((await findNewestMigration(db)) > until)
    throw new Error('A newer backup was begun to be restored into this database: use another one.');
  if (jobsVersion === null) return;
  await makeJobTables(db);
  const ours = await findJobsVersion(db);
  if (ours === jobsVersion) return;
  throw new Error(
    `The tables of jobs are of version ${jobsVersion} in the backup and ${ours} here: restore it with the version of Sewa that made it.`,
  );
}

/** Throws a sentence if the database is neither new nor left behind by a restore that was killed. */
async function requireEmpty(db: Database, called: string): Promise<void> {
  const state = await findFillState(db);
  if (state?.source === SOURCE) return;
  if (state) throw new Error(`${called} holds a part of something else. Make a new one.`);
  await requireNew(db, called);
  await db.transaction((tx) => beginFilling(tx, SOURCE));
}

/** Writes the rows of all lines up to the last, which it returns. */
async function writeRows(
  tx: Transaction,
  tables: readonly Table[],
  lines: AsyncGenerator<string>,
  onRows: (rows: number) => void,
): Promise<BackupFooter> {
  let table: Table | null = null;
  for await (const line of lines) {
    if (line.startsWith('{"table":')) {
      table = parseLine(tableSchema, line).table;
      requireTable(table, tables);
    } else if (line.startsWith('{')) return parseLine(footerSchema, line);
    else if (table) onRows(await insertRows(tx, table, line));
    else throw new DamagedBackupError();
  }
  throw new DamagedBackupError();
}

async function fill(
  db: Database,
  header: BackupHeader,
  lines: AsyncGenerator<string>,
  onProgress: (done: number, all: number) => void,
): Promise<Restored> {
  let rows = 0;
  const tables = await listTables(db);
  await db.transaction(async (tx) => {
    await setTextForm(tx);
    await loosenTables(tx, tables);
    const known = new Set((await listPartitions(tx)).map(({ name }) => name));
    for (const each of header.partitions) if (!known.has(each.name)) await createPartition(tx, each);
    const { digests, sequences } = await writeRows(tx, tables, lines, (written) => {
      rows += written;
      onProgress(rows, header.rows);
    });
    await compareDigests(tx, tables, digests);
    await tightenTables(tx, tables);
    await setSequences(tx, sequences);
    await endFilling(tx);
  });
  await analyzeTables(db, tables);
  return { tables: tables.length, rows, madeAt: new Date(header.madeAt) };
}

/** The database in words, without its password. */
function describeDatabase({ databaseUrl, dataFolder }: DatabaseSettings): string {
  if (!databaseUrl) return `The database in ${resolve(dataFolder)}`;
  const { pathname, host } = new URL(databaseUrl);
  return `The database ${decodeURIComponent(pathname.slice(1))} on ${host}`;
}

/**
 * Restores a backup into a new database, all of it or nothing, and brings the schema up to date. Throws an error with a message for
 * people.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { settings, file, keys, onProgress = () => undefined } = options;
  if (file !== '-' && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  refuseMovedFolder(settings);
  return readBackup(file, keys, async (lines) => {
    const header = await readHeader(lines, file);
    refuseUnknown(header);
    const db = await openDatabase(settings);
    try {
      await requireServer(db, nameDirect(settings));
      await requireEmpty(db, describeDatabase(settings));
      await makeTables(db, header);
      const restored = await fill(db, header, lines, onProgress);
      await migrate(db);
      return restored;
    } catch (error) {
      throw explainDenied(error, nameDirect(settings));
    } finally {
      await db.close();
    }
  });
}
