import { checkMonths, checkRent, HIGHEST_RENT, LONGEST_MONTHS, type RateCard } from '@sewa/tenancy';
import type { CalculationInput, CalculatorRates } from './Calculation.ts';
import { isDay } from './days.ts';

/** Limits of the whole numbers of an input, both included. */
export const inputLimits = {
  monthlyRent: { least: 1, most: HIGHEST_RENT },
  months: { least: 1, most: LONGEST_MONTHS },
  repairs: { least: 0, most: 1_000 },
  repairCap: { least: 0, most: HIGHEST_RENT },
  leaveAfter: { least: 1, most: LONGEST_MONTHS },
} as const;

function checkNumber(name: 'repairs' | 'repairCap' | 'leaveAfter', value: number | undefined): void {
  const { least, most } = inputLimits[name];
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  throw new RangeError(`\`${name}\` is a whole number, ${least} to ${most}; it was given ${value}.`);
}

function checkDay(name: string, day: string): void {
  if (!isDay(day)) throw new RangeError(`\`${name}\` is a day like 2026-12-01; it was given ${day}.`);
}

function checkCard(name: string, card: RateCard | null): void {
  if (card === null) return;
  const { basisPoints, fixedCents } = card;
  if ([basisPoints, fixedCents].every((value) => Number.isInteger(value) && value >= 0)) return;
  throw new RangeError(`The rate card \`${name}\` holds whole numbers from 0: basis points and cents.`);
}

/** Throws a RangeError that names what cannot be calculated with. */
export function checkInput(input: CalculationInput, rates: CalculatorRates, day: string): void {
  checkRent(input.monthlyRent);
  checkMonths(input.months);
  checkNumber('repairs', input.repairs);
  checkNumber('repairCap', input.repairCap);
  checkNumber('leaveAfter', input.leaveAfter);
  if (input.from !== undefined) checkDay('from', input.from);
  checkDay('day', day);
  for (const name of ['egiro', 'paynow', 'card', 'depositFree'] as const) checkCard(name, rates[name]);
}
