import { findTransition, type MethodTransitionName, methodTransitions } from '@sewa/tenancy';
import type { Context } from '../../platform/calling/Context.ts';
import { tellPayment } from '../payment-notices/tellPayment.ts';
import type { ProviderMandate } from '../payment-providers/PaymentProvider.ts';
import { cancelMandate } from './cancelMandate.ts';
import { claimMandates, type DueMandate } from './methodJobQueries.ts';
import { lockMethodOf, updateMethodState } from './methodQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const transitions: Readonly<Record<ProviderMandate['state'], MethodTransitionName | null>> = {
  active: null,
  suspended: 'suspend',
  ended: 'end',
};

/** Asks a provider about a mandate. If it was suspended or ended there, its method is too, and its owner is told. Throws `ProviderError`. */
export async function askMandate(ctx: Context, provider: string, ref: string): Promise<void> {
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
      askAt: isEnded ? null : new Date(now.getTime() + DAY_MS),
    });
    // Whose method was suspended was told then.
    if (method.state === 'active' && method.user_id !== null)
      await tellPayment(tx, { kind: 'method-ended', methodId: method.id });
  });
}

async function handleMandate(ctx: Context, mandate: DueMandate): Promise<void> {
  const { id, provider, provider_ref: ref, is_over: isOver } = mandate;
  try {
    await (isOver ? cancelMandate(ctx, mandate) : askMandate(ctx, provider, ref));
  } catch (error) {
    ctx.log('warn', 'payment-method', { id, failure: error instanceof Error ? error.name : 'unknown' });
  }
}

/** Asks providers about the mandates that are due, and cancels those of methods that are over. */
export async function askMandates(ctx: Context): Promise<void> {
  const { db, now } = ctx;
  let mandates = await claimMandates(db, now);
  while (mandates.length > 0) {
    await Promise.all(mandates.map((mandate) => handleMandate(ctx, mandate)));
    mandates = await claimMandates(db, now);
  }
}
