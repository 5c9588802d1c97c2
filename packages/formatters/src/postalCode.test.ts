import { expect, test } from 'vitest';
import {
  findDistrictByPostalCode,
  findSector,
  formatPostalCode,
  isPostalCode,
  normalizePostalCode,
} from './postalCode.ts';

test.each(['560210', ' 560210 ', 'S560210', 'S(560210)', 'Singapore 560210', '560 210', '５６０２１０'])(
  '%j is 560210',
  (text) => {
    expect(normalizePostalCode(text)).toBe('560210');
  },
);

test.each(['NIL', '', '56021', '5602100', '740001', '830001', '000001', '990001', 'S', null, undefined])(
  '%s is no postal code',
  (text) => {
    expect(normalizePostalCode(text)).toBeNull();
    expect(isPostalCode(text)).toBe(false);
    expect(findSector(text)).toBeNull();
    expect(findDistrictByPostalCode(text)).toBeUndefined();
    expect(formatPostalCode(text)).toBe('Not stated');
  },
);

test('only six digits alone are a postal code, what people type around them is not', () => {
  expect(isPostalCode('560210')).toBe(true);
  expect(isPostalCode('S560210')).toBe(false);
});

test.each([
  ['049315', '04', '01'],
  ['098585', '09', '04'],
  ['238801', '23', '09'],
  ['560210', '56', '20'],
  ['819643', '81', '17'],
  ['828649', '82', '19'],
])('%s lies in sector %s, district %s', (postalCode, sector, district) => {
  expect(findSector(postalCode)).toBe(sector);
  expect(findDistrictByPostalCode(postalCode)?.code).toBe(district);
});

test('is shown as on an envelope', () => {
  expect(formatPostalCode('049315')).toBe('Singapore 049315');
});
