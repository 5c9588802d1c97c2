import type { Queryable } from '../../platform/database/database.ts';
import { type ListingDraft, makeListingRow } from './listingDraft.ts';
import { upsertListings } from './queries.ts';

/** What a batch did, and the id of each draft in order. */
export interface SavedListings {
  inserted: number;
  updated: number;
  unchanged: number;
  ids: string[];
}

/**
 * Writes a batch of listings in one statement. A row whose content did not change is left alone, with its
 * `updated_at`; of two drafts with one key the last counts. Pass a transaction to write more along with it.
 */
export async function saveListings(db: Queryable, drafts: readonly ListingDraft[]): Promise<SavedListings> {
  const all = drafts.map(makeListingRow);
  const rows = [...new Map(all.map((row) => [row.id, row])).values()];
  const written = rows.length === 0 ? [] : await upsertListings(db, rows);
  const inserted = written.filter(({ is_new }) => is_new).length;
  return {
    inserted,
    updated: written.length - inserted,
    unchanged: rows.length - written.length,
    ids: all.map(({ id }) => id),
  };
}
