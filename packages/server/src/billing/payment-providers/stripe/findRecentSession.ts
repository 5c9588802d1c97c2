import type Stripe from 'stripe';
import type { RequestOptions } from './callStripe.ts';

// A session ends after 24 hours
const DAYS = 2;

/** The Checkout Session of a reference, or null. Stripe has no search for them, so the latest are read. */
export async function findRecentSession(
  stripe: Stripe,
  ref: string,
  expand: string[],
  options: RequestOptions,
): Promise<Stripe.Checkout.Session | null> {
  const gte = Math.floor(Date.now() / 1000) - DAYS * 86_400;
  for await (const session of stripe.checkout.sessions.list(
    { created: { gte }, limit: 100, expand },
    options(),
  ))
    if (session.metadata?.ref === ref) return session;
  return null;
}
