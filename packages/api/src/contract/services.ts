import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { pageQuery } from './pages.ts';
import { payeeSchema } from './payees.ts';
import { paymentMethodSchema } from './paymentMethods.ts';
import { nearDay, unitAddressSchema } from './properties.ts';
import { DAY } from './routeLimits.ts';
import { line, text } from './text.ts';
import { versionSchema } from './version.ts';

/** Types of services: paying rent, and applications for an advance or for care. */
export const serviceTypes = ['pay', 'advance', 'care'] as const;

/** States of a service. */
export const serviceStates = ['active', 'paused', 'waiting', 'answered', 'agreed', 'ended'] as const;

/** Names of the transitions of a service. */
export const serviceTransitionNames = [
  'pause',
  'resume',
  'change-method',
  'change-payee',
  'answer',
  'agree',
  'end',
] as const;

const id = z.string();
const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });
const total = z.number().int().nonnegative().meta({ description: 'In Singapore cents.' });
const type = z.enum(serviceTypes, { error: 'should be pay, advance or care' });

/** The home a service is for. */
export const serviceHomeSchema = z
  .object({
    address: unitAddressSchema,
    propertyType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]).nullish(),
  })
  .meta({ id: 'ServiceHome', description: 'The home a service is for, as the tenant states it.' });

/** What is paid every month with the rent. */
export const chargeSchema = z
  .object({ words: line(60), cents })
  .meta({ id: 'Charge', description: 'Something paid every month with the rent, such as parking.' });

const application = {
  home: serviceHomeSchema,
  monthlyRent: cents,
  charges: z.array(chargeSchema).max(5),
  depositCents: cents
    .nullable()
    .meta({ description: 'A deposit that is recorded and paid to the payee; it is not held here.' }),
  dueDay: z.number().int().min(1).max(31),
  from: nearDay,
  months: z.number().int().min(1).max(120),
  payeeId: z.uuid(),
  methodId: z.uuid().nullable(),
  fileIds: z.array(z.uuid()).max(5),
  rentalId: id.meta({
    description: 'The tenancy that a rent plan pays for. Of its tenant, and for its home.',
  }),
};

