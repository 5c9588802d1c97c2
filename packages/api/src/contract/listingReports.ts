import { z } from 'zod';
import { attachmentSchema } from './chat.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { houseRulesSchema } from './listing.ts';
import { HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';

/** Reasons to report a listing. */
export const listingReportReasons = [
  'not-available',
  'wrong-facts',
  'duplicate',
  'scam',
  'not-theirs',
  'other',
] as const;

/** A report that something is wrong with a listing. */
export const listingReportSchema = z
  .object({
    reason: z.enum(listingReportReasons, { error: 'should be one of the listed reasons' }),
    message: text(2_000, { least: 0 })
      .nullish()
      .meta({ description: "Details, in the reporter's own words." }),
  })
  .meta({
    id: 'ListingReport',
    description:
      'What is wrong with a listing: no longer available, wrong details, a duplicate, a scam, someone else’s home, or something else.',
  });

/** A reason to report a listing. */
export type ListingReportReason = (typeof listingReportReasons)[number];

/** The possible outcomes of a report. */
export const reportOutcomeSchema = z.enum(['removed', 'corrected', 'unfounded'], {
  error: 'should be removed, corrected or unfounded',
});

/** The outcome of a report. */
export type ReportOutcome = z.output<typeof reportOutcomeSchema>;

const count = z.number().int().nonnegative();
const tally = z.object({ reports: count, upheld: count });

/** An open report, as operators see it. */
export const reportEntrySchema = z
  .object({
    id: z.string(),
    reason: z.string().meta({
      description:
        'For a listing one of the reasons of `reportListing`, for a message the words of the reporter.',
    }),
    message: z.string().nullable(),
    reportedAt: z.iso.datetime(),
    listing: z
      .object({
        id: z.string(),
        slug: z.string(),
        status: z.enum(['live', 'let', 'closed']),
        listerName: z.string().nullable(),
        name: z.string().meta({ description: 'Its title, else block and street.' }),
        rules: houseRulesSchema,
        ofHome: tally.meta({ description: 'All reports of this listing.' }),
        ofLister: tally.meta({ description: 'All reports of the listings of its lister.' }),
      })
      .nullable()
      .meta({ description: 'The reported listing; null for a report of a message.' }),
    notes: count.meta({ description: 'Internal notes of operators.' }),
    ofReporter: tally.nullable().meta({
      description:
        'All reports of the same person: of listings on the same day, as who reports one is known for a day only.',
    }),
    chat: z
      .object({
        conversationId: z.uuid(),
        messageId: z.uuid(),
        text: z.string(),
        attachments: z.array(attachmentSchema).meta({
          description: 'Operators download them with `getFile` while the report is open.',
        }),
        senderName: z.string().nullable(),
        sentAt: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'The reported message of a conversation; null for a report of a listing.' }),
  })
  .meta({
    id: 'ReportEntry',
    description: 'An open report of a listing or of a message. The reporter stays anonymous.',
  });

/** An open report, as operators see it. */
export type ReportEntry = z.output<typeof reportEntrySchema>;

/** Reports of listings. */
export const listingReports = {
  reportListing: defineRoute('reportListing', {
    summary: 'Report a listing. Reports by the same person for the same reason count once a day.',
    params: z.object({ id: z.string() }),
    body: listingReportSchema,
    perPerson: [{ max: 10, seconds: HOUR }],
    answer: succeeded(z.null()),
    errors: {
      400: 'Invalid request body.',
      404: 'No listing has this id.',
      429: 'Rate limit exceeded.',
    },
  }),
  listReports: defineRoute('listReports', {
    summary: 'List open reports of listings and messages, oldest first. Operators only.',
    answer: succeeded(z.array(reportEntrySchema)),
    errors: {
      401: 'Not signed in.',
      403: 'The user is not an operator.',
    },
  }),
  settleReport: defineRoute('settleReport', {
    summary:
      'Settle an open report. The outcome `removed` also closes the listing, or hides the message. Operators only.',
    params: z.object({ id: z.string() }),
    body: z.object({
      outcome: reportOutcomeSchema,
      note: line(2_000, { least: 0 }).optional().meta({ description: 'Internal note about the decision.' }),
      words: text(2_000, { least: 0 }).optional().meta({
        description:
          'Mailed to the lister or sender, and to who reported a message; who reports a listing stays anonymous.',
      }),
    }),
    answer: succeeded(z.null()),
    errors: {
      400: 'Invalid outcome.',
      401: 'Not signed in.',
      404: 'No open report has this id, or the user is not an operator.',
    },
  }),
};
