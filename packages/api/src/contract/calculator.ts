import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const cents = z.number().int().nonnegative();
const source = z.object({
  name: z.string(),
  basis: z.enum(['law', 'custom', 'estimate']).optional(),
  readOn: z.iso.date(),
  url: z.string().optional(),
});
const rateCard = z.object({
  basisPoints: z.number().int().meta({ description: 'Hundredths of a percent.' }),
  fixedCents: cents,
});

/** One amount of a calculation. */
export const calculationLineSchema = z
  .object({
    kind: z.string().meta({ description: 'What it is for, such as `deposit`, `stamp-duty` or `card-fee`.' }),
    cents: cents.nullable().meta({ description: 'Null where it is not known.' }),
    source: source.nullable(),
    basis: z.enum(['law', 'custom', 'estimate', 'contract', 'price']),
    isOptional: z.boolean().meta({ description: 'True for what is no part of the totals.' }),
    isMoveIn: z.boolean().meta({ description: 'True for what is due before the keys.' }),
  })
  .meta({ id: 'CalculationLine', description: 'One amount of a calculation.' });

/** What renting a home costs. */
export const calculationSchema = z
  .object({
    lines: z.array(calculationLineSchema),
    totals: z.object({
      moveIn: cents.meta({ description: 'What is due before the keys.' }),
      tenancy: cents.meta({ description: 'Everything that is not optional.' }),
    }),
    assumptions: z.array(
      z.object({ kind: z.string(), line: z.string().nullable(), value: z.number().nullable() }),
    ),
  })
  .meta({ id: 'Calculation', description: 'What renting a home costs, in cents.' });

/** What the product charges. */
export const calculatorRatesSchema = z
  .object({
    day: z.iso.date().meta({ description: 'The day in Singapore.' }),
    source: source.pick({ name: true, readOn: true }),
    egiro: rateCard.nullable(),
    paynow: rateCard.nullable(),
    card: rateCard.nullable(),
    depositFree: rateCard.nullable().meta({ description: 'Null while it has no price.' }),
  })
  .meta({ id: 'CalculatorRates', description: 'What the product charges today, for calculations.' });

/** What a tenancy costs. */
export const calculator = {
  getCalculation: defineRoute('getCalculation', {
    summary: 'Calculate what renting a home costs. `monthlyRent` and `months` are required.',
    isForEmbeds: true,
    query: z.object({
      monthlyRent: z.string().meta({ description: 'Cents, a whole number.' }),
      months: z.string(),
      from: z.string().optional().meta({ description: 'First day, `YYYY-MM-DD`.' }),
      deposit: z.string().optional().meta({ description: '`usual` or `free`.' }),
      hasAgent: z.string().optional().meta({ description: '`true` or `false`.' }),
      payBy: z.string().optional().meta({ description: '`transfer`, `egiro`, `paynow` or `card`.' }),
      repairs: z.string().optional().meta({ description: 'Small repairs in the whole tenancy.' }),
      repairCap: z.string().optional().meta({ description: 'Cents of one small repair, at most.' }),
      leaveAfter: z.string().optional().meta({ description: 'Months after which the tenant leaves early.' }),
      hasDiplomaticClause: z.string().optional().meta({ description: '`true` or `false`.' }),
      day: z.string().optional().meta({ description: 'Day of signing, `YYYY-MM-DD`; by default today.' }),
    }),
    answer: succeeded(calculationSchema),
    errors: { 400: 'Invalid input; `fields` names it.' },
  }),
  getCalculatorRates: defineRoute('getCalculatorRates', {
    summary: 'Get what the product charges today, for calculations in a browser.',
    isForEmbeds: true,
    answer: succeeded(calculatorRatesSchema),
  }),
};
