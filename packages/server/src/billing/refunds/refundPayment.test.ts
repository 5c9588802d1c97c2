import { beforeEach, expect, test } from 'vitest';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import {
  billsStart,
  openBills,
  openSystem,
  rent,
  resetBills,
  sumLedger,
  sumProvider,
} from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { applyCharge } from '../payments/applyCharge.ts';
import { pollRefunds } from './pollRefunds.ts';

const getDatabase = openTestDatabase();
const day = 24 * 60;
let provider: TestProvider;
let payment: unknown;
const at = (minutes: number) => new Date(billsStart.getTime() + minutes * 60_000);
const open = (userId: string, minutes = 0) =>
  openBills(getDatabase().db, userId, provider, { now: at(minutes) });
const ask = (minutes: number) => pollRefunds(openSystem(getDatabase().db, provider, at(minutes)), {});

async function readPayment() {
  const { rows } = await getDatabase().db.query<{ state: string; refund_cents: number; bill: string }>(
    'select p.state, p.refund_cents, b.state as bill from payments p join bills b on b.id = p.bill_id',
  );
  return rows[0];
}

beforeEach(async () => {
  await resetBills(getDatabase().db);
  provider = makePaymentProvider('test');
  payment = (await (await open('tim')).pay()).data.paymentId;
});

test('a payee gives back a part, then the rest, and not more; the bill stays paid', async () => {
  const olga = await open('olga');
  expect(await olga.refund(payment, 250_001)).toMatchObject({ status: 409, fields: ['cents'] });
  expect(await olga.refund(payment, 100_000)).toMatchObject({ status: 200, data: { state: 'succeeded' } });
  expect(await readPayment()).toEqual({ state: 'succeeded', refund_cents: 100_000, bill: 'paid' });
  expect((await olga.refund(payment, 150_001)).fields).toEqual(['cents']);
  const later = await open('olga', 1);
  expect((await later.refund(payment, 150_000)).data).toMatchObject({ state: 'succeeded' });
  expect(await readPayment()).toEqual({ state: 'refunded', refund_cents: 250_000, bill: 'paid' });
  expect((await olga.refund(payment, 1)).fields).toEqual(['cents']);
  expect(await sumLedger(getDatabase().db)).toEqual({ billed: -250_000, refunded: 250_000 });
  const { rows: receipts } = await getDatabase().db.query(
    `select kind, cancelled_because, content->'refundedCents' as refunded from receipts order by number`,
  );
  expect(receipts, 'no receipt says any more that the bill is paid in full').toEqual([
    { kind: 'rent', cancelled_because: 'refunded', refunded: 0 },
    { kind: 'part', cancelled_because: 'refunded', refunded: 100_000 },
  ]);
  expect((await olga.get(`/api/payments/${String(payment)}`)).data).toMatchObject({
    refundedCents: 250_000,
    refunds: [{ cents: 100_000, words: 'Too much' }, { cents: 150_000 }],
  });
});

test('is for whoever got the money, not for a later payee of the plan', async () => {
  const { db } = getDatabase();
  await db.query(
    `with y as (insert into payees (user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state,
          usable_from, created_at)
        select 'tim', 'Max', 'DBS', 'x', 'ending 5678', 'max@people.example', 'test', 'payee-max', 'proven', $1, $1 returning id)
      update services set payee_id = y.id from y`,
    [billsStart],
  );
  expect((await (await open('max')).refund(payment, 1)).status).toBe(403);
  const olga = await open('olga');
  expect((await olga.get(`/api/payments/${String(payment)}`)).status).toBe(200);
  expect((await olga.refund(payment, 100_000)).data).toMatchObject({ state: 'succeeded' });
});

test('is for the payee: the payer may not, and for others there is no such payment', async () => {
  expect((await (await open('tim')).refund(payment, 1)).status).toBe(403);
  expect((await (await open('max')).refund(payment, 1)).status).toBe(404);
  expect((await (await open('olga')).refund('zzzzzzzzzzzz', 1)).status).toBe(404);
  expect(provider.refunds.size).toBe(0);
});

test('is refused for what was paid outside, is too old, or that the bank cannot send back', async () => {
  const { db } = getDatabase();
  expect((await (await open('olga', 91 * day)).refund(payment, 1)).fields).toEqual(['cents']);
  await db.query(`update payments set way = 'outside', provider = null`);
  expect((await (await open('olga')).refund(payment, 1)).fields).toEqual(['cents']);
  expect(provider.refunds.size).toBe(0);
});

test('ten times at once never gives back more than was paid', async () => {
  const olga = await open('olga');
  const answers = await Promise.all(Array.from({ length: 10 }, () => olga.refund(payment, 90_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(sumProvider(provider)).toBe(70_000);
  expect((await sumLedger(getDatabase().db)).received).toBe(70_000);
});

test.each(['before', 'after'] as const)(
  'whose connection is cut %s the effect is processing, and done once when we ask',
  async (failure) => {
    provider.failures.set('refund', failure);
    const olga = await open('olga');
    expect((await olga.refund(payment, rent.cents)).data).toMatchObject({ state: 'processing' });
    expect((await olga.refund(payment, 1)).fields).toEqual(['cents']);
    await Promise.all([ask(1), ask(1), ask(1)]);
    await ask(10);
    expect([provider.refunds.size, await readPayment()]).toMatchObject([1, { state: 'refunded' }]);
    expect([sumProvider(provider), (await sumLedger(getDatabase().db)).received]).toEqual([0, undefined]);
  },
);

test('that fails can be asked for again', async () => {
  provider.nextRefund = { state: 'failed', reason: 'account-closed' };
  const olga = await open('olga');
  expect((await olga.refund(payment, rent.cents)).data).toMatchObject({ state: 'failed' });
  expect(await readPayment()).toEqual({ state: 'succeeded', refund_cents: 0, bill: 'paid' });
  provider.nextRefund = {};
  expect((await olga.refund(payment, rent.cents)).data).toMatchObject({ state: 'succeeded' });
});

test('a payment that is returned after a part was given back is owed again, and the books stay equal', async () => {
  await (await open('olga')).refund(payment, 100_000);
  const [ref = ''] = [...provider.charges.keys()];
  provider.changeCharge(ref, { state: 'returned', reason: 'account-closed' });
  const charge = provider.charges.get(ref);
  if (charge) await applyCharge(openSystem(getDatabase().db, provider), ref, charge);
  expect(await readPayment()).toMatchObject({ state: 'returned', bill: 'open' });
  expect(await sumLedger(getDatabase().db)).toEqual({ billed: -250_000, receivable: 250_000 });
});

test.each(['before', 'after'] as const)(
  'cut off %s the effect, of a payment that is returned before we know, changes the books once',
  async (failure) => {
    provider.failures.set('refund', failure);
    await (await open('olga')).refund(payment, 100_000);
    const [ref = ''] = [...provider.charges.keys()];
    provider.changeCharge(ref, { state: 'returned', reason: 'account-closed' });
    const charge = provider.charges.get(ref);
    if (charge) await applyCharge(openSystem(getDatabase().db, provider), ref, charge);
    await ask(1);
    expect(provider.refunds.size).toBe(failure === 'before' ? 0 : 1);
    expect(await sumLedger(getDatabase().db)).toEqual({ billed: -250_000, receivable: 250_000 });
  },
);
