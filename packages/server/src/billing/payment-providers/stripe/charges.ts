import Stripe from 'stripe';
import { stripePageTitle } from '../../messages.ts';
import type { NewCharge, ProviderCharge } from '../PaymentProvider.ts';
import { doAtStripe, findAtStripe, type RequestOptions } from './callStripe.ts';
import { describeIntent, describePage, getCharge } from './describeCharge.ts';
import { findRecentSession } from './findRecentSession.ts';

type Found =
  | { readonly kind: 'page'; readonly session: Stripe.Checkout.Session }
  | { readonly kind: 'intent'; readonly intent: Stripe.PaymentIntent };

const intentParts = ['latest_charge'];
const pageParts = ['payment_intent.latest_charge'];
const wholePages = ['data.payment_intent.latest_charge'];
const DISPUTE_DAYS = 120;

/** The rest goes to the payee: Stripe moves it, we never hold it. */
const share = ({ payee, feeCents }: NewCharge) => ({
  transfer_data: { destination: payee },
  ...(feeCents > 0 && { application_fee_amount: feeCents }),
});

async function findDispute(
  stripe: Stripe,
  intent: Stripe.PaymentIntent | null,
  options: RequestOptions,
): Promise<Stripe.Dispute | null> {
  if (!intent || !getCharge(intent)?.disputed) return null;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 }, options());
  return data[0] ?? null;
}

async function describe(stripe: Stripe, found: Found, options: RequestOptions): Promise<ProviderCharge> {
  if (found.kind === 'intent')
    return describeIntent(found.intent, await findDispute(stripe, found.intent, options));
  const { payment_intent } = found.session;
  const intent = typeof payment_intent === 'object' ? payment_intent : null;
  return describePage(found.session, await findDispute(stripe, intent, options));
}

/** The page that an intent was paid on, or the intent itself. */
async function findPage(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  options: RequestOptions,
): Promise<Found> {
  if (!intent.metadata.page) return { kind: 'intent', intent };
  const { data } = await stripe.checkout.sessions.list(
    { payment_intent: intent.id, expand: wholePages },
    options(),
  );
  return data[0] ? { kind: 'page', session: data[0] } : { kind: 'intent', intent };
}

async function findRaw(
  stripe: Stripe,
  ref: string,
  providerRef: string | null,
  options: RequestOptions,
): Promise<Found | null> {
  if (providerRef?.startsWith('cs_')) {
    const session = await findAtStripe(
      stripe.checkout.sessions.retrieve(providerRef, { expand: pageParts }, options()),
    );
    return session && { kind: 'page', session };
  }
  if (providerRef) {
    const intent = await findAtStripe(
      stripe.paymentIntents.retrieve(providerRef, { expand: intentParts }, options()),
    );
    return intent && { kind: 'intent', intent };
  }
  const { data } = await stripe.paymentIntents.search({ query: `metadata['ref']:'${ref}'` }, options());
  const found = data[0];
  if (found) {
    // What the search says of it can be a minute old
    const intent = await stripe.paymentIntents.retrieve(found.id, { expand: intentParts }, options());
    return findPage(stripe, intent, options);
  }
  // A page that nobody paid has no intent yet
  const session = await findRecentSession(stripe, ref, wholePages, options);
  return session && { kind: 'page', session };
}

/** Sends the payer to a page of Stripe, to type in a card or to scan a QR code. */
async function openPage(stripe: Stripe, charge: NewCharge, options: RequestOptions): Promise<ProviderCharge> {
  const { ref, cents, returnUrl } = charge;
  const opened = stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [charge.kind === 'paynow' ? 'paynow' : 'card'],
      metadata: { ref },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'sgd', unit_amount: cents, product_data: { name: stripePageTitle } },
        },
      ],
      payment_intent_data: { metadata: { ref, page: 'yes' }, ...share(charge) },
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    options(ref),
  );
  const { id } = await doAtStripe(opened);
  // A repeated request is answered as the first was, so what has happened since is asked for
  return describe(
    stripe,
    {
      kind: 'page',
      session: await stripe.checkout.sessions.retrieve(id, { expand: pageParts }, options()),
    },
    options,
  );
}

/** The intent of a request, also if its card failed. */
async function findIntentOf(request: Promise<Stripe.PaymentIntent>): Promise<{ id: string; code?: string }> {
  try {
    return { id: (await request).id };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError && error.payment_intent)) throw error;
    return { id: error.payment_intent.id, ...(error.code && { code: error.code }) };
  }
}

