import { stampDuty } from '@sewa/tenancy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalculationInput, type LineKind, payWays } from './Calculation.ts';
import { calculate } from './calculate.ts';
import { rates } from './testing/rates.ts';

const day = '2026-11-28';
const rent = 300_000;
const run = (input: Partial<CalculationInput> = {}, on = day, cards = rates) =>
  calculate({ monthlyRent: rent, months: 24, ...input }, cards, on);
const amounts = (...options: Parameters<typeof run>) =>
  Object.fromEntries(run(...options).lines.map(({ kind, cents }) => [kind, cents]));
const findLine = (kind: LineKind, ...options: Parameters<typeof run>) =>
  run(...options).lines.find((line) => line.kind === kind);
const assumed = (...options: Parameters<typeof run>) =>
  run(...options).assumptions.map(({ kind, line }) => (line ? `${kind} ${line}` : kind));

test('two years at $3,000, from the first of next month, with nothing chosen', () => {
  expect(amounts()).toEqual({
    'first-rent': 300_000,
    deposit: 600_000,
    'stamp-duty': 28_800,
    'agent-fee': 300_000,
    rent: 23 * 300_000,
    'egiro-fee': 0,
    'paynow-fee': 23 * 50,
    'card-fee': 23 * 7_800,
    'minor-repairs': 40_000,
    'leaving-early': 600_000,
  });
  expect(run().totals).toEqual({ moveIn: 928_800, tenancy: 928_800 + 6_900_000 });
  expect(assumed()).toEqual([
    'starts-next-month',
    'deposit-comes-back deposit',
    'first-payments-by-transfer',
    'repairs-estimated minor-repairs',
    'agent-not-counted agent-fee',
  ]);
});

test.each([
  [3_000, 6, 72],
  [3_000, 9, 108],
  [3_000, 24, 288],
  [3_000, 60, 576],
  [1_000, 36, 144],
])('a lease of $%i for %i months pays $%i duty, as the worked examples say', (dollars, months, duty) => {
  const line = findLine('stamp-duty', { monthlyRent: dollars * 100, months });
  expect(line).toMatchObject({ cents: duty * 100, basis: 'estimate', isMoveIn: true, isOptional: false });
});

test('a part of a month costs the share of its days, before the keys and at the end', () => {
  const part = { monthlyRent: 310_000, months: 12, from: '2026-12-16' };
  expect(amounts(part)).toMatchObject({ 'first-rent': 160_000, rent: 11 * 310_000 + 150_000 });
  expect(run(part).assumptions).toContainEqual({ kind: 'part-month-by-days', line: 'first-rent', value: 16 });
  expect(assumed(part)).not.toContain('starts-next-month');
  expect(assumed({ from: '2026-12-01' })).not.toContain('part-month-by-days first-rent');
});

test('one whole month has no later rent, no fee for paying it, and nobody leaves it early', () => {
  expect(run({ months: 1 }).lines.map(({ kind }) => kind)).toEqual([
    'first-rent',
    'deposit',
    'stamp-duty',
    'agent-fee',
    'minor-repairs',
  ]);
});

test('without a deposit its price counts; where there is none, that is said', () => {
  const free = { deposit: 'free' } as const;
  expect(findLine('deposit', free)).toBeUndefined();
  expect(findLine('deposit-free', free)).toMatchObject({ cents: null, source: null, basis: 'price' });
  expect(assumed(free)).toContain('not-known deposit-free');
  expect(assumed(free)).toContain('not-known leaving-early');
  expect(assumed(free)).not.toContain('deposit-comes-back deposit');
  const priced = { ...rates, depositFree: { basisPoints: 5_000, fixedCents: 100 } };
  expect(findLine('deposit-free', free, day, priced)).toMatchObject({ cents: 150_100, isMoveIn: true });
  expect(run(free, day, priced).totals.moveIn).toBe(300_000 + 150_100 + 28_800);
});

test('the agent and the way to pay count only when they are chosen', () => {
  const plain = run().totals;
  expect(run({ hasAgent: true }).totals.moveIn).toBe(plain.moveIn + 300_000);
  expect(assumed({ hasAgent: true })).not.toContain('agent-not-counted agent-fee');
  expect(run({ payBy: 'card' }).totals).toEqual({ ...plain, tenancy: plain.tenancy + 23 * 7_800 });
  expect(findLine('card-fee')).toMatchObject({ isOptional: true, source: rates.source });
});

test('a way to pay without a rate card is not known, and the others still are', () => {
  const cards = { ...rates, card: null };
  expect(amounts({ payBy: 'card' }, day, cards)).toMatchObject({ 'card-fee': null, 'paynow-fee': 1_150 });
  expect(assumed({ payBy: 'card' }, day, cards)).toContain('not-known card-fee');
});

test('the fee of a part month is that of its own amount', () => {
  expect(amounts({ monthlyRent: 310_000, months: 1, from: '2026-12-16' })).toMatchObject({
    'card-fee': 3_900,
  });
});

test('small repairs: one a year at $200, or as many and as dear as the contract says', () => {
  expect(amounts({ months: 13 })).toMatchObject({ 'minor-repairs': 40_000 });
  expect(amounts({ repairs: 3, repairCap: 15_000 })).toMatchObject({ 'minor-repairs': 45_000 });
  expect(amounts({ repairs: 0 })).toMatchObject({ 'minor-repairs': 0 });
  expect(findLine('minor-repairs')).toMatchObject({ basis: 'custom', isOptional: true });
});

