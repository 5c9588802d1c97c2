import { expect, test } from 'vitest';
import { findFurnitureStatus, formatFurnitureStatus } from './furniture.ts';

test.each([
  [0, 'Unfurnished'],
  [1, 'Partially furnished'],
  [2, 'Furnished'],
  [3, 'Not stated'],
  [null, 'Not stated'],
])('furnishing %s is shown as %s', (code, shown) => {
  expect(formatFurnitureStatus(code)).toBe(shown);
});

test('a code is found with its label', () => {
  expect(findFurnitureStatus(2)).toEqual({ code: 2, label: 'Furnished' });
});
