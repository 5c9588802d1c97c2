import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  SignatureError,
} from '../payment-providers/PaymentProvider.ts';
import { insertEvents } from './eventQueries.ts';
import { HANDLE_EVENTS_JOB } from './handlePaymentEvents.ts';

function verify(provider: PaymentProvider, body: Uint8Array, { browser, now }: Context): ProviderEvent[] {
  try {
    return provider.verifyWebhook(body, browser.findHeader, now);
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    throw new HttpError('invalid', { fields: [{ name: 'signature', reason: messages.signatureReason }] });
  }
}

/** Stores what a provider's webhook tells, and has it looked at. If the job can't be queued, the next sweep finds the events. */
export const receivePaymentEvent = defineVerb(
  anyone,
  async (ctx, { provider: name, body }: RouteInput<'receivePaymentEvent'>): Promise<void> => {
    const provider = ctx.paymentProviders.find(name);
    if (!provider) throw new HttpError('not-found');
    const events = verify(provider, new Uint8Array(await body.arrayBuffer()), ctx);
    await insertEvents(ctx.db, provider.name, events, ctx.now);
    await ctx.jobs.send(HANDLE_EVENTS_JOB).catch((error: unknown) => {
      const failure = error instanceof Error ? error.name : 'unknown';
      ctx.log('warn', 'payment-events', { provider: provider.name, failure });
    });
  },
);
