import { requireStepUp } from '../../accounts/step-up/requireStepUp.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { isMethodInUse } from '../payments/paymentQueries.ts';
import { listServicesOf, lockService } from '../services/queries.ts';
import { setServiceMethod } from '../services/setServiceMethod.ts';
import { cancelMandate } from './cancelMandate.ts';
import { lockOwnMethod, type MethodRow, updateMethodState } from './methodQueries.ts';

const MINUTE_MS = 60_000;

async function remove(tx: InTransaction<SignedIn>, id: string): Promise<MethodRow> {
  const { db, session, now, realNow } = tx;
  const { user_id: userId } = session;
  const method = await lockOwnMethod(db, id, userId);
  if (!method) throw new HttpError('not-found');
  requireStepUp(session, realNow);
  if (await isMethodInUse(db, id)) {
    throw new HttpError('wrong-state', {
      message: messages.methodInUse,
      fields: [{ name: 'transition', reason: messages.methodInUseReason }],
    });
  }
  for (const serviceId of await listServicesOf(db, id)) {
    const service = await lockService(db, serviceId);
    if (service?.method_id === id) await setServiceMethod(tx, service, { methodId: null, actorId: userId });
  }
  await settleNotices(db, 'payment-method-ended', id);
  await updateMethodState(db, id, { state: 'removed', nextPollAt: new Date(now.getTime() + MINUTE_MS) });
  await recordAudit(db, { userId, action: 'payment-method-removed', details: { method: id } }, now);
  return method;
}

/**
 * Removes a payment method of the user: services that were paid by it have none then. Its mandate is cancelled at the provider at once,
 * or by the job if the provider doesn't answer.
 */
export const removePaymentMethod = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'removePaymentMethod'>): Promise<void> => {
    const method = await ctx.transaction((tx) => remove(tx, id));
    await waitForProvider(ctx, method.provider, cancelMandate(ctx, method));
  },
);
