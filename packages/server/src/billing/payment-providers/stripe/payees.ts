import type Stripe from 'stripe';
import type { NewPayee, ProviderPayee } from '../PaymentProvider.ts';
import { doAtStripe, findAtStripe, type RequestOptions } from './callStripe.ts';
import { formatRoutingNumber } from './formatRoutingNumber.ts';

/** How a payee's account stands: proven once Stripe knows who they are and pays out to their bank. */
function describePayee(account: Stripe.Account): ProviderPayee {
  const providerRef = account.id;
  if (account.requirements?.disabled_reason?.startsWith('rejected.'))
    return { providerRef, state: 'refused' };
  const isProven = account.capabilities?.transfers === 'active' && account.payouts_enabled;
  return { providerRef, state: isProven ? 'proven' : 'checking' };
}

/** Opens a connected account that is paid out to the payee's bank. Stripe asks the payee itself who they are. */
export async function registerPayee(
  stripe: Stripe,
  { ref, name, bank, accountNumber }: NewPayee,
  options: RequestOptions,
): Promise<ProviderPayee> {
  const opened = stripe.accounts.create(
    {
      country: 'SG',
      controller: {
        stripe_dashboard: { type: 'express' },
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
      },
      capabilities: { transfers: { requested: true } },
      external_account: {
        object: 'bank_account',
        country: 'SG',
        currency: 'sgd',
        account_holder_name: name,
        routing_number: formatRoutingNumber(bank, accountNumber),
        account_number: accountNumber,
      },
      metadata: { ref },
    },
    options(ref),
  );
  return describePayee(await doAtStripe(opened));
}

/** How a payee's account stands, or null. */
export async function findPayee(
  stripe: Stripe,
  providerRef: string,
  options: RequestOptions,
): Promise<ProviderPayee | null> {
  const account = await findAtStripe(stripe.accounts.retrieve(providerRef, {}, options()));
  return account && describePayee(account);
}
