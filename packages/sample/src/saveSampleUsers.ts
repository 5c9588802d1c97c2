import type { Database } from '@sewa/server';
import { hasRealUsers, insertSampleCorporates, insertSampleUsers, linkSampleListers } from './queries.ts';
import { sampleCorporates } from './sampleCorporates.ts';
import { sampleUsers } from './sampleUsers.ts';

/**
 * Writes the invented people who can log in and their corporates, and makes the invented listers theirs. Does nothing where somebody real has
 * an account: invented people and real ones never share a database.
 */
export async function saveSampleUsers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hasRealUsers(tx)) return;
    await insertSampleUsers(tx, sampleUsers);
    await linkSampleListers(tx);
    await insertSampleCorporates(tx, sampleCorporates);
  });
}
