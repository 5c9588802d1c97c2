import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** No rate limit: load balancers and monitoring call these often. */
const perAddress = [] as const;

/** An error that occurred in a browser. */
export const errorReportSchema = z
  .object({
    message: z.string().min(1).max(2_000),
    stack: z.string().max(20_000).nullish(),
    path: z
      .string()
      .max(2_048)
      .nullish()
      .meta({ description: 'Path of the page, without the query string.' }),
    release: z.string().max(200).nullish(),
    requestId: z.string().max(200).nullish(),
  })
  .meta({
    id: 'ErrorReport',
    description: 'An error that occurred in a browser, without personal data.',
  });

/** State of the process, errors of browsers, and redirects. */
export const operations = {
  findRedirect: defineRoute('findRedirect', {
    summary: 'Find the redirect of a path, or null.',
    query: z.object({ path: z.string().max(2048) }),
    answer: succeeded(
      z
        .object({
          to: z.string(),
          status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
        })
        .nullable(),
    ),
  }),
  reportError: defineRoute('reportError', {
    summary: 'Report an error that occurred in a browser.',
    body: errorReportSchema,
    answer: succeeded(z.null()),
    errors: { 400: 'Invalid request body.', 429: 'Rate limit exceeded.' },
  }),
  health: defineRoute('health', {
    summary: 'Check liveness: the process is running.',
    perAddress,
    answer: succeeded(z.object({ status: z.literal('alive') })),
  }),
  ready: defineRoute('ready', {
    summary: 'Check readiness: the database is reachable.',
    perAddress,
    answer: succeeded(z.object({ status: z.literal('ready') })),
    errors: { 503: 'The database is not reachable.' },
  }),
};
