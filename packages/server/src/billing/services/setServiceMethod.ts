import { findDay } from '@sewa/formatters';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { updateCollections } from '../bills/queries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ServiceProgress } from './serviceRow.ts';
import { transitionService } from './transitionService.ts';

/** Has a locked service paid by another method, or by none; both sides are told. Returns it as it is then. */
export async function setServiceMethod(
  tx: InTransaction,
  row: ServiceProgress,
  { methodId, actorId }: { methodId: string | null; actorId: string },
): Promise<ServiceProgress> {
  const after = await transitionService(tx, row, {
    name: 'change-method',
    actorId,
    changes: { method_id: methodId },
  });
  await updateCollections(tx.db, row.id, { hasMethod: methodId !== null, today: findDay(tx.now) ?? '' });
  await notifyPayment(tx, { kind: 'method-changed', serviceId: row.id });
  return after;
}
