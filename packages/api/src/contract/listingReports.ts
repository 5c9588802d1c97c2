import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';

/** What may be wrong with a listing. */
export const listingReportReasons = [
  'not-available',
  'wrong-facts',
  'duplicate',
  'scam',
  'not-theirs',
  'other',
] as const;

/** What somebody says is wrong with a listing. */
export const listingReportSchema = z
  .object({
    reason: z.enum(listingReportReasons, { error: 'should be one of the reasons' }),
    message: text(2_000, { least: 0 })
      .nullish()
      .meta({ description: 'What was noticed, in their own words.' }),
  })
  .meta({
    id: 'ListingReport',
    description:
      'What is wrong with a listing: no longer available, wrong facts, a duplicate, a scam, not the lister’s to let, or something else.',
  });

/** One reason to report a listing. */
export type ListingReportReason = (typeof listingReportReasons)[number];

/** Puts a listing into the queue of those somebody looks at. */
export const reportListingRoute = defineRoute('reportListing', {
  summary: 'Report a listing; one person’s report for one reason counts once a day.',
  params: z.object({ id: z.string() }),
  body: listingReportSchema,
  perPerson: [{ max: 10, seconds: HOUR }],
  answer: succeeded(z.null()),
  errors: {
    400: 'The report is not of this form.',
    404: 'No listing has this id.',
    429: 'Too many reports from one person.',
  },
});

/** How a report may be settled. */
export const reportOutcomeSchema = z.enum(['removed', 'corrected', 'unfounded'], {
  error: 'should be removed, corrected or unfounded',
});

/** How a report was settled. */
export type ReportOutcome = z.output<typeof reportOutcomeSchema>;

/** A report that waits, as operators see it. */
export const reportEntrySchema = z
  .object({
    id: z.string(),
    reason: z.enum(listingReportReasons),
    message: z.string().nullable(),
    reportedAt: z.iso.datetime(),
    listing: z.object({
      id: z.string(),
      slug: z.string(),
      status: z.enum(['live', 'let', 'closed']),
      listerName: z.string().nullable(),
    }),
  })
  .meta({
    id: 'ReportEntry',
    description: 'A report of a listing that waits; it does not say who reported.',
  });

/** A report that waits, as operators see it. */
export type ReportEntry = z.output<typeof reportEntrySchema>;

/** The reports that wait. */
export const listReportsRoute = defineRoute('listReports', {
  summary: 'The reports of listings that wait, the oldest first; for operators.',
  answer: succeeded(z.array(reportEntrySchema)),
  errors: {
    401: 'Nobody is signed in.',
    403: 'The session acts for no corporate that operates the product.',
  },
});

/** Settles a report. */
export const settleReportRoute = defineRoute('settleReport', {
  summary: 'Settle a report that waits, once; for operators. `removed` also closes its listing.',
  params: z.object({ id: z.string() }),
  body: z.object({
    outcome: reportOutcomeSchema,
    note: line(2_000, { least: 0 }).optional().meta({ description: 'Why, for whoever looks later.' }),
  }),
  answer: succeeded(z.null()),
  errors: {
    400: 'The outcome is none of the three.',
    401: 'Nobody is signed in.',
    404: 'No report waits under this id, or whoever asks is no operator.',
  },
});
