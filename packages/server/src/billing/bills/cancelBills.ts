import type { InTransaction } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { cancelOpenBills } from './queries.ts';

/** Lets the open bills of a service lapse that are due from a day on, with their ledger entries and notices; else those that aren't overdue. */
export async function cancelBills(
  tx: InTransaction,
  serviceId: string,
  from: string = getToday(tx.now),
): Promise<void> {
  const { db } = tx;
  const bills = await cancelOpenBills(db, serviceId, from);
  for (const { id, cents } of bills) {
    await recordLedger(tx, {
      kind: 'bill-cancelled',
      billId: id,
      cents: { receivable: -cents, billed: cents },
    });
    await notifyPayment(tx, { kind: 'bill-cancelled', billId: id });
  }
}
