import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './splitLinks.ts';
import { stripBidi } from './stripBidi.ts';

const linksOf = (message: string) =>
  splitLinks(message).flatMap(({ text, href }) => (href ? [[text, href]] : []));

test.each([
  ['see https://sewa.sg/a.', 'https://sewa.sg/a'],
  ['(https://sewa.sg/a)', 'https://sewa.sg/a'],
  ['https://en.wikipedia.org/wiki/Flat_(housing)!', 'https://en.wikipedia.org/wiki/Flat_(housing)'],
  ['http://sewa.sg?a=1&b=2, or', 'http://sewa.sg?a=1&b=2'],
  ['HTTPS://Sewa.SG/Map…', 'HTTPS://Sewa.SG/Map'],
  ['“https://sewa.sg/”', 'https://sewa.sg/'],
  ['https://sewa.sg/a\nhttps://', 'https://sewa.sg/a'],
  ['https://127.0.0.1:8080/x', 'https://127.0.0.1:8080/x'],
])('%j has the link %s', (message, link) => {
  expect(linksOf(message).map(([text]) => text)).toEqual([link]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'www.sewa.sg',
  'https://',
  'https://dbs.com.sg@login.example/',
  'https://\u0430pple.com/',
  'https://12345/',
  'xhttps://sewa.sg',
  'ftp://sewa.sg',
])('%j has no link', (message) => {
  expect(splitLinks(message)).toEqual([{ text: message }]);
});

test('a link ends where the direction of the text is changed', () => {
  expect(linksOf('https://sewa.sg/\u202egpj.exe')).toEqual([['https://sewa.sg/', 'https://sewa.sg/']]);
});

test('text loses the characters that turn it around, and keeps its own direction', () => {
  expect(stripBidi('\u202eAisha\u2066 Tan')).toBe('Aisha Tan');
  expect(stripBidi('\u200fمرحبا')).toBe('\u200fمرحبا');
});

const awkward = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(
        'http://',
        'HTTPS://',
        'javascript:',
        '(',
        ')',
        '.',
        ' ',
        '@',
        '\\',
        '\u202e',
        '\n',
        '%',
        '://',
      ),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('any message is the sum of its parts, and every link leads to the host it shows', () => {
  fc.assert(
    fc.property(awkward, (message) => {
      const parts = splitLinks(message);
      expect(parts.map(({ text }) => text).join('')).toBe(message);
      for (const { text, href } of parts) {
        expect(text).not.toBe('');
        if (href === undefined) continue;
        const { protocol, host, username } = new URL(href);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username).toBe('');
        expect(
          text
            .slice(protocol.length + 2)
            .toLowerCase()
            .startsWith(host),
        ).toBe(true);
        expect(stripBidi(text)).toBe(text);
      }
    }),
  );
});
