import { checkAudit } from './audit/checkAudit.ts';
import { MOVE_BLOBS_JOB, moveBlobs } from './blobs/moveBlobs.ts';
import { CHECK_FILES_JOB, checkFiles } from './files/checkFiles.ts';
import { cleanUp } from './jobs/cleanUp.ts';
import type { RecurringJob } from './jobs/RecurringJob.ts';
import { mailDueNotices } from './notices/mailDueNotices.ts';

/** The recurring jobs of the platform. */
export const platformJobs: readonly RecurringJob[] = [
  { name: 'clean-up', cron: '15 3 * * *', run: ({ db, now, realNow }) => cleanUp(db, now, realNow) },
  { name: 'check-audit', cron: '30 3 * * *', run: (ctx) => checkAudit(ctx, { from: 'last-seal' }) },
  { name: 'check-whole-audit', cron: '30 4 * * 0', run: (ctx) => checkAudit(ctx, { from: 'beginning' }) },
  { name: CHECK_FILES_JOB, cron: '* * * * *', run: (ctx) => checkFiles(ctx, {}) },
  { name: MOVE_BLOBS_JOB, cron: '* * * * *', run: (ctx) => moveBlobs(ctx, {}) },
  { name: 'mail-due-notices', cron: '20 * * * *', run: (ctx) => mailDueNotices(ctx, {}) },
];
