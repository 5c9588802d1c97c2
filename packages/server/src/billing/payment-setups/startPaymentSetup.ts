import type { RouteAnswer } from '@sewa/api/client';
import { requireStepUp } from '../../accounts/step-up/requireStepUp.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { mayAddPaymentMethod } from '../payment-methods/whoMayAsk.ts';
import { describeServiceState } from '../services/describeService.ts';
import { findServiceProgress } from '../services/queries.ts';
import { requireOneProvider } from '../services/requireOwnThings.ts';
import type { ServiceProgress } from '../services/serviceRow.ts';
import { beginSetup } from './beginSetup.ts';
import { chooseWay } from './chooseWay.ts';
import { insertSetup } from './setupQueries.ts';
import { isChosen } from './setupRow.ts';

/** A service that the user pays for. Throws unless they may change its method now: that needs a step-up if it has one. */
async function requireService({ db, session, realNow }: SignedIn, id: string): Promise<ServiceProgress> {
  const service = await findServiceProgress(db, id, {
    text: 's.payer_user_id = $2',
    values: [session.user_id],
  });
  if (!service) {
    throw new HttpError('not-found', {
      fields: [{ name: 'serviceId', reason: messages.notYourServiceReason }],
    });
  }
  if (!describeServiceState(service, 'payer').may.includes('change-method')) {
    throw new HttpError('wrong-state', {
      fields: [{ name: 'transition', reason: messages.serviceOverReason }],
    });
  }
  if (service.method_id !== null) requireStepUp(session, realNow);
  return service;
}

/** Begins to set up a bank account or card. The setup is stored first, so that it is found again whatever happens at the provider. */
export const startPaymentSetup = defineVerb(
  mayAddPaymentMethod,
  async (ctx, { body }: RouteInput<'startPaymentSetup'>): Promise<RouteAnswer<'startPaymentSetup'>> => {
    const { db, session, now, paymentProviders } = ctx;
    const { serviceId = null } = body;
    const service = serviceId === null ? null : await requireService(ctx, serviceId);
    const way = chooseWay(body, paymentProviders, now);
    requireOneProvider('kind', { method: way.provider, payee: service?.payee_provider ?? null });
    const row = await insertSetup(db, { ...way, userId: session.user_id, serviceId }, now);
    if (!row || !isChosen(row)) throw new Error('The setup was not stored.');
    return beginSetup(ctx, row);
  },
);
