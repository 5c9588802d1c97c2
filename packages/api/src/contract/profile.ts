import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { issuerName } from './issuers.ts';
import { textedCodeSchema } from './logIn.ts';
import { sentCodes, usualWriteLimit } from './routeLimits.ts';
import { profileFieldsSchema } from './session.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Not signed in.' };
const unproven = {
  403: 'Step-up required: the user has not verified their identity in the last five minutes.',
};
const wrongCode = {
  400: 'The code is wrong, expired, used, locked after too many attempts, or was requested in another browser.',
};
const unsendable = {
  429: 'Rate limit exceeded. Retry-After says when to try again.',
  503: 'Text messages cannot be sent.',
};
const code = line(100, { least: 0 }).meta({
  description: "Six digits, optionally with the prefix ('KTM-123456').",
});

/** A one-time code sent to an email address. */
export const mailedCodeSchema = z
  .object({
    email: z.string(),
    prefix: z.string().meta({ description: 'Three letters that are also in the email.' }),
    expiresIn: z.number().int().nonnegative().meta({ description: 'Seconds until the code expires.' }),
    resendIn: z
      .number()
      .int()
      .nonnegative()
      .meta({ description: 'Seconds until a new code can be requested.' }),
  })
  .meta({ id: 'MailedCode', description: 'A one-time code sent to an email address.' });

/** A one-time code sent to an email address. */
export type MailedCode = z.output<typeof mailedCodeSchema>;

/** Step-up status of this session, and pending codes. */
export const stepUpsSchema = z
  .object({
    provenFor: z.number().int().nonnegative().meta({
      description: 'Seconds until step-up is required again; 0 if it is required now.',
    }),
    isEmailProven: z.boolean().meta({ description: 'Whether the current email address is confirmed.' }),
    stepUp: textedCodeSchema.nullable(),
    issuers: z
      .array(issuerName)
      .meta({ description: 'Login services the user can use for step-up instead of a code.' }),
    phone: textedCodeSchema.nullable().meta({ description: 'The pending code sent to a new phone number.' }),
    email: mailedCodeSchema.nullable().meta({ description: 'The pending code sent to a new email address.' }),
  })
  .meta({ id: 'Proofs', description: 'Step-up status of this session, and pending codes.' });

/** Step-up status of this session, and pending codes. */
export type StepUps = z.output<typeof stepUpsSchema>;

/** Profile changes that need no step-up. */
export const profileChangesSchema = profileFieldsSchema.omit({ email: true }).extend({
  passType: profileFieldsSchema.shape.passType.nullable(),
  version: meantVersionSchema,
});

/** Profile changes that need no step-up. */
export type ProfileChanges = z.output<typeof profileChangesSchema>;

/** The profile, and step-up. */
export const profile = {
  getStepUps: defineRoute('getStepUps', {
    summary: 'Get the step-up status of this session, and any pending codes.',
    answer: succeeded(stepUpsSchema),
    errors: signedOut,
  }),
  startStepUp: defineRoute('startStepUp', {
    summary: "Start step-up: send a one-time code to the user's phone.",
    perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
    answer: succeeded(textedCodeSchema),
    errors: { ...signedOut, ...unsendable, 400: 'The user has no phone number.' },
  }),
  finishStepUp: defineRoute('finishStepUp', {
    summary: 'Complete step-up with the code. The session cookie is replaced.',
    body: z.object({ otp: code }),
    answer: succeeded(z.object({ provenFor: z.number().int() })),
    errors: { ...signedOut, ...wrongCode },
  }),
  changeProfile: defineRoute('changeProfile', {
    summary: "Update the user's name, residential status or pass. Omitted fields stay unchanged.",
    body: profileChangesSchema,
    answer: succeeded(z.null()),
    errors: { ...signedOut, ...stale, 400: 'A field is invalid.' },
  }),
  startPhoneChange: defineRoute('startPhoneChange', {
    summary:
      'Send a code to a new phone number. The response does not reveal whether another account has it.',
    body: z.object({ phoneNumber: line(100, { least: 0 }) }),
    perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
    answer: succeeded(textedCodeSchema),
    errors: { ...signedOut, ...unproven, ...unsendable, 400: 'Not a Singapore mobile number.' },
  }),
  finishPhoneChange: defineRoute('finishPhoneChange', {
    summary: 'Complete a phone number change with the code sent to it. All other sessions end.',
    body: z.object({ otp: code }),
    answer: succeeded(z.object({ phoneNumber: z.string() })),
    errors: { ...signedOut, ...wrongCode },
  }),
  startEmailChange: defineRoute('startEmailChange', {
    summary: 'Send a code to a new email address, or to the current one to confirm it.',
    body: z.object({ email: profileFieldsSchema.shape.email.unwrap() }),
    perAddress: [usualWriteLimit, sentCodes('email')],
    answer: succeeded(mailedCodeSchema),
    errors: { ...signedOut, ...unproven, 400: 'Not an email address.', 429: unsendable[429] },
  }),
  finishEmailChange: defineRoute('finishEmailChange', {
    summary: 'Complete an email address change with the code sent to it. The old address is notified.',
    body: z.object({ otp: code }),
    answer: succeeded(z.object({ email: z.string() })),
    errors: { ...signedOut, ...wrongCode },
  }),
};
