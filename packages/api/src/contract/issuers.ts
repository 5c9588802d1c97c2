import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR, usualWriteLimit } from './routeLimits.ts';

/** Who vouches for people here, by the names of the product. */
export const issuerName = z
  .enum(['singpass', 'b2c'])
  .meta({ description: 'Singpass, or the second issuer people may be known by.' });

/** What Myinfo is asked for: 1 tenant, 2 landlord, 3 main agent. */
const myinfoUserType = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .meta({ description: '1 tenant, 2 landlord, 3 main agent.' });

const proofFor = z
  .enum(['contact', 'export', 'leave'], 'should be contact, export or leave')
  .meta({ description: 'To change how they are reached, to have their data, or to leave.' });

/** Who vouches for people here. */
export const issuerSchema = z
  .object({
    name: issuerName,
    myinfo: z
      .array(z.object({ userType: myinfoUserType, fields: z.array(z.string()) }))
      .meta({ description: 'What Myinfo is asked for, by user type; empty where it has none.' }),
  })
  .meta({ id: 'Issuer', description: 'Who vouches for people here, besides their phone.' });

/** Who vouches for people here. */
export type Issuer = z.output<typeof issuerSchema>;

/** Lists who people may log in with besides their phone; the same for everybody. */
export const listIssuersRoute = defineRoute('listIssuers', {
  summary: 'Who people may log in with besides their phone.',
  answer: succeeded(z.array(issuerSchema)),
});

/** Our public keys, for an issuer. */
export const listIssuerKeysRoute = defineRoute('listIssuerKeys', {
  summary: 'Our public keys as a JSON Web Key Set, for the issuer.',
  params: z.object({ name: z.string() }),
  answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  errors: { 404: 'There is no such issuer here.' },
});

/** One attempt to log in at an issuer. */
export const attemptSchema = z
  .object({
    id: z.uuid(),
    issuer: issuerName,
    purpose: z
      .enum(['log-in', 'myinfo', 'proof'])
      .meta({ description: 'A proof logs nobody in: whoever is signed in shows again that it is them.' }),
    userType: myinfoUserType.nullable(),
    proofFor: proofFor.nullable().meta({ description: 'What a proof is wanted for.' }),
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
          'waiting for the person; returned, to be finished; used, by another tab; done; or how it ended without a log-in.',
      }),
  })
  .meta({
    id: 'Attempt',
    description: 'One attempt to log in at an issuer, known to the browser that began it.',
  });

/** One attempt to log in at an issuer. */
export type Attempt = z.output<typeof attemptSchema>;

/** Begins an attempt. */
export const startAttemptRoute = defineRoute('startAttempt', {
  summary: 'Begin a log-in at an issuer, bound to this browser by a cookie; the answer says where to go.',
  body: z
    .object({
      issuer: issuerName,
      userType: myinfoUserType.optional().meta({ description: 'Asks for Myinfo too, for this user type.' }),
      proofFor: proofFor.optional().meta({
        description: 'Nobody is logged in: whoever is signed in proves again that it is them, for this.',
      }),
      returnPath: z
        .string()
        .max(2_048)
        .optional()
        .meta({ description: 'Where the person wants to go after.' }),
    })
    .meta({ id: 'AttemptStart' }),
  perAddress: [usualWriteLimit, { max: 100, seconds: HOUR, isCountedFirst: true }],
  answer: succeeded(z.object({ url: z.url() })),
  errors: {
    400: 'Myinfo cannot be asked for with a proof.',
    401: 'A proof is wanted and nobody is signed in.',
    404: 'There is no such issuer here, or whoever is signed in is not known there.',
    429: 'Too many were begun from one address.',
    503: 'The issuer does not answer.',
  },
});

/** Keeps what the browser came back with. */
export const storeCallbackRoute = defineRoute('storeCallback', {
  summary: 'Keep what the issuer sent this browser back with; only the first time counts.',
  body: z.object({ issuer: issuerName, answer: z.string().max(4_096) }),
  answer: succeeded(z.object({ id: z.uuid() })),
  errors: { 404: 'This browser began no such attempt.' },
});

const attemptParams = z.object({ id: z.string() });
const unknownAttempt = { 404: 'This browser began no such attempt, or it is over.' };

/** Where an attempt stands. */
export const getAttemptRoute = defineRoute('getAttempt', {
  summary: 'Where an attempt of this browser stands.',
  params: attemptParams,
  // The id of a login under way, next to what comes from outside.
  isAnswerSecret: true,
  answer: succeeded(attemptSchema),
  errors: unknownAttempt,
});

/** Finds out who came back. */
export const finishAttemptRoute = defineRoute('finishAttempt', {
  summary:
    'Find out at the issuer who came back, and log them in, or prove that it is them again. It is done once; every other call answers where it stands.',
  params: attemptParams,
  answer: succeeded(
    z.object({
      attempt: attemptSchema,
      next: z.enum(['log-in', 'sign-up', 'review', 'proven']).nullable().meta({
        description:
          'Where to go: on as after a log-in, on to sign-up, to what Myinfo said, or to what the proof was wanted for.',
      }),
      returnPath: z.string().nullable(),
    }),
  ),
  errors: unknownAttempt,
});
