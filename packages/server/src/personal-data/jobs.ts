import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { deleteAccounts } from './deleteAccounts.ts';

/** The recurring jobs of personal data. */
export const personalDataJobs: readonly RecurringJob[] = [
  { name: 'delete-accounts', cron: '5 * * * *', run: (ctx) => deleteAccounts(ctx, {}) },
];
