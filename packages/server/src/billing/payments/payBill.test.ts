import { paymentSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import {
  addBill,
  billsStart,
  methods,
  openBills,
  openSystem,
  rent,
  resetBills,
  sumLedger,
  sumOpenBills,
  sumProvider,
} from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { pollPayments } from './pollPayments.ts';

const getDatabase = openTestDatabase();
const later = (minutes: number) => new Date(billsStart.getTime() + minutes * 60_000);

let provider: TestProvider;
const open = (userId: string | null, now = billsStart) =>
  openBills(getDatabase().db, userId, provider, { now });
const ask = (minutes: number) => pollPayments(openSystem(getDatabase().db, provider, later(minutes)), {});

async function readBill(id: string = rent.bill) {
  const { rows } = await getDatabase().db.query<{ state: string; paid_cents: number; version: number }>(
    'select state, paid_cents, version from bills where id = $1',
    [id],
  );
  return rows[0];
}

async function listPayments() {
  const { rows } = await getDatabase().db.query<{ state: string; reason: string | null; cents: number }>(
    'select state, reason, cents from payments order by attempt',
  );
  return rows;
}

/** The ledger holds what the provider does, and as much is receivable as is open. */
async function expectEqualBooks() {
  const { db } = getDatabase();
  const { received = 0, receivable = 0 } = await sumLedger(db);
  expect(received).toBe(sumProvider(provider));
  expect(receivable).toBe(await sumOpenBills(db));
}

beforeEach(async () => {
  await resetBills(getDatabase().db);
  provider = makePaymentProvider('test');
});

test('a payment whose answer was lost is answered with its state when it is sent again with its key', async () => {
  const { db } = getDatabase();
  const tim = await openBills(db, 'tim', provider, { keyDelays: [10] });
  const body = { methodId: methods.egiro, version: 1 };
  const { data } = await tim.pay(body, 'pay-key-that-is-lost');
  // What is left of a call that paid and then answered 503, or whose process died.
  await db.query('update idempotency_keys set status = null, answer = null');
  const again = await tim.pay(body, 'pay-key-that-is-lost');
  expect(again).toMatchObject({ status: 200, data: { paymentId: data.paymentId, state: 'succeeded' } });
  expect(await listPayments()).toHaveLength(1);
  expect(provider.charges.size).toBe(1);
  const other = { ...body, methodId: methods.card };
  expect((await tim.pay(other, 'pay-key-that-is-lost')).status).toBe(409);
});

describe('paying a bill', () => {
  test('charges the method for the bill and its fee, and settles at once', async () => {
    const tim = await open('tim');
    const { status, data } = await tim.pay({ methodId: methods.card, version: 1 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'succeeded', redirectUrl: null });
    const [charge] = [...provider.charges.values()];
    expect(charge?.asked).toMatchObject({
      kind: 'card',
      mandate: 'm2',
      cents: 256_500,
      feeCents: 6_500,
      payee: 'payee-olga',
      returnUrl: `http://localhost:3000/flow/pay/${rent.service}/payment/card/callback?payment=${String(data.paymentId)}`,
    });
    expect(await readBill()).toMatchObject({ state: 'paid', paid_cents: rent.cents });
    expect(await sumLedger(getDatabase().db)).toEqual({ billed: -250_000, received: 256_500, fees: -6_500 });
    const shown = (await tim.get(`/api/payments/${String(data.paymentId)}`)).data;
    expect(paymentSchema.parse(shown)).toEqual(shown);
    expect((await (await open('olga')).get(`/api/payments/${String(data.paymentId)}`)).status).toBe(200);
  });

  test('is for its payer: the payee may not, and for others there is no such bill', async () => {
    expect((await (await open('olga')).pay()).status).toBe(403);
    expect((await (await open('max')).pay({ methodId: methods.ofMax })).status).toBe(404);
    expect((await (await open(null)).pay()).status).toBe(401);
    expect((await (await open('tim')).pay({}, undefined, 'zzzzzzzzzzzz')).status).toBe(404);
    expect(provider.charges.size).toBe(0);
  });

  test('names what is wrong with the method, the payee, the version or the state', async () => {
    const { db } = getDatabase();
    const tim = await open('tim');
    expect(await tim.pay({ methodId: methods.ofMax })).toMatchObject({ status: 404 });
    expect(await tim.pay({ methodId: methods.small })).toMatchObject({ status: 409, fields: ['methodId'] });
    expect(await tim.pay({ methodId: methods.egiro, kind: 'card' })).toMatchObject({
      status: 400,
      fields: ['kind'],
    });
    expect(await tim.pay({ version: 2 })).toMatchObject({ status: 409, fields: ['version'] });
    await db.query('update services set method_id = null');
    expect(await tim.pay({})).toMatchObject({ status: 400, fields: ['methodId'] });
    await db.query(`update payment_methods set ends_on = '2026-11-30' where id = $1`, [methods.egiro]);
    expect(await tim.pay()).toMatchObject({ status: 409, fields: ['methodId'] });
    await db.query(`update payment_methods set provider = 'other' where id = $1`, [methods.card]);
    expect(await tim.pay({ methodId: methods.card })).toMatchObject({ status: 409, fields: ['methodId'] });
    await db.query(`update payees set usable_from = $1`, [later(1)]);
    expect(await tim.pay({ kind: 'paynow' })).toMatchObject({ status: 409, fields: ['payeeId'] });
    await db.query(`update payees set usable_from = null, state = 'checking'`);
    expect(await tim.pay({ kind: 'paynow' })).toMatchObject({ status: 409, fields: ['payeeId'] });
    expect([provider.charges.size, await listPayments(), (await readBill())?.state]).toEqual([0, [], 'open']);
  });

  test('twenty times at once is one payment, and a key used again gives the same answer', async () => {
    const tim = await open('tim');
    const answers = await Promise.all(Array.from({ length: 20 }, () => tim.pay()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, fields }) => status === 409 && fields[0] === 'transition')).toHaveLength(
      19,
    );
    expect(provider.charges.size).toBe(1);
    await addBill(getDatabase().db, { id: 'bbbbbbbbbbbb', period: '2027-01' });
    const [first, second] = [
      await tim.pay(undefined, 'same-key-1', 'bbbbbbbbbbbb'),
      await tim.pay(undefined, 'same-key-1', 'bbbbbbbbbbbb'),
    ];
    expect(second).toEqual(first);
    expect(provider.charges.size).toBe(2);
    await expectEqualBooks();
  });

  test.each(['before', 'after'] as const)(
    'whose connection is cut %s the effect is processing, and charged once when we ask',
    async (failure) => {
      provider.failures.set('charge', failure);
      const tim = await open('tim');
      const { data } = await tim.pay();
      expect(data).toMatchObject({ state: 'processing', redirectUrl: null });
      expect(await readBill()).toMatchObject({ state: 'processing', paid_cents: 0 });
      expect(await tim.pay()).toMatchObject({ status: 409, fields: ['transition'] });
      provider.failures.set('findCharge', 'before');
      await Promise.all([ask(1), ask(1)]);
      await Promise.all([ask(6), ask(6), ask(6)]);
      expect([provider.charges.size, await readBill()]).toMatchObject([1, { state: 'paid' }]);
      await expectEqualBooks();
    },
  );

  test('of which a page is asked before the first call can be over is not sent again by the page', async () => {
    provider.failures.set('charge', 'before');
    const tim = await open('tim');
    const { data } = await tim.pay();
    expect((await tim.get(`/api/payments/${String(data.paymentId)}`)).data).toMatchObject({
      state: 'processing',
    });
    expect(provider.charges.size).toBe(0);
  });

  test('that fails opens the bill again, and the next attempt is another payment', async () => {
    provider.nextCharge = { state: 'failed', reason: 'insufficient-funds' };
    const tim = await open('tim');
    expect((await tim.pay()).data).toMatchObject({ state: 'failed' });
    expect(await readBill()).toMatchObject({ state: 'open' });
    provider.nextCharge = {};
    expect((await tim.pay()).data).toMatchObject({ state: 'succeeded' });
    expect(await listPayments()).toMatchObject([
      { state: 'failed', reason: 'insufficient-funds' },
      { state: 'succeeded' },
    ]);
    await expectEqualBooks();
  });

  test('at a page goes on there, and paying again ends that first', async () => {
    provider.nextCharge = { state: 'needs-action' };
    const tim = await open('tim');
    const first = await tim.pay({ kind: 'paynow', version: 1 });
    expect(first.data).toMatchObject({
      state: 'needs-action',
      redirectUrl: expect.stringContaining('https://bank.example'),
    });
    expect(
      (await (await open('olga')).get(`/api/payments/${String(first.data.paymentId)}`)).data,
    ).toMatchObject({
      redirectUrl: null,
    });
    const [bill] = Object.values((await tim.get(`/api/services/${rent.service}/bills`)).data);
    expect(bill).toMatchObject({ state: 'processing', may: ['pay', 'said-paid'] });
    const second = await tim.pay({ kind: 'card', version: (await readBill())?.version });
    expect(second.data).toMatchObject({ state: 'needs-action' });
    expect([...provider.charges.values()].map(({ state }) => state)).toEqual(['expired', 'needs-action']);
    expect(await listPayments()).toMatchObject([{ state: 'expired' }, { state: 'needs-action' }]);
  });

  test('at a page that was paid meanwhile is not paid twice', async () => {
    provider.nextCharge = { state: 'needs-action' };
    const tim = await open('tim');
    await tim.pay({ kind: 'paynow' });
    const [ref = ''] = [...provider.charges.keys()];
    provider.changeCharge(ref, { state: 'succeeded', receivedCents: rent.cents });
    expect(await tim.pay({ kind: 'card' })).toMatchObject({ status: 409, fields: ['transition'] });
    expect(await readBill()).toMatchObject({ state: 'paid' });
    await expectEqualBooks();
  });

  test('at a page that nobody finishes ends after thirty minutes, at the provider first', async () => {
    provider.nextCharge = { state: 'needs-action' };
    await (await open('tim')).pay({ kind: 'paynow' });
    await ask(1);
    await ask(7);
    expect(await readBill()).toMatchObject({ state: 'processing' });
    await ask(31);
    expect([...provider.charges.values()]).toMatchObject([{ state: 'expired' }]);
    expect(await readBill()).toMatchObject({ state: 'open' });
  });

  test('returns to a page that asks the provider, at most once a second', async () => {
    provider.nextCharge = { state: 'needs-action' };
    const tim = await open('tim');
    const { data } = await tim.pay({ kind: 'card' });
    const [ref = ''] = [...provider.charges.keys()];
    expect((await tim.get(`/api/payments/${String(data.paymentId)}`)).data).toMatchObject({
      state: 'needs-action',
    });
    provider.changeCharge(ref, { state: 'succeeded', receivedCents: 256_500 });
    expect((await tim.get(`/api/payments/${String(data.paymentId)}`)).data).toMatchObject({
      state: 'needs-action',
    });
    const soon = await open('tim', later(0.1));
    expect((await soon.get(`/api/payments/${String(data.paymentId)}`)).data).toMatchObject({
      state: 'succeeded',
    });
    expect((await (await open('max')).get(`/api/payments/${String(data.paymentId)}`)).status).toBe(404);
  });
});

