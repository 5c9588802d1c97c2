import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { expireOffers } from './rentals/expireOffers.ts';
import {
  askAfterViewings,
  passOnSeats,
  remindOfViewings,
  takeBackGoneSlots,
} from './viewings/viewingJobs.ts';

/** The recurring jobs of viewings and rentals. */
export const tenanciesJobs: readonly RecurringJob[] = [
  { name: 'take-back-gone-slots', cron: '* * * * *', run: (ctx) => takeBackGoneSlots(ctx, {}) },
  { name: 'pass-on-seats', cron: '* * * * *', run: (ctx) => passOnSeats(ctx, {}) },
  { name: 'remind-of-viewings', cron: '* * * * *', run: (ctx) => remindOfViewings(ctx, {}) },
  { name: 'ask-after-viewings', cron: '*/10 * * * *', run: (ctx) => askAfterViewings(ctx, {}) },
  { name: 'expire-offers', cron: '* * * * *', run: (ctx) => expireOffers(ctx, {}) },
];
