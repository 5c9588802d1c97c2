import type { Dashboard } from '@sewa/api/client';
import { dashboardSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { recordLedger } from '../billing/ledger/ledgerQueries.ts';
import { issueReceipt } from '../billing/receipts/issueReceipt.ts';
import { notify } from '../platform/notices/notify.ts';
import { addBill, addPayment, addRentPlan, clearPayments, plan } from '../testing/addRentPlan.ts';
import { makeTestContext } from '../testing/makeTestContext.ts';
import { openBrowserOf } from '../testing/openCorporates.ts';
import { browserStart } from '../testing/openTestBrowser.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

async function read(userId: string, corporateId?: string): Promise<Dashboard> {
  const browser = await openBrowserOf(getDatabase().db, userId, corporateId);
  const { content } = await browser.send('/api/dashboard');
  return dashboardSchema.parse((content as { data: unknown }).data);
}

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await db.query('delete from corporates');
  await addRentPlan(db);
});

test('a payer sees the next bill, and what is open on it', async () => {
  const { db } = getDatabase();
  await addBill(db, { id: 'billoctoberr', period: '2026-10' });
  await addPayment(db, { id: 'paymentaaaaa', cents: 100_000, billId: 'billoctoberr' });
  expect((await read(plan.payer)).payments).toEqual({
    next: {
      serviceId: plan.service,
      billId: 'billoctoberr',
      type: 'pay',
      cents: 150_000,
      dueOn: '2026-10-01',
      collectOn: null,
      state: 'part-paid',
      isOverdue: true,
      street: '12 Bedok Road #05-67',
    },
    toConfirm: 0,
    arrears: [],
    receivedCents: 0,
    differences: null,
    applications: null,
  });
});

test('a payee sees who is in arrears, what is to be confirmed and what came this month', async () => {
  const { db } = getDatabase();
  await addBill(db, { id: 'billoctoberr', period: '2026-10' });
  await addBill(db, { id: 'billnovember', period: '2026-11' });
  await db.query(`update bills set state = 'said-paid' where id = $1`, [plan.bill]);
  await makeTestContext(db, { caller: 'system', now: browserStart }).transaction(async (tx) => {
    await addPayment(tx.db, { id: 'paymentaaaaa', cents: 100_000, billId: 'billoctoberr' });
    const entered = { received: 102_600, fees: -2_600, receivable: -100_000 };
    await recordLedger(tx, {
      kind: 'payment',
      billId: 'billoctoberr',
      paymentId: 'paymentaaaaa',
      cents: entered,
    });
    await issueReceipt(tx, 'paymentaaaaa');
  });
  expect((await read(plan.payee)).payments).toMatchObject({
    next: null,
    toConfirm: 1,
    arrears: [
      { serviceId: plan.service, payerName: '陈美玲 Mei', street: '12 Bedok Road #05-67', cents: 400_000 },
    ],
    receivedCents: 100_000,
  });
});

test('others see nothing of payments; operators what waits for them', async () => {
  const { db } = getDatabase();
  expect((await read(plan.other)).payments).toBeNull();
  await db.query(
    `insert into corporates (id, name, verified_at, verified_by, operator_since) values ('operators', 'Sewa', now(), 'operator', now())`,
  );
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('operators', 'tim', 'member')`,
  );
  await db.query(
    `insert into payment_differences (kind, provider, ref, ours, theirs, found_at) values ('unknown', 'test', 'x', 'none', 'paid', now())`,
  );
  expect((await read(plan.other, 'operators')).payments).toMatchObject({
    next: null,
    differences: 1,
    applications: 0,
  });
});

test('a notice about a bill comes with the name of the home', async () => {
  const { db } = getDatabase();
  const path = `/flow/pay/${plan.service}/bills`;
  await notify(db, { to: { userId: plan.payer }, kind: 'bill-due', about: plan.bill, path }, browserStart);
  expect((await read(plan.payer)).noticeHomes).toEqual({ [plan.bill]: '12 Bedok Road #05-67' });
});