describe('paying outside', () => {
  test('is said by the payer, confirmed by the payee, in parts', async () => {
    const [tim, olga, max] = [await open('tim'), await open('olga'), await open('max')];
    expect((await olga.move('said-paid')).status).toBe(403);
    expect((await max.move('said-paid')).status).toBe(404);
    expect(await tim.move('said-paid', { cents: 250_001, paidOn: '2026-12-02' })).toMatchObject({
      status: 400,
      fields: ['cents', 'paidOn'],
    });
    const said = await tim.move('said-paid', { cents: 100_000, paidOn: '2026-11-30', version: 1 });
    expect(said.data).toEqual({ id: rent.bill, state: 'said-paid', version: 2, may: ['not-paid'] });
    expect((await tim.pay()).fields).toEqual(['transition']);
    expect((await tim.move('confirm-paid')).status).toBe(403);
    expect((await olga.move('confirm-paid', { version: 1 })).fields).toEqual(['version']);
    const confirmed = await olga.move('confirm-paid', { version: 2 });
    expect(confirmed.data).toEqual({ id: rent.bill, state: 'part-paid', version: 3, may: ['record-paid'] });
    await tim.move('said-paid');
    expect((await olga.move('confirm-paid')).data).toMatchObject({ state: 'paid' });
    expect((await olga.move('confirm-paid')).fields).toEqual(['transition']);
    expect(await listPayments()).toMatchObject([{ cents: 100_000 }, { cents: 150_000 }]);
    expect(await sumLedger(getDatabase().db)).toEqual({ billed: -250_000, outside: 250_000 });
  });

  test('was no more than 90 days before the bill is due', async () => {
    const [tim, olga] = [await open('tim'), await open('olga')];
    await getDatabase().db.query(`update bills set due_on = '2026-12-07'`);
    for (const [side, move] of [
      [olga, 'record-paid'],
      [tim, 'said-paid'],
    ] as const) {
      expect(await side.move(move, { paidOn: '2026-09-07' })).toMatchObject({
        status: 400,
        fields: ['paidOn'],
      });
      expect((await side.move(move, { paidOn: '2026-09-08' })).status).toBe(200);
      await side.move('not-paid');
    }
  });

  test('opens the bill again when the payee got nothing, or the payer takes it back', async () => {
    const [tim, olga] = [await open('tim'), await open('olga')];
    for (const side of [olga, tim]) {
      await tim.move('said-paid');
      expect((await side.move('not-paid')).data).toMatchObject({ state: 'open' });
    }
    expect(await listPayments()).toMatchObject([
      { state: 'refused', reason: 'not-received' },
      { state: 'refused', reason: 'taken-back' },
    ]);
    expect((await tim.pay()).data).toMatchObject({ state: 'succeeded' });
    await expectEqualBooks();
  });

  test('is recorded by the payee, and the payer contests it', async () => {
    const [tim, olga, max] = [await open('tim'), await open('olga'), await open('max')];
    const record = (somebody: typeof tim, body: object = {}) =>
      somebody.move('record-paid', { paidOn: '2026-11-30', ...body });
    expect((await record(tim)).status).toBe(403);
    expect((await record(max)).status).toBe(404);
    expect((await record(await open(null))).status).toBe(401);
    expect(await olga.move('record-paid')).toMatchObject({ status: 400, fields: ['paidOn'] });
    expect(await record(olga, { paidOn: '2026-12-02' })).toMatchObject({ status: 400, fields: ['paidOn'] });
    expect(await record(olga, { paidOn: '2019-01-01' })).toMatchObject({ status: 400, fields: ['paidOn'] });
    expect(await record(olga, { version: 9 })).toMatchObject({ status: 409, fields: ['version'] });
    expect((await record(olga)).data).toEqual({
      id: rent.bill,
      state: 'paid',
      version: 2,
      may: ['not-paid'],
    });
    expect((await record(olga)).fields).toEqual(['transition']);
    const statement = async (somebody: typeof tim) => (await somebody.get('/api/statements?year=2026')).data;
    const paid = {
      items: [{ on: '2026-11-30', method: 'outside', cents: rent.cents }],
      totalCents: rent.cents,
    };
    for (const side of [tim, olga]) expect(await statement(side)).toMatchObject(paid);
    expect((await tim.get(`/api/services/${rent.service}`)).data).toMatchObject({
      nextBill: null,
      lastPaid: { period: '2026-12', on: '2026-11-30' },
    });
    expect((await tim.get('/api/notices')).data).toMatchObject([{ kind: 'bill-recorded' }]);
    const { data: bills } = await tim.get(`/api/services/${rent.service}/bills`);
    expect(bills).toMatchObject([
      { may: ['not-paid'], payments: [{ hasReceipt: true, paidOn: '2026-11-30' }] },
    ]);
    expect((await max.move('not-paid')).status).toBe(404);
    expect((await tim.move('not-paid')).data).toMatchObject({ state: 'open', may: ['pay', 'said-paid'] });
    expect(await listPayments()).toMatchObject([{ state: 'refused', reason: 'contested' }]);
    expect((await tim.get('/api/notices')).data).toMatchObject([{ kind: 'bill-due' }]);
    expect((await olga.get('/api/notices')).data).toMatchObject([{ kind: 'bill-contested' }]);
    for (const side of [tim, olga]) expect(await statement(side)).toMatchObject({ items: [], totalCents: 0 });
    expect(await sumLedger(getDatabase().db)).toEqual({ billed: -rent.cents, receivable: rent.cents });
    await expectEqualBooks();
  });

  test('is undone by the payee who recorded it; a payment that was confirmed is not', async () => {
    const [tim, olga] = [await open('tim'), await open('olga')];
    await olga.move('record-paid', { paidOn: '2026-12-01' });
    expect((await olga.move('not-paid')).data).toMatchObject({ state: 'open', may: ['record-paid'] });
    expect(await listPayments()).toMatchObject([{ state: 'refused', reason: 'record-undone' }]);
    expect((await olga.get('/api/notices')).data).toEqual([]);
    // The month is as if nothing had been recorded.
    const month = await olga.get('/api/rent-roll?month=2026-12');
    expect(month.data).toMatchObject({
      rows: [{ state: 'due', hasFailed: false, way: null, receivedCents: 0 }],
    });
    await tim.move('said-paid');
    expect((await olga.move('confirm-paid')).data).toMatchObject({ state: 'paid', may: [] });
    for (const side of [tim, olga]) expect((await side.move('not-paid')).fields).toEqual(['transition']);
  });
});

