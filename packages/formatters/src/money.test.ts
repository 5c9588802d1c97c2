import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatRent, parseMoney } from './money.ts';

describe('formatMoney', () => {
  test.each<[number | null | undefined, string]>([
    [350000, '$3,500'],
    [350050, '$3,500.50'],
    [350005, '$3,500.05'],
    [100, '$1'],
    [1, '$0.01'],
    [0, '$0'],
    [-0, '$0'],
    [-0.4, '$0'],
    [-50, '-$0.50'],
    [-123456789, '-$1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
    [1e21, 'Not stated'],
    [Number.NaN, 'Not stated'],
    [Number.NEGATIVE_INFINITY, 'Not stated'],
    [null, 'Not stated'],
    [undefined, 'Not stated'],
  ])('%s cents are %s', (cents, shown) => {
    expect(formatMoney(cents)).toBe(shown);
  });
});

test('a rent is by the month', () => {
  expect(formatRent(350000)).toBe('$3,500 / month');
  expect(formatRent(null)).toBe('Not stated');
});

describe('parseMoney', () => {
  test.each([
    ['3500', 350000],
    ['3,500', 350000],
    ['$3,500.50', 350050],
    ['S$ 3500.5', 350050],
    ['sgd 1,234,567', 123456700],
    [' 0.01 ', 1],
    ['007', 700],
    ['３５００', 350000],
    ['3 500', 350000],
    ['3\u202f500', 350000],
    ['3\u00a0500', 350000],
    ['3,500.', 350000],
    ['SGD 3500', 350000],
    ['3500/mth', 350000],
    ['$3,500 per month', 350000],
    ['$3.5k', 350000],
    ['3k', 300000],
  ])('%s is understood', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test.each([
    '',
    '-1',
    '3,50',
    '3.500',
    '3500.505',
    '1e3',
    '3 50',
    '3.5005k0',
    '3500 per week',
    '3kk',
    '$',
    'US$3',
    '9'.repeat(20),
    null,
    undefined,
  ])('%s is refused', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('reads back every amount it is shown', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents);
      }),
    );
  });
});
