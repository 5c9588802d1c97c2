import { payeeBanks } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { ProviderRefusal } from '../PaymentProvider.ts';
import { formatRoutingNumber } from './formatRoutingNumber.ts';

test.each([
  ['DBS', '0719876543', '7171-071'],
  ['DBS', '123456789', '7171-081'],
  ['OCBC', '5012345678', '7339-501'],
  ['SCB', '0112345678', '9496-001'],
])('reads bank and branch of an account at %s: %s', (bank, accountNumber, routingNumber) =>
  expect(formatRoutingNumber(bank, accountNumber)).toBe(routingNumber),
);

test('knows every bank that a payee can have, and refuses others', () => {
  for (const bank of payeeBanks) expect(formatRoutingNumber(bank, '1234567890')).toMatch(/^\d{4}-\d{3}$/);
  expect(() => formatRoutingNumber('Bank of Nowhere', '1234567890')).toThrow(ProviderRefusal);
});
