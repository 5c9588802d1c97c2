import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { pollPayees } from '../payees/pollPayees.ts';
import { pollMandate } from '../payment-methods/pollMandates.ts';
import { pollSetup } from '../payment-setups/pollSetup.ts';
import { pollPayment } from '../payments/pollPayment.ts';
import { pollRefund } from '../refunds/pollRefund.ts';
import { type EventSubject, listSubjects, makePayeeDue, markHandled } from './eventQueries.ts';

/** Name of the job that looks at what providers told. */
export const HANDLE_EVENTS_JOB = 'handle-payment-events';

/** How long an event is tried, in milliseconds: a day. Then only the jobs that ask by themselves find what moved. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;
/** How many subjects are asked for at once. */
const AT_ONCE = 10;

/** Asks the provider for what an event is about; what the event said isn't used. */
async function ask(ctx: Context, { provider, kind, ref }: EventSubject): Promise<void> {
  if (ref === null) return;
  if (kind === 'setup') await pollSetup(ctx, ref);
  if (kind === 'charge') await pollPayment(ctx, ref);
  if (kind === 'refund') await pollRefund(ctx, ref);
  if (kind === 'mandate') await pollMandate(ctx, provider, ref);
  if (kind === 'payee') {
    await makePayeeDue(ctx.db, ref, ctx.now);
    await pollPayees(ctx, {});
  }
}

async function handle(ctx: Context, subject: EventSubject): Promise<void> {
  const { provider, kind, ref } = subject;
  try {
    await ask(ctx, subject);
    await markHandled(ctx.db, subject, ctx.now);
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'unknown';
    ctx.log('warn', 'payment-events', { provider, kind, ref, failure });
  }
}

/** Looks at all events that nobody has looked at: each subject once, however many events are about it. Failed ones stay for next time. */
export const handlePaymentEvents = defineVerb(system, async (ctx): Promise<void> => {
  const subjects = await listSubjects(ctx.db, new Date(ctx.now.getTime() - PATIENCE_MS));
  for (let first = 0; first < subjects.length; first += AT_ONCE)
    await Promise.all(subjects.slice(first, first + AT_ONCE).map((subject) => handle(ctx, subject)));
});
