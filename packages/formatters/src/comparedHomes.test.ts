import { expect, test } from 'vitest';
import { formatComparedHomes } from './comparedHomes.ts';

test('says which homes were compared, how far away and when they were let', () => {
  const compared = {
    basis: 'distance',
    metres: 1_000,
    count: 23,
    months: { first: '2021-01', last: '2023-09' },
    bedrooms: 3,
  };
  expect(formatComparedHomes(compared)).toBe(
    '23 homes of this type with 3 bedrooms within 1,000 m, rented out from Jan 2021 to Sep 2023',
  );
  expect(
    formatComparedHomes({
      ...compared,
      basis: 'street',
      count: 1,
      bedrooms: null,
      months: { first: '2021-01', last: '2021-01' },
    }),
  ).toBe('1 home of this type on the same street (distance not known), rented out in Jan 2021');
});
