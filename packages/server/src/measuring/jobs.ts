import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { forwardEvents } from './events/forwardEvents.ts';

/** The recurring jobs of measuring. */
export const measuringJobs: readonly RecurringJob[] = [
  { name: 'forward-events', cron: '* * * * *', run: (ctx) => forwardEvents(ctx, {}) },
];
