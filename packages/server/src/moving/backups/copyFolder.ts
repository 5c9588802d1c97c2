import { constants, mkdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '../../platform/database/embedded/lock.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { flushFiles } from '../catalogQueries.ts';

/** A copy of an embedded database, and how to remove it. */
export interface FolderCopy {
  folder: string;
  remove: () => void;
}

/**
 * Copies the files of an embedded database, even while a process serves it. They don't change meanwhile, because it runs nothing else
 * while a transaction is open: it waits as long as the copying takes, which is far shorter than reading all rows.
 */
export async function copyFolder(folder: string): Promise<FolderCopy> {
  const around = join(folder, 'backup');
  mkdirSync(around, { recursive: true, mode: 0o700 });
  const giveBack = takeLock(around, '');
  const copy = join(around, 'data');
  const remove = () => {
    rmSync(copy, { recursive: true, force: true });
    giveBack();
    rmSync(around, { recursive: true, force: true });
  };
  try {
    // A killed run may have left a copy.
    rmSync(copy, { recursive: true, force: true });
    const db = await openDatabase({ databaseUrl: null, dataFolder: folder }, { ifBusy: 'join' });
    try {
      await db.transaction(async (tx) => {
        await flushFiles(tx);
        await cp(join(folder, 'db'), join(copy, 'db'), { recursive: true, mode: constants.COPYFILE_FICLONE });
        // Fails if the copying took so long that others had their turn.
        await flushFiles(tx);
      });
    } finally {
      await db.close();
    }
    return { folder: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
