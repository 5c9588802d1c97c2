import type { Token } from 'marked';
import { expect, test } from 'vitest';
import { MAX_DELIMITERS, MAX_DEPTH, parseInline, parseMarkdown } from './parseMarkdown.ts';

const isText = (token: Token | undefined, text: string): boolean =>
  token?.type === 'text' && token.text === text && !('tokens' in token && token.tokens);

const getParagraph = (body: string): Token[] => {
  const [token] = parseMarkdown(body);
  return token && 'tokens' in token && token.tokens ? token.tokens : [];
};

test.each(['a_', '*a ', '[', '**a', '_a', '~~a ', '`', '![', '<', 'a@', '\\'])(
  '50 kB of %j in one paragraph are shown as they were typed',
  (piece) => {
    const body = `words ${piece.repeat(50_000 / piece.length)}end`;
    const tokens = getParagraph(body);
    expect(tokens).toHaveLength(1);
    expect(isText(tokens[0], body)).toBe(true);
  },
);

test('emphasis and links below the limit are found, also where other paragraphs are beyond it', () => {
  const words = '*a* '.repeat(MAX_DELIMITERS / 2);
  expect(parseInline(words).filter(({ type }) => type === 'em')).toHaveLength(MAX_DELIMITERS / 2);
  const types = parseMarkdown(`${'a_'.repeat(10_000)}\n\n**Rent** and [deposit](/blog)`).map((token) =>
    'tokens' in token ? token.tokens?.map(({ type }) => type) : token.type,
  );
  expect(types).toEqual([['text'], 'space', ['strong', 'text', 'link']]);
});

const getDepth = (tokens: readonly Token[]): number =>
  Math.max(
    0,
    ...tokens.map((token) => {
      if (token.type === 'list')
        return 1 + Math.max(...token.items.map(({ tokens }: { tokens: Token[] }) => getDepth(tokens)));
      return token.type === 'blockquote' ? 1 + getDepth(token.tokens ?? []) : 0;
    }),
  );

test.each(['> ', '- ', '1. '])('%j inside each other end at a depth, and the rest is text', (piece) => {
  const tokens = parseMarkdown(`${piece.repeat(25_000)}home`);
  expect(getDepth(tokens)).toBe(MAX_DEPTH);
  expect(JSON.stringify(tokens)).toContain('home');
});

test('footnotes inside each other end at a depth, and thousands of them are parsed in no time', () => {
  expect(JSON.stringify(parseMarkdown(`a[^1]\n\n${'[^1]: '.repeat(5_000)}home`))).toContain('home');
  const many = Array.from({ length: 4_000 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n\n`).join('');
  expect(parseMarkdown(many).at(-1)?.type).toBe('footnotes');
});

test('a text that was just parsed is not parsed again', () => {
  const tokens = parseMarkdown('# One');
  expect(parseMarkdown('# One')).toBe(tokens);
  expect(parseMarkdown('# Two')).not.toBe(tokens);
});
