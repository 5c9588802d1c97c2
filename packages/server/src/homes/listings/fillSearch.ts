import type { Queryable } from '../../platform/database/database.ts';
import { listSearchedTexts, updateSearch } from './queries.ts';
import { formatSearchVector } from './searchWords.ts';

/** Gives all listings the words they are found by; of those that have them already none is written. */
export async function fillSearch(db: Queryable): Promise<void> {
  let rows = await listSearchedTexts(db, '');
  while (rows.length > 0) {
    await updateSearch(
      db,
      rows.map(({ id, ...texts }) => ({ id, search: formatSearchVector(texts) })),
    );
    rows = await listSearchedTexts(db, rows.at(-1)?.id ?? '');
  }
}
