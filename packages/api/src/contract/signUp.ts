import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { controlSchema } from './session.ts';
import { email, line } from './text.ts';

/** Sign-up fields. Which ones are required depends on the user type; others are ignored. */
export const signUpFieldsSchema = z.object({
  name: line(200).optional(),
  email: email().optional(),
  residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
  passType: line(60).optional().meta({ description: 'Pass type; only for residential status A.' }),
  registrationNumber: line(20)
    .optional()
    .meta({ description: 'Main agents only: R, six digits and a letter.' }),
  licenceNumber: line(20).optional().meta({ description: 'Their agency: L, seven digits and a letter.' }),
  corporateName: line(200).optional(),
  uen: line(20).optional().meta({ description: 'Entity number (UEN) of the corporate.' }),
});

/** Sign-up fields. */
export type SignUpFields = z.output<typeof signUpFieldsSchema>;

const draftFields = z.record(z.string().max(40), z.string().max(300));

/** Unfinished sign-up: the chosen user type and form input so far. */
export const signUpDraftSchema = z
  .object({
    userType: z.number().int().min(1).max(4).nullable(),
    fields: draftFields.meta({ description: 'Form input as typed, by field name.' }),
  })
  .meta({
    id: 'SignUpDraft',
    description: 'Unfinished sign-up: the chosen user type and form input so far.',
  });

/** Unfinished sign-up: the chosen user type and form input so far. */
export type SignUpDraft = z.output<typeof signUpDraftSchema>;

/** Sign-up. */
export const signUp = {
  createUser: defineRoute('createUser', {
    summary:
      'Complete sign-up as a user type (1 tenant, 2 landlord, 3 main agent, 4 corporate user), or add one. Also accepts the invitation this browser remembers.',
    params: z.object({ userType: z.string() }),
    body: signUpFieldsSchema,
    answer: succeeded(controlSchema),
    errors: {
      400: 'Unknown user type, or a field is invalid.',
      401: 'Not signed in.',
      409: 'The user already has this user type, or the invitation can no longer be accepted.',
    },
  }),
  getOnboarding: defineRoute('getOnboarding', {
    summary: 'Check whether this browser remembers an invitation that the user can accept.',
    answer: succeeded(z.boolean()),
  }),
  finishOnboarding: defineRoute('finishOnboarding', {
    summary: 'Accept the invitation this browser remembers, and forget it.',
    answer: succeeded(z.null()),
    errors: {
      401: 'Not signed in.',
      403: 'The user has not completed sign-up, or lacks the required user type.',
      409: 'The invitation was used, declined or withdrawn, or has expired.',
    },
  }),
  getSignUpDraft: defineRoute('getSignUpDraft', {
    summary: 'Get the sign-up draft of this browser session.',
    answer: succeeded(signUpDraftSchema),
  }),
  saveSignUpDraft: defineRoute('saveSignUpDraft', {
    summary: 'Save the sign-up draft of this browser session. Omitted fields stay unchanged.',
    body: z.object({
      userType: z.number().int().min(1).max(4).optional(),
      fields: draftFields
        .refine((fields) => Object.keys(fields).length <= 20, 'has more than 20 entries')
        .optional(),
    }),
    answer: succeeded(z.null()),
    errors: { 400: 'Too many fields, or a value is too long.' },
  }),
};
