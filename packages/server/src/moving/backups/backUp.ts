import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { refuseMovedFolder } from '../../platform/database/movedFolder.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/openDatabase.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import { takeSnapshot } from '../../platform/database/takeSnapshot.ts';
import { countTables } from '../catalogQueries.ts';
import { copyFolder } from './copyFolder.ts';
import type { Lock } from './encryption.ts';
import { saveBackup } from './saveBackup.ts';
import { type BackupCount, writeLines } from './writeLines.ts';

/** Options of `backUp`. */
export interface BackupOptions {
  settings: DatabaseSettings;
  /** Where the backup is written; `-` is standard output. */
  file: string;
  /** Who can open it; null for everybody. */
  lock: Lock | null;
  /** Is told how many of all rows are written. */
  onProgress?: (done: number, all: number) => void;
}

async function backUpDatabase(
  db: Database,
  madeAt: Date,
  { file, lock, onProgress }: BackupOptions,
): Promise<BackupCount> {
  await requireDatabase(db);
  if ((await countTables(db)) === 0) throw new Error('The database is empty: there is nothing to back up.');
  const count = { tables: 0, rows: 0, bytes: 0 };
  await db.transaction(async (tx) => {
    await takeSnapshot(tx);
    await saveBackup(file, writeLines(tx, madeAt, count, onProgress), lock);
  });
  return count;
}

async function backUpFrom(
  settings: DatabaseSettings,
  madeAt: Date,
  options: BackupOptions,
): Promise<BackupCount> {
  const db = await openDatabase(settings);
  try {
    return await backUpDatabase(db, madeAt, options);
  } finally {
    await db.close();
  }
}

/** Writes a backup of everything as it is at one moment, even while processes use the database. Throws an error with a message for people. */
export async function backUp(options: BackupOptions): Promise<BackupCount> {
  const { settings } = options;
  const madeAt = new Date();
  const folder = resolve(settings.dataFolder);
  refuseMovedFolder(settings);
  if (settings.databaseUrl) return backUpFrom(settings, madeAt, options);
  if (!existsSync(join(folder, 'db'))) throw new Error(`${folder} holds no database to back up.`);
  // Without a copy, a process would wait as long as all rows are read, or couldn't start meanwhile.
  const copy = await copyFolder(folder);
  try {
    return await backUpFrom({ databaseUrl: null, dataFolder: copy.folder }, madeAt, options);
  } finally {
    copy.remove();
  }
}
