import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { makeDueBills } from './bills/makeDueBills.ts';
import { askPayees } from './payees/askPayees.ts';
import { HANDLE_EVENTS_JOB, handlePaymentEvents } from './payment-events/handlePaymentEvents.ts';
import { remindBills } from './payment-notices/remindBills.ts';
import { askSetups } from './payment-setups/askSetups.ts';
import { askPayments } from './payments/askPayments.ts';
import { collectBills } from './payments/collectBills.ts';
import { reconcilePayments } from './payments/reconcilePayments.ts';

/** The recurring jobs of billing: bills are made before they are collected, and people are reminded after. */
export const billingJobs: readonly RecurringJob[] = [
  { name: 'ask-payments', cron: '* * * * *', run: (ctx) => askPayments(ctx, {}) },
  { name: 'ask-setups', cron: '* * * * *', run: (ctx) => askSetups(ctx, {}) },
  { name: 'ask-payees', cron: '* * * * *', run: (ctx) => askPayees(ctx, {}) },
  { name: HANDLE_EVENTS_JOB, cron: '* * * * *', run: (ctx) => handlePaymentEvents(ctx, {}) },
  { name: 'reconcile-payments', cron: '30 2 * * *', run: (ctx) => reconcilePayments(ctx, {}) },
  { name: 'make-bills', cron: '0 6 * * *', run: (ctx) => makeDueBills(ctx, {}) },
  { name: 'collect-bills', cron: '0 8 * * *', run: (ctx) => collectBills(ctx, {}) },
  { name: 'remind-bills', cron: '30 8 * * *', run: (ctx) => remindBills(ctx, {}) },
];
