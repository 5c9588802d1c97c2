import { expect, test } from 'vitest';
import { countFee } from './countFee.ts';

test.each([
  [{ basisPoints: 260, fixedCents: 0 }, 250_000, 6_500],
  [{ basisPoints: 260, fixedCents: 0 }, 250_001, 6_500],
  [{ basisPoints: 260, fixedCents: 50 }, 19, 50],
  [{ basisPoints: 260, fixedCents: 50 }, 20, 51],
  [{ basisPoints: 0, fixedCents: 0 }, 250_000, 0],
  [{ basisPoints: 260, fixedCents: 50 }, 0, 0],
])('with %j, paying %i cents costs %i', (card, cents, fee) => {
  expect(countFee(card, cents)).toBe(fee);
});
