import { expect, test } from 'vitest';
import { listSampleMonths } from './samplePlan.ts';

test.each([
  ['2026-11-28T04:00:00Z', '2026-09-01', ['2026-09-05', '2026-10-05', '2026-11-05', '2026-12-05']],
  ['2027-01-24T04:00:00Z', '2026-10-01', ['2026-10-28', '2026-11-28', '2026-12-28', '2027-01-28']],
  ['2026-12-31T16:00:00Z', '2026-10-01', ['2026-10-08', '2026-11-08', '2026-12-08', '2027-01-08']],
])('at %s three months are over and the next is due within a week', (now, from, days) => {
  const found = listSampleMonths(new Date(now));
  expect([found.from, found.months.map(({ dueOn }) => dueOn)]).toEqual([from, days]);
});
