import { listSearchWords } from '../listings/searchWords.ts';

const MAX_TERMS = 10;

/** Words people put before a block number; the address does not hold them. */
const filler = new Set(['blk', 'block']);

/** The words that are searched of what somebody typed. */
export const listTerms = (typed: string): string[] =>
  listSearchWords(typed)
    .filter((word) => !filler.has(word))
    .slice(0, MAX_TERMS);

/** What somebody typed, as PostgreSQL reads a `tsquery`: every word must begin a word of the listing; null when there is no word. */
export function findSearchQuery(typed: string): string | null {
  const terms = listTerms(typed);
  return terms.length === 0 ? null : terms.map((word) => `'${word}':*`).join(' & ');
}
