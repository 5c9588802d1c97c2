import Stripe from 'stripe';
import type { StripeSettings } from '../../platform/settings/settings.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { callStripe } from './stripe/callStripe.ts';
import { cancelCharge, charge, findCharge, listCharges } from './stripe/charges.ts';
import { findPayee, registerPayee } from './stripe/payees.ts';
import { findRefund, refund } from './stripe/refunds.ts';
import { beginSetup, cancelMandate, findMandate, findSetup } from './stripe/setups.ts';
import { verifyStripeWebhook } from './stripe/verifyStripeWebhook.ts';

const TIME_OUT = 10_000;

function connect({ key, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(key, {
    // The SDK still repeats once what was cut off, under the same key; for the rest, our jobs ask again
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? '80' : '443'),
    }),
  });
}

/** Cards and PayNow by Stripe; the payer types cards in on its pages, so that no card number comes here. */
export function createStripeProvider(settings: StripeSettings, timeOut = TIME_OUT): PaymentProvider {
  const stripe = connect(settings);
  return {
    name: 'stripe',
    kinds: ['card', 'paynow'],
    // PayNow's term, the shorter one
    refundDays: 90,
    beginSetup: (setup) => callStripe(timeOut, (options) => beginSetup(stripe, setup, options)),
    findSetup: (ref, providerRef) =>
      callStripe(timeOut, (options) => findSetup(stripe, ref, providerRef, options)),
    findMandate: (providerRef) => callStripe(timeOut, (options) => findMandate(stripe, providerRef, options)),
    cancelMandate: (providerRef) =>
      callStripe(timeOut, (options) => cancelMandate(stripe, providerRef, options)),
    charge: (asked) => callStripe(timeOut, (options) => charge(stripe, asked, options)),
    findCharge: (ref, providerRef) =>
      callStripe(timeOut, (options) => findCharge(stripe, ref, providerRef, options)),
    cancelCharge: (ref, providerRef) =>
      callStripe(timeOut, (options) => cancelCharge(stripe, ref, providerRef, options)),
    listCharges: (from, to) => callStripe(timeOut, (options) => listCharges(stripe, from, to, options)),
    refund: (asked) => callStripe(timeOut, (options) => refund(stripe, asked, options)),
    findRefund: (ref, providerRef) =>
      callStripe(timeOut, (options) => findRefund(stripe, ref, providerRef, options)),
    registerPayee: (payee) => callStripe(timeOut, (options) => registerPayee(stripe, payee, options)),
    findPayee: (providerRef) => callStripe(timeOut, (options) => findPayee(stripe, providerRef, options)),
    verifyWebhook: (body, findHeader, now) =>
      verifyStripeWebhook(stripe, settings.webhookSecrets, body, findHeader('stripe-signature'), now),
  };
}
