import type { InTransaction } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { cancelOpenBills } from './queries.ts';

/** Lets the open bills of a service lapse that aren't overdue, with their ledger entries and notices. */
export async function cancelBills(tx: InTransaction, serviceId: string): Promise<void> {
  const { db, now } = tx;
  const bills = await cancelOpenBills(db, serviceId, getToday(now));
  for (const { id, cents } of bills) {
    await recordLedger(tx, {
      kind: 'bill-cancelled',
      billId: id,
      cents: { receivable: -cents, billed: cents },
    });
    await notifyPayment(tx, { kind: 'bill-cancelled', billId: id });
  }
}
