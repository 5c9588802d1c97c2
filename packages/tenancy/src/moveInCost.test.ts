import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInCost } from './moveInCost.ts';

const signedOn = '2026-11-21';
const amounts = (monthlyRent: number, months: number, day = signedOn) =>
  Object.fromEntries(
    moveInCost({ monthlyRent, months, signedOn: day }).lines.map(({ kind, cents }) => [kind, cents]),
  );

test('two years at $3,000: a month’s rent, two months’ deposit, $288 duty, a month for an own agent', () => {
  expect(amounts(300_000, 24)).toEqual({
    'first-rent': 300_000,
    deposit: 600_000,
    'stamp-duty': 28_800,
    'agent-fee': 300_000,
  });
  expect(moveInCost({ monthlyRent: 300_000, months: 24, signedOn })).toMatchObject({
    total: 928_800,
    isWhole: true,
  });
});

test('one year at $2,501: half a month is rounded down to the cent', () => {
  expect(amounts(250_101, 12)).toEqual({
    'first-rent': 250_101,
    deposit: 250_101,
    'stamp-duty': 12_000,
    'agent-fee': 125_050,
  });
});

test('what custom does not speak of is not known, and the total says it is not whole', () => {
  const long = moveInCost({ monthlyRent: 300_000, months: 36, signedOn });
  expect(amounts(300_000, 36)).toMatchObject({ deposit: null, 'agent-fee': null, 'stamp-duty': 43_200 });
  expect(long).toMatchObject({ total: 343_200, isWhole: false });
  expect(amounts(300_000, 6)).toMatchObject({ deposit: 300_000, 'agent-fee': null });
});

test('before any table begins nothing is known', () => {
  const cost = moveInCost({ monthlyRent: 300_000, months: 12, signedOn: '2010-01-01' });
  expect(cost).toMatchObject({ total: 0, isWhole: false });
  expect(cost.lines.map(({ cents }) => cents)).toEqual([null, null, null, null]);
});

test('no custom is ever called law', () => {
  const { lines } = moveInCost({ monthlyRent: 300_000, months: 12, signedOn });
  const bases = Object.fromEntries(lines.map(({ kind, source }) => [kind, source?.basis]));
  expect(bases).toEqual({
    'first-rent': 'custom',
    deposit: 'custom',
    'stamp-duty': 'estimate',
    'agent-fee': 'custom',
  });
});

test('each amount says who says so and when that was read, though the amount be unknown', () => {
  for (const months of [12, 36]) {
    const { lines } = moveInCost({ monthlyRent: 300_000, months, signedOn });
    expect(lines.map(({ source }) => source?.readOn)).toEqual(Array(4).fill('2026-11-21'));
    expect(Object.fromEntries(lines.map(({ kind, source }) => [kind, source?.name]))).toEqual({
      'first-rent': expect.stringContaining('the first month is paid at signing'),
      deposit: expect.stringContaining('one month for one year, two for two'),
      'stamp-duty': expect.stringContaining('IRAS'),
      'agent-fee': expect.stringContaining('each side pays its own agent'),
    });
  }
});

test('customs are claimed from July 2024, the duty from 2014', () => {
  const known = (day: string) => Object.values(amounts(300_000, 12, day)).map((cents) => cents !== null);
  expect(known('2024-06-30')).toEqual([false, false, true, false]);
  expect(known('2024-07-01')).toEqual([true, true, true, true]);
});

test('rents and lengths that cannot be are refused', () => {
  for (const wrong of [{ monthlyRent: 0.5 }, { monthlyRent: 0 }, { months: 0 }, { months: 2.5 }])
    expect(() => moveInCost({ monthlyRent: 300_000, months: 12, signedOn, ...wrong })).toThrow(RangeError);
});

test('amounts are whole cents and the total is the sum of what every tenant pays', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 120 }),
      (rent, months) => {
        const { lines, total } = moveInCost({ monthlyRent: rent, months, signedOn });
        for (const { cents } of lines) expect(cents === null || Number.isInteger(cents)).toBe(true);
        const sum = lines
          .filter(({ isOptional }) => !isOptional)
          .reduce((all, { cents }) => all + (cents ?? 0), 0);
        expect(total).toBe(sum);
      },
    ),
  );
});
