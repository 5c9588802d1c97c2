// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isSentRound } from './isSentRound.ts';

test('a tab that leaves for log-in a fourth time within 20 seconds is sent round; then it counts anew', () => {
  expect([0, 1, 2, 3].map((second) => isSentRound(1_000_000 + second * 1000))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect([4, 30, 60, 90, 120].map((second) => isSentRound(1_000_000 + second * 1000))).not.toContain(true);
});
