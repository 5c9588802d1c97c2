import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { mailSavedSearches } from './saved-searches/mailSavedSearches.ts';

/** The alerts of saved searches: at once, daily, and on Mondays. */
export const searchJobs: readonly RecurringJob[] = [
  {
    name: 'mail-instant-searches',
    cron: '* * * * *',
    run: (ctx) => mailSavedSearches(ctx, { frequency: 'instant' }),
  },
  {
    name: 'mail-daily-searches',
    cron: '0 8 * * *',
    run: (ctx) => mailSavedSearches(ctx, { frequency: 'daily' }),
  },
  {
    name: 'mail-weekly-searches',
    cron: '0 8 * * 1',
    run: (ctx) => mailSavedSearches(ctx, { frequency: 'weekly' }),
  },
];
