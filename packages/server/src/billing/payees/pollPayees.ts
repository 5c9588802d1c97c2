import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { type Poller, pollDueRows } from '../polling/pollDueRows.ts';
import { applyPayee, type PayeeAnswer } from './applyPayee.ts';
import { locateAccount } from './locateAccount.ts';
import { findPolledPayee, type PolledPayee } from './queries.ts';
import { registerPayee } from './registerPayee.ts';

/** What a provider says of a payee; one it has never heard of is registered again, which does nothing twice. */
async function findAnswer(ctx: Context, payee: PolledPayee): Promise<PayeeAnswer> {
  const { id, name, bank, provider_ref: providerRef } = payee;
  const provider = ctx.paymentProviders.get(payee.provider);
  const known = providerRef === null ? null : await provider.findPayee(providerRef);
  if (known) return known;
  const accountNumber = requireSealer(ctx).unseal(payee.account_sealed, locateAccount(id));
  return registerPayee(provider, { ref: id, name, bank, accountNumber });
}

const poller: Poller<PolledPayee> = {
  table: 'payees',
  find: findPolledPayee,
  poll: async (ctx, payee) => applyPayee(ctx, payee.id, await findAnswer(ctx, payee)),
};

/** Polls providers about the payees whose accounts they still check. */
export const pollPayees = defineVerb(system, (ctx) => pollDueRows(ctx, poller));