/** Charges a saved card. If its bank wants the payer to confirm it, they go on at the bank. */
async function chargeCard(
  stripe: Stripe,
  charge: NewCharge,
  mandate: string,
  options: RequestOptions,
): Promise<ProviderCharge> {
  const { ref, cents, returnUrl } = charge;
  const method = await doAtStripe(stripe.paymentMethods.retrieve(mandate, {}, options()));
  const customer = typeof method.customer === 'object' ? method.customer?.id : method.customer;
  const created = stripe.paymentIntents.create(
    {
      amount: cents,
      currency: 'sgd',
      allowed_payment_method_types: ['card'],
      payment_method: mandate,
      ...(customer && { customer }),
      confirm: true,
      off_session: true,
      metadata: { ref },
      ...share(charge),
    },
    options(ref),
  );
  const { id, code } = await findIntentOf(doAtStripe(created));
  if (code === 'authentication_required') {
    const asked = { payment_method: mandate, return_url: returnUrl };
    await findIntentOf(stripe.paymentIntents.confirm(id, asked, options(`${ref}-confirm`)));
  }
  const intent = await stripe.paymentIntents.retrieve(id, { expand: intentParts }, options());
  return describe(stripe, { kind: 'intent', intent }, options);
}

/** Charges a saved card, or opens a page for the payer. */
export const charge = (stripe: Stripe, asked: NewCharge, options: RequestOptions): Promise<ProviderCharge> =>
  asked.mandate === null
    ? openPage(stripe, asked, options)
    : chargeCard(stripe, asked, asked.mandate, options);

/** How a charge stands, or null. */
export async function findCharge(
  stripe: Stripe,
  ref: string,
  providerRef: string | null,
  options: RequestOptions,
): Promise<ProviderCharge | null> {
  const found = await findRaw(stripe, ref, providerRef, options);
  return found && describe(stripe, found, options);
}

/** Ends a charge that waits for the payer; one that is paid meanwhile stays paid. */
export async function cancelCharge(
  stripe: Stripe,
  ref: string,
  providerRef: string | null,
  options: RequestOptions,
): Promise<ProviderCharge | null> {
  const found = await findRaw(stripe, ref, providerRef, options);
  if (!found) return null;
  try {
    if (found.kind === 'page' && found.session.status === 'open')
      await stripe.checkout.sessions.expire(found.session.id, {}, options());
    if (found.kind === 'intent' && found.intent.status === 'requires_action')
      await stripe.paymentIntents.cancel(found.intent.id, {}, options());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return findCharge(stripe, ref, found.kind === 'page' ? found.session.id : found.intent.id, options);
}

/** The intent that a charge of ours names; null while its page is unpaid. */
export async function findIntentId(
  stripe: Stripe,
  providerRef: string,
  options: RequestOptions,
): Promise<string | null> {
  if (!providerRef.startsWith('cs_')) return providerRef;
  const { payment_intent } = await stripe.checkout.sessions.retrieve(providerRef, {}, options());
  return typeof payment_intent === 'object' ? (payment_intent?.id ?? null) : payment_intent;
}

/** Charges begun in some days, and those that were disputed lately, which can be months after they were paid. */
export async function listCharges(
  stripe: Stripe,
  from: Date,
  to: Date,
  options: RequestOptions,
): Promise<(ProviderCharge & { ref: string })[]> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const created = { gte: seconds(from), lte: seconds(to) };
  const charges = new Map<string, ProviderCharge & { ref: string }>();
  const add = async (ref: string | undefined, find: () => Found | Promise<Found>) => {
    if (ref && !charges.has(ref))
      charges.set(ref, { ...(await describe(stripe, await find(), options)), ref });
  };
  for await (const session of stripe.checkout.sessions.list(
    { created, limit: 100, expand: wholePages },
    options(),
  ))
    if (session.mode === 'payment') await add(session.metadata?.ref, () => ({ kind: 'page', session }));
  for await (const intent of stripe.paymentIntents.list(
    { created, limit: 100, expand: ['data.latest_charge'] },
    options(),
  ))
    await add(intent.metadata.ref, () => findPage(stripe, intent, options));
  const since = created.gte - DISPUTE_DAYS * 86_400;
  for await (const { payment_intent: intent } of stripe.disputes.list(
    { created: { gte: since, lte: created.lte }, limit: 100, expand: wholePages },
    options(),
  ))
    if (typeof intent === 'object' && intent)
      await add(intent.metadata.ref, () => findPage(stripe, intent, options));
  return [...charges.values()];
}
