import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { deleteOldDrafts } from './myinfo/queries.ts';

/** The recurring jobs of accounts; what Myinfo said and nobody submitted is gone within a day. */
export const accountsJobs: readonly RecurringJob[] = [
  { name: 'purge-myinfo', cron: '5 * * * *', run: ({ db, now }) => deleteOldDrafts(db, now) },
];
