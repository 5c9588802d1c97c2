import Stripe from 'stripe';
import { ProviderError, ProviderRefusal } from '../PaymentProvider.ts';
import { parseReason } from './parseReason.ts';

/** Options of one request. All requests of one call share its time; a key makes Stripe do a repeated request only once. */
export type RequestOptions = (idempotencyKey?: string) => Stripe.RequestOptions;

/** Never the message of the SDK, which can quote what was sent. */
function translateError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new ProviderError(`Stripe: ${[error.type, error.code, error.requestId].filter(Boolean).join(' ')}.`);
}

/** A request that does something. If Stripe says no, it throws `ProviderRefusal`; after any other error nobody knows. */
export async function doAtStripe<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProviderRefusal(error.code?.replaceAll('_', '-') ?? 'invalid-request');
    if (error instanceof Stripe.errors.StripeCardError && !error.payment_intent)
      throw new ProviderRefusal(parseReason(error.code, error.decline_code));
    throw error;
  }
}

/** Makes one call, of one or more requests, that gives up in time; whatever goes wrong becomes a `ProviderError`. */
export async function callStripe<Answer>(
  timeOut: number,
  work: (options: RequestOptions) => Promise<Answer>,
): Promise<Answer> {
  const giveUpAt = performance.now() + timeOut;
  try {
    return await work((idempotencyKey) => ({
      timeout: Math.max(1, Math.ceil(giveUpAt - performance.now())),
      ...(idempotencyKey && { idempotencyKey }),
    }));
  } catch (error) {
    throw translateError(error);
  }
}

/** What a request finds, or null if Stripe doesn't know it. */
export async function findAtStripe<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}
