import { fillSearch } from '../../homes/listings/fillSearch.ts';
import type { Queryable } from './database.ts';

/** What a migration can't say in SQL, by its name; it runs in the same transaction. */
export const backfills: ReadonlyMap<string, (tx: Queryable) => Promise<void>> = new Map([
  ['0034-listing-search', fillSearch],
]);
