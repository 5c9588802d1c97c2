import { beforeEach, expect, test } from 'vitest';
import { addPayment, addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { openBrowserOf } from '../../testing/openCorporates.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const ask = async (userId: string) =>
  (await openBrowserOf(getDatabase().db, userId)).send(`/api/bills/${plan.bill}/paynow`);

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
});

test('pays what is open to the PayNow of the payee', async () => {
  const { db } = getDatabase();
  await addPayment(db, { id: 'paymentaaaaa', cents: 100_000 });
  const { status, content } = await ask(plan.payer);
  expect(status).toBe(200);
  expect(content).toMatchObject({ data: { cents: 150_000, reference: plan.bill, name: 'Ravi Menon' } });
  const { text } = (content as { data: { text: string } }).data;
  expect(text).toMatch(/^0002010102122650.*0211\+6591234567.*54071500\.00.*5910Ravi Menon.*6304[0-9A-F]{4}$/);
  expect((await ask(plan.payee)).status).toBe(200);
  expect((await ask(plan.other)).status).toBe(404);
});

test('there is none when nothing is open, for a payee without PayNow, or one who has to wait', async () => {
  const { db } = getDatabase();
  await db.query(`update payees set usable_from = '2026-11-24T04:00:00Z'`);
  expect((await ask(plan.payer)).status).toBe(404);
  await db.query(
    `update payees set usable_from = '2026-11-20T04:00:00Z', paynow_kind = null, paynow_value = null`,
  );
  expect((await ask(plan.payer)).status).toBe(404);
  await db.query(`update payees set paynow_kind = 'uen', paynow_value = '201403121W'`);
  expect((await ask(plan.payer)).status).toBe(200);
  await addPayment(db, { id: 'paymentaaaaa', cents: 250_000 });
  expect((await ask(plan.payer)).status).toBe(404);
});
