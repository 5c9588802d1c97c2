import { expect, test } from 'vitest';
import { chooseViews } from './chooseViews.ts';

test('every view is compared where nobody says that the look is known', () => {
  expect(chooseViews(undefined, false).isFull).toBe(true);
  expect(chooseViews('full', false).isFull).toBe(true);
});

test('light at one width is compared when that is asked for', () => {
  expect(chooseViews('quick', false).isFull).toBe(false);
});

test('drawing the baselines anew draws every view', () => {
  expect(chooseViews('quick', true)).toEqual({ isFull: true, reason: 'the baselines are drawn anew' });
});
