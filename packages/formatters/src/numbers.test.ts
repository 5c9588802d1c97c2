import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNumber, formatNumber } from './numbers.ts';

test.each<[number | null | undefined, string]>([
  [0, '0'],
  [-0, '0'],
  [-0.2, '0'],
  [999, '999'],
  [1000, '1,000'],
  [5954, '5,954'],
  [1234567.5, '1,234,568'],
  [-1234.5, '-1,235'],
  [2 ** 53, 'Not stated'],
  [Number.NaN, 'Not stated'],
  [null, 'Not stated'],
  [undefined, 'Not stated'],
])('%s is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

test('agrees with the en-SG format of the platform on every whole number', () => {
  const platform = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(platform.format(value));
    }),
  );
});

test.each([
  ['１２', '12'],
  [' 1,200 ', '1200'],
  ['1 200 000', '1200000'],
  ['1,2', '1,2'],
  [null, ''],
])('%j is read as %j', (text, number) => expect(cleanNumber(text)).toBe(number));
