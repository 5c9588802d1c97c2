import { z } from 'zod';
import { billSchema, paymentWays } from './bills.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { pageQuery } from './pages.ts';
import { unitAddressSchema } from './properties.ts';

/** How the rent of a home stands in a month, for whoever is paid. */
export const rentRollStates = [
  'overdue',
  'said-paid',
  'failed',
  'part-paid',
  'due',
  'processing',
  'planned',
  'paid',
] as const;

const total = z.number().int().meta({ description: 'In Singapore cents.' });
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'should be a month like 2026-12');

/** What one home brings in a month. */
export const rentRollRowSchema = z
  .object({
    serviceId: z.string(),
    address: unitAddressSchema,
    payerName: z.string().nullable(),
    dueDay: z.number().int(),
    kind: z.enum(['rent', 'deposit']),
    period: month,
    dueOn: z.iso.date(),
    cents: total,
    receivedCents: total.meta({ description: 'What came for it, less what was refunded or taken back.' }),
    openCents: total.meta({ description: 'What is still to be paid.' }),
    state: z
      .enum(rentRollStates)
      .meta({ description: '`planned` has no bill yet: it is made 14 days before it is due.' }),
    hasFailed: z.boolean().meta({ description: 'Whether the last attempt to pay it failed.' }),
    way: z.enum(paymentWays).nullable().meta({ description: 'How it was last paid.' }),
    bill: billSchema.nullable().meta({ description: 'Null while it is planned.' }),
  })
  .meta({ id: 'RentRollRow', description: 'What one home brings in a month.' });

/** What one home brings in a month. */
export type RentRollRow = z.output<typeof rentRollRowSchema>;

/** What somebody is paid in a month. */
export const rentRollSchema = z
  .object({
    month,
    today: z.iso.date().meta({ description: 'The day in Singapore, by the server.' }),
    expectedCents: total.meta({ description: 'Bills of the month, also those that are still to be made.' }),
    receivedCents: total.meta({ description: 'What came for the bills of the month, less refunds.' }),
    overdueCents: total.meta({ description: 'What is overdue of the month and of earlier ones.' }),
    earlierCents: total.meta({ description: 'The part of it from earlier months.' }),
    homes: z.number().int().meta({ description: 'Homes with rent in this month.' }),
    plans: z.number().int().meta({ description: 'Rent plans that pay the user or paid them, in any month.' }),
    page: z.number().int(),
    pages: z.number().int(),
    rowCount: z.number().int(),
    rows: z.array(rentRollRowSchema).meta({
      description:
        'A page of rows, what needs the payee first; overdue bills of earlier months are among them.',
    }),
  })
  .meta({ id: 'RentRoll', description: 'What somebody is paid in a month.' });

/** What somebody is paid in a month. */
export type RentRoll = z.output<typeof rentRollSchema>;

/** What a month of a year says about a home besides its sum. */
export const rentMonthStates = ['billed', 'not-billed', 'no-plan', 'ahead'] as const;

const monthOfHome = z.object({
  cents: total.meta({ description: 'Received in the month, less what was refunded or taken back in it.' }),
  state: z.enum(rentMonthStates),
});

const yearSums = {
  dueCents: total.meta({ description: 'Rent that fell due in the year, whether it was paid or not.' }),
  receivedCents: total.meta({ description: 'Rent received in the year.' }),
  refundedCents: total.meta({ description: 'Refunded or taken back by banks in the year.' }),
  netCents: total.meta({ description: 'What was received, less what was refunded.' }),
};

/** What somebody received in rent in a year. */
export const rentYearSchema = z
  .object({
    year: z.number().int(),
    ...yearSums,
    depositCents: total.meta({
      description: 'Deposits received in the year, less refunds. Not in the other sums.',
    }),
    months: z.array(total).length(12),
    homes: z.array(
      z.object({ address: unitAddressSchema, ...yearSums, months: z.array(monthOfHome).length(12) }),
    ),
    homeCount: z.number().int().meta({ description: 'Homes on all pages; the sums are of all of them.' }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'RentYear', description: 'Rent received in a year, by home and month.' });

/** What somebody received in rent in a year. */
export type RentYear = z.output<typeof rentYearSchema>;

const rollQuery = z.object({
  month: month.optional().meta({ description: 'Default this month.' }),
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'should be a page like 2')
    .optional()
    .meta({ description: 'Default the first. After the last one, the last.' }),
  about: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Id of a bill: the page that has it, if there is one.' }),
});
const yearQuery = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/, 'should be a year like 2026')
    .optional()
    .meta({ description: 'Default this year.' }),
});
const yearPageQuery = yearQuery.extend({ cursor: pageQuery.cursor });
const signedOut = 'Not signed in.';
const rollErrors = { 400: 'The month or the page is not valid.', 401: signedOut };
const yearErrors = { 400: 'The year is not valid.', 401: signedOut };

/** What somebody who is paid gets: by month, and by year. */
export const rentRolls = {
  getRentRoll: defineRoute('getRentRoll', {
    summary:
      'Get what the user is paid in a month: expected, received and overdue, and the rows of the homes.',
    query: rollQuery,
    isAnswerSecret: true,
    answer: succeeded(rentRollSchema),
    errors: rollErrors,
  }),
  getRentRollCsv: defineRoute('getRentRollCsv', {
    summary: 'Get all rows of a month as CSV.',
    query: rollQuery.pick({ month: true }),
    isAnswerSecret: true,
    answerTypes: ['text/csv'],
    answer: z.file(),
    errors: { ...rollErrors, 400: 'The month is not valid.' },
  }),
  getRentYear: defineRoute('getRentYear', {
    summary: 'Get the rent that the user received in a year, by month, and a page of the homes.',
    query: yearPageQuery,
    isAnswerSecret: true,
    answer: succeeded(rentYearSchema),
    errors: { ...yearErrors, 400: 'The year or the cursor is not valid.' },
  }),
  getRentYearCsv: defineRoute('getRentYearCsv', {
    summary: 'Get the rent of a year by home and month as CSV.',
    query: yearQuery,
    isAnswerSecret: true,
    answerTypes: ['text/csv'],
    answer: z.file(),
    errors: yearErrors,
  }),
};
