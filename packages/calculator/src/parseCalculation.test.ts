import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalculationInput, payWays } from './Calculation.ts';
import { calculate } from './calculate.ts';
import { parseCalculation, serializeCalculation } from './parseCalculation.ts';
import { rates } from './testing/rates.ts';

const parse = (query: string) => parseCalculation(new URLSearchParams(query));

test('reads every parameter', () => {
  const query =
    'monthlyRent=320050&months=24&from=2027-01-15&deposit=free&hasAgent=true&payBy=card&repairs=0&repairCap=15000&leaveAfter=14&hasDiplomaticClause=true&day=2026-12-01';
  expect(parse(query)).toEqual({
    input: {
      monthlyRent: 320_050,
      months: 24,
      from: '2027-01-15',
      deposit: 'free',
      hasAgent: true,
      payBy: 'card',
      repairs: 0,
      repairCap: 15_000,
      leaveAfter: 14,
      hasDiplomaticClause: true,
    },
    day: '2026-12-01',
    issues: [],
  });
});

test('rent and months are enough, and what it does not know is ignored', () => {
  expect(parse('months=12&monthlyRent=300000&utm_source=x&Months=3')).toEqual({
    input: { monthlyRent: 300_000, months: 12 },
    day: null,
    issues: [],
  });
});

test('names every missing and wrong field at once', () => {
  const { input, issues } = parse('months=0&from=2026-02-30&payBy=cash&hasAgent=maybe&day=today');
  expect(input).toBeNull();
  expect(issues.map(({ name }) => name)).toEqual([
    'monthlyRent',
    'months',
    'from',
    'hasAgent',
    'payBy',
    'day',
  ]);
  expect(issues.map(({ reason }) => reason)).toContain('Choose one of these: transfer, egiro, paynow, card.');
});

const wrong = {
  monthlyRent: ['', '-1', '0', '3.5', '1e3', '1e9999', '1000000001', 'NaN', '0x10', ' 1', '1,000', '٣'],
  months: ['', '-1', '0', '1.5', '1201', 'twelve'],
  from: [
    '',
    '2026-02-30',
    '2026-2-3',
    '26-02-03',
    '2026-13-01',
    '1899-12-31',
    '2200-01-01',
    '2026-02-03T00:00',
  ],
  deposit: ['', 'none', 'FREE'],
  hasAgent: ['', 'maybe', '1', 'True'],
  payBy: ['', 'cash', 'Card', 'toString'],
  repairs: ['', '-1', '0.5', '1001'],
  repairCap: ['', '-1', '0.5', '1000000001'],
  leaveAfter: ['', '0', '-1', '1.5', '1201'],
  hasDiplomaticClause: ['', 'yes'],
  day: ['', 'today', '2026-02-29'],
};

test.each(Object.entries(wrong))('refuses what `%s` cannot be', (name, texts) => {
  for (const text of texts) {
    const query = new URLSearchParams({ monthlyRent: '300000', months: '12', [name]: text });
    const { input, issues } = parseCalculation(query);
    expect(input, text).toBeNull();
    expect(
      issues.map((issue) => issue.name),
      text,
    ).toEqual([name]);
  }
});

const inputs: fc.Arbitrary<CalculationInput> = fc.record(
  {
    monthlyRent: fc.integer({ min: 1, max: 1_000_000_000 }),
    months: fc.integer({ min: 1, max: 120 }),
    from: fc.constantFrom('2026-12-01', '2028-02-29', '2026-01-31'),
    deposit: fc.constantFrom('usual', 'free'),
    hasAgent: fc.boolean(),
    payBy: fc.constantFrom(...payWays),
    repairs: fc.integer({ min: 0, max: 20 }),
    repairCap: fc.integer({ min: 0, max: 50_000 }),
    leaveAfter: fc.integer({ min: 1, max: 120 }),
    hasDiplomaticClause: fc.boolean(),
  },
  { requiredKeys: ['monthlyRent', 'months'] },
);

test('what is written is read as the same calculation', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { input: again } = parse(serializeCalculation(input));
      if (!again) throw new Error('It was not read.');
      expect(calculate(again, rates, '2026-11-28')).toEqual(calculate(input, rates, '2026-11-28'));
    }),
    { numRuns: 50 },
  );
});

test('defaults are left out', () => {
  const usual = { deposit: 'usual', hasAgent: false, payBy: 'transfer', repairs: 2, leaveAfter: 12 } as const;
  expect(
    serializeCalculation({ monthlyRent: 300_000, months: 24, ...usual, hasDiplomaticClause: false }),
  ).toBe('monthlyRent=300000&months=24');
});