/** A service somebody uses: a rent plan, or an application. */
export const serviceSchema = z
  .object({
    id,
    type,
    state: z.enum(serviceStates),
    version: versionSchema,
    side: z.enum(['payer', 'payee']).meta({ description: 'The side of whoever asks.' }),
    may: z.array(z.enum(serviceTransitionNames)),
    home: serviceHomeSchema,
    monthlyRent: cents.meta({ description: 'As it is today.' }),
    rentChanges: z
      .array(z.object({ from: z.iso.date(), monthlyRent: cents }))
      .meta({ description: 'Later rents, as addenda to the agreement of the tenancy say.' }),
    rentalId: id.nullable(),
    charges: z.array(chargeSchema),
    depositCents: cents.nullable(),
    dueDay: z.number().int(),
    from: z.iso.date(),
    months: z.number().int(),
    until: z.iso.date().meta({ description: 'The last day.' }),
    payerName: z.string().nullable(),
    payee: payeeSchema.omit({ paynow: true }).nullable(),
    hasPayNow: z.boolean().meta({ description: 'Whether the payee can be paid by PayNow.' }),
    method: paymentMethodSchema.omit({ services: true }).nullable().meta({ description: 'Null for payees.' }),
    fileIds: z.array(z.uuid()),
    nextBill: z.object({ id, cents, dueOn: z.iso.date(), state: z.string() }).nullable(),
    lastPaid: z
      .object({ period: z.string(), on: z.iso.date() })
      .nullable()
      .meta({ description: 'The latest month of rent that is paid, and the day.' }),
    arrearsCents: total.meta({ description: 'What is overdue, in cents.' }),
    answer: z.string().nullable().meta({ description: 'What an operator answered to an application.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Service', description: 'A rent plan, or an application for another service.' });

/** A service somebody uses. */
export type Service = z.output<typeof serviceSchema>;

/** A page of what somebody pays. */
const paidServicesSchema = z
  .object({
    items: z.array(serviceSchema),
    nextCursor: z.string().nullable(),
    total: z.number().int().meta({ description: 'How many there are on all pages.' }),
    arrears: z
      .object({ services: z.number().int(), cents: total })
      .meta({ description: 'What is overdue of all pages, and of how many services.' }),
  })
  .meta({ id: 'PaidServices', description: 'A page of the services somebody pays.' });

/** An application that is still being filled in. */
export const serviceDraftSchema = z
  .object({
    type,
    version: z.number().int().nonnegative().meta({ description: '0 while nothing is saved.' }),
    fields: z.object(application).partial(),
  })
  .meta({ id: 'ServiceDraft', description: 'An application that is still being filled in.' });

/** An application that is still being filled in. */
export type ServiceDraft = z.output<typeof serviceDraftSchema>;

const serviceId = z.object({ id });
const version = z.object({ version: versionSchema });
const moved = succeeded(
  z.object({
    id,
    state: z.enum(serviceStates),
    version: versionSchema,
    may: z.array(z.enum(serviceTransitionNames)),
  }),
);
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'No service of the user has this id.',
};
const moveErrors = {
  ...errors,
  403: 'They are the other side, or a step-up is required.',
  409: 'The version is stale, or the transition is not open. `fields` names it: `version` or `transition`.',
};
const changeErrors = {
  ...moveErrors,
  404: 'No service of the user has this id, or the payee or method is not theirs: `fields` names it.',
  409: 'The version is stale, the transition is not open, or the payee or method cannot be used, or not together. `fields` names it.',
};
const transition = {
  params: serviceId,
  idempotencyKey: 'required',
  body: version,
  answer: moved,
  errors: moveErrors,
} as const;

/** Rent plans and applications. */
export const services = {
  getServiceDraft: defineRoute('getServiceDraft', {
    summary: 'Get what the user filled in so far to apply for a service.',
    params: z.object({ type }),
    isAnswerSecret: true,
    answer: succeeded(serviceDraftSchema),
    errors: { 401: errors[401], 404: 'There is no service of this type.' },
  }),
  saveServiceDraft: defineRoute('saveServiceDraft', {
    summary: 'Save a step of an application. What is left out stays as it is.',
    params: z.object({ type }),
    idempotencyKey: 'required',
    body: z.object({
      version: z.number().int().nonnegative(),
      fields: z.object(application).partial(),
    }),
    answer: succeeded(z.object({ version: versionSchema })),
    errors: { ...errors, 404: 'There is no service of this type.', 409: 'The version is stale.' },
  }),
  createService: defineRoute('createService', {
    summary: 'Begin a rent plan, or send an application for another service, which then waits for terms.',
    idempotencyKey: 'required',
    perPerson: [{ max: 50, seconds: DAY }],
    body: z
      .object({
        type,
        home: application.home,
        monthlyRent: application.monthlyRent,
        charges: application.charges.default([]),
        depositCents: application.depositCents.optional(),
        dueDay: application.dueDay,
        from: application.from,
        months: application.months,
        payeeId: application.payeeId.optional().meta({ description: 'Required for pay.' }),
        methodId: application.methodId.optional(),
        fileIds: application.fileIds.optional(),
        rentalId: application.rentalId.optional(),
      })
      .meta({ id: 'ServiceApplication', description: 'A rent plan or an application, whole.' }),
    answer: moved,
    errors: {
      ...errors,
      403: 'Sign-up is not complete.',
      404: 'A payee, method, file or tenancy is not theirs: `fields` names it.',
      409: 'The payee was refused, the method cannot be used, or not for this payee, or the tenancy has a plan. `fields` names it.',
    },
  }),
  listServices: defineRoute('listServices', {
    summary:
      'List the services the user pays or is paid by, newest first. The header `Link` leads to the next page, if there is one.',
    query: z.object({
      as: z
        .enum(['payer', 'payee'])
        .optional()
        .meta({ description: 'Only those that the user pays, or is paid by. Default both.' }),
      ...pageQuery,
    }),
    isAnswerSecret: true,
    answer: succeeded(z.array(serviceSchema)),
    errors: { 400: 'The side, the cursor or the limit is not valid.', 401: errors[401] },
  }),
  listPaidServices: defineRoute('listPaidServices', {
    summary:
      'List a page of the services the user pays, what is due first, with the sum of what is overdue of all.',
    query: z.object({
      kind: z
        .enum(['plans', 'applications'])
        .optional()
        .meta({ description: 'Rent plans, or applications for other services. Default rent plans.' }),
      cursor: pageQuery.cursor,
    }),
    isAnswerSecret: true,
    answer: succeeded(paidServicesSchema),
    errors: { 400: 'The kind or the cursor is not valid.', 401: errors[401] },
  }),
  getService: defineRoute('getService', {
    summary: 'Get a service, for either side.',
    params: serviceId,
    isAnswerSecret: true,
    answer: succeeded(serviceSchema),
    errors: { 401: errors[401], 404: errors[404] },
  }),
  pauseService: defineRoute('pauseService', {
    summary: 'Pause a rent plan: nothing is collected by itself. Bills still come.',
    ...transition,
  }),
  resumeService: defineRoute('resumeService', {
    summary: 'Resume a rent plan.',
    ...transition,
  }),
  agreeToService: defineRoute('agreeToService', {
    summary: 'Agree to the terms an application was answered with. To decline them, end it.',
    ...transition,
  }),
  endService: defineRoute('endService', {
    summary: 'End a service. Bills that nobody began to pay lapse, unless they are overdue.',
    ...transition,
  }),
  changeServiceMethod: defineRoute('changeServiceMethod', {
    summary: 'Pay a service by another method, or by none. Needs a step-up.',
    ...transition,
    body: version.extend({ methodId: z.uuid().nullable() }),
    errors: changeErrors,
  }),
  changeServicePayee: defineRoute('changeServicePayee', {
    summary:
      'Pay another payee. It can be paid from its `usableFrom`. Needs a step-up; both payees are told.',
    ...transition,
    body: version.extend({ payeeId: z.uuid() }),
    errors: changeErrors,
  }),
  listApplications: defineRoute('listApplications', {
    summary:
      'List applications that wait for terms, then those whose applicants agreed, oldest first. Operators only.',
    isAnswerSecret: true,
    answer: succeeded(
      z.array(
        z.object({
          id,
          type,
          version: versionSchema,
          state: z.enum(['waiting', 'agreed']),
          applicantName: z.string().nullable(),
          monthlyRent: cents,
          months: z.number().int(),
          from: z.iso.date(),
          street: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    ),
    errors: { 401: errors[401], 403: 'The user is not an operator.' },
  }),
  answerService: defineRoute('answerService', {
    summary: 'Answer an application with terms. Operators only.',
    ...transition,
    body: version.extend({ words: text(2_000) }),
    errors: { ...moveErrors, 403: 'The user is not an operator.', 404: 'No application has this id.' },
  }),
};
