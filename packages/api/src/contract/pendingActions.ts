import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { text } from './text.ts';

const listingId = z.string().regex(/^[a-z2-7]{12}$/, 'is not the id of a listing');

/** What a visitor wanted when log-in came between: a home to keep, a message to send, a search to save. */
export const pendingActionSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('favourite'), listingId }),
    z.object({
      kind: z.literal('enquiry'),
      listingId,
      message: text(2_000),
    }),
    z.object({
      kind: z.literal('saved-search'),
      query: z.string().max(1_000).meta({ description: 'Canonical query of the search, without ?.' }),
    }),
  ])
  .meta({ id: 'Intent', description: 'What a visitor wanted when log-in came between.' });

/** What a visitor wanted when log-in came between. */
export type PendingAction = z.output<typeof pendingActionSchema>;

/** Remembers for half an hour what a visitor wants, bound to this browser by a cookie. */
export const startPendingActionRoute = defineRoute('startPendingAction', {
  summary: 'Remember for 30 minutes what a visitor wants, until they have logged in.',
  body: pendingActionSchema,
  answer: succeeded(z.null()),
  errors: { 400: 'The wish is not of this form.', 404: 'No listing has this id.', 429: 'Too many at once.' },
});

/** What this browser's visitor wanted. */
export const currentPendingActionRoute = defineRoute('currentPendingAction', {
  summary: "What this browser's visitor wanted before log-in, or null.",
  answer: succeeded(pendingActionSchema.nullable()),
});
