import { expect, test } from 'vitest';
import { findRow } from './datedTable.ts';
import {
  agentFeeTable,
  depositTable,
  diplomaticClauseTable,
  findCustomary,
  firstRentTable,
  minorRepairTable,
} from './practices.ts';

const day = '2026-11-28';
const tables = { deposit: depositTable, agent: agentFeeTable, first: firstRentTable };
const find = (name: keyof typeof tables, monthlyRent: number, months: number, on = day) =>
  findCustomary(tables[name], { monthlyRent, months, day: on });

test.each([
  ['deposit', 1, 300_000],
  ['deposit', 12, 300_000],
  ['deposit', 13, 600_000],
  ['deposit', 24, 600_000],
  ['deposit', 25, null],
  ['agent', 11, null],
  ['agent', 12, 150_000],
  ['agent', 13, null],
  ['agent', 24, 300_000],
  ['first', 1_200, 300_000],
] as const)(
  '%s for %i months at $3,000 is %j cents, null where no guide speaks of it',
  (name, months, cents) => {
    expect(find(name, 300_000, months).cents).toBe(cents);
  },
);

test('half a month is rounded down to the cent', () => {
  expect(find('agent', 250_101, 12).cents).toBe(125_050);
});

test('an unknown length still says who was asked, an unknown day does not', () => {
  expect(find('deposit', 300_000, 36).source?.name).toContain('one month for one year, two for two');
  expect(find('deposit', 300_000, 12, '2024-06-30')).toEqual({ cents: null, source: null });
  expect(find('deposit', 300_000, 12, '2024-07-01').cents).toBe(300_000);
});

test('small repairs and the diplomatic clause are customs, known from July 2024', () => {
  for (const table of [minorRepairTable, diplomaticClauseTable]) {
    expect(findRow<unknown>(table, '2024-06-30')).toBeNull();
    expect(findRow<unknown>(table, day)?.source).toMatchObject({ basis: 'custom', readOn: '2026-11-28' });
  }
  expect(findRow(minorRepairTable, day)?.content).toEqual({
    usualCap: 20_000,
    lowestCap: 15_000,
    highestCap: 50_000,
  });
  expect(findRow(diplomaticClauseTable, day)?.content).toEqual({
    longerThan: 12,
    noticeAfter: 12,
    notice: 2,
  });
});
