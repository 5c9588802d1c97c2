import { findTransition, type MethodTransitionName, methodTransitions } from '@sewa/tenancy';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ProviderMandate } from '../payment-providers/PaymentProvider.ts';
import { type Poller, pollDueRows } from '../polling/pollDueRows.ts';
import { cancelMandate } from './cancelMandate.ts';
import { endMethods } from './endMethods.ts';
import { findPolledMandate, type PolledMandate } from './methodJobQueries.ts';
import { lockMethodOf, updateMethodState } from './methodQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const transitions: Readonly<Record<ProviderMandate['state'], MethodTransitionName | null>> = {
  active: null,
  suspended: 'suspend',
  ended: 'end',
};

/** Asks a provider about a mandate. If it was suspended or ended there, its method is too, and its owner is told. Throws `ProviderError`. */
export async function pollMandate(ctx: Context, provider: string, ref: string): Promise<void> {
  const mandate = await ctx.paymentProviders.get(provider).findMandate(ref);
  const name = mandate && transitions[mandate.state];
  if (!name) return;
  await ctx.transaction(async (tx) => {
    const { db, now } = tx;
    const method = await lockMethodOf(db, provider, ref);
    const transition = method && findTransition(methodTransitions, name, method.state);
    if (!transition) return;
    const isEnded = transition.to === 'ended';
    await updateMethodState(db, method.id, {
      state: transition.to,
      nextPollAt: isEnded ? null : new Date(now.getTime() + DAY_MS),
    });
    // The owner of a method that was suspended before was told then.
    if (method.state === 'active' && method.user_id !== null)
      await notifyPayment(tx, { kind: 'method-ended', methodId: method.id });
  });
}

const MINUTE_MS = 60 * 1000;

const poller: Poller<PolledMandate> = {
  table: 'payment_methods',
  find: findPolledMandate,
  findNext: ({ is_over: isOver }, _, now) => new Date(now.getTime() + (isOver ? 30 * MINUTE_MS : DAY_MS)),
  poll: (ctx, mandate) =>
    mandate.is_over ? cancelMandate(ctx, mandate) : pollMandate(ctx, mandate.provider, mandate.provider_ref),
};

/** Ends the methods whose last day is over, polls providers about the mandates of the others, and cancels those that are over. */
export const pollMandates = defineVerb(system, async (ctx) => {
  await endMethods(ctx);
  await pollDueRows(ctx, poller);
});
