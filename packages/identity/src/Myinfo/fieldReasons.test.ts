import { expect, test } from 'vitest';
import { findReason } from './fieldReasons.ts';

test.each([
  ['identityNumber', 'NRIC or FIN', 'stamp duty on a tenancy'],
  ['name', 'Name', 'in your contract'],
  ['residentialStatus', 'Residential status', 'citizens and permanent residents'],
  ['passType', 'Pass', 'for the whole tenancy'],
  ['email', 'Email address', 'email you about your contracts'],
  ['phoneNumber', 'Phone number', 'log in with it'],
])('%s is called "%s", and it is said what it is for', (name, label, purpose) => {
  expect(findReason(name)).toEqual({ label, reason: expect.stringContaining(purpose) });
});

test('a field nobody has described yet stands under its own name', () =>
  expect(findReason('height')).toEqual({ label: 'height', reason: '' }));
