import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';
import { text } from './text.ts';

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
