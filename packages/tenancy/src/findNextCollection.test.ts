import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextCollection } from './findNextCollection.ts';

test.each([
  ['2026-12-01', '2026-12-07', 'the 6th is a Sunday'],
  ['2026-12-06', '2026-12-07', 'the day itself may be the weekend'],
  ['2026-12-07', '2026-12-28', 'never the same day'],
  ['2026-12-28', '2027-01-06', 'over the year'],
  ['2026-02-28', '2026-03-02', 'the 28th is a Saturday, and Monday is in the next month'],
  ['2026-03-01', '2026-03-02', 'a retry of last month that moved into this one'],
])('a collection that failed on %s is tried again on %s: %s', (day, next) => {
  expect(findNextCollection(day)).toBe(next);
});

test('is a weekday within 26 days', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (date) => {
        const next = new Date(findNextCollection(date.toISOString().slice(0, 10)));
        const days = (next.getTime() - Date.parse(date.toISOString().slice(0, 10))) / 86_400_000;
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(26);
        expect([1, 2, 3, 4, 5]).toContain(next.getUTCDay());
      },
    ),
  );
});

test('refuses what is no day', () => {
  expect(() => findNextCollection('soon')).toThrow();
});
