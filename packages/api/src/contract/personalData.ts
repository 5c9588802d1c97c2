import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const signedOut = { 401: 'Nobody is signed in.' };
const unproven = { 403: 'Who asks did not prove within the last five minutes that it is them.' };

/** Everything that is kept of a person, by what it is. */
export const personalDataSchema = z
  .object({ exportedAt: z.iso.datetime() })
  .catchall(z.array(z.record(z.string(), z.unknown())))
  .meta({
    id: 'PersonalData',
    description: 'Everything that is kept of whoever is signed in: a list of rows for each kind of it.',
  });

/** Everything that is kept of a person, as a file. */
export const exportPersonalDataRoute = defineRoute('exportPersonalData', {
  summary: 'Everything that is kept of whoever is signed in, as a file. A form of a page may post it, too.',
  isAnswerSecret: true,
  answer: personalDataSchema,
  errors: { ...signedOut, ...unproven },
});

/** When an account will be deleted. */
export const deletionSchema = z
  .object({ askedAt: z.iso.datetime(), dueAt: z.iso.datetime() })
  .meta({ id: 'Deletion', description: 'When an account will be deleted, and since when that is so.' });

/** When an account will be deleted. */
export type Deletion = z.output<typeof deletionSchema>;

/** Whether the account is to be deleted. */
export const getDeletionRoute = defineRoute('getDeletion', {
  summary: 'When the account of whoever is signed in will be deleted, or null.',
  answer: succeeded(deletionSchema.nullable()),
  errors: signedOut,
});

/** Asks for the account to be deleted. */
export const requestDeletionRoute = defineRoute('requestDeletion', {
  summary: 'Have the account of whoever is signed in deleted in seven days. Again: the first day stands.',
  answer: succeeded(deletionSchema),
  errors: {
    ...signedOut,
    ...unproven,
    400: 'They are the only administrator of a corporate with other members.',
  },
});

/** Keeps the account. */
export const takeDeletionBackRoute = defineRoute('takeDeletionBack', {
  summary: 'Keep the account of whoever is signed in. Again: nothing changes.',
  answer: succeeded(z.null()),
  errors: signedOut,
});
