import type { CalculatorRates } from '../Calculation.ts';

/** Rate cards for tests: a card costs 2.6 %, eGIRO nothing, PayNow 50 cents; renting without a deposit has no price. */
export const rates: CalculatorRates = {
  source: { name: 'A price list', readOn: '2026-11-28' },
  egiro: { basisPoints: 0, fixedCents: 0 },
  paynow: { basisPoints: 0, fixedCents: 50 },
  card: { basisPoints: 260, fixedCents: 0 },
  depositFree: null,
};
