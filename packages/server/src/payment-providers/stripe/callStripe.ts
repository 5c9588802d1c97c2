import Stripe from 'stripe';
import { ProviderError, ProviderRefusal } from '../PaymentProvider.ts';
import { parseReason } from './parseReason.ts';

/** Options of one request. All requests of one call share its time; a key makes Stripe do a repeated request only once. */
export type RequestOptions = (idempotencyKey?: string) => Stripe.RequestOptions;

/** What our errors say about an error of the SDK; never its message, which can quote what was sent. */
function translateError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const words = [error.type, error.code, error.requestId].filter(Boolean).join(' ');
  if (error instanceof Stripe.errors.StripeCardError)
    return new ProviderRefusal(parseReason(error.code, error.decline_code));
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new ProviderRefusal(error.code ?? 'invalid-request');
  return new ProviderError(`Stripe: ${words}.`);
}

/** Makes one call, of one or more requests, that gives up in time; throws `ProviderError` or `ProviderRefusal`. */
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
