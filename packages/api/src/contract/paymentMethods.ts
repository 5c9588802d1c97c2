import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { DAY } from './routeLimits.ts';
import { line } from './text.ts';
import { versionSchema } from './version.ts';

/** Ways to pay by a provider. */
export const paymentKinds = ['egiro', 'card', 'paynow'] as const;

/** Banks with eGIRO for people. */
export const egiroBanks = ['BOC', 'DBS', 'HSBC', 'ICBC', 'Maybank', 'OCBC', 'SCB', 'UOB'] as const;

/** Banks with eGIRO for companies. */
export const corporateBanks = ['BOC', 'DBS', 'Maybank', 'OCBC', 'UOB'] as const;

/** States of a setup. */
export const setupStates = ['pending', 'processing', 'active', 'rejected', 'abandoned', 'expired'] as const;

const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });
const bank = z.enum(egiroBanks, { error: `should be one of ${egiroBanks.join(', ')}` });

/** A bank account or card that somebody set up. */
export const paymentMethodSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['egiro', 'card', 'paynow']),
    masked: z.string().meta({ description: 'For people, such as "ending 4242"; never a whole number.' }),
    bank: z.string().nullable(),
    state: z.enum(['active', 'suspended', 'ended']),
    limit: cents.nullable().meta({ description: 'The most that may be debited at once, in cents.' }),
    endsOn: z.iso.date().nullable(),
    services: z.number().int().nonnegative().meta({ description: 'How many services are paid by it.' }),
    version: versionSchema,
  })
  .meta({ id: 'PaymentMethod', description: 'A bank account or card that somebody set up.' });

/** A bank account or card that somebody set up. */
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** How setting up a payment method stands. */
export const paymentSetupSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['egiro', 'card']).nullable().meta({ description: 'Null until it is chosen.' }),
    bank: z.string().nullable(),
    segment: z.enum(['retail', 'corporate']),
    serviceId: z.string().nullable(),
    state: z.enum(setupStates),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, as a code; for the known ones see `setupReasons`.' }),
    methodId: z.uuid().nullable(),
    redirectUrl: z.string().nullable().meta({ description: 'Where the payer goes on while it is pending.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentSetup', description: 'How setting up a payment method stands.' });

/** How setting up a payment method stands. */
export type PaymentSetup = z.output<typeof paymentSetupSchema>;

/** Why a setup can fail. */
export const setupReasons = [
  'rejected-by-payer',
  'rejected-by-bank',
  'time-out',
  'lower-limit',
  'earlier-end',
  '3ds-failed',
  'declined',
] as const;

/** Why a setup can fail. */
export type SetupReason = (typeof setupReasons)[number];

/** The setup of a partner's customer. */
export const partnerSetupSchema = z
  .object({
    id: z.uuid(),
    purpose: z.enum(['setup', 'change']),
    partnerName: z.string(),
    setup: paymentSetupSchema,
    current: z
      .object({ kind: z.enum(['egiro', 'card']), masked: z.string(), bank: z.string().nullable() })
      .nullable()
      .meta({ description: 'The method that a change replaces.' }),
    returnUrl: z.string().meta({ description: 'Back to the partner, with the outcome.' }),
  })
  .meta({ id: 'PartnerSetup', description: "The setup of a payment method for a partner's customer." });

/** The setup of a partner's customer. */
export type PartnerSetup = z.output<typeof partnerSetupSchema>;

const setupId = z.object({ id: z.uuid() });
const started = succeeded(z.object({ id: z.uuid(), redirectUrl: z.string() }));
const chosen = {
  kind: z.enum(['egiro', 'card'], { error: 'should be egiro or card' }),
  bank: bank.optional().meta({ description: 'Required for egiro.' }),
  segment: z.enum(['retail', 'corporate']).default('retail'),
};

/** What is behind a reference on a bank's page. */
export const paymentReferenceSchema = z
  .object({
    kind: z.enum(['setup', 'payment']),
    id: z.string(),
    bank: z.string(),
    segment: z.enum(['retail', 'corporate']),
    state: z.string(),
    cents: cents.nullable(),
    limit: cents.nullable(),
    url: z
      .string()
      .nullable()
      .meta({ description: "The bank's log-in page; null when nothing is left to do there." }),
    returnPath: z.string().meta({ description: 'Where to go on here.' }),
  })
  .meta({ id: 'PaymentReference', description: "What is to be approved on a bank's own page." });

