import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { mailUnseenMessages } from './chat-mail/mailUnseenMessages.ts';
import { pushOpen } from './push/pushOpen.ts';

/** The recurring jobs of conversations. */
export const conversationsJobs: readonly RecurringJob[] = [
  { name: 'mail-unseen-messages', cron: '* * * * *', run: (ctx) => mailUnseenMessages(ctx, {}) },
  { name: 'push-open', cron: '* * * * *', run: (ctx) => pushOpen(ctx, {}) },
];
