import { recordAudit } from '../audit/recordAudit.ts';
import type { InTransaction } from '../calling/Context.ts';
import type { Queryable } from '../database/database.ts';
import { getToday } from '../own-listings/requireNeeds.ts';
import { tellPayment } from '../payment-notices/tellPayment.ts';

async function replaceMethod(
  tx: Queryable,
  { serviceId, methodId, userId }: { serviceId: string; methodId: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update services set method_id = $2, version = version + 1
      where id = $1 and payer_user_id = $3 and state in ('active', 'paused') and method_id is distinct from $2`,
    [serviceId, methodId, userId],
  );
  return rowCount > 0;
}

/** Has the open bills of a service collected: on the day they are due, or today if that is over. */
async function collectBills(tx: Queryable, serviceId: string, today: string): Promise<void> {
  await tx.query(
    `update bills set collect_on = greatest(due_on, $2::date), collections = 0
      where service_id = $1 and state in ('open', 'part-paid')`,
    [serviceId, today],
  );
}

/** Has a service paid by a method of its payer from now on, and tells both sides. Does nothing if the service is over. */
export async function setServiceMethod(
  tx: InTransaction,
  { serviceId, methodId, userId }: { serviceId: string; methodId: string; userId: string },
): Promise<void> {
  const { db, now } = tx;
  if (!(await replaceMethod(db, { serviceId, methodId, userId }))) return;
  await collectBills(db, serviceId, getToday(now));
  const details = { service: serviceId, transition: 'change-method', method: methodId };
  await recordAudit(db, { userId, action: 'service-moved', details }, now);
  await tellPayment(tx, { kind: 'method-changed', serviceId });
}
