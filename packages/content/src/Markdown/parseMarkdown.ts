import { Lexer, type Token } from 'marked';

/** Parses Markdown, with tables and bare links, into its blocks. */
export const parseMarkdown = (body: string): Token[] => Lexer.lex(body, { gfm: true });

/** Parses one line of Markdown: emphasis, links and code, but no blocks. */
export const parseInline = (line: string): Token[] => Lexer.lexInline(line, { gfm: true });
