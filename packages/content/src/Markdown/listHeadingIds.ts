import { formatSlug } from '@sewa/formatters';
import type { Token, Tokens } from 'marked';

/** Whether a text has letters that a slug can't be made of, such as those of Chinese or Tamil. */
const hasOtherLetters = (text: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(text);

/** Words of other scripts, joined by hyphens: '费用 (2026)' gives '费用-2026'. */
const formatWords = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join('-');

/** Ids of the page around an article. */
const taken = ['main', 'page-root', 'related'];

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Ids of an article's headings, unique on a page on which `prefix` belongs to this article. */
export function listHeadingIds(tokens: readonly Token[], prefix = ''): ReadonlyMap<Token, string> {
  const seen = new Set(taken);
  const ids = new Map<Token, string>();
  for (const token of tokens.filter(isHeading)) {
    const slug = `${prefix}${(hasOtherLetters(token.text) ? formatWords(token.text) : formatSlug(token.text)) || 'section'}`;
    let id = slug;
    for (let count = 2; seen.has(id); count++) id = `${slug}-${count}`;
    seen.add(id);
    ids.set(token, id);
  }
  return ids;
}
