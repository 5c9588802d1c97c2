import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { findOwner } from '../../platform/database/embedded/lock.ts';
import { refuseMovedFolder } from '../../platform/database/movedFolder.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/openDatabase.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import { takeSnapshot } from '../../platform/database/takeSnapshot.ts';
import { copyServedFolder } from './copyServedFolder.ts';
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

async function backUpDatabase(db: Database, { file, lock, onProgress }: BackupOptions): Promise<BackupCount> {
  await requireDatabase(db);
  const count = { tables: 0, rows: 0, bytes: 0 };
  await db.transaction(async (tx) => {
    await takeSnapshot(tx);
    await saveBackup(file, writeLines(tx, count, onProgress), lock);
  });
  return count;
}

async function backUpFrom(settings: DatabaseSettings, options: BackupOptions): Promise<BackupCount> {
  const db = await openDatabase(settings);
  try {
    return await backUpDatabase(db, options);
  } finally {
    await db.close();
  }
}

/** Writes a backup of everything as it is at one moment, even while processes use the database. Throws an error with a message for people. */
export async function backUp(options: BackupOptions): Promise<BackupCount> {
  const { settings } = options;
  const folder = resolve(settings.dataFolder);
  refuseMovedFolder(settings);
  if (settings.databaseUrl) return backUpFrom(settings, options);
  if (!existsSync(join(folder, 'db'))) throw new Error(`${folder} holds no database to back up.`);
  if (!findOwner(folder)) return backUpFrom(settings, options);
  const copy = await copyServedFolder(folder);
  try {
    return await backUpFrom({ databaseUrl: null, dataFolder: copy.folder }, options);
  } finally {
    copy.remove();
  }
}
