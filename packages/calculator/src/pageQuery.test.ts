import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculationInput } from './Calculation.ts';
import { payWays } from './Calculation.ts';
import {
  findCalculationInput,
  parseCalculatorPage,
  serializeCalculatorPage,
  shortenCalculatorQuery,
} from './pageQuery.ts';

const parse = (query: string) => parseCalculatorPage(new URLSearchParams(query));
const shorten = (query: string) => shortenCalculatorQuery(new URLSearchParams(query));

test.each([
  ['3200', 320_000],
  ['3,200.50', 320_050],
  ['$3200', 320_000],
  [' S$ 3,200 ', 320_000],
])('a rent is read as people type it: %s', (rent, cents) => {
  const { first } = parseCalculatorPage(new URLSearchParams({ rent }));
  expect(first).toEqual({ values: { monthlyRent: cents }, issues: [] });
});

test.each([
  ['rent', '', 'missing'],
  ['rent', '-1', 'not-money'],
  ['rent', '1e3', 'not-money'],
  ['rent', '9'.repeat(500), 'not-money'],
  ['rent', '0', 'too-small'],
  ['rent', '99,999,999', 'too-large'],
  ['months', '1.5', 'not-whole'],
  ['months', '0', 'too-small'],
  ['months', '1201', 'too-large'],
  ['from', '2027-02-30', 'not-a-day'],
  ['from', 'soon', 'not-a-day'],
  ['deposit', 'half', 'not-a-choice'],
  ['pay', 'constructor', 'not-a-choice'],
  ['repairs', '-1', 'not-whole'],
])('what cannot be used is said at its field: %s=%s', (name, text, reason) => {
  const { first } = parseCalculatorPage(new URLSearchParams({ rent: '3200', [name]: text }));
  expect(first.issues).toEqual([{ name, reason, text: text.slice(0, 24) }]);
  expect(findCalculationInput(first)).toBeNull();
});

test('names of others and empty fields change nothing', () => {
  const { first, second } = parse('rent=3200&utm_source=mail&from=&repairs=&months=');
  expect(findCalculationInput(first)).toEqual({ monthlyRent: 320_000, months: 12 });
  expect(second).toBeNull();
});

test('a comparison starts as a copy of the first column, and ends with `compare=no`', () => {
  expect(parse('rent=3200&months=24&compare=yes').second?.values).toEqual({
    monthlyRent: 320_000,
    months: 24,
  });
  expect(parse('rent=3200&rent2=2800&compare=no').second).toBeNull();
  expect(parse('rent=3200&rent2=2800').second?.values).toEqual({ monthlyRent: 280_000 });
});

test('the query of a form that was sent becomes short, with what others put there at its end', () => {
  expect(
    shorten(
      'rent=3%2C200.50&months=12&from=&deposit=usual&agent=yes&pay=transfer&repairs=&leave=&utm_source=mail',
    ),
  ).toBe('rent=3200.50&months=12&agent=yes&utm_source=mail');
  expect(shorten('rent=3200&compare=yes')).toBe('rent=3200&rent2=3200');
  expect(shorten('rent=abc&from=')).toBe('rent=abc&from=');
});

const column = fc
  .record(
    {
      monthlyRent: fc.integer({ min: 100, max: 1_000_000_000 }),
      months: fc.integer({ min: 1, max: 1_200 }),
      from: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      deposit: fc.constant('free' as const),
      hasAgent: fc.constant(true),
      payBy: fc.constantFrom(...payWays.filter((way) => way !== 'transfer')),
      repairs: fc.integer({ min: 0, max: 1_000 }),
      leaveAfter: fc.integer({ min: 1, max: 1_200 }),
      hasDiplomaticClause: fc.constant(true),
    } satisfies Record<keyof Omit<CalculationInput, 'repairCap'>, unknown>,
    { requiredKeys: ['monthlyRent'] },
  )
  .map((values) => ({ values, issues: [] }));

test('what is written is read back the same, and cannot become shorter', () => {
  fc.assert(
    fc.property(column, fc.option(column), (first, second) => {
      const query = serializeCalculatorPage({ first, second });
      expect(parse(query)).toEqual({ first, second });
      expect(shorten(query)).toBe(query);
    }),
  );
});
