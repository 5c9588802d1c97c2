import { recordAudit } from '../audit/recordAudit.ts';
import type { InTransaction } from '../calling/Context.ts';
import type { ProviderMandate } from '../payment-providers/PaymentProvider.ts';
import type { ChosenSetup } from '../payment-setups/setupRow.ts';
import { endOtherMethods, insertMethod } from './methodQueries.ts';
import { setServiceMethod } from './setServiceMethod.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a payment method of an approved setup, and returns its id. The service that it was set up for is paid by it; a changed method of
 * a partner's customer replaces the former one.
 */
export async function activateMethod(
  tx: InTransaction,
  setup: ChosenSetup,
  mandate: ProviderMandate,
): Promise<string> {
  const { db, now } = tx;
  const { user_id: userId, partner, subject, kind, provider, bank } = setup;
  const methodId = await insertMethod(
    db,
    {
      userId,
      partner,
      subject,
      kind,
      provider,
      mandate: { ...mandate, bank: mandate.bank ?? bank },
      askAt: new Date(now.getTime() + DAY_MS),
    },
    now,
  );
  const details = { method: methodId, setup: setup.id };
  await recordAudit(db, { userId: userId ?? 'system', action: 'payment-method-added', details }, now);
  if (userId !== null && setup.service_id !== null)
    await setServiceMethod(tx, { serviceId: setup.service_id, methodId, userId });
  if (partner !== null && subject !== null && setup.purpose === 'change')
    await endOtherMethods(db, { partner, subject, methodId }, now);
  return methodId;
}
