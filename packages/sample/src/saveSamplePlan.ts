import { flowBillsPath } from '@sewa/paths';
import {
  type Database,
  issueReceipt,
  makeListingId,
  notify,
  type Queryable,
  recordLedger,
  type Transaction,
} from '@sewa/server';
import { hasSampleUsers } from './conversationQueries.ts';
import { hasPlan, insertBill, insertOutsidePayment, insertPayee, insertPlan } from './planQueries.ts';
import { listSampleMonths, type SampleMonth, samplePlan } from './samplePlan.ts';
import { sampleSource } from './sampleSource.ts';

/** Noon of a day in Singapore. */
const findNoon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);

async function saveBill(tx: Queryable, { period, dueOn }: SampleMonth, cents: number, at: Date) {
  const id = makeListingId('sample bill', period);
  await insertBill(tx, { id, period, dueOn, cents, at });
  await recordLedger(
    { db: tx, now: at },
    { kind: 'bill', billId: id, cents: { receivable: cents, billed: -cents } },
  );
  return id;
}

async function payBill(tx: Transaction, billId: string, cents: number, at: Date): Promise<void> {
  const id = makeListingId('sample payment', billId);
  await insertOutsidePayment(tx, { id, billId, at });
  const context = { db: tx, now: at };
  const entries = { outside: cents, receivable: -cents };
  await recordLedger(context, { kind: 'outside', billId, paymentId: id, cents: entries });
  await issueReceipt(context, id);
}

/** Writes the rent plan: three months that were paid outside and confirmed, with receipts, and the bill that is due next. Once, like the people. */
export async function saveSamplePlan(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasSampleUsers(tx)) || (await hasPlan(tx))) return;
    const { dueDay, from, months } = listSampleMonths(now);
    const begun = findNoon(from);
    await insertPayee(tx, begun);
    const listingId = makeListingId(sampleSource, samplePlan.home);
    const rent = await insertPlan(tx, { listingId, dueDay, from, at: begun });
    for (const month of months.slice(0, -1)) {
      const at = findNoon(month.dueOn);
      await payBill(tx, await saveBill(tx, month, rent, at), rent, at);
    }
    const next = months.at(-1);
    if (!next) return;
    const billId = await saveBill(tx, next, rent, now);
    const due = new Date(`${next.dueOn}T23:59:59.999+08:00`);
    const path = flowBillsPath('pay', samplePlan.id);
    await notify(tx, { to: { userId: samplePlan.payerId }, kind: 'bill-due', about: billId, path, due }, now);
  });
}
