import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { publishDueArticles } from './articles/publishDueArticles.ts';

/** The recurring jobs of content. */
export const contentJobs: readonly RecurringJob[] = [
  { name: 'publish-articles', cron: '* * * * *', run: (ctx) => publishDueArticles(ctx, {}) },
];
