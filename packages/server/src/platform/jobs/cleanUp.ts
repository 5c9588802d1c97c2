import type { Database } from '../database/database.ts';
import { deleteRetired, foldListingVersions, forgetReporters, vacuumTables } from './queries.ts';
import { retention } from './retention.ts';

/** Deletes expired data, as listed in `retention.ts`. */
export async function cleanUp(db: Database, now: Date, realNow = now): Promise<void> {
  for (const each of retention) await deleteRetired(db, each, each.isRealTime ? realNow : now);
  await forgetReporters(db, now);
  await db.transaction((tx) => foldListingVersions(tx));
  // A PostgreSQL server has autovacuum; the embedded database doesn't.
  if (db.kind === 'embedded') await vacuumTables(db);
}
