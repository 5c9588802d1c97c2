import { expect, test } from 'vitest';
import { isAgencyLicenceNumber, isRegistrationNumber } from './agents.ts';

test.each(['R012345A', 'R999999Z'])('%s has the shape of a registration number', (text) => {
  expect(isRegistrationNumber(text)).toBe(true);
});

test.each(['r012345a', 'R12345A', 'R0123456A', ' R012345A', 'R012345A\n', 'L3001234K', '', null])(
  '%j has not the shape of a registration number',
  (text) => {
    expect(isRegistrationNumber(text)).toBe(false);
  },
);

test('a licence number is L, seven digits and a letter', () => {
  expect(isAgencyLicenceNumber('L3001234K')).toBe(true);
  expect(isAgencyLicenceNumber('L300123K')).toBe(false);
  expect(isAgencyLicenceNumber('L3001234KK')).toBe(false);
  expect(isAgencyLicenceNumber('LL3001234K')).toBe(false);
  expect(isAgencyLicenceNumber('R012345A')).toBe(false);
});