describe('reminding', () => {
  test('is for the payee, once a day, by a notice and a mail to a confirmed address', async () => {
    const { db } = getDatabase();
    const [tim, olga, max] = [await open('tim'), await open('olga'), await open('max')];
    expect((await tim.move('remind')).status).toBe(403);
    expect((await max.move('remind')).status).toBe(404);
    expect((await (await open(null)).move('remind')).status).toBe(401);
    const remindedAt = billsStart.toISOString();
    expect(await olga.move('remind')).toMatchObject({ status: 200, data: { id: rent.bill, remindedAt } });
    expect(await olga.move('remind')).toMatchObject({ status: 409, fields: ['transition'] });
    expect((await tim.get('/api/notices')).data).toMatchObject([{ kind: 'bill-reminder' }]);
    expect((await listQueuedMails(db)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['tim@people.example', 'Olga reminds you to pay the rent for Dec 2026'],
    ]);
    const bills = async (somebody: typeof tim) =>
      (await somebody.get(`/api/services/${rent.service}/bills`)).data;
    expect(await bills(olga)).toMatchObject([{ remindedAt, canRemind: false }]);
    expect(await bills(tim)).toMatchObject([{ remindedAt, canRemind: false }]);
    await db.query(`update users set proven_email = null where id = 'tim'`);
    const tomorrow = await open('olga', later(24 * 60));
    expect(await bills(tomorrow)).toMatchObject([{ remindedAt, canRemind: true }]);
    expect((await tomorrow.move('remind')).status).toBe(200);
    expect(await listQueuedMails(db)).toHaveLength(1);
  });

  test('is not for what is paid, or is collected by itself in time', async () => {
    const { db } = getDatabase();
    const olga = await open('olga');
    await db.query(`update bills set collect_on = '2026-12-02', due_on = '2026-12-02'`);
    expect((await olga.move('remind')).status).toBe(409);
    await db.query(`update bills set due_on = '2026-11-30'`);
    expect((await olga.move('remind')).status).toBe(200);
    const tomorrow = await open('olga', later(24 * 60));
    await tomorrow.move('record-paid', { paidOn: '2026-12-01' });
    expect((await tomorrow.move('remind')).status).toBe(409);
    expect((await (await open('tim')).get('/api/notices')).data).toMatchObject([{ kind: 'bill-recorded' }]);
  });
});
