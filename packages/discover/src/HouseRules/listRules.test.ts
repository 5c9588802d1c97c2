import { expect, test } from 'vitest';
import { listRules } from './listRules.ts';

test('only the rules that are stated are listed', () => {
  expect(listRules({})).toEqual([]);
  expect(listRules({ pets: null, minMonths: null, notes: 'No shoes' })).toEqual([]);
  expect(
    listRules({
      minMonths: 12,
      maxOccupants: 3,
      pets: 'on-request',
      smoking: 'not-allowed',
      cooking: 'light',
    }),
  ).toEqual([
    { name: 'Shortest stay', value: '12 months' },
    { name: 'Most occupants', value: '3' },
    { name: 'Cooking', value: 'Light cooking' },
    { name: 'Pets', value: 'Ask first' },
    { name: 'Smoking', value: 'Not allowed' },
  ]);
});
