import { expect, test } from 'vitest';
import { districts, findDistrict, formatDistrict, formatDistrictCode } from './districts.ts';
import { formatSlug } from './slugs.ts';

test('there are 28 districts, coded 01 to 28 in order', () => {
  expect(districts.map((district) => district.code)).toEqual(
    Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
});

test('81 sectors are in use, each in one district, without 74 and from 83 up', () => {
  const sectors = districts.flatMap((district) => district.sectors).toSorted();
  const expected = Array.from({ length: 82 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(sectors).toEqual(expected.filter((sector) => sector !== '74'));
});

test('a slug is the name slugged', () => {
  expect(districts.filter((district) => district.slug !== formatSlug(district.name))).toEqual([]);
});

test.each(['09', 'D09', 'd09', ' 09 ', 'orchard-river-valley', 'Orchard-River-Valley'])(
  '%j finds district 09',
  (key) => {
    expect(findDistrict(key)?.code).toBe('09');
  },
);

test.each(['9', '00', '29', 'D', '', 'orchard', '__proto__'])('%j finds no district', (key) => {
  expect(findDistrict(key)).toBeUndefined();
  expect(formatDistrict(key)).toBe('Not stated');
  expect(formatDistrictCode(key)).toBe('Not stated');
});

test('a district is shown by name or by code', () => {
  expect(formatDistrict('09')).toBe('Orchard, River Valley');
  expect(formatDistrictCode('orchard-river-valley')).toBe('D09');
});
