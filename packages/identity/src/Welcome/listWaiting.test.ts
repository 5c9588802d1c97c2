import type { Favourite } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { listFirstSteps } from './firstSteps.ts';
import { listWaiting } from './listWaiting.ts';

const saved = (monthlyRent: number): Favourite =>
  ({ listing: { monthlyRent }, rentWhenKept: 300_000, note: '', keptAt: '' }) as Favourite;
const label = (...given: Parameters<typeof listWaiting>) => listWaiting(...given).map((step) => step.label);

test('nothing waits where there is nothing', () => {
  expect(label({ hasInvitation: false, enquiries: 0, favourites: [saved(300_000), saved(310_000)] })).toEqual(
    [],
  );
});

test('the most urgent comes first, and one is not several', () => {
  expect(label({ hasInvitation: true, enquiries: 2, favourites: [saved(290_000)] })).toEqual([
    'An invitation',
    '2 enquiries',
    '1 home you keep costs less',
  ]);
  expect(label({ hasInvitation: false, enquiries: 1, favourites: [saved(1), saved(2)] })).toEqual([
    '1 enquiry',
    '2 homes you keep cost less',
  ]);
});

test.each([['Tenant'], ['Owner'], ['MainAgent'], ['CorporateUser'], ['Somebody']])(
  'a %s has three first steps, each to another page',
  (type) => {
    expect(new Set(listFirstSteps([type]).map(({ path }) => path)).size).toBe(3);
  },
);

test('the steps are those of what somebody became last', () => {
  expect(listFirstSteps(['Tenant', 'Owner'])).toEqual(listFirstSteps(['Owner']));
});
