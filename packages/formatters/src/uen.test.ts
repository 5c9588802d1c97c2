import { expect, test } from 'vitest';
import { isUen, normalizeUen } from './uen.ts';

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
  '',
  '12345',
  null,
  undefined,
])('%s is refused', (text) => {
  expect(isUen(text)).toBe(false);
  expect(normalizeUen(text)).toBeNull();
});

test('at most one check letter is right for a company', () => {
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(characters.filter((character) => isUen(`197401143${character}`))).toEqual(['C']);
});
