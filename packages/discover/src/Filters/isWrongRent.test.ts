import { expect, test } from 'vitest';
import { isWrongRent } from './isWrongRent.ts';

test.each(['', ' ', '3000', '3,000', '3k', '$2500'])('%j is a rent or none', (text) => {
  expect(isWrongRent(text)).toBe(false);
});

test.each(['abc', '0', '-5', '9999999'])('%j is no rent', (text) => {
  expect(isWrongRent(text)).toBe(true);
});
