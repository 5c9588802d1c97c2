const MAX_TERMS = 10;

/** Words people put before a block number; the address does not hold them. */
const filler = new Set(['blk', 'block']);

/** The words of what somebody typed, in lower case. */
export const listTerms = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))
    .slice(0, MAX_TERMS);

/** The text search of what somebody typed: every word must begin a word of the listing; null when there is no word. */
export function findSearchQuery(typed: string): string | null {
  const terms = listTerms(typed);
  return terms.length === 0 ? null : terms.map((word) => `'${word}':*`).join(' & ');
}
