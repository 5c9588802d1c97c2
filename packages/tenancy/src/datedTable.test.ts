import { expect, test } from 'vitest';
import { findRow } from './datedTable.ts';

const source = { name: 'A gazette', basis: 'law', readOn: '2026-11-21' } as const;
const table = [
  { from: '2020-01-01', to: '2020-12-31', source, content: 'old' },
  { from: '2022-01-01', to: '2022-01-31', source, content: 'short' },
  { from: '2022-02-01', to: null, source, content: 'new' },
];
const find = (day: string) => findRow(table, day)?.content ?? null;

test.each([
  ['2019-12-31', null],
  ['2020-01-01', 'old'],
  ['2020-12-31', 'old'],
  ['2021-06-15', null],
  ['2022-01-01', 'short'],
  ['2022-01-31', 'short'],
  ['2022-02-01', 'new'],
  ['2099-12-31', 'new'],
])('on %s the row is %j: first and last day belong to it', (day, content) => {
  expect(find(day)).toBe(content);
});

test.each([
  '',
  'today',
  '2022-3-01',
  '2022-03-1',
  '2022-00-10',
  '2022-13-10',
  '2022-03-00',
  '2022-03-32',
  '2022-03-01T00:00',
  ' 2022-03-01',
  'x2022-03-01',
])('%j is no day, and nothing is known of it', (day) => {
  expect(find(day)).toBeNull();
});

test.each(['2022-03-09', '2022-10-10', '2022-12-19', '2022-12-20', '2022-12-30', '2022-12-31'])(
  '%s is a day',
  (day) => {
    expect(find(day)).toBe('new');
  },
);
