import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '../migrate.ts';
import { loadMigrations } from '../platform/database/applyMigrations.ts';
import type { Database } from '../platform/database/database.ts';
import {
  findMoveNote,
  type MoveNote,
  refuseMovedFolder,
  writeMoveNote,
} from '../platform/database/movedFolder.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { explainDenied, requireServer } from '../platform/database/requireDatabase.ts';
import {
  createPartition,
  findNewestMigration,
  listPartitions,
  listSequences,
  listTables,
  setSequences,
  type Table,
} from './catalogQueries.ts';
import { compareTables, requireTable } from './compareTables.ts';
import { analyzeTables, loosenTables, tightenTables } from './constraintQueries.ts';
import { copyTable } from './copyTable.ts';
import { makeJobTables, makeTables, requireNew } from './fillTarget.ts';
import { countRows } from './rowQueries.ts';
import { beginFilling, endFilling, type FillState, findFillState, setStage } from './stateQueries.ts';

/** Options of `moveFolder`. */
export interface MoveOptions {
  /** Folder of the embedded database. */
  folder: string;
  /** Address of the server's database. */
  url: string;
  /** Is told what is done, in sentences. */
  say?: (sentence: string) => void;
  /** Is told how many of all rows are written. */
  onProgress?: (done: number, all: number) => void;
}

/** What a move did. */
export interface Moved {
  host: string;
  database: string;
  tables: number;
  rows: number;
  /** Bytes written in this run. */
  bytes: number;
  /** Whether an earlier run wrote a part. */
  isResumed: boolean;
  /** Everything stored until then is on the server. */
  movedAt: Date;
}

interface Sides {
  source: Database;
  target: Database;
}

/** Host and database name of an address; never its password. */
function describeAddress(url: string): Pick<MoveNote, 'host' | 'database'> {
  const address = new URL(url);
  const database = decodeURIComponent(address.pathname.slice(1));
  return { host: address.searchParams.get('host') ?? address.host, database: database || address.username };
}

/** Makes the same tables on both sides, empty and without constraints on the target's. */
async function prepare({ source, target }: Sides): Promise<void> {
  await migrate(source);
  await makeJobTables(source);
  await makeTables(target);
  const made = await listTables(target);
  for (const table of await listTables(source)) requireTable(table, made);
  const partitions = await listPartitions(source);
  await target.transaction(async (tx) => {
    const known = new Set((await listPartitions(tx)).map(({ name }) => name));
    for (const each of partitions) if (!known.has(each.name)) await createPartition(tx, each);
    await loosenTables(tx, made);
    await setStage(tx, 'copying');
  });
}

/** Throws a sentence if the earlier run was another version's: its tables may have other columns. */
async function refuseOtherVersion(source: Database): Promise<void> {
  const known = loadMigrations().at(-1)?.number ?? 0;
  if ((await findNewestMigration(source)) === known) return;
  throw new Error('Sewa was updated in the middle of the move. Make a new database and move there.');
}

/** Finds how far an earlier run filled the target, null if it is new; throws a sentence if something else is in it. */
async function findBegun(target: Database, { id, host, database }: MoveNote): Promise<FillState | null> {
  const called = `The database ${database} on ${host}`;
  const found = await findFillState(target);
  if (found && found.source !== id)
    throw new Error(`${called} holds a part of something else. Make a new one.`);
  if (!found) await requireNew(target, called);
  return found;
}

/** Copies what isn't copied yet; returns the number of bytes. */
async function copyTables(
  sides: Sides,
  tables: readonly Table[],
  { progress }: FillState,
  onProgress: MoveOptions['onProgress'],
): Promise<number> {
  const all = await countRows(sides.source, tables);
  let done = progress.reduce((sum, { rows }) => sum + rows, 0);
  let bytes = 0;
  const onCopied = (rows: number, size: number) => {
    done += rows;
    bytes += size;
    onProgress?.(done, all);
  };
  for (const table of tables) {
    const begun = progress.find((each) => each.table === table.name);
    await copyTable({ ...sides, onCopied }, table, begun);
  }
  return bytes;
}

/** Fills the target, compares both, and puts the constraints back; returns the number of bytes. */
async function fill(
  { source, target }: Sides,
  state: FillState,
  { say = () => undefined, onProgress }: MoveOptions,
): Promise<number> {
  if (state.stage === 'whole') return 0;
  if (state.stage === 'preparing') await prepare({ source, target });
  else await refuseOtherVersion(source);
  const tables = await listTables(source);
  if (state.progress.length > 0) say('Continuing where an earlier run stopped.');
  const bytes = await copyTables({ source, target }, tables, state, onProgress);
  say('Comparing both sides …');
  await compareTables(source, target, tables);
  const sequences = await listSequences(source);
  await target.transaction(async (tx) => {
    await tightenTables(tx, tables);
    await setSequences(tx, sequences);
    await setStage(tx, 'whole');
  });
  await analyzeTables(target, tables);
  return bytes;
}

async function moveTo(sides: Sides, note: MoveNote, options: MoveOptions): Promise<Moved> {
  const { folder } = options;
  await requireServer(sides.target, '--to');
  const begun = await findBegun(sides.target, note);
  // From now on no process starts on the folder, so that a run that goes on finds it as it was.
  writeMoveNote(folder, note);
  if (!begun) await sides.target.transaction((tx) => beginFilling(tx, note.id));
  const bytes = await fill(sides, begun ?? { source: note.id, stage: 'preparing', progress: [] }, options);
  const tables = await listTables(sides.source);
  const rows = await countRows(sides.target, tables);
  const movedAt = new Date();
  writeMoveNote(folder, { ...note, movedAt: movedAt.toISOString() });
  await endFilling(sides.target);
  const { host, database } = note;
  return { host, database, tables: tables.length, rows, bytes, isResumed: begun !== null, movedAt };
}

/** Whether an earlier run was killed at its very end, when the folder was already marked as moved. */
async function isNearlyMoved(target: Database, note: MoveNote | null): Promise<boolean> {
  if (!note?.movedAt) return false;
  const state = await findFillState(target).catch(() => null);
  return state?.source === note.id && state.stage === 'whole';
}

/**
 * Copies everything of an embedded database to a new database of a server, and marks the folder as moved. After it was killed, it goes
 * on where it stopped. Throws an error with a message for people.
 */
export async function moveFolder(options: MoveOptions): Promise<Moved> {
  const { folder, url } = options;
  if (!existsSync(join(folder, 'db'))) throw new Error(`${resolve(folder)} holds no database to move.`);
  const found = findMoveNote(folder);
  const note = { id: found?.id ?? randomUUID(), ...describeAddress(url), movedAt: null };
  const target = await openDatabase({ databaseUrl: url, dataFolder: folder });
  try {
    if (found?.movedAt && !(await isNearlyMoved(target, found)))
      refuseMovedFolder({ databaseUrl: null, dataFolder: folder });
    const source = await openDatabase({ databaseUrl: null, dataFolder: folder });
    try {
      return await moveTo({ source, target }, note, options);
    } catch (error) {
      throw explainDenied(error, '--to');
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}
