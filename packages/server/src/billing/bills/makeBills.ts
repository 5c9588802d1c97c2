import type { InTransaction } from '../../platform/calling/Context.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ServiceProgress } from '../services/serviceRow.ts';
import { type PlannedBill, planBills } from './planBills.ts';
import { insertBill } from './queries.ts';

/** How a bill begins. */
interface BillBeginning {
  readonly serviceId: string;
  readonly state: 'open' | 'said-paid';
  readonly collectOn: string | null;
}

/** Makes a bill and enters it in the ledger. Returns its id, or null if the service has one for the month. */
export async function makeBill(
  tx: InTransaction,
  planned: PlannedBill,
  beginning: BillBeginning,
): Promise<string | null> {
  const { db, now } = tx;
  const { cents } = planned;
  const id = makeRandomId();
  if (!(await insertBill(db, { ...planned, ...beginning, id, now }))) return null;
  await recordLedger(tx, { kind: 'bill', billId: id, cents: { receivable: cents, billed: -cents } });
  return id;
}

/** Makes the bills of a rent plan that are due within 14 days, once each; the plan is locked by the transaction, or new in it. */
export async function makeBills(tx: InTransaction, service: ServiceProgress): Promise<void> {
  const { id: serviceId, type, state, method_id: methodId } = service;
  if (type !== 'pay' || (state !== 'active' && state !== 'paused')) return;
  for (const planned of planBills(service, tx.now)) {
    const collectOn = methodId === null ? null : planned.dueOn;
    const billId = await makeBill(tx, planned, { serviceId, state: 'open', collectOn });
    if (billId !== null) await notifyPayment(tx, { kind: 'bill-made', billId });
  }
}
