import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** Kinds of papers. */
export const documentKinds = [
  'agreement',
  'addendum',
  'certificate',
  'stamp-certificate',
  'scan',
  'photo',
  'invoice',
  'evidence',
] as const;

/** A paper of the user. */
const documentSchema = z
  .object({
    id: z.uuid().meta({ description: 'Of its file: `GET /api/files/{id}`.' }),
    kind: z.enum(documentKinds),
    name: z.string(),
    home: z.string(),
    rentalId: z.string(),
    addedAt: z.iso.datetime(),
    validUntil: z.iso.date().nullable(),
    purgeOn: z.iso.date().nullable().meta({ description: 'The day on which it is deleted.' }),
    readBy: z
      .array(z.object({ name: z.string().nullable(), at: z.iso.datetime() }))
      .meta({ description: 'Who downloaded it last, the newest first; ten at most.' }),
  })
  .meta({ id: 'Document', description: 'A paper of a rental.' });

/** A paper of the user. */
export type Document = z.output<typeof documentSchema>;

const errors = { 401: 'Not signed in.' };
const feed = succeeded(z.object({ url: z.url() }));

/** Papers of the user, and the feed of their days. */
export const documents = {
  listDocuments: defineRoute('listDocuments', {
    summary: "List the papers of the user's rentals, the newest first.",
    answer: succeeded(z.array(documentSchema)),
    isAnswerSecret: true,
    errors,
  }),
  getCalendar: defineRoute('getCalendar', {
    summary: 'Get the secret address of the feed with the days of the user. Made when first asked for.',
    answer: feed,
    isAnswerSecret: true,
    errors,
  }),
  renewCalendar: defineRoute('renewCalendar', {
    summary: 'Make a new address for the feed. The old one ends at once.',
    idempotencyKey: 'required',
    answer: feed,
    isAnswerSecret: true,
    errors,
  }),
  readCalendar: defineRoute('readCalendar', {
    summary: 'Read the feed as a calendar file (iCalendar). Whoever has its address can.',
    params: z.object({ secret: z.string() }),
    answer: z.file(),
    answerTypes: ['text/calendar'],
    isAnswerSecret: true,
    perAddress: [{ max: 300, seconds: 3_600 }],
    errors: { 404: 'No feed has this address.' },
  }),
};
