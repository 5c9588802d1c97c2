import { z } from 'zod';
import { categoryName } from '../consentCookie.ts';
import { defineRoute, succeeded } from './defineRoute.ts';

/** The kind of choice, derived from this choice and the one before. */
export const consentActions = ['accept', 'reject', 'custom', 'withdraw'] as const;

/** Where a choice was made: in the banner, on the cookies page, or by Global Privacy Control. */
export const consentSurfaces = ['banner', 'page', 'signal'] as const;

const consentId = z.string().regex(/^[\w-]{22}$/, 'is not 22 letters, digits, - or _');
const revision = z.string().regex(/^[\w-]{1,40}$/, 'is not 1 to 40 letters, digits, - or _');

/** Which optional cookies a person allows. */
export const consentDraftSchema = z
  .object({
    preferences: z.boolean(),
    statistics: z.boolean(),
    others: z
      .array(z.string().regex(categoryName, 'is not 1 to 40 letters, digits, - or _'))
      .max(20)
      .optional()
      .meta({
        description: "What else is allowed, by the names of a site's own categories.",
      }),
    done: z.literal(true).meta({ description: 'Always true: the person has chosen.' }),
    consentId: consentId.optional().meta({
      description:
        'Identifies the browser in the consent log. Defaults to the id in its cookie, or a new one.',
    }),
    revision: revision
      .default('0')
      .meta({ description: 'Version of the consent question that was answered.' }),
    surface: z.enum(consentSurfaces).nullish().meta({ description: 'Where the choice was made.' }),
    hasSignal: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the browser sent Global Privacy Control at that time.' }),
  })
  .meta({ id: 'ConsentDraft', description: 'Which optional cookies a person allows.' });

/** One choice in the consent log. */
export const consentRecordSchema = z
  .object({
    id: z.string(),
    preferences: z.boolean(),
    statistics: z.boolean(),
    others: z.array(z.string()).meta({ description: "Names of a site's own categories that were allowed." }),
    action: z.enum(consentActions),
    revision: z.string(),
    surface: z.enum(consentSurfaces).nullable(),
    hasSignal: z.boolean(),
    browser: z.string().meta({ description: 'Browser family, such as Firefox.' }),
    chosenAt: z.iso.datetime(),
  })
  .meta({
    id: 'ConsentRecord',
    description: 'A recorded cookie choice. Records are never changed.',
  });

/** One choice in the consent log. */
export type ConsentRecord = z.output<typeof consentRecordSchema>;

/** Cookie consent. */
export const cookieConsent = {
  getConsent: defineRoute('getConsent', {
    summary: 'Get which cookies this browser allows, and the choices recorded for it and for the user.',
    answer: succeeded(
      z.object({
        done: z.boolean(),
        preferences: z.boolean(),
        statistics: z.boolean(),
        records: z.array(consentRecordSchema).meta({ description: 'Newest first, 100 at most.' }),
      }),
    ),
  }),
  recordConsent: defineRoute('recordConsent', {
    summary: 'Record which cookies a person allows, and set the consent cookie.',
    body: consentDraftSchema,
    answer: succeeded(z.object({ consentId: z.string() })),
    errors: { 400: 'Invalid request body.', 429: 'Rate limit exceeded.' },
  }),
};
