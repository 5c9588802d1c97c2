import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { findNextAsk } from '../payment-providers/findNextAsk.ts';
import type { PaymentProvider } from '../payment-providers/PaymentProvider.ts';
import { applyPayee, type PayeeAnswer } from './applyPayee.ts';
import { locateAccount } from './locateAccount.ts';
import { type AskedPayee, claimAsk, listPayeesToAsk } from './queries.ts';
import { describeFailure, registerPayee } from './registerPayee.ts';

/** What a provider says of a payee; one it has never heard of is registered again, which does nothing twice. */
async function ask(ctx: Context, provider: PaymentProvider, payee: AskedPayee): Promise<PayeeAnswer> {
  const { id, name, bank, provider_ref: providerRef } = payee;
  const known = providerRef === null ? null : await provider.findPayee(providerRef);
  if (known) return known;
  const accountNumber = requireSealer(ctx).unseal(payee.account_sealed, locateAccount(id));
  return registerPayee(provider, { ref: id, name, bank, accountNumber });
}

/** Asks providers about the payees whose accounts they still check. */
export const askPayees = defineVerb(system, async (ctx) => {
  const { db, now, log, paymentProviders } = ctx;
  for (const due of await listPayeesToAsk(db, now)) {
    const payee = await claimAsk(db, due, findNextAsk(due.asks + 1, now));
    if (!payee) continue;
    try {
      await applyPayee(ctx, payee.id, await ask(ctx, paymentProviders.get(payee.provider), payee));
    } catch (error) {
      log('warn', 'payee', { payee: payee.id, failure: describeFailure(error) });
    }
  }
});
