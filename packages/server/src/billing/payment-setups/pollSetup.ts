import type { Context } from '../../platform/calling/Context.ts';
import { ProviderRefusal } from '../payment-providers/PaymentProvider.ts';
import { applySetup } from './applySetup.ts';
import { findReturnPath } from './describeSetup.ts';
import { findSetup } from './setupQueries.ts';
import { type ChosenSetup, isChosen, isOver, type SetupAnswer } from './setupRow.ts';

const end = (
  row: { provider_ref: string | null },
  state: 'expired' | 'rejected',
  reason: string,
): SetupAnswer => ({
  providerRef: row.provider_ref,
  state,
  reason,
  redirectUrl: null,
  mandate: null,
});

/** Sends a setup to its provider and applies the answer. Sent again, it is the same setup there. Throws `ProviderError`. */
export async function sendSetup(ctx: Context, row: ChosenSetup): Promise<void> {
  const { ref, kind, bank, segment, expires_at: expiresAt } = row;
  const returnUrl = `${ctx.origin}${findReturnPath(row)}`;
  const answer = await ctx.paymentProviders
    .get(row.provider)
    .beginSetup({ ref, kind, bank, segment, returnUrl, expiresAt })
    .catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return end(row, 'rejected', error.reason);
      throw error;
    });
  await applySetup(ctx, ref, answer);
}

/**
 * Asks the provider how a setup stands, and applies the answer. One that the provider has never heard of is sent again; one that is
 * still open after its end expires. Throws `ProviderError`.
 */
export async function pollSetup(ctx: Context, ref: string): Promise<void> {
  const { db, now, paymentProviders } = ctx;
  const row = await findSetup(db, ref);
  if (!row || row.state === 'active') return;
  const isLate = row.expires_at <= now;
  const expire = () => applySetup(ctx, ref, end(row, 'expired', 'time-out'));
  if (!isChosen(row)) return isLate ? expire() : undefined;
  const answer = await paymentProviders.get(row.provider).findSetup(ref, row.provider_ref);
  if (!answer) {
    if (isOver(row)) return;
    return isLate ? expire() : sendSetup(ctx, row);
  }
  // A late setup that only now became 'processing' isn't expired: `applySetup` gives its approver more time.
  const isStillOpen =
    answer.state === 'pending' || (answer.state === 'processing' && row.state === 'processing');
  return isLate && isStillOpen && !isOver(row) ? expire() : applySetup(ctx, ref, answer);
}
