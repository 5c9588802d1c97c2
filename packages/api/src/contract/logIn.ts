import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { sentCodes, usualWriteLimit } from './routeLimits.ts';
import { controlSchema } from './session.ts';
import { line } from './text.ts';

const purposeSchema = z
  .enum(['logIn', 'signUp'])
  .meta({ description: 'At sign-up a number that nobody has is sent a code too, and becomes a new user.' });

/** A code on its way to a phone, as the browser that asked for it may know it. */
export const textedCodeSchema = z
  .object({
    phoneNumber: z.string().meta({ description: "The number it goes to: '+65' and eight digits." }),
    prefix: z.string().meta({ description: 'Three letters that stand in the message too.' }),
    expiresIn: z.number().int().nonnegative().meta({ description: 'Seconds until the code ends.' }),
    resendIn: z.number().int().nonnegative().meta({ description: 'Seconds until another may be asked for.' }),
  })
  .meta({ id: 'TextedCode', description: 'A code on its way to a phone.' });

/** A code on its way to a phone. */
export type TextedCode = z.output<typeof textedCodeSchema>;

/** A one-time code on its way, to log in or to sign up with. */
export const oneTimeCodeSchema = textedCodeSchema
  .extend({ purpose: purposeSchema })
  .meta({ id: 'OneTimeCode', description: 'A one-time code on its way, to log in or to sign up with.' });

/** A one-time code on its way, to log in or to sign up with. */
export type OneTimeCode = z.output<typeof oneTimeCodeSchema>;

/** Asks for a one-time code; a number without an account is answered alike. */
export const startOtpRoute = defineRoute('startOtp', {
  summary: 'Send a one-time code to a phone. The answer does not tell whether the number has an account.',
  body: z.object({ phoneNumber: line(100, { least: 0 }), purpose: purposeSchema.default('logIn') }),
  perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
  answer: succeeded(oneTimeCodeSchema),
  errors: {
    400: 'The number is no Singapore mobile number.',
    429: 'Too many codes were asked for; Retry-After says when to come back.',
    503: 'Messages cannot be sent from here.',
  },
});

/** The code this browser waits for. */
export const pendingOtpRoute = defineRoute('pendingOtp', {
  summary: 'The one-time code this browser waits for, or null.',
  answer: succeeded(oneTimeCodeSchema.nullable()),
});

/** Logs in with the code; only in the browser that asked for it. */
export const validateOtpRoute = defineRoute('validateOtp', {
  summary:
    'Log in with a one-time code, in the browser that asked for it. One asked for at sign-up makes a user of a new number.',
  body: z.object({
    phoneNumber: line(100, { least: 0 }),
    otp: line(100, { least: 0 }).meta({
      description: "Six digits; the prefix may stand before them ('KTM-123456').",
    }),
  }),
  answer: succeeded(controlSchema),
  errors: {
    400: 'The code is wrong, ended, used, tried too often, or was asked for in another browser.',
    429: 'Too many tries from one address.',
  },
});

/** Ends the session. */
export const logOutRoute = defineRoute('logOut', {
  summary: 'End the session of this browser; 1 means that it has ended.',
  answer: z.literal(1),
});
