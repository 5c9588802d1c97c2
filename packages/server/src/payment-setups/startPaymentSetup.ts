import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { mayAddPaymentMethod } from '../payment-methods/whoMayAsk.ts';
import { describeMovedService } from '../services/describeService.ts';
import { findServiceProgress } from '../services/queries.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { requireStepUp } from '../step-up/requireStepUp.ts';
import { beginSetup } from './beginSetup.ts';
import { chooseWay } from './chooseWay.ts';
import { insertSetup } from './setupQueries.ts';
import { isChosen } from './setupRow.ts';

/** Throws unless the user pays for the service and may change its method now: that needs a step-up if it has one. */
async function requireService({ db, session, realNow }: SignedIn, id: string): Promise<void> {
  const service = await findServiceProgress(db, id, {
    text: 's.payer_user_id = $2',
    values: [session.user_id],
  });
  if (!service) {
    throw new HttpError('not-found', {
      fields: [{ name: 'serviceId', reason: messages.notYourServiceReason }],
    });
  }
  if (!describeMovedService(service, 'payer').may.includes('change-method')) {
    throw new HttpError('wrong-state', {
      fields: [{ name: 'transition', reason: messages.serviceOverReason }],
    });
  }
  if (service.method_id !== null) requireStepUp(session, realNow);
}

/** Begins to set up a bank account or card. The setup is stored first, so that it is found again whatever happens at the provider. */
export const startPaymentSetup = defineVerb(
  mayAddPaymentMethod,
  async (ctx, { body }: RouteInput<'startPaymentSetup'>): Promise<RouteAnswer<'startPaymentSetup'>> => {
    const { db, session, now, paymentProviders } = ctx;
    const { serviceId = null } = body;
    if (serviceId !== null) await requireService(ctx, serviceId);
    const way = chooseWay(body, paymentProviders, now);
    const row = await insertSetup(db, { ...way, userId: session.user_id, serviceId }, now);
    if (!row || !isChosen(row)) throw new Error('The setup was not stored.');
    return beginSetup(ctx, row);
  },
);
