import type { CalculatorRates } from '../../Calculation.ts';

/** The day of stories and tests. */
export const SAMPLE_DAY = '2026-11-20';

/** Prices of stories and tests: cards cost, renting without a deposit has no price yet. */
export const sampleRates: CalculatorRates = {
  source: { name: 'Our own price list', readOn: '2026-11-28' },
  egiro: { basisPoints: 0, fixedCents: 0 },
  paynow: { basisPoints: 0, fixedCents: 0 },
  card: { basisPoints: 260, fixedCents: 0 },
  depositFree: null,
};
