import { listSearchWords } from '../../homes/listings/searchWords.ts';

const MAX_TERMS = 10;

/** Words people type before a block number, which addresses don't contain. */
const filler = new Set(['blk', 'block']);

/** The words of search text, in lower case. */
export const listTerms = (typed: string): string[] =>
  listSearchWords(typed)
    .filter((word) => !filler.has(word))
    .slice(0, MAX_TERMS);

/** Whether a word must be matched whole: block 1 isn't block 10 or 139. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The full-text query of search text: every number must be a word of the listing, any other word a prefix of one; null without words. */
export function findSearchQuery(typed: string): string | null {
  const terms = listTerms(typed);
  return terms.length === 0
    ? null
    : terms.map((word) => `'${word}'${isNumber(word) ? '' : ':*'}`).join(' & ');
}
