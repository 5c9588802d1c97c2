import { formatSlug } from '@sewa/formatters';
import type { Token, Tokens } from 'marked';

/** Ids of the page around an article. */
const taken = ['main', 'page-root', 'related'];

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Ids of an article's headings, unique on a page on which `prefix` belongs to this article. */
export function listHeadingIds(tokens: readonly Token[], prefix = ''): ReadonlyMap<Token, string> {
  const seen = new Set(taken);
  const ids = new Map<Token, string>();
  for (const token of tokens.filter(isHeading)) {
    const slug = `${prefix}${formatSlug(token.text) || 'section'}`;
    let id = slug;
    for (let count = 2; seen.has(id); count++) id = `${slug}-${count}`;
    seen.add(id);
    ids.set(token, id);
  }
  return ids;
}
