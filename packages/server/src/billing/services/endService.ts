import type { InTransaction } from '../../platform/calling/Context.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { cancelBills } from '../bills/cancelBills.ts';
import { listRunningServices, lockService } from './queries.ts';
import type { ServiceProgress } from './serviceRow.ts';
import { transitionService } from './transitionService.ts';

/** Ends a locked service; bills that nobody began to pay lapse, unless they are overdue. Returns it as it is then. */
export async function endService(
  tx: InTransaction,
  row: ServiceProgress,
  actorId: string,
): Promise<ServiceProgress> {
  await cancelBills(tx, row.id);
  await settleNotices(tx.db, 'application-answered', row.id);
  return transitionService(tx, row, { name: 'end', actorId });
}

/** Ends all services of a payer who leaves. */
export async function endServicesOf(tx: InTransaction, userId: string): Promise<void> {
  for (const id of await listRunningServices(tx.db, userId)) {
    const row = await lockService(tx.db, id);
    if (row && row.state !== 'ended') await endService(tx, row, 'system');
  }
}
