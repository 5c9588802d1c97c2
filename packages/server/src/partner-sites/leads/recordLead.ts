import type { InTransaction } from '../../platform/calling/Context.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { insertDelivery, insertLead, type NewLead } from './leadQueries.ts';
import { WEBHOOK_QUEUE } from './webhookQueue.ts';

/** Queues a delivery; each time somebody asks for it is one job. */
export const queueDelivery = (
  { jobs, db }: Pick<InTransaction, 'jobs' | 'db'>,
  leadId: string,
  sendings: number,
): Promise<void> => jobs.send(WEBHOOK_QUEUE, { leadId }, { tx: db, key: `${leadId}-${sendings}` });

/** Stores a lead and queues what its webhook is told. Returns its id; null if it is counted already, or the partner ended. */
export async function recordLead(
  tx: Pick<InTransaction, 'jobs' | 'db' | 'now'>,
  lead: Omit<NewLead, 'id' | 'now'>,
): Promise<string | null> {
  const id = makeRandomId();
  const stored = await insertLead(tx.db, { ...lead, id, now: tx.now });
  if (!stored) return null;
  if (!stored.has_webhook) return id;
  await insertDelivery(tx.db, id, tx.now);
  await queueDelivery(tx, id, 1);
  return id;
}
