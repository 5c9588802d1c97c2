import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** The operator's machinery asks as often as it likes. */
const perAddress = [] as const;

/** Where a path has moved to. */
export const findRedirectRoute = defineRoute('findRedirect', {
  summary: 'Where a path has moved to, or null.',
  query: z.object({ path: z.string().max(2048) }),
  answer: succeeded(
    z
      .object({
        to: z.string(),
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
      })
      .nullable(),
  ),
});

/** An error that happened in somebody's browser. */
export const errorReportSchema = z
  .object({
    message: z.string().min(1).max(2_000),
    stack: z.string().max(20_000).nullish(),
    path: z.string().max(2_048).nullish().meta({ description: 'Path of the page, without its query.' }),
    release: z.string().max(200).nullish(),
    requestId: z.string().max(200).nullish(),
  })
  .meta({
    id: 'ErrorReport',
    description: "An error in somebody's browser: what and where, nothing personal.",
  });

/** Records an error that happened in somebody's browser. */
export const reportErrorRoute = defineRoute('reportError', {
  summary: "Record an error that happened in somebody's browser.",
  body: errorReportSchema,
  answer: succeeded(z.null()),
  errors: { 400: 'The report is not of this form.', 429: 'Too many reports from one address.' },
});

/** Whether the process is alive. */
export const healthRoute = defineRoute('health', {
  summary: 'Whether the process is alive.',
  perAddress,
  answer: succeeded(z.object({ status: z.literal('alive') })),
});

/** Whether the process can do its work. */
export const readyRoute = defineRoute('ready', {
  summary: 'Whether the process can do its work: its database answers.',
  perAddress,
  answer: succeeded(z.object({ status: z.literal('ready') })),
  errors: { 503: 'The database does not answer.' },
});
