import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { ProviderMandate } from '../payment-providers/PaymentProvider.ts';
import type { ChosenSetup } from '../payment-setups/setupRow.ts';
import { describeServiceState } from '../services/describeService.ts';
import { lockService } from '../services/queries.ts';
import { setServiceMethod } from '../services/setServiceMethod.ts';
import { endOtherMethods, insertMethod, renewMethod } from './methodQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Has a service paid by a new method of its payer, unless it's over by now, or its payee is one of another provider. */
async function payByMethod(
  tx: InTransaction,
  {
    serviceId,
    methodId,
    userId,
    provider,
  }: { serviceId: string; methodId: string; userId: string; provider: string },
): Promise<void> {
  const service = await lockService(tx.db, serviceId);
  const isOpen = service && describeServiceState(service, 'payer').may.includes('change-method');
  const canPay = service?.payee_provider === null || service?.payee_provider === provider;
  if (isOpen && canPay && service.payer_user_id === userId)
    await setServiceMethod(tx, service, { methodId, actorId: userId });
}

/**
 * Makes a payment method of an approved setup, and returns its id; the same card or bank account again is the method it was before. The
 * service that it was set up for is paid by it; a changed method of a partner's customer replaces the former one.
 */
export async function activateMethod(
  tx: InTransaction,
  setup: ChosenSetup,
  mandate: ProviderMandate,
): Promise<string> {
  const { db, now } = tx;
  const { user_id: userId, partner, subject, kind, provider, bank } = setup;
  const method = {
    userId,
    partner,
    subject,
    kind,
    provider,
    mandate: { ...mandate, bank: mandate.bank ?? bank },
    nextPollAt: new Date(now.getTime() + DAY_MS),
  };
  const renewed = userId === null ? null : await renewMethod(db, method, now);
  const methodId = renewed ?? (await insertMethod(db, method, now));
  const details = { method: methodId, setup: setup.id };
  await recordAudit(db, { userId: userId ?? 'system', action: 'payment-method-added', details }, now);
  if (userId !== null && setup.service_id !== null)
    await payByMethod(tx, { serviceId: setup.service_id, methodId, userId, provider });
  if (partner !== null && subject !== null && setup.purpose === 'change')
    await endOtherMethods(db, { partner, subject, methodId }, now);
  return methodId;
}
