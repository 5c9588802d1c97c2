import { expect, test } from 'vitest';
import { isUen, normalizeUen } from './uen.ts';

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = capitals.flatMap((first) => capitals.map((second) => first + second));

test.each(['197401143C', '00192200M', '53498049W', 'T01FC6132D', 'S16FC0121D', ' t01fc6132d '])(
  '%s is valid',
  (text) => {
    expect(isUen(text)).toBe(true);
    expect(normalizeUen(text)).toBe(text.trim().toUpperCase());
  },
);

test.each([
  '202206452X',
  '197401143D',
  '53498049A',
  'T01FC6132A',
  'T01ZZ6132D',
  '177401143C',
  '197401143C5',
  '5197401143C',
  '00192200MM',
  '100192200M',
  'T01FC6132DD',
  'TT01FC6132D',
  '',
  '12345',
  null,
  undefined,
])('%s is refused', (text) => {
  expect(isUen(text)).toBe(false);
  expect(normalizeUen(text)).toBeNull();
});

test('at most one check letter is right for a company', () => {
  expect(capitals.filter((character) => isUen(`197401143${character}`))).toEqual(['C']);
});

test('other entities are of one of the 38 types that are given out', () => {
  const found = pairs.filter((type) =>
    [...capitals, ...'0123456789'].some((character) => isUen(`T09${type}0001${character}`)),
  );
  expect(found).toEqual([
    ...['CC', 'CD', 'CH', 'CL', 'CM', 'CP', 'CS', 'CX', 'DP', 'FB', 'FC', 'FM', 'FN', 'GA', 'GB', 'GS', 'HS'],
    ...['LL', 'LP', 'MB', 'MC', 'MD', 'MH', 'MM', 'MQ', 'NB', 'NR', 'PA', 'PB', 'PF', 'RF', 'RP', 'SM', 'SS'],
    ...['TC', 'TU', 'VH', 'XL'],
  ]);
});
