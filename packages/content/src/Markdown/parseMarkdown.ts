import { Lexer, type Token, type TokensList } from 'marked';

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

let last: { readonly body: string; readonly tokens: Token[] } | null = null;

/** Parses Markdown, with tables and bare links, into its blocks; the same text again, as by loader and page, only once. */
export function parseMarkdown(body: string): Token[] {
  if (last?.body !== body) last = { body, tokens: new BoundedLexer({ gfm: true }).lex(body) };
  return last.tokens;
}

/** Parses one line of Markdown: emphasis, links and code, but no blocks. */
export const parseInline = (line: string): Token[] => new BoundedLexer({ gfm: true }).inlineTokens(line);
