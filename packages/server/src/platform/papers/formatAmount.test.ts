import { expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';

test('an amount has two digits after the point, and commas before it', () => {
  expect([0, 5, 350_000, 123_456_789, -30_000, -5].map(formatAmount)).toEqual([
    '0.00',
    '0.05',
    '3,500.00',
    '1,234,567.89',
    '−300.00',
    '−0.05',
  ]);
});
