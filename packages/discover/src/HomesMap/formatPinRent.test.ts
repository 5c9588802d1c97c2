import { expect, test } from 'vitest';
import { formatPinRent } from './formatPinRent.ts';

test.each([
  [95_000, '$950'],
  [290_000, '$2.9k'],
  [299_900, '$2.9k'],
  [300_000, '$3k'],
  [1_250_000, '$12k'],
])('%d cents are %s', (cents, text) => {
  expect(formatPinRent(cents)).toBe(text);
});
