import { Lexer, Marked, type MarkedOptions, type Token, type TokensList } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import markedFootnote, { type Footnotes } from 'marked-footnote';

/** Most characters of one paragraph that may begin or end emphasis, links or code: each is compared with all that follow. */
export const MAX_DELIMITERS = 300;

/** Most quotes and lists inside each other. */
export const MAX_DEPTH = 20;

const countDelimiters = (line: string): number => line.match(/[*_~`[\]<>@\\]/g)?.length ?? 0;

const asText = (text: string): Token => ({ type: 'text', raw: text, text });

/** Shows as plain text what would take seconds to parse, and what is nested deeper than anybody reads. */
class BoundedLexer extends Lexer {
  #depth = 0;

  override blockTokens(
    src: string,
    tokens: TokensList = Object.assign([], { links: {} }),
    lastParagraphClipped?: boolean,
  ): TokensList {
    if (this.#depth >= MAX_DEPTH) {
      tokens.push(asText(src));
      return tokens;
    }
    this.#depth += 1;
    try {
      super.blockTokens(src, tokens, lastParagraphClipped);
      return tokens;
    } finally {
      this.#depth -= 1;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (countDelimiters(src) <= MAX_DELIMITERS) return super.inlineTokens(src, tokens);
    tokens.push(asText(src));
    return tokens;
  }
}

/** Emphasis beside Chinese, Japanese and Korean punctuation counts, and of a whole text footnotes; its notes are of one text. */
const makeOptions = (isWhole: boolean): MarkedOptions =>
  new Marked({ gfm: true }, markedCjkFriendly(), ...(isWhole ? [markedFootnote()] : [])).defaults;

/** Whether a token has the footnotes of a text. */
export const isFootnotes = (token: Token): token is Footnotes => token.type === 'footnotes';

/** The blocks of a text, and its footnotes at the end if it refers to any. */
function parseWhole(body: string): Token[] {
  const tokens = new BoundedLexer(makeOptions(true)).lex(body);
  const notes = tokens.filter(isFootnotes).filter(({ items }) => items.length > 0);
  return [...tokens.filter((token) => !isFootnotes(token)), ...notes];
}

let last: { readonly body: string; readonly tokens: Token[] } | null = null;

/** Parses Markdown, with tables, tasks, footnotes and bare links, into its blocks; the same text again, as by loader and page, only once. */
export function parseMarkdown(body: string): Token[] {
  if (last?.body !== body) last = { body, tokens: parseWhole(body) };
  return last.tokens;
}

/** Parses one line of Markdown: emphasis, links and code, but no blocks. */
export const parseInline = (line: string): Token[] => new BoundedLexer(makeOptions(false)).inlineTokens(line);
