import type { Database } from './database.ts';
import { refuseMovedFolder } from './movedFolder.ts';
import { type DatabaseSettings, openDatabase } from './openDatabase.ts';
import { nameDirect, requireDatabase } from './requireDatabase.ts';

/** Opens the database, even if another process uses it. Throws an error with a message for people if it can't be used. */
export async function openSharedDatabase(settings: DatabaseSettings): Promise<Database> {
  refuseMovedFolder(settings);
  const db = await openDatabase(settings, { ifBusy: 'join' });
  try {
    await requireDatabase(db, nameDirect(settings));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
