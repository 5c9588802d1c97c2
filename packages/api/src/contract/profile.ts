import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { issuerName } from './issuers.ts';
import { textedCodeSchema } from './logIn.ts';
import { sentCodes, usualWriteLimit } from './routeLimits.ts';
import { profileFieldsSchema } from './session.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Nobody is signed in.' };
const unproven = { 403: 'Who asks did not prove within the last five minutes that it is them.' };
const wrongCode = {
  400: 'The code is wrong, ended, used, tried too often, or was asked for in another browser.',
};
const unsendable = {
  429: 'Too many codes were asked for; Retry-After says when to come back.',
  503: 'Messages cannot be sent from here.',
};
const code = line(100, { least: 0 }).meta({
  description: "Six digits; the prefix may stand before them ('KTM-123456').",
});

/** A code on its way to an e-mail address. */
export const mailedCodeSchema = z
  .object({
    email: z.string(),
    prefix: z.string().meta({ description: 'Three letters that stand in the letter too.' }),
    expiresIn: z.number().int().nonnegative().meta({ description: 'Seconds until the code ends.' }),
    resendIn: z.number().int().nonnegative().meta({ description: 'Seconds until another may be asked for.' }),
  })
  .meta({ id: 'MailedCode', description: 'A one-time code on its way to an e-mail address.' });

/** A code on its way to an e-mail address. */
export type MailedCode = z.output<typeof mailedCodeSchema>;

/** How well somebody is proven in this session, and the codes they wait for. */
export const stepUpsSchema = z
  .object({
    provenFor: z.number().int().nonnegative().meta({
      description: 'Seconds in which what needs a fresh proof may still be done; 0 when it needs one.',
    }),
    isEmailProven: z
      .boolean()
      .meta({ description: 'Whether a code sent to the present address was entered.' }),
    stepUp: textedCodeSchema.nullable(),
    issuers: z
      .array(issuerName)
      .meta({ description: 'Where they may prove again that it is them, besides by a code.' }),
    phone: textedCodeSchema.nullable().meta({ description: 'The code that waits on a new number.' }),
    email: mailedCodeSchema.nullable().meta({ description: 'The code that waits at a new address.' }),
  })
  .meta({ id: 'Proofs', description: 'How well somebody is proven in this session.' });

/** How well somebody is proven in this session, and the codes they wait for. */
export type StepUps = z.output<typeof stepUpsSchema>;

/** How well whoever asks is proven. */
export const getStepUpsRoute = defineRoute('getStepUps', {
  summary: 'How well whoever is signed in is proven in this session, and the codes they wait for.',
  answer: succeeded(stepUpsSchema),
  errors: signedOut,
});

/** Sends a code to the present phone, to prove again who is asking. */
export const startStepUpRoute = defineRoute('startStepUp', {
  summary: 'Send a one-time code to the phone of whoever is signed in, to prove that it is them.',
  perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
  answer: succeeded(textedCodeSchema),
  errors: { ...signedOut, ...unsendable, 400: 'They have no phone number.' },
});

/** Proves with the code who is asking; the session gets a new secret. */
export const finishStepUpRoute = defineRoute('finishStepUp', {
  summary: 'Prove with the code that it is them; the secret of the session is replaced.',
  body: z.object({ otp: code }),
  answer: succeeded(z.object({ provenFor: z.number().int() })),
  errors: { ...signedOut, ...wrongCode },
});

/** What its owner may change in a profile without more proof. */
export const profileChangesSchema = profileFieldsSchema.omit({ email: true }).extend({
  passType: profileFieldsSchema.shape.passType.nullable(),
  version: meantVersionSchema,
});

/** What its owner may change in a profile without more proof. */
export type ProfileChanges = z.output<typeof profileChangesSchema>;

/** Changes a profile. */
export const changeProfileRoute = defineRoute('changeProfile', {
  summary: 'Change name, residential status or pass of whoever is signed in; what is left out stays.',
  body: profileChangesSchema,
  answer: succeeded(z.null()),
  errors: { ...signedOut, ...stale, 400: 'A field is wrong.' },
});

/** Sends a code to a new number. */
export const startPhoneChangeRoute = defineRoute('startPhoneChange', {
  summary: 'Send a code to a new number. The answer does not tell whether somebody else has it.',
  body: z.object({ phoneNumber: line(100, { least: 0 }) }),
  perAddress: [usualWriteLimit, sentCodes('phoneNumber')],
  answer: succeeded(textedCodeSchema),
  errors: { ...signedOut, ...unproven, ...unsendable, 400: 'The number is no Singapore mobile number.' },
});

/** Takes the new number with its code. */
export const finishPhoneChangeRoute = defineRoute('finishPhoneChange', {
  summary: 'Take the new number with the code sent to it; every other session ends.',
  body: z.object({ otp: code }),
  answer: succeeded(z.object({ phoneNumber: z.string() })),
  errors: { ...signedOut, ...wrongCode },
});

/** Mails a code to a new address. */
export const startEmailChangeRoute = defineRoute('startEmailChange', {
  summary: 'Mail a code to a new address, or to the present one to prove it.',
  body: z.object({ email: profileFieldsSchema.shape.email.unwrap() }),
  perAddress: [usualWriteLimit, sentCodes('email')],
  answer: succeeded(mailedCodeSchema),
  errors: { ...signedOut, ...unproven, 400: 'This is no e-mail address.', 429: unsendable[429] },
});

/** Takes the new address with its code. */
export const finishEmailChangeRoute = defineRoute('finishEmailChange', {
  summary: 'Take the new address with the code mailed to it; the old one is told.',
  body: z.object({ otp: code }),
  answer: succeeded(z.object({ email: z.string() })),
  errors: { ...signedOut, ...wrongCode },
});
