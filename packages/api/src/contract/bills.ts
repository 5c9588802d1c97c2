import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { pageQuery } from './pages.ts';
import { paymentKinds } from './paymentMethods.ts';
import { nearDay } from './properties.ts';
import { DAY } from './routeLimits.ts';
import { line } from './text.ts';
import { versionSchema } from './version.ts';

/** States of a bill. */
export const billStates = ['open', 'processing', 'said-paid', 'part-paid', 'paid', 'cancelled'] as const;

/** Names of the transitions of a bill that people do. */
export const billTransitionNames = ['pay', 'said-paid', 'confirm-paid', 'not-paid', 'record-paid'] as const;

/** States of a payment. */
export const paymentStates = [
  'created',
  'processing',
  'needs-action',
  'said',
  'succeeded',
  'failed',
  'expired',
  'refused',
  'returned',
  'refunded',
  'disputed',
] as const;

/** Why a payment can fail, end or come back. A provider may give other codes too. */
export const paymentReasons = [
  '3ds-failed',
  'account-closed',
  'authentication-required',
  'contested',
  'declined',
  'disputed-by-payer',
  'expired',
  'expired-card',
  'insufficient-funds',
  'lost',
  'mandate-ended',
  'mandate-suspended',
  'method-ended',
  'not-received',
  'other-provider',
  'over-limit',
  'payee-not-proven',
  'record-undone',
  'rejected-by-payer',
  'returned',
  'taken-back',
  'time-out',
  'unknown-mandate',
] as const;

/** Why a payment can fail, end or come back. */
export type PaymentReason = (typeof paymentReasons)[number];

/** Ways to pay. */
export const paymentWays = ['egiro', 'card', 'paynow', 'outside'] as const;

const id = z.string();
const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });
const total = z.number().int().nonnegative().meta({ description: 'In Singapore cents.' });
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'should be a month like 2026-12');

