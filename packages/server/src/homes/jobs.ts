import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { askAvailability } from './availability/askAvailability.ts';
import { endAgencies } from './own-listings/endAgencies.ts';
import { MAKE_PHOTOS_JOB, makePhotos } from './photos/makePhotos.ts';

/** The recurring jobs of homes. */
export const homesJobs: readonly RecurringJob[] = [
  { name: MAKE_PHOTOS_JOB, cron: '* * * * *', run: (ctx) => makePhotos(ctx, {}) },
  { name: 'ask-availability', cron: '0 9 * * *', run: (ctx) => askAvailability(ctx, {}) },
  { name: 'end-authorities', cron: '1 0 * * *', run: (ctx) => endAgencies(ctx, {}) },
];
