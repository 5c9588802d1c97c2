import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** What a choice came to; it is worked out from what was allowed, here and before. */
export const consentActions = ['accept', 'reject', 'custom', 'withdraw'] as const;

/** Where a choice was made: over a page, on the page of cookies, or by the browser's own signal (Global Privacy Control). */
export const consentSurfaces = ['banner', 'page', 'signal'] as const;

const consentId = z.string().regex(/^[\w-]{22}$/, 'is not 22 letters, digits, - or _');
const revision = z.string().regex(/^[\w-]{1,40}$/, 'is not 1 to 40 letters, digits, - or _');

/** What a person allows besides the cookies that are necessary. */
export const consentDraftSchema = z
  .object({
    preferences: z.boolean(),
    statistics: z.boolean(),
    done: z.literal(true).meta({ description: 'The person has chosen.' }),
    consentId: consentId.optional().meta({
      description: 'Names the browser in the ledger. Left out, the one of its cookie, else a new one.',
    }),
    revision: revision.default('0').meta({ description: 'Which question was answered.' }),
    surface: z.enum(consentSurfaces).nullish().meta({ description: 'Where the choice was made.' }),
    hasSignal: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the browser sent the signal Global Privacy Control then.' }),
  })
  .meta({ id: 'ConsentDraft', description: 'What a person allows besides the cookies that are necessary.' });

/** One choice as the ledger keeps it. */
export const consentRecordSchema = z
  .object({
    id: z.string(),
    preferences: z.boolean(),
    statistics: z.boolean(),
    action: z.enum(consentActions),
    revision: z.string(),
    surface: z.enum(consentSurfaces).nullable(),
    hasSignal: z.boolean(),
    browser: z.string().meta({ description: 'Family of the browser, such as Firefox.' }),
    chosenAt: z.iso.datetime(),
  })
  .meta({
    id: 'ConsentRecord',
    description: 'A choice about cookies as it was recorded; nothing changes it.',
  });

/** One choice as the ledger keeps it. */
export type ConsentRecord = z.output<typeof consentRecordSchema>;

/** Records a choice. */
export const recordConsentRoute = defineRoute('recordConsent', {
  summary: 'Record which cookies a person allows, and set the cookie that says so.',
  body: consentDraftSchema,
  answer: succeeded(z.object({ consentId: z.string() })),
  errors: { 400: 'The choice is not of this form.', 429: 'Too many at once.' },
});

/** What this browser allows now, and the choices before. */
export const getConsentRoute = defineRoute('getConsent', {
  summary: 'Which cookies this browser allows, and the choices recorded of it and of who is signed in.',
  answer: succeeded(
    z.object({
      done: z.boolean(),
      preferences: z.boolean(),
      statistics: z.boolean(),
      records: z.array(consentRecordSchema).meta({ description: 'The newest first, a hundred at most.' }),
    }),
  ),
});
