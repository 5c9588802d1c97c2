import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeLine, normalizeMarkdown, normalizeText } from './normalizeText.ts';

describe('a line', () => {
  test.each([
    ['Tan Wei Jie', 'Tan Wei Jie'],
    ['  Tan \t Wei\r\nJie\n', 'Tan Wei Jie'],
    ['Tan\u2028Wei\u2029Jie\u0085Ming', 'Tan Wei Jie Ming'],
    ['Tan\u00A0Wei\u3000Jie', 'Tan Wei Jie'],
    ['Tan\0 Wei\u0007 Jie\u001B[31m\u009B', 'Tan Wei Jie[31m'],
    ['\u202Eeij\u202C \u2066Tan\u2069 \u200EWei\u200F\u061C', 'eij Tan Wei'],
    ['A\uFFFF title\uFFFE \u{1FFFF}', 'A title'],
    ['T\u200Ban\u00AD\u2060 W\uFEFFei\u180E', 'Tan Wei'],
    ['Tan\u{E0041}\u{E0042}', 'Tan'],
    ['Tan \uD800Wei\uDC00', 'Tan Wei'],
    ['\u3164\u115F\u2800', ''],
    ['\u0301Tan \u0301\u0302Wei\n\u0301Jie', 'Tan Wei Jie'],
    ['\u200D\u0301x', 'x'],
    ['e\u0301 Nguye\u0302\u0303n', 'e\u0301 Nguye\u0302\u0303n'],
    ['T\u200Dan W\u200Cei', 'Tan Wei'],
    ['', ''],
  ])('%j becomes %j', (given, expected) => expect(normalizeLine(given)).toBe(expected));

  test.each([
    ['Sinhala', 'ශ්\u200Dරී ලංකා'],
    ['Malayalam', 'നന്\u200D'.normalize().concat('മ')],
    ['Marathi', 'र्\u200Dय'],
    ['Bengali', 'র\u200D্যাম'],
    ['Hindi', 'क्\u200Cष'],
    ['Tamil', 'க்\u200Cஷ'],
    ['Persian', 'علی\u200Cرضا'],
    ['a family', '👨\u200D👩\u200D👧'],
    ['a heart on fire', '❤\uFE0F\u200D🔥'],
    ['a person with a skin colour', '👩🏽\u200D🚀'],
    ['a flag', '🏳\uFE0F\u200D🌈 🇸🇬'],
    ['a key', '5\uFE0F\u20E3'],
    ['Thai', 'น้ำ ที่นี่'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['a Japanese variant', '葛\u{E0100}城'],
    ['Chinese', '陈伟杰'],
  ])('%s stays as it is written', (_what, name) => expect(normalizeLine(name)).toBe(name));
});

test('a text of several lines keeps its line breaks and nothing else that is not seen', () => {
  expect(normalizeText(' Hello,\r\n\r\n\tis it \u202Efree\u202C?\rYes\u2028no\0\n\n\u0301')).toBe(
    'Hello,\n\nis it free?\nYes\nno',
  );
});

test('whatever is given, what is left is clean, and stays the same when it is given again', () => {
  const piece = fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(
      '\u200C',
      '\u200D',
      '\u094D',
      'क',
      '\u0301',
      'ب',
      '❤',
      '\uFE0F',
      ' ',
      '\n',
      '\u202E',
      'a',
    ),
  );
  const isClean = (text: string) =>
    !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text.replaceAll('\n', '')) &&
    !/\p{Cf}/u.test(text.replaceAll(/[\u200C\u200D]/g, '')) &&
    !/(^|\s)\p{M}/u.test(text);
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      (given) => {
        const [one, several] = [normalizeLine(given), normalizeText(given)];
        return (
          isClean(one) &&
          isClean(several) &&
          !one.includes('\n') &&
          normalizeLine(one) === one &&
          normalizeText(several) === several
        );
      },
    ),
    { numRuns: 500, seed: 20_261_123 },
  );
});

test('a long text of what is left out takes no longer than another', () => {
  expect(normalizeText('\u200D\u094D'.repeat(20_000))).toBe('');
});

test('Markdown keeps the spaces that mean something, and nothing that is hidden', () => {
  const list = '- one\n  - two  \n\n\tcode';
  expect(normalizeMarkdown(`\n \n${list.replaceAll('\n', '\r\n')}\u202E\n\n`)).toBe(list);
  expect(normalizeMarkdown('    code first')).toBe('    code first');
});
