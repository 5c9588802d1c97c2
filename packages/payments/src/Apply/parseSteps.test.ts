import { expect, test } from 'vitest';
import { parseHome } from './parseHome.ts';
import { parseRent } from './parseRent.ts';
import { formatDraft } from './stepText.ts';

const rent = { monthlyRent: '2,500.50', from: '2026-12-10', months: '12', dueDay: '31', deposit: '' };

test('what is right is saved although something else is wrong', () => {
  const { fields, issues } = parseRent({ ...rent, months: '0', chargeWords0: 'Parking', chargeCents0: '' });
  expect(fields).toEqual({ monthlyRent: 250_050, depositCents: null, dueDay: 31, from: '2026-12-10' });
  expect(Object.keys(issues)).toEqual(['months', 'chargeCents0']);
});

test('a draft stands in the fields as it was typed', () => {
  const text = { ...rent, deposit: '5,000', chargeWords1: 'Parking', chargeCents1: '110' };
  const { fields } = parseRent(text);
  const written = formatDraft(fields);
  expect(parseRent(written).fields).toEqual(fields);
  expect(fields.charges).toEqual([{ words: 'Parking', cents: 11_000 }]);
});

test('a flat needs floor and unit, a house does not', () => {
  const address = { postalCode: '160058', block: '58', street: 'Tiong Bahru Road' };
  expect(Object.keys(parseHome({ ...address, propertyType: '0' }).issues)).toEqual(['floor', 'unit']);
  expect(parseHome({ ...address, propertyType: '2' }).issues).toEqual({});
  expect(parseHome({ ...address, propertyType: '0', floor: '#05', unit: '12' }).fields.home?.address).toEqual(
    { ...address, floor: '05', unit: '12' },
  );
});
