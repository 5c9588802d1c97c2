import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale, versionSchema } from './version.ts';

const signedOut = { 401: 'Not signed in.' };
const unknown = { 404: 'No saved search of the user has this id.' };
const params = z.object({ id: z.string() });

/** How often alerts for a saved search are emailed. */
export const frequencySchema = z.enum(['instant', 'daily', 'weekly']);

const name = line(60);

/** A saved search. */
export const savedSearchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    query: z
      .string()
      .meta({ description: 'Canonical query string of the search, without the question mark.' }),
    frequency: frequencySchema,
    isPaused: z.boolean(),
    version: versionSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch', description: 'A saved search, with its alert frequency.' });

/** A saved search. */
export type SavedSearch = z.output<typeof savedSearchSchema>;

/** A new saved search. */
export const saveSearchSchema = z.object({
  query: z.string().max(1_000),
  name: name.optional().meta({ description: 'By default, generated from the query.' }),
  frequency: frequencySchema.optional().meta({ description: 'Default: daily.' }),
});

/** Changes to a saved search. Omitted fields stay unchanged. */
export const savedSearchChangesSchema = z.object({
  name: name.optional(),
  frequency: frequencySchema.optional(),
  isPaused: z.boolean().optional(),
  version: meantVersionSchema,
});

const token = z.string().max(100);

/** Saved searches. */
export const savedSearches = {
  listSavedSearches: defineRoute('listSavedSearches', {
    summary: "List the user's saved searches, most recently saved first.",
    answer: succeeded(z.array(savedSearchSchema)),
    errors: signedOut,
  }),
  saveSearch: defineRoute('saveSearch', {
    summary: 'Save a search. Idempotent: saving the same search again returns the existing one.',
    body: saveSearchSchema,
    answer: succeeded(savedSearchSchema),
    errors: {
      ...signedOut,
      400: 'The name is taken or too long, or the user already has 20 saved searches.',
    },
  }),
  changeSavedSearch: defineRoute('changeSavedSearch', {
    summary: 'Rename a saved search, pause its alerts, or change their frequency.',
    params,
    body: savedSearchChangesSchema,
    answer: succeeded(savedSearchSchema),
    errors: { ...signedOut, ...unknown, ...stale, 400: 'The name is taken or too long.' },
  }),
  dropSavedSearch: defineRoute('dropSavedSearch', {
    summary: 'Delete a saved search. Idempotent.',
    params,
    answer: succeeded(z.null()),
    errors: signedOut,
  }),
  restoreSavedSearch: defineRoute('restoreSavedSearch', {
    summary: 'Restore a saved search that was deleted in the last 24 hours.',
    params,
    answer: succeeded(savedSearchSchema),
    errors: { ...signedOut, ...unknown, 400: 'Its name or query is used by another saved search now.' },
  }),
  findUnsubscribe: defineRoute('findUnsubscribe', {
    summary: 'Find the saved search that an unsubscribe link belongs to, or null.',
    query: z.object({ token }),
    answer: succeeded(z.object({ name: z.string(), isPaused: z.boolean() }).nullable()),
  }),
  unsubscribe: defineRoute('unsubscribe', {
    summary: 'Unsubscribe from alerts of one saved search by the link in an email, without login (RFC 8058).',
    query: z.object({ token }),
    // Mail clients send no origin; the secret token in the URL authorizes the request.
    origin: 'any',
    answer: succeeded(z.null()),
    errors: { 404: 'The link is invalid.' },
  }),
};