/** One attempt to pay a bill. */
export const paymentSchema = z
  .object({
    id,
    billId: id,
    serviceId: id,
    way: z.enum(paymentWays),
    state: z.enum(paymentStates),
    reason: z.string().nullable().meta({
      description: 'Why it failed or came back, as a code; for the known ones see `paymentReasons`.',
    }),
    cents,
    feeCents: total,
    refundedCents: total,
    redirectUrl: z.string().nullable().meta({ description: 'Where the payer goes on while it needs them.' }),
    paidOn: z.iso.date().nullable().meta({ description: 'The day it was paid, or settled.' }),
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
    hasReceipt: z.boolean(),
    refunds: z.array(
      z.object({
        id: z.uuid(),
        cents,
        words: z.string().nullable(),
        state: z.enum(['processing', 'succeeded', 'failed']),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Payment', description: 'One attempt to pay a bill.' });

/** One attempt to pay a bill. */
export type Payment = z.output<typeof paymentSchema>;

/** What is due. */
export const billSchema = z
  .object({
    id,
    serviceId: id,
    kind: z.enum(['rent', 'deposit']),
    period,
    dueOn: z.iso.date(),
    cents,
    lines: z.array(z.object({ kind: z.enum(['rent', 'charge', 'deposit']), words: z.string(), cents })),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'How a part of a month was counted, such as "10 of 31 days".' }),
    paidCents: total,
    feeCents: total.meta({ description: 'The fee of the way the service is paid by; 0 if there is none.' }),
    fees: z
      .object({ egiro: total, card: total, paynow: total })
      .meta({ description: 'The fee of each way to pay, in cents.' }),
    kinds: z.array(z.enum(paymentKinds)).meta({
      description: "Kinds of payment by the provider that knows the payee's account; others are refused.",
    }),
    state: z.enum(billStates),
    isOverdue: z.boolean(),
    collectOn: z.iso.date().nullable().meta({ description: 'When it is collected by itself, if it is.' }),
    may: z.array(z.enum(billTransitionNames)),
    remindedAt: z.iso.datetime().nullable().meta({ description: 'When the payee last reminded the payer.' }),
    canRemind: z.boolean().meta({ description: 'Whether the user can remind the payer now. Payees only.' }),
    payments: z.array(paymentSchema),
    version: versionSchema,
  })
  .meta({ id: 'Bill', description: 'What is due for a month.' });

/** What is due. */
export type Bill = z.output<typeof billSchema>;

const billId = z.object({ id });
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'No bill of the user has this id.',
};
const moveErrors = {
  ...errors,
  403: 'They are the other side.',
  409: 'The version is stale, the transition is not open, or the payee or method cannot be used. `fields` names it.',
};
const billMoved = succeeded(
  z.object({
    id,
    state: z.enum(billStates),
    version: versionSchema,
    may: z.array(z.enum(billTransitionNames)),
  }),
);
const version = z.object({ version: versionSchema.optional() });

/** A bill behind a link. */
export const paymentLinkSchema = z
  .object({
    payeeName: z.string(),
    street: z.string(),
    kind: z.enum(['rent', 'deposit']),
    period,
    dueOn: z.iso.date(),
    cents,
    fees: z.object({ card: total, paynow: total }),
    state: z.enum(billStates),
    expiresAt: z.iso.datetime(),
    payment: z
      .object({
        id,
        way: z.enum(paymentWays),
        state: z.enum(paymentStates),
        reason: z.string().nullable(),
        redirectUrl: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'The last payment by this link.' }),
  })
  .meta({ id: 'PaymentLink', description: 'A bill that somebody without an account pays.' });

/** A bill behind a link. */
export type PaymentLink = z.output<typeof paymentLinkSchema>;

const rateCard = z.object({
  basisPoints: total.meta({ description: 'Hundredths of a percent of what is paid.' }),
  fixedCents: total,
});

/** What each way to pay costs. */
const paymentFeesSchema = z
  .object({ egiro: rateCard, card: rateCard, paynow: rateCard })
  .meta({ id: 'PaymentFees', description: 'What each way to pay costs on top of a bill, today.' });

/** What each way to pay costs. */
export type PaymentFees = z.output<typeof paymentFeesSchema>;

/** What was paid in a year. */
export const statementSchema = z
  .object({
    year: z.number().int(),
    side: z.enum(['payer', 'payee']),
    items: z.array(
      z.object({
        on: z.iso.date(),
        billId: id,
        method: z.enum(paymentWays),
        cents: z.number().int().meta({ description: 'Negative for refunds and returns.' }),
        kind: z.enum(['rent', 'deposit']),
        period,
        street: z.string(),
        other: z.string().nullable().meta({ description: 'Name of the other side.' }),
      }),
    ),
    totalCents: z.number().int().meta({ description: 'Of all pages.' }),
    months: z.array(z.number().int()).length(12).meta({
      description: 'What was paid or received in each month of the year, whichever month is asked for.',
    }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'Statement', description: 'What was paid or received in a year.' });

/** What was paid in a year. */
export type Statement = z.output<typeof statementSchema>;

const statementQuery = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/, 'should be a year like 2026')
    .optional()
    .meta({ description: 'Default this year.' }),
  as: z.enum(['payer', 'payee']).optional().meta({
    description: 'What was paid, or what was received. Default payer, or payee for whoever only receives.',
  }),
  serviceId: id
    .max(40)
    .optional()
    .meta({ description: 'Only what was paid for one rent plan. Without it, for all.' }),
});
const statementErrors = { 400: 'The year is not valid.', 401: errors[401] };
const statementPageQuery = statementQuery.extend({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'should be a month like 2026-11')
    .optional()
    .meta({ description: 'Only the payments of this month, instead of a year.' }),
  ...pageQuery,
});

/** A difference between our books and a provider's. */
export const paymentDifferenceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['state', 'amount', 'unknown']),
    provider: z.string(),
    paymentId: z.string().nullable(),
    ours: z.string(),
    theirs: z.string(),
    foundAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentDifference', description: "A difference between our books and a provider's." });

/** A difference between our books and a provider's. */
export type PaymentDifference = z.output<typeof paymentDifferenceSchema>;