test('who leaves early loses the deposit, unless the diplomatic clause lets them go', () => {
  const leaving = (leaveAfter: number, hasDiplomaticClause: boolean, months = 24) =>
    amounts({ leaveAfter, hasDiplomaticClause, months })['leaving-early'];
  expect(leaving(14, true)).toBe(0);
  expect(leaving(13, true)).toBe(600_000);
  expect(leaving(14, false)).toBe(600_000);
  expect(leaving(11, true, 12)).toBe(300_000);
  expect(leaving(24, true)).toBeUndefined();
  expect(leaving(30, false, 36)).toBeNull();
});

test('an old day gets old rates: customs are known from July 2024, the duty from 2014', () => {
  const before = run({}, '2024-06-30');
  const unknown = before.lines.filter(({ cents }) => cents === null).map(({ kind }) => kind);
  expect(unknown).toEqual(['deposit', 'agent-fee', 'minor-repairs', 'leaving-early']);
  expect(before.totals.moveIn).toBe(300_000 + 28_800);
  expect(amounts({}, '2014-02-21')).toMatchObject({ 'stamp-duty': null, 'first-rent': 300_000 });
  expect(amounts({}, '2024-07-01')).toMatchObject({ deposit: 600_000 });
});

test('no custom is called law, and each amount of a table says who says so and when it was read', () => {
  const bases = Object.fromEntries(run().lines.map(({ kind, basis }) => [kind, basis]));
  expect(bases).toMatchObject({
    'first-rent': 'custom',
    deposit: 'custom',
    'stamp-duty': 'estimate',
    'agent-fee': 'custom',
    rent: 'contract',
    'card-fee': 'price',
    'leaving-early': 'custom',
  });
  const unsourced = run().lines.filter(({ source }) => !source?.readOn || !source.name);
  expect(unsourced.map(({ kind }) => kind)).toEqual(['rent']);
});

test.each([
  [{ monthlyRent: 0.5 }],
  [{ monthlyRent: Number.NaN }],
  [{ monthlyRent: 1_000_000_001 }],
  [{ months: 0 }],
  [{ months: 1_201 }],
  [{ repairs: -1 }],
  [{ repairCap: 1.5 }],
  [{ leaveAfter: 0 }],
  [{ from: '2026-02-30' }],
])('refuses %j', (wrong) => {
  expect(() => run(wrong)).toThrow(RangeError);
});

test('refuses a day that is none, and rate cards that could make parts of cents', () => {
  expect(() => run({}, 'today')).toThrow('`day` is a day like 2026-12-01; it was given today.');
  expect(() => run({}, day, { ...rates, card: { basisPoints: 260, fixedCents: 0.5 } })).toThrow(RangeError);
});

const inputs = fc.record(
  {
    monthlyRent: fc.integer({ min: 1, max: 1_000_000_000 }),
    months: fc.integer({ min: 1, max: 1_200 }),
    from: fc.constantFrom('2026-12-01', '2026-12-31', '2028-02-29', '2027-01-15'),
    deposit: fc.constantFrom('usual' as const, 'free' as const),
    hasAgent: fc.boolean(),
    payBy: fc.constantFrom(...payWays),
    repairs: fc.integer({ min: 0, max: 1_000 }),
    repairCap: fc.integer({ min: 0, max: 1_000_000_000 }),
    leaveAfter: fc.integer({ min: 1, max: 1_200 }),
    hasDiplomaticClause: fc.boolean(),
  },
  { requiredKeys: ['monthlyRent', 'months'] },
);
const days = fc.constantFrom('2000-01-01', '2014-02-22', '2024-07-01', day, '2199-12-31');

test('totals are the sums of what counts, in whole cents that are never negative; what is unknown is said', () => {
  fc.assert(
    fc.property(inputs, days, (input, on) => {
      const { lines, totals, assumptions } = calculate(input, rates, on);
      const sum = (wanted: typeof lines) => wanted.reduce((all, { cents }) => all + (cents ?? 0), 0);
      const counted = lines.filter(({ isOptional }) => !isOptional);
      expect(totals.tenancy).toBe(sum(counted));
      expect(totals.moveIn).toBe(sum(counted.filter(({ isMoveIn }) => isMoveIn)));
      for (const { cents } of lines)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length);
      const unknown = lines.filter(({ cents }) => cents === null).map(({ kind }) => kind);
      expect(assumptions.filter(({ kind }) => kind === 'not-known').map(({ line }) => line)).toEqual(unknown);
    }),
  );
});

test('a higher rent never costs less, line by line', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 1_000_000_000 }), days, (input, other, on) => {
      const [low, high] = [input.monthlyRent, other].sort((one, two) => one - two);
      const at = (monthlyRent = 1) => calculate({ ...input, monthlyRent }, rates, on);
      const dear = at(high).lines;
      at(low).lines.forEach(({ cents }, index) => {
        expect(cents ?? 0).toBeLessThanOrEqual(dear[index]?.cents ?? 0);
      });
    }),
  );
});

test('the rent of a tenancy of whole calendar months is months times rent, and its duty that of the table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 2, max: 120 }),
      (monthlyRent, months) => {
        const lines = amounts({ monthlyRent, months, from: '2027-01-01' });
        expect((lines['first-rent'] ?? 0) + (lines.rent ?? 0)).toBe(monthlyRent * months);
        const periods = [{ monthlyRent, months }];
        expect(lines['stamp-duty']).toBe(stampDuty({ periods, signedOn: day }).cents);
      },
    ),
  );
});
