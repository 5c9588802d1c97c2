import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { remindOfDays } from './calendar/remindOfDays.ts';
import { remindOfDuty } from './checks/recordStamping.ts';
import { askSingpass } from './contracts/askSingpass.ts';
import { expireContracts, remindSigners } from './contracts/refuseContract.ts';
import { beginTenancies, endTenancies } from './handovers/tenancyJobs.ts';
import { remindOfEnds } from './rental-files/listDocuments.ts';
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
  { name: 'expire-contracts', cron: '* * * * *', run: (ctx) => expireContracts(ctx, {}) },
  { name: 'remind-signers', cron: '*/10 * * * *', run: (ctx) => remindSigners(ctx, {}) },
  { name: 'remind-of-duty', cron: '*/10 * * * *', run: (ctx) => remindOfDuty(ctx, {}) },
  { name: 'remind-of-ends', cron: '7 * * * *', run: (ctx) => remindOfEnds(ctx, {}) },
  { name: 'remind-of-days', cron: '17 * * * *', run: (ctx) => remindOfDays(ctx, {}) },
  { name: 'begin-tenancies', cron: '* * * * *', run: (ctx) => beginTenancies(ctx, {}) },
  { name: 'end-tenancies', cron: '* * * * *', run: (ctx) => endTenancies(ctx, {}) },
  { name: 'ask-singpass', cron: '* * * * *', run: (ctx) => askSingpass(ctx, {}) },
];
