import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale, versionSchema } from './version.ts';

const signedOut = { 401: 'Nobody is signed in.' };
const unknown = { 404: 'There is no such saved search.' };
const params = z.object({ id: z.string() });

/** How often a saved search writes. */
export const frequencySchema = z.enum(['instant', 'daily', 'weekly']);

const name = line(60);

/** A search somebody saved. */
export const savedSearchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    query: z.string().meta({ description: 'Canonical query of the search, without ?.' }),
    frequency: frequencySchema,
    isPaused: z.boolean(),
    version: versionSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch', description: 'A search somebody saved, and how often it writes.' });

/** A search somebody saved. */
export type SavedSearch = z.output<typeof savedSearchSchema>;

/** Every saved search of whoever is signed in. */
export const listSavedSearchesRoute = defineRoute('listSavedSearches', {
  summary: 'Every saved search of whoever is signed in, the last saved first.',
  answer: succeeded(z.array(savedSearchSchema)),
  errors: signedOut,
});

/** What saving a search takes. */
export const saveSearchSchema = z.object({
  query: z.string().max(1_000),
  name: name.optional().meta({ description: 'Made from the search when left out.' }),
  frequency: frequencySchema.optional().meta({ description: 'daily by default.' }),
});

/** Saves a search; the same search again is the one already saved. */
export const saveSearchRoute = defineRoute('saveSearch', {
  summary: 'Save a search. The same search again: the one that is saved already.',
  body: saveSearchSchema,
  answer: succeeded(savedSearchSchema),
  errors: { ...signedOut, 400: 'The name is taken or too long, or there are 20 already.' },
});

/** What of a saved search can be changed. */
export const savedSearchChangesSchema = z.object({
  name: name.optional(),
  frequency: frequencySchema.optional(),
  isPaused: z.boolean().optional(),
  version: meantVersionSchema,
});

/** Renames, pauses or writes more or less often. */
export const changeSavedSearchRoute = defineRoute('changeSavedSearch', {
  summary: 'Rename a saved search, pause it, or let it write more or less often.',
  params,
  body: savedSearchChangesSchema,
  answer: succeeded(savedSearchSchema),
  errors: { ...signedOut, ...unknown, ...stale, 400: 'The name is taken or too long.' },
});

/** Drops a saved search. */
export const dropSavedSearchRoute = defineRoute('dropSavedSearch', {
  summary: 'Drop a saved search. Again: nothing changes.',
  params,
  answer: succeeded(z.null()),
  errors: signedOut,
});

/** Brings a dropped search back. */
export const restoreSavedSearchRoute = defineRoute('restoreSavedSearch', {
  summary: 'Bring back a saved search that was dropped within the last day.',
  params,
  answer: succeeded(savedSearchSchema),
  errors: { ...signedOut, ...unknown, 400: 'Its name or its search was saved anew meanwhile.' },
});

const token = z.string().max(100);

/** What a link in a letter would end. */
export const findUnsubscribeRoute = defineRoute('findUnsubscribe', {
  summary: 'Which search the link of a letter would end, or null.',
  query: z.object({ token }),
  answer: succeeded(z.object({ name: z.string(), isPaused: z.boolean() }).nullable()),
});

/** Ends the mail of one search. */
export const unsubscribeRoute = defineRoute('unsubscribe', {
  summary: 'End the mail of one search, by the link of a letter and without log-in (RFC 8058).',
  query: z.object({ token }),
  // Mail programs post from nowhere; the secret in the address is what allows it.
  origin: 'any',
  answer: succeeded(z.null()),
  errors: { 404: 'The link belongs to no search.' },
});
