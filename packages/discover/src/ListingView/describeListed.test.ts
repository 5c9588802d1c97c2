import { expect, test } from 'vitest';
import { describeListed } from './describeListed.ts';

test.each([
  ['2026-11-30', 'Listed today'],
  ['2026-11-29', 'Listed today'],
  ['2026-11-28', 'Listed yesterday'],
  ['2026-11-16', 'Listed 13 days ago'],
  ['2026-11-15', 'Listed 2 weeks ago'],
  ['2026-09-30', 'Listed 2 months ago'],
  ['2026-10-01', 'Listed 8 weeks ago'],
  ['2025-11-30', 'Listed 12 months ago'],
  ['2025-11-29', 'Listed 1 year ago'],
])('a home listed on %s says on 29 November 2026: %s', (listed, said) => {
  expect(describeListed(listed, '2026-11-29')).toBe(said);
});
