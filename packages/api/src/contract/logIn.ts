import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { sentCodes, usualWriteLimit } from './routeLimits.ts';
import { controlSchema } from './session.ts';
import { line } from './text.ts';

const purposeSchema = z
  .enum(['logIn', 'signUp'])
  .meta({ description: 'With `signUp`, an unknown number is sent a code too, and gets a new account.' });

/** A one-time code sent to a phone, as seen by the browser that requested it. */
export const textedCodeSchema = z
  .object({
    phoneNumber: z.string().meta({ description: "The phone number it was sent to: '+65' and eight digits." }),
    prefix: z.string().meta({ description: 'Three letters that are also in the message.' }),
    expiresIn: z.number().int().nonnegative().meta({ description: 'Seconds until the code expires.' }),
    resendIn: z
      .number()
      .int()
      .nonnegative()
      .meta({ description: 'Seconds until a new code can be requested.' }),
  })
  .meta({ id: 'TextedCode', description: 'A one-time code sent to a phone.' });

/** A one-time code sent to a phone. */
export type TextedCode = z.output<typeof textedCodeSchema>;

/** A one-time code to log in or sign up with. */
export const oneTimeCodeSchema = textedCodeSchema
  .extend({ purpose: purposeSchema })
  .meta({ id: 'OneTimeCode', description: 'A one-time code to log in or sign up with.' });

/** A one-time code to log in or sign up with. */
export type OneTimeCode = z.output<typeof oneTimeCodeSchema>;

/** Login by a one-time code, and logout. */
export const logIn = {
  startOtp: defineRoute('startOtp', {
    summary:
      'Send a one-time code to a phone. The response does not reveal whether the number has an account.',
    body: z.object({ phoneNumber: line(100, { least: 0 }), purpose: purposeSchema.default('logIn') }),
    perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
    answer: succeeded(oneTimeCodeSchema),
    errors: {
      400: 'Not a Singapore mobile number.',
      429: 'Rate limit exceeded. Retry-After says when to try again.',
      503: 'Text messages cannot be sent.',
    },
  }),
  pendingOtp: defineRoute('pendingOtp', {
    summary: 'Get the pending one-time code of this browser, or null.',
    answer: succeeded(oneTimeCodeSchema.nullable()),
  }),
  validateOtp: defineRoute('validateOtp', {
    summary:
      'Log in with a one-time code, in the browser that requested it. At sign-up, a new number gets a new account.',
    body: z.object({
      phoneNumber: line(100, { least: 0 }),
      otp: line(100, { least: 0 }).meta({
        description: "Six digits, optionally with the prefix ('KTM-123456').",
      }),
    }),
    answer: succeeded(controlSchema),
    errors: {
      400: 'The code is wrong, expired, used, locked after too many attempts, or was requested in another browser.',
      429: 'Rate limit exceeded.',
    },
  }),
  logOut: defineRoute('logOut', {
    summary: 'Log out: end the session of this browser. Always returns 1.',
    // What others of the same network write keeps nobody from logging out.
    perAddress: [{ max: 120, seconds: 60, together: 'log-outs', isCountedFirst: true }],
    answer: z.literal(1),
  }),
};