/** What is behind a reference on a bank's page. */
export type PaymentReference = z.output<typeof paymentReferenceSchema>;

/** Payment methods, their setups, and setups for partners. */
export const paymentMethods = {
  listPaymentMethods: defineRoute('listPaymentMethods', {
    summary: "List the user's payment methods, newest first. Removed ones are left out.",
    answer: succeeded(z.array(paymentMethodSchema)),
    errors: { 401: 'Not signed in.' },
  }),
  removePaymentMethod: defineRoute('removePaymentMethod', {
    summary:
      'Remove a payment method and cancel its mandate. Services that were paid by it have none then. Needs a step-up.',
    params: setupId,
    answer: succeeded(z.null()),
    errors: {
      401: 'Not signed in.',
      403: 'A step-up is required.',
      404: 'No payment method of the user has this id.',
      409: 'A payment by it is on its way.',
    },
  }),
  startPaymentSetup: defineRoute('startPaymentSetup', {
    summary:
      'Begin to set up a bank account or card, and get the address of the page of the bank or card service. Needs a step-up if it is for a service that has a method.',
    idempotencyKey: 'required',
    perPerson: [{ max: 60, seconds: DAY }],
    body: z.object({
      ...chosen,
      serviceId: z.string().optional().meta({ description: 'The service that will be paid by it.' }),
    }),
    answer: started,
    errors: {
      400: 'Invalid request body, or the idempotency key is missing.',
      401: 'Not signed in.',
      403: 'A step-up is required.',
      404: 'No service of the user has this id, or no provider for this kind is set up.',
      409: 'The service has ended, or its payee cannot be paid by this kind. `fields` names `transition` or `kind`.',
      503: 'The bank or card service does not answer.',
    },
  }),
  listPaymentSetups: defineRoute('listPaymentSetups', {
    summary:
      "List the user's setups of the last week that aren't finished, newest first: open ones, and those whose time ran out.",
    isAnswerSecret: true,
    answer: succeeded(z.array(paymentSetupSchema)),
    errors: { 401: 'Not signed in.' },
  }),
  cancelPaymentSetup: defineRoute('cancelPaymentSetup', {
    summary: 'Cancel a setup that is not finished. What is approved at the bank later is cancelled there.',
    params: setupId,
    answer: succeeded(z.null()),
    errors: {
      401: 'Not signed in.',
      404: 'No setup of the user has this id.',
      409: 'It is over: `fields` names `transition`.',
    },
  }),
  getPaymentSetup: defineRoute('getPaymentSetup', {
    summary: 'Get how a setup stands. Asks the provider if it is not known yet.',
    params: setupId,
    isAnswerSecret: true,
    answer: succeeded(paymentSetupSchema),
    errors: { 401: 'Not signed in.', 404: 'No setup of the user has this id.' },
  }),
  getPaymentReference: defineRoute('getPaymentReference', {
    summary: "Get what is to be approved on one bank's own page, for whoever began it.",
    params: z.object({ ref: z.string() }),
    isAnswerSecret: true,
    answer: succeeded(paymentReferenceSchema),
    errors: { 404: 'Nothing of the user or of this browser has this reference.' },
  }),
  startPartnerSetup: defineRoute('startPartnerSetup', {
    summary:
      'Take the signed token of a partner (a JWT: iss, aud, sub, iat, exp, jti, kind, returnUrl), and get the address for its customer. A token works once.',
    origin: 'any',
    body: z.object({ token: line(4_000) }),
    answer: succeeded(z.object({ id: z.uuid(), url: z.string() })),
    errors: {
      400: 'The token is not valid: `fields` names the claim.',
      409: 'The token was used.',
    },
  }),
  getPartnerSetup: defineRoute('getPartnerSetup', {
    summary: "Get the setup of a partner's customer. Once begun, only for the browser that began it.",
    params: setupId,
    isAnswerSecret: true,
    answer: succeeded(partnerSetupSchema),
    errors: { 404: 'No setup has this id, or it was begun in another browser.' },
  }),
  beginPartnerSetup: defineRoute('beginPartnerSetup', {
    summary:
      "Begin the setup of a partner's customer: choose bank or card. Binds it to this browser by a cookie.",
    params: setupId,
    body: z.object(chosen),
    answer: started,
    errors: {
      400: 'Invalid request body.',
      404: 'No setup has this id, it was begun in another browser, or no provider for this kind is set up.',
      409: 'It is over: the partner sends the customer again.',
      503: 'The bank or card service does not answer.',
    },
  }),
};
