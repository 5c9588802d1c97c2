import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { controlSchema } from './session.ts';
import { line } from './text.ts';

/** What somebody signs up with; which of them are wanted goes by the user type. Whatever else is sent is left out. */
export const signUpFieldsSchema = z.object({
  name: line(200).optional(),
  email: z.email('should look like name@mail.example').max(254, 'is longer than 254 characters').optional(),
  residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
  passType: line(60).optional().meta({ description: 'The pass of somebody with the status A.' }),
  registrationNumber: line(20).optional().meta({ description: 'Of a main agent: R, six digits, a letter.' }),
  licenceNumber: line(20).optional().meta({ description: 'Of an agency: L, seven digits, a letter.' }),
  corporateName: line(200).optional(),
  uen: line(20).optional().meta({ description: 'Unique Entity Number of the corporate.' }),
});

/** What somebody signs up with. */
export type SignUpFields = z.output<typeof signUpFieldsSchema>;

/** Makes somebody signed in a user of a type. */
export const createUserRoute = defineRoute('createUser', {
  summary:
    'Complete sign-up as a user type (1 tenant, 2 landlord, 3 main agent, 4 corporate user), or add one. An invitation this browser follows is taken up.',
  params: z.object({ userType: z.string() }),
  body: signUpFieldsSchema,
  answer: succeeded(controlSchema),
  errors: {
    400: 'No such user type, or a field is wrong.',
    401: 'Nobody is signed in.',
    409: 'They are a user of this type already, or the invitation cannot be taken up any more.',
  },
});

/** Whether an invitation waits for whoever is signed in. */
export const getOnboardingRoute = defineRoute('getOnboarding', {
  summary: 'Whether this browser follows an invitation that whoever is signed in may take up.',
  answer: succeeded(z.boolean()),
});

/** Takes up the invitation this browser follows. */
export const finishOnboardingRoute = defineRoute('finishOnboarding', {
  summary: 'Take up the invitation this browser follows, and follow it no longer.',
  answer: succeeded(z.null()),
  errors: {
    401: 'Nobody is signed in.',
    403: 'Sign-up is not complete, or the user type is missing.',
    409: 'It was used, declined, withdrawn, or has expired.',
  },
});

const draftFields = z.record(z.string().max(40), z.string().max(300));

/** What was chosen and typed so far. */
export const signUpDraftSchema = z
  .object({
    userType: z.number().int().min(1).max(4).nullable(),
    fields: draftFields.meta({ description: 'As typed, by the names of the form.' }),
  })
  .meta({ id: 'SignUpDraft', description: 'What somebody chose and typed on the way to an account.' });

/** What was chosen and typed so far. */
export type SignUpDraft = z.output<typeof signUpDraftSchema>;

/** What this browser's visitor chose and typed. */
export const getSignUpDraftRoute = defineRoute('getSignUpDraft', {
  summary: 'What was chosen and typed on the way to an account, in this browser, while it is open.',
  answer: succeeded(signUpDraftSchema),
});

/** Keeps what was chosen and typed. */
export const saveSignUpDraftRoute = defineRoute('saveSignUpDraft', {
  summary: 'Keep what was chosen and typed on the way to an account; what is left out stays.',
  body: z.object({
    userType: z.number().int().min(1).max(4).optional(),
    fields: draftFields.refine((fields) => Object.keys(fields).length <= 20, 'are more than 20').optional(),
  }),
  answer: succeeded(z.null()),
  errors: { 400: 'It is too much.' },
});
