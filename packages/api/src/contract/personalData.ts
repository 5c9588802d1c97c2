import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const signedOut = { 401: 'Not signed in.' };
const unproven = {
  403: 'Step-up required: the user has not verified their identity in the last five minutes.',
};

/** All stored data about a person, by category. */
export const personalDataSchema = z
  .object({ exportedAt: z.iso.datetime() })
  .catchall(z.array(z.record(z.string(), z.unknown())))
  .meta({
    id: 'PersonalData',
    description: 'All stored data about the user: a list of rows per category.',
  });

/** A requested account deletion. */
export const deletionSchema = z
  .object({ askedAt: z.iso.datetime(), dueAt: z.iso.datetime() })
  .meta({ id: 'Deletion', description: 'A requested account deletion, with its due date.' });

/** A requested account deletion. */
export type Deletion = z.output<typeof deletionSchema>;

/** Export and deletion of personal data. */
export const personalData = {
  exportPersonalData: defineRoute('exportPersonalData', {
    summary: 'Export all stored data about the user, as a file. Also accepts a form post.',
    isAnswerSecret: true,
    answer: personalDataSchema,
    errors: { ...signedOut, ...unproven },
  }),
  getDeletion: defineRoute('getDeletion', {
    summary: 'Get the pending deletion of the account, or null.',
    answer: succeeded(deletionSchema.nullable()),
    errors: signedOut,
  }),
  requestDeletion: defineRoute('requestDeletion', {
    summary:
      'Request deletion of the account in seven days. Idempotent: a second request keeps the first due date.',
    answer: succeeded(deletionSchema),
    errors: {
      ...signedOut,
      ...unproven,
      400: 'The user is the only administrator of a corporate with other members.',
    },
  }),
  takeDeletionBack: defineRoute('takeDeletionBack', {
    summary: 'Cancel the deletion of the account. Idempotent.',
    answer: succeeded(z.null()),
    errors: signedOut,
  }),
};
