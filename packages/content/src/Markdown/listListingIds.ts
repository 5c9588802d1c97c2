import type { Token } from 'marked';
import { parseMarkdown } from './parseMarkdown.ts';

/** The id in a `listing` block; null for any other text. */
export const parseListingId = (text: string): string | null =>
  /^\s*([a-z2-7]{12})\s*$/.exec(text)?.[1] ?? null;

/** The ids of the homes an article shows. */
export const listListingIds = (body: string): string[] =>
  parseMarkdown(body).flatMap((token: Token) =>
    token.type === 'code' && token.lang === 'listing' ? (parseListingId(token.text) ?? []) : [],
  );
