import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLastDay, findRentOn, listRentPeriods, type RentPlan } from './rentPeriods.ts';

const plan: RentPlan = { monthlyRent: 250_000, dueDay: 1, from: '2026-12-01', months: 12 };
const plans = fc.record({
  monthlyRent: fc.integer({ min: 1, max: 100_000_000 }),
  dueDay: fc.integer({ min: 1, max: 31 }),
  from: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  months: fc.integer({ min: 1, max: 120 }),
});
const nextDay = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.each([
  ['2026-12-01', 12, '2027-11-30'],
  ['2026-11-21', 1, '2026-12-20'],
  ['2027-01-28', 1, '2027-02-27'],
  ['2027-01-29', 1, '2027-02-28'],
  ['2027-01-30', 1, '2027-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-29', 1, '2028-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-03-31', 1, '2027-04-30'],
  ['2027-02-28', 1, '2027-03-27'],
  ['2026-10-31', 2, '2026-12-30'],
])('a plan from %s for %i months ends on %s', (from, months, last) => {
  expect(findLastDay({ from, months })).toBe(last);
});

test('whole months cost the rent', () => {
  const periods = listRentPeriods(plan);
  expect(periods).toHaveLength(12);
  expect(new Set(periods.map(({ cents }) => cents))).toEqual(new Set([250_000]));
  expect(periods[0]).toEqual({
    period: '2026-12',
    from: '2026-12-01',
    to: '2026-12-31',
    days: 31,
    daysInMonth: 31,
    dueOn: '2026-12-01',
    cents: 250_000,
  });
});

test('the first and the last month cost the share of their days, rounded to the cent', () => {
  const periods = listRentPeriods({ ...plan, from: '2026-12-22', months: 2, dueDay: 5 });
  expect(periods.map(({ period, days, dueOn, cents }) => [period, days, dueOn, cents])).toEqual([
    ['2026-12', 10, '2026-12-22', 80_645],
    ['2027-01', 31, '2027-01-05', 250_000],
    ['2027-02', 21, '2027-02-05', 187_500],
  ]);
});

test('the due day of a shorter month is its last, and the last rent is due by the last day', () => {
  const periods = listRentPeriods({ ...plan, from: '2027-11-15', months: 4, dueDay: 31 });
  expect(periods.map(({ dueOn }) => dueOn)).toEqual([
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-14',
  ]);
});

test('periods follow each other without gaps from the first to the last day', () => {
  fc.assert(
    fc.property(plans, (drawn) => {
      const periods = listRentPeriods(drawn);
      expect(periods[0]?.from).toBe(drawn.from);
      expect(periods.at(-1)?.to).toBe(findLastDay(drawn));
      for (const [index, { from, to, period }] of periods.entries()) {
        expect([from.slice(0, 7), to.slice(0, 7)]).toEqual([period, period]);
        if (index > 0) expect(from).toBe(nextDay(periods[index - 1]?.to ?? ''));
      }
    }),
  );
});

test('every month but the first and the last is whole, and no part costs more than the rent', () => {
  fc.assert(
    fc.property(plans, (drawn) => {
      const periods = listRentPeriods(drawn);
      for (const { days, daysInMonth, cents } of periods.slice(1, -1))
        expect([days, cents]).toEqual([daysInMonth, drawn.monthlyRent]);
      for (const { days, daysInMonth, cents } of periods) {
        expect(days).toBeGreaterThan(0);
        expect(Math.abs(cents * daysInMonth - drawn.monthlyRent * days)).toBeLessThanOrEqual(daysInMonth / 2);
      }
    }),
  );
});

test('each period is due on the due day, within the plan and within its month', () => {
  fc.assert(
    fc.property(plans, (drawn) => {
      const until = findLastDay(drawn);
      for (const { period, daysInMonth, dueOn } of listRentPeriods(drawn)) {
        expect(dueOn.slice(0, 7)).toBe(period);
        const day = Math.min(drawn.dueDay, daysInMonth);
        const isMoved = dueOn === drawn.from || dueOn === until;
        if (!isMoved) expect(Number(dueOn.slice(8))).toBe(day);
      }
    }),
  );
});

describe('a plan whose rent changes', () => {
  const changing = {
    monthlyRent: 300_000,
    dueDay: 1,
    from: '2027-01-15',
    months: 6,
    rentChanges: [{ from: '2027-04-15', monthlyRent: 330_000 }],
  };

  test('pays each rent for the share of its days', () => {
    const cents = Object.fromEntries(listRentPeriods(changing).map((month) => [month.period, month.cents]));
    expect(cents['2027-03']).toBe(300_000);
    // 14 days at the old rent, 16 at the new one.
    expect(cents['2027-04']).toBe(316_000);
    expect(cents['2027-05']).toBe(330_000);
  });

  test('has the rent of the day', () => {
    expect(findRentOn(changing, '2027-04-14')).toBe(300_000);
    expect(findRentOn(changing, '2027-04-15')).toBe(330_000);
    expect(findRentOn({ monthlyRent: 1 }, '2027-04-15')).toBe(1);
  });
});
