import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { DAY } from './routeLimits.ts';
import { email, line } from './text.ts';

/** Banks an account in Singapore can be at. */
export const payeeBanks = [
  'BOC',
  'CIMB',
  'Citibank',
  'DBS',
  'HSBC',
  'ICBC',
  'Maybank',
  'OCBC',
  'SCB',
  'UOB',
] as const;

/** Whom somebody pays. */
export const payeeSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    bank: z.string(),
    masked: z.string().meta({ description: 'The end of the account number, for people.' }),
    email: z.string().nullable(),
    paynow: z.object({ kind: z.enum(['mobile', 'uen']), value: z.string() }).nullable(),
    state: z.enum(['checking', 'proven', 'refused']),
    usableFrom: z.iso.datetime().nullable().meta({ description: 'Null until it is proven.' }),
  })
  .meta({ id: 'Payee', description: 'Whom somebody pays. The account number is never shown again.' });

/** Whom somebody pays. */
export type Payee = z.output<typeof payeeSchema>;

/** Payees. */
export const payees = {
  listPayees: defineRoute('listPayees', {
    summary: "List the user's payees, newest first.",
    isAnswerSecret: true,
    answer: succeeded(z.array(payeeSchema)),
    errors: { 401: 'Not signed in.' },
  }),
  addPayee: defineRoute('addPayee', {
    summary:
      'Add a payee. The first can be paid once its account is proven, a later one after three days. Needs a step-up.',
    idempotencyKey: 'required',
    perPerson: [{ max: 20, seconds: DAY }],
    body: z
      .object({
        name: line(100),
        bank: z.enum(payeeBanks, { error: `should be one of ${payeeBanks.join(', ')}` }),
        accountNumber: z
          .string()
          .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
          .regex(/^\d{7,14}$/, 'should be 7 to 14 digits'),
        email: email('should be an email address').optional(),
        paynow: z
          .object({ kind: z.enum(['mobile', 'uen']), value: line(20) })
          .optional()
          .meta({ description: 'A Singapore mobile number, or a UEN.' }),
      })
      .meta({ id: 'PayeeDraft', description: 'A payee with its account.' }),
    answer: succeeded(payeeSchema.pick({ id: true, state: true, usableFrom: true })),
    errors: {
      400: 'Invalid request body, or the idempotency key is missing.',
      401: 'Not signed in.',
      403: 'A step-up is required.',
      404: 'No payment provider is set up.',
    },
  }),
  removePayee: defineRoute('removePayee', {
    summary: 'Remove a payee that no running service pays.',
    params: z.object({ id: z.uuid() }),
    answer: succeeded(z.null()),
    errors: { 401: 'Not signed in.', 404: 'No payee of the user has this id.', 409: 'A service pays it.' },
  }),
};