/** Bills and their payments, receipts, links and statements. */
export const bills = {
  listBills: defineRoute('listBills', {
    summary: 'List the bills of a service with their payments, latest due day first.',
    params: z.object({ id }),
    isAnswerSecret: true,
    answer: succeeded(z.array(billSchema)),
    errors: { 401: errors[401], 404: 'No service of the user has this id.' },
  }),
  recordPastPayment: defineRoute('recordPastPayment', {
    summary: 'Record that a month before the plan began was paid outside. The payee confirms it.',
    params: z.object({ id }),
    idempotencyKey: 'required',
    body: z.object({ period, cents: cents.optional(), paidOn: nearDay }),
    answer: billMoved,
    errors: {
      ...moveErrors,
      404: 'No service of the user has this id.',
      409: 'The month has a bill, or is not part of the plan.',
    },
  }),
  payBill: defineRoute('payBill', {
    summary:
      'Pay a bill by a method, or once by PayNow or card. Answers within 5 seconds, also when the bank does not.',
    params: billId,
    idempotencyKey: 'required',
    body: version.extend({
      methodId: z.uuid().optional(),
      kind: z.enum(['card', 'paynow']).optional().meta({ description: 'Pay once, without a method.' }),
    }),
    answer: succeeded(
      z.object({ paymentId: id, state: z.enum(paymentStates), redirectUrl: z.string().nullable() }),
    ),
    errors: {
      ...moveErrors,
      404: 'No bill of the user has this id, or no method of theirs.',
      409: 'The version is stale, the bill is paid or being paid, or the payee, method or kind cannot be used, or not together. `fields` names it.',
    },
  }),
  sayBillPaid: defineRoute('sayBillPaid', {
    summary: 'Say that a bill, or a part of it, was paid outside, by PayNow or transfer. Payers only.',
    params: billId,
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: version.extend({ cents: cents.optional(), paidOn: nearDay.optional() }),
    answer: billMoved,
    errors: moveErrors,
  }),
  confirmBillPaid: defineRoute('confirmBillPaid', {
    summary: 'Confirm that the money came. Payees only.',
    params: billId,
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: version,
    answer: billMoved,
    errors: moveErrors,
  }),
  denyBillPaid: defineRoute('denyBillPaid', {
    summary:
      'Say that no money came. Either side takes back what was said in the same way, also what the payee recorded.',
    params: billId,
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: version,
    answer: billMoved,
    errors: moveErrors,
  }),
  recordBillPaid: defineRoute('recordBillPaid', {
    summary:
      'Record that all that is open on a bill came outside, by PayNow, transfer, cheque or cash. Payees only.',
    params: billId,
    idempotencyKey: 'required',
    body: version.extend({ paidOn: nearDay }),
    answer: billMoved,
    errors: moveErrors,
  }),
  remindPayer: defineRoute('remindPayer', {
    summary: 'Remind the payer of a bill that is open, once a day at most. Payees only.',
    params: billId,
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: z.object({}),
    answer: succeeded(z.object({ id, remindedAt: z.iso.datetime() })),
    errors: {
      ...errors,
      403: moveErrors[403],
      409: 'They were reminded today, or the bill is not open, or it is collected by itself.',
    },
  }),
  getBillPayNow: defineRoute('getBillPayNow', {
    summary:
      "Get the text of an EMVCo QR code that pays a bill to the payee's PayNow, outside of the product.",
    params: billId,
    isAnswerSecret: true,
    answer: succeeded(z.object({ text: z.string(), cents, reference: z.string(), name: z.string() })),
    errors: { 401: errors[401], 404: 'No bill of the user has this id, or its payee has no PayNow.' },
  }),
  getPayment: defineRoute('getPayment', {
    summary: 'Get how a payment stands, for either side. Asks the provider if it is not known yet.',
    params: z.object({ id }),
    isAnswerSecret: true,
    answer: succeeded(paymentSchema),
    errors: { 401: errors[401], 404: 'No payment of the user has this id.' },
  }),
  getReceipt: defineRoute('getReceipt', {
    summary: 'Get the receipt of a payment as a PDF, for either side.',
    params: z.object({ id }),
    isAnswerSecret: true,
    answerTypes: ['application/pdf'],
    answer: z.file(),
    errors: { 401: errors[401], 404: 'No payment of the user has this id, or it has no receipt.' },
  }),
  refundPayment: defineRoute('refundPayment', {
    summary: 'Give back a payment or a part of it. Payees only; not above what was paid.',
    params: z.object({ id }),
    idempotencyKey: 'required',
    body: z.object({ cents, words: line(500) }),
    answer: succeeded(z.object({ refundId: z.uuid(), state: z.enum(['processing', 'succeeded', 'failed']) })),
    errors: {
      ...moveErrors,
      404: 'No payment of the user has this id.',
      409: 'It cannot be refunded now, or not so much: `fields` names `cents`.',
    },
  }),
  createPaymentLink: defineRoute('createPaymentLink', {
    summary: 'Create a link by which anybody can pay a bill. Its secret is shown once.',
    idempotencyKey: 'required',
    perPerson: [{ max: 100, seconds: DAY }],
    isAnswerSecret: true,
    body: z.object({ billId: id }),
    answer: succeeded(z.object({ id: z.uuid(), url: z.string(), secret: z.string() })),
    errors: moveErrors,
  }),
  getPaymentLink: defineRoute('getPaymentLink', {
    summary: 'Get the bill behind a link, for whoever has it.',
    params: z.object({ secret: z.string() }),
    isAnswerSecret: true,
    answer: succeeded(paymentLinkSchema),
    errors: { 404: 'There is no such link, or it expired.' },
  }),
  payByLink: defineRoute('payByLink', {
    summary: 'Pay the bill behind a link by card or PayNow.',
    params: z.object({ secret: z.string() }),
    isAnswerSecret: true,
    body: z.object({ kind: z.enum(['card', 'paynow'], { error: 'should be card or paynow' }) }),
    answer: succeeded(
      z.object({ paymentId: id, state: z.enum(paymentStates), redirectUrl: z.string().nullable() }),
    ),
    errors: {
      400: errors[400],
      404: 'There is no such link, or it expired.',
      409: 'The bill is paid or being paid, or the payee cannot be paid now, or not in this way. `fields` names it.',
    },
  }),
  receivePaymentEvent: defineRoute('receivePaymentEvent', {
    summary:
      'Take a webhook of a payment provider: the signature and its age, 5 minutes at most, are checked over the raw body.',
    params: z.object({ provider: z.string() }),
    origin: 'any',
    bodyBytes: 256 * 1024,
    isBodyRaw: true,
    perAddress: [{ max: 6_000, seconds: 60, isCountedFirst: true }],
    body: z.file(),
    answer: succeeded(z.null()),
    errors: { 400: 'The signature is missing, wrong or too old.', 404: 'There is no such provider.' },
  }),
  getStatement: defineRoute('getStatement', {
    summary: 'Get a page of what the user paid or received in a year or month, with the sum of all.',
    query: statementPageQuery,
    isAnswerSecret: true,
    answer: succeeded(statementSchema),
    errors: { ...statementErrors, 400: 'The year, the month, the cursor or the limit is not valid.' },
  }),
  getStatementCsv: defineRoute('getStatementCsv', {
    summary: 'Get the statement of a year as CSV.',
    query: statementQuery,
    isAnswerSecret: true,
    answerTypes: ['text/csv'],
    answer: z.file(),
    errors: statementErrors,
  }),
  getStatementPdf: defineRoute('getStatementPdf', {
    summary: 'Get the statement of a year as a PDF.',
    query: statementQuery,
    isAnswerSecret: true,
    answerTypes: ['application/pdf'],
    answer: z.file(),
    errors: statementErrors,
  }),
  getPaymentFees: defineRoute('getPaymentFees', {
    summary: 'Get what each way to pay costs on top of a bill, today.',
    answer: succeeded(paymentFeesSchema),
  }),
  listPaymentDifferences: defineRoute('listPaymentDifferences', {
    summary: "List open differences between our books and the providers', oldest first. Operators only.",
    isAnswerSecret: true,
    answer: succeeded(z.array(paymentDifferenceSchema)),
    errors: { 401: errors[401], 403: 'The user is not an operator.' },
  }),
  settlePaymentDifference: defineRoute('settlePaymentDifference', {
    summary: 'Say that a difference was dealt with. Operators only.',
    params: z.object({ id: z.uuid() }),
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: z.object({}),
    answer: succeeded(z.null()),
    errors: { ...errors, 404: 'No open difference has this id, or the user is not an operator.' },
  }),
};
