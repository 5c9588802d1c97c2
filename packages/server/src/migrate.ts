import { fillSearch } from './homes/listings/fillSearch.ts';
import { applyMigrations, type Migration } from './platform/database/applyMigrations.ts';
import type { Database, Queryable } from './platform/database/database.ts';

/** What a migration can't say in SQL, by its name; it runs in the same transaction. */
const backfills: ReadonlyMap<string, (tx: Queryable) => Promise<void>> = new Map([
  ['0034-listing-search', fillSearch],
]);

/** Brings the schema of a database up to date, and returns the migrations that were applied. */
export const migrate = (
  db: Database,
  options: { folder?: string; until?: number } = {},
): Promise<Migration[]> => applyMigrations(db, { ...options, backfills });
