import type { RecurringJob } from '../platform/jobs/RecurringJob.ts';
import { makeDueBills } from './bills/makeDueBills.ts';
import { pollPayees } from './payees/pollPayees.ts';
import { HANDLE_EVENTS_JOB, handlePaymentEvents } from './payment-events/handlePaymentEvents.ts';
import { pollMandates } from './payment-methods/pollMandates.ts';
import { remindBills, tellOverdueBills } from './payment-notices/remindBills.ts';
import { pollSetups } from './payment-setups/pollSetups.ts';
import { collectBills } from './payments/collectBills.ts';
import { pollPayments } from './payments/pollPayments.ts';
import { reconcilePayments } from './payments/reconcilePayments.ts';
import { pollRefunds } from './refunds/pollRefunds.ts';

/** The recurring jobs of billing: bills are made before they are collected, and people are reminded after. */
export const billingJobs: readonly RecurringJob[] = [
  { name: 'poll-payments', cron: '* * * * *', run: (ctx) => pollPayments(ctx, {}) },
  { name: 'poll-refunds', cron: '* * * * *', run: (ctx) => pollRefunds(ctx, {}) },
  { name: 'poll-setups', cron: '* * * * *', run: (ctx) => pollSetups(ctx, {}) },
  { name: 'poll-mandates', cron: '* * * * *', run: (ctx) => pollMandates(ctx, {}) },
  { name: 'poll-payees', cron: '* * * * *', run: (ctx) => pollPayees(ctx, {}) },
  { name: HANDLE_EVENTS_JOB, cron: '* * * * *', run: (ctx) => handlePaymentEvents(ctx, {}) },
  { name: 'reconcile-payments', cron: '30 2 * * *', run: (ctx) => reconcilePayments(ctx, {}) },
  { name: 'make-bills', cron: '0 6 * * *', run: (ctx) => makeDueBills(ctx, {}) },
  { name: 'collect-bills', cron: '0 8 * * *', run: (ctx) => collectBills(ctx, {}) },
  { name: 'remind-bills', cron: '30 8 * * *', run: (ctx) => remindBills(ctx, {}) },
  { name: 'tell-overdue-bills', cron: '35 8 * * *', run: (ctx) => tellOverdueBills(ctx, {}) },
];
