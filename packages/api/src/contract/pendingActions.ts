import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { text } from './text.ts';

const listingId = z.string().regex(/^[a-z2-7]{12}$/, "isn't a listing id");

/** What a visitor was doing when login interrupted: saving a listing, sending an enquiry, asking for help, or saving a search. */
export const pendingActionSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('favourite'), listingId }),
    z.object({
      kind: z.literal('enquiry'),
      listingId,
      message: text(2_000),
    }),
    z.object({ kind: z.literal('help'), message: text(2_000) }),
    z.object({
      kind: z.literal('saved-search'),
      query: z
        .string()
        .max(1_000)
        .meta({ description: 'Canonical query string of the search, without the question mark.' }),
    }),
  ])
  .meta({ id: 'Intent', description: 'An action that was interrupted by login.' });

/** An action that was interrupted by login. */
export type PendingAction = z.output<typeof pendingActionSchema>;

/** What a visitor wanted to do before they logged in. */
export const pendingActions = {
  startPendingAction: defineRoute('startPendingAction', {
    summary: 'Store an action for 30 minutes, to complete after login. Bound to this browser by a cookie.',
    body: pendingActionSchema,
    answer: succeeded(z.null()),
    errors: { 400: 'Invalid request body.', 404: 'No listing has this id.', 429: 'Rate limit exceeded.' },
  }),
  currentPendingAction: defineRoute('currentPendingAction', {
    summary: 'Get the pending action of this browser, or null.',
    answer: succeeded(pendingActionSchema.nullable()),
  }),
};
