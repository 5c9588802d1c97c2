import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';

/** The fields Myinfo may fill in. */
const myinfoFieldName = z.enum([
  'identityNumber',
  'name',
  'email',
  'phoneNumber',
  'residentialStatus',
  'passType',
]);

/** What Myinfo said of whoever is signed in, until they submit it. */
export const myinfoSchema = z
  .object({
    userType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    isSignedUp: z.boolean().meta({ description: 'False for somebody who signs up by submitting it.' }),
    fields: z.array(
      z.object({
        name: myinfoFieldName,
        value: z.string().nullable().meta({ description: 'An identity number is masked.' }),
        source: z
          .union([z.literal(1), z.literal(2), z.literal(4)])
          .nullable()
          .meta({
            description: '1 verified by the government, 2 said by the person, 4 verified by Singpass.',
          }),
        isLocked: z.boolean().meta({ description: 'Verified: shown as it is, and not to be changed.' }),
      }),
    ),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Myinfo', description: 'What Myinfo said of whoever is signed in, until they submit it.' });

/** What Myinfo said of whoever is signed in. */
export type Myinfo = z.output<typeof myinfoSchema>;

/** What waits to be submitted. */
export const getMyinfoRoute = defineRoute('getMyinfo', {
  summary: 'What Myinfo said of whoever is signed in, or null when nothing waits to be submitted.',
  // What the government knows about a person, next to what they typed.
  isAnswerSecret: true,
  answer: succeeded(myinfoSchema.nullable()),
  errors: { 401: 'Nobody is signed in.' },
});

const typed = (longest: number) => line(longest, { least: 0 });

/** Submits it with what the person filled in themselves. */
export const submitMyinfoRoute = defineRoute('submitMyinfo', {
  summary: 'Take over what Myinfo said, with what the person filled in where it says nothing verified.',
  body: z.object({
    name: typed(200).optional(),
    email: typed(254).optional(),
    phoneNumber: typed(100).optional(),
    residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
    passType: typed(60).optional(),
    registrationNumber: typed(20)
      .optional()
      .meta({ description: 'Of an agent who signs up: R, six digits, a letter.' }),
    licenceNumber: typed(20).optional().meta({ description: 'Of their agency: L, seven digits, a letter.' }),
  }),
  answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
  errors: {
    400: 'A field is wrong, locked, or belongs to another account.',
    401: 'Nobody is signed in.',
    404: 'Nothing waits to be submitted.',
  },
});
