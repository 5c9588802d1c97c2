import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { nearDay } from './properties.ts';

/** Passes of people who are neither citizens nor permanent residents; in step with `passTypes` of `@sewa/tenancy`. */
export const rentingPassTypes = [
  'employment-pass',
  's-pass',
  'work-permit',
  'student-pass',
  'dependant-pass',
  'long-term-visit-pass',
  'short-term-visit',
] as const;

/** Sectors of work permits, as MOM names them. */
export const rentingSectors = ['construction', 'manufacturing', 'marine', 'process', 'services'] as const;

/** Most people that are asked about. */
export const MAX_OCCUPIERS = 20;

/** How somebody may stay in Singapore. */
export const residentialStatusSchema = z.enum(['C', 'P', 'A'], { error: 'should be C, P or A' });

/** A pass. */
export const rentingPassSchema = z.enum(rentingPassTypes);

const answer = z.enum(['yes', 'no', 'ask']);

const person = z
  .object({
    residentialStatus: residentialStatusSchema,
    nationality: z
      .string()
      .regex(/^[A-Z]{2}$/, 'should be a country code like SG')
      .optional(),
    passType: rentingPassSchema.optional(),
    passValidUntil: nearDay.optional(),
    sector: z.enum(rentingSectors).optional(),
    isFamilyOf: z.number().int().nonnegative().optional().meta({ description: 'Index of somebody else.' }),
  })
  .meta({ id: 'RentingPerson', description: 'Somebody who would live in the home.' });

/** Why people may rent, may not, or have to ask. */
export const eligibilityReasonSchema = z
  .object({
    rule: z.string(),
    answer,
    words: z.string(),
    source: z.object({
      name: z.string(),
      url: z.string().nullable(),
      basis: z.enum(['law', 'custom', 'estimate']),
      readOn: z.iso.date(),
    }),
    from: z.iso.date(),
    to: z.iso.date().nullable(),
  })
  .meta({
    id: 'EligibilityReason',
    description: 'What one rule says, where it stands, and how long it holds.',
  });

/** Why people may rent, may not, or have to ask. */
export type EligibilityReason = z.output<typeof eligibilityReasonSchema>;

/** What is asked. */
export const eligibilityQuestionSchema = z
  .object({
    day: nearDay,
    home: z.object({
      propertyType: z.number().int().nonnegative(),
      hdbRooms: z.number().int().min(1).max(6).optional(),
      areaSqm: z.number().positive().max(100_000).optional(),
      isWholeUnit: z.boolean(),
      bedroomsLet: z.number().int().min(1).max(20).optional(),
      isUraRegistered: z.boolean().optional(),
      isMopOver: z.boolean().optional(),
      isApproved: z.boolean().optional(),
    }),
    term: z.object({ from: nearDay, months: z.number().int().min(1).max(120) }),
    people: z
      .array(person)
      .min(1)
      .max(MAX_OCCUPIERS)
      .meta({ examples: [[{ residentialStatus: 'C' }]] }),
    owner: z
      .object({ residentialStatus: residentialStatusSchema.optional(), occupiesHome: z.boolean() })
      .optional(),
  })
  .superRefine(({ people }, context) => {
    people.forEach(({ isFamilyOf }, index) => {
      if (isFamilyOf === undefined || (isFamilyOf !== index && isFamilyOf < people.length)) return;
      context.addIssue({
        code: 'custom',
        path: ['people', index, 'isFamilyOf'],
        message: 'should be the index of somebody else',
      });
    });
  })
  .meta({ id: 'EligibilityQuestion', description: 'A home, a term, and who would live there.' });

/** What is asked. */
export type EligibilityQuestion = z.output<typeof eligibilityQuestionSchema>;

/** Who may rent, and what stamp duty a lease costs. */
export const eligibility = {
  judgeEligibility: defineRoute('judgeEligibility', {
    summary: 'Say whether people may rent a home for a term, with every rule. Nothing is stored.',
    body: eligibilityQuestionSchema,
    answer: succeeded(z.object({ answer, reasons: z.array(eligibilityReasonSchema) })),
    errors: { 400: 'Invalid request body.' },
  }),
  countStampDuty: defineRoute('countStampDuty', {
    summary: 'Count the stamp duty of a lease. Nothing is stored.',
    body: z.object({
      periods: z
        .array(
          z.object({
            monthlyRent: z.number().int().positive().max(1_000_000_000),
            months: z.number().int().min(1).max(1_200),
          }),
        )
        .min(1)
        .max(100),
      signedOn: nearDay,
    }),
    answer: succeeded(
      z.object({
        cents: z.number().int().nonnegative().nullable().meta({ description: 'Null where no table says.' }),
        source: eligibilityReasonSchema.shape.source.nullable(),
      }),
    ),
    errors: { 400: 'Invalid request body.' },
  }),
};
