import type { Database } from './database.ts';
import { type DatabaseSettings, openDatabase } from './openDatabase.ts';
import { requireDatabase } from './requireDatabase.ts';

/** Opens the database beside a process that may have it open. Throws a sentence for people when it cannot be used. */
export async function openSharedDatabase(settings: DatabaseSettings): Promise<Database> {
  const db = await openDatabase(settings, { ifBusy: 'join' });
  try {
    await requireDatabase(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
