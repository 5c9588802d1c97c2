import { listSearchWords } from '../../homes/listings/searchWords.ts';

const MAX_TERMS = 10;

/** Words people type before a block number, which addresses don't contain. */
const filler = new Set(['blk', 'block']);

/** The words of search text, in lower case. */
export const listTerms = (typed: string): string[] =>
  listSearchWords(typed)
    .filter((word) => !filler.has(word))
    .slice(0, MAX_TERMS);

/** The full-text query of search text: every word must be a prefix of a word in the listing; null without words. */
export function findSearchQuery(typed: string): string | null {
  const terms = listTerms(typed);
  return terms.length === 0 ? null : terms.map((word) => `'${word}':*`).join(' & ');
}
