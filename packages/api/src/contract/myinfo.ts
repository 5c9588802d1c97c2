import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';

/** Fields that Myinfo can fill in. */
const myinfoFieldName = z.enum([
  'identityNumber',
  'name',
  'email',
  'phoneNumber',
  'residentialStatus',
  'passType',
]);

/** Data received from Myinfo that the user has not submitted yet. */
export const myinfoSchema = z
  .object({
    userType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    isSignedUp: z.boolean().meta({ description: 'False if submitting it completes sign-up.' }),
    fields: z.array(
      z.object({
        name: myinfoFieldName,
        value: z.string().nullable().meta({ description: 'Identity numbers are masked.' }),
        source: z
          .union([z.literal(1), z.literal(2), z.literal(4)])
          .nullable()
          .meta({
            description: '1 verified by a government agency, 2 provided by the user, 4 verified by Singpass.',
          }),
        isLocked: z.boolean().meta({ description: 'Whether the value is verified and therefore read-only.' }),
      }),
    ),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Myinfo', description: 'Data received from Myinfo that the user has not submitted yet.' });

/** Data received from Myinfo. */
export type Myinfo = z.output<typeof myinfoSchema>;

const typed = (longest: number) => line(longest, { least: 0 });

/** Myinfo. */
export const myinfo = {
  getMyinfo: defineRoute('getMyinfo', {
    summary: 'Get Myinfo data that the user has not submitted yet, or null.',
    // Contains government data about a person, next to text they typed.
    isAnswerSecret: true,
    answer: succeeded(myinfoSchema.nullable()),
    errors: { 401: 'Not signed in.' },
  }),
  submitMyinfo: defineRoute('submitMyinfo', {
    summary: 'Submit Myinfo data to the profile, with user input for the fields that are not verified.',
    body: z.object({
      name: typed(200).optional(),
      email: typed(254).optional(),
      phoneNumber: typed(100).optional(),
      residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
      passType: typed(60).optional(),
      registrationNumber: typed(20)
        .optional()
        .meta({ description: 'Agents who sign up only: R, six digits and a letter.' }),
      licenceNumber: typed(20)
        .optional()
        .meta({ description: 'Their agency: L, seven digits and a letter.' }),
    }),
    answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
    errors: {
      400: 'A field is invalid or read-only, or its value belongs to another account.',
      401: 'Not signed in.',
      404: 'No pending Myinfo data.',
    },
  }),
};
