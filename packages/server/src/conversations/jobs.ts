import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { mailUnseenMessages } from './chat-mail/mailUnseenMessages.ts';

/** The recurring jobs of conversations. */
export const conversationsJobs: readonly RecurringJob[] = [
  { name: 'mail-unseen-messages', cron: '* * * * *', run: (ctx) => mailUnseenMessages(ctx, {}) },
];
