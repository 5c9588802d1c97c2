import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR, usualWriteLimit } from './routeLimits.ts';

/** Name of an external login service. */
export const issuerName = z
  .enum(['singpass', 'b2c'])
  .meta({ description: 'Singpass, or the second configured issuer.' });

/** User type to request Myinfo for: 1 tenant, 2 landlord, 3 main agent. */
const myinfoUserType = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .meta({ description: '1 tenant, 2 landlord, 3 main agent.' });

const proofFor = z
  .enum(
    ['contact', 'export', 'leave', 'payment', 'sign'],
    'should be contact, export, leave, payment or sign',
  )
  .meta({
    description:
      'Purpose of the step-up: change contact details, export personal data, delete the account, change payees and payment methods, or sign an agreement.',
  });

/** An external login service, besides login by phone. */
export const issuerSchema = z
  .object({
    name: issuerName,
    myinfo: z.array(z.object({ userType: myinfoUserType, fields: z.array(z.string()) })).meta({
      description: 'Fields requested from Myinfo, by user type. Empty if the issuer has no Myinfo.',
    }),
  })
  .meta({ id: 'Issuer', description: 'An external login service, such as Singpass.' });

/** An external login service, besides login by phone. */
export type Issuer = z.output<typeof issuerSchema>;

/** A login attempt at an issuer. */
export const attemptSchema = z
  .object({
    id: z.uuid(),
    issuer: issuerName,
    purpose: z
      .enum(['log-in', 'myinfo', 'proof'])
      .meta({ description: '`proof` is a step-up of the signed-in user and starts no new session.' }),
    userType: myinfoUserType.nullable(),
    proofFor: proofFor.nullable().meta({ description: 'Purpose of the step-up.' }),
    state: z
      .enum([
        'waiting',
        'returned',
        'used',
        'done',
        'cancelled',
        'late',
        'refused',
        'clock',
        'away',
        'taken',
        'other-person',
        'other-identity',
        'stale',
      ])
      .meta({
        description:
          '`waiting` for the user; `returned`, to be finished; `used` by another tab; `done`; the others say why the login failed.',
      }),
  })
  .meta({
    id: 'Attempt',
    description: 'A login attempt at an issuer, visible only to the browser that started it.',
  });

/** A login attempt at an issuer. */
export type Attempt = z.output<typeof attemptSchema>;

const attemptParams = z.object({ id: z.string() });
const unknownAttempt = { 404: 'This browser has no open attempt with this id.' };

/** Login by Singpass and Corppass. */
export const issuers = {
  listIssuers: defineRoute('listIssuers', {
    summary: 'List the login services available besides login by phone.',
    answer: succeeded(z.array(issuerSchema)),
  }),
  listIssuerKeys: defineRoute('listIssuerKeys', {
    summary: 'Get our public keys for an issuer, as a JSON Web Key Set (JWKS).',
    params: z.object({ name: z.string() }),
    answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
    errors: { 404: 'No issuer has this name.' },
  }),
  startAttempt: defineRoute('startAttempt', {
    summary: 'Start a login at an issuer, bound to this browser by a cookie. Returns the URL to redirect to.',
    body: z
      .object({
        issuer: issuerName,
        userType: myinfoUserType
          .optional()
          .meta({ description: 'Also requests Myinfo, for this user type.' }),
        proofFor: proofFor.optional().meta({
          description: 'Makes it a step-up of the signed-in user, for this purpose.',
        }),
        returnPath: z.string().max(2_048).optional().meta({ description: 'Path to return to afterwards.' }),
      })
      .meta({ id: 'AttemptStart' }),
    perAddress: [usualWriteLimit, { max: 100, seconds: HOUR, isCountedFirst: true }],
    answer: succeeded(z.object({ url: z.url() })),
    errors: {
      400: '`userType` and `proofFor` cannot be combined.',
      401: 'Step-up requires a signed-in user.',
      404: 'No issuer has this name, or the user has no account there.',
      429: 'Rate limit exceeded.',
      503: 'The issuer is not responding.',
    },
  }),
  storeCallback: defineRoute('storeCallback', {
    summary: 'Store the response the issuer redirected back with. Only the first one counts.',
    body: z.object({ issuer: issuerName, answer: z.string().max(4_096) }),
    answer: succeeded(z.object({ id: z.uuid() })),
    errors: { 404: 'This browser started no such attempt.' },
  }),
  getAttempt: defineRoute('getAttempt', {
    summary: 'Get the state of a login attempt of this browser.',
    params: attemptParams,
    // Contains the id of an open login, next to text from outside.
    isAnswerSecret: true,
    answer: succeeded(attemptSchema),
    errors: unknownAttempt,
  }),
  finishAttempt: defineRoute('finishAttempt', {
    summary:
      'Complete a login or step-up by exchanging the authorization code at the issuer. Idempotent: further calls return the current state.',
    params: attemptParams,
    answer: succeeded(
      z.object({
        attempt: attemptSchema,
        next: z.enum(['log-in', 'sign-up', 'review', 'proven']).nullable().meta({
          description:
            'Next step: continue as after login, sign up, review the Myinfo data, or continue after step-up.',
        }),
        returnPath: z.string().nullable(),
      }),
    ),
    errors: unknownAttempt,
  }),
};
