import type { Context } from '../../platform/calling/Context.ts';
import { noteCancelled } from './methodJobQueries.ts';

/** Cancels the mandate of a method that is over, and notes it. Throws `ProviderError`: then the job tries again. */
export async function cancelMandate(
  { db, paymentProviders }: Pick<Context, 'db' | 'paymentProviders'>,
  { id, provider, provider_ref: ref }: { id: string; provider: string; provider_ref: string },
): Promise<void> {
  await paymentProviders.get(provider).cancelMandate(ref);
  await noteCancelled(db, id);
}
