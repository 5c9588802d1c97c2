import { beforeEach, describe, expect, test } from 'vitest';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import {
  addBill,
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
import { collectBills } from './collectBills.ts';
import { pollPayments } from './pollPayments.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const getDatabase = openTestDatabase();
let provider: TestProvider;
const openAt = (day: string) => openSystem(getDatabase().db, provider, new Date(`${day}T01:00:00Z`));
const collect = (day: string) => collectBills(openAt(day), {});

async function readBill() {
  const { rows } = await getDatabase().db.query<{ state: string; collect_on: string | null }>(
    `select state, collect_on::text as collect_on, collections from bills where id = '${rent.bill}'`,
  );
  return rows[0];
}

async function listDifferences() {
  const { rows } = await getDatabase().db.query(
    'select kind, ours, theirs from payment_differences where settled_at is null order by kind',
  );
  return rows;
}

async function expectEqualBooks() {
  const { received = 0, receivable = 0 } = await sumLedger(getDatabase().db);
  expect([received, receivable]).toEqual([sumProvider(provider), await sumOpenBills(getDatabase().db)]);
}

beforeEach(async () => {
  const { db } = getDatabase();
  await resetBills(db);
  await db.query(`update bills set collect_on = '2026-12-01'`);
  provider = makePaymentProvider('test');
});

describe('collecting', () => {
  test('charges the method of the service on the day, once, also by two processes', async () => {
    await collect('2026-11-30');
    expect(provider.charges.size).toBe(0);
    await Promise.all([collect('2026-12-01'), collect('2026-12-01'), collect('2026-12-01')]);
    await collect('2026-12-02');
    expect([...provider.charges.values()].map(({ asked }) => [asked.mandate, asked.cents])).toEqual([
      ['m1', rent.cents],
    ]);
    expect(await readBill()).toEqual({ state: 'paid', collect_on: null, collections: 1 });
    await expectEqualBooks();
  });

  test('tries twice more, on the 28th and 6th or the Monday after, then leaves it to the payer', async () => {
    provider.nextCharge = { state: 'failed', reason: 'insufficient-funds' };
    await collect('2026-12-01');
    expect(await readBill()).toEqual({ state: 'open', collect_on: '2026-12-07', collections: 1 });
    await collect('2026-12-06');
    await collect('2026-12-07');
    expect(await readBill()).toMatchObject({ collect_on: '2026-12-28', collections: 2 });
    await collect('2027-01-02');
    expect(await readBill()).toEqual({ state: 'open', collect_on: null, collections: 3 });
    await collect('2027-12-31');
    expect(provider.charges.size).toBe(3);
    provider.nextCharge = {};
    await (await openBills(getDatabase().db, 'tim', provider)).pay();
    expect(await readBill()).toMatchObject({ state: 'paid' });
    await expectEqualBooks();
  });

  test('leaves out what is paused, has no usable method, or a payee who waits', async () => {
    const { db } = getDatabase();
    const undo: [string, string][] = [
      [`update services set state = 'paused'`, `update services set state = 'active'`],
      [`update payment_methods set state = 'suspended'`, `update payment_methods set state = 'active'`],
      [`update payees set usable_from = '2026-12-04'`, `update payees set usable_from = '2026-11-01'`],
      ['update services set method_id = null', `update services set method_id = '${methods.small}'`],
    ];
    for (const [change, back] of undo) {
      await db.query(change);
      await collect('2026-12-01');
      expect(await readBill()).toMatchObject({ state: 'open', collect_on: '2026-12-01' });
      await db.query(back);
    }
    await collect('2026-12-01');
    expect(await readBill()).toMatchObject({ state: 'open', collect_on: '2026-12-07' });
    const { rows } = await db.query('select state, reason from payments');
    expect([rows, provider.charges.size]).toEqual([[{ state: 'failed', reason: 'over-limit' }], 0]);
  });

  test('never charges a method for a payee whom another provider knows', async () => {
    const { db } = getDatabase();
    await db.query(`update payees set provider = 'stripe'`);
    const stripe = makePaymentProvider('stripe', ['card', 'paynow']);
    await collectBills(openSystem(db, stripe, new Date('2026-12-01T01:00:00Z')), {});
    expect([stripe.charges.size, provider.charges.size]).toEqual([0, 0]);
    expect((await db.query('select state, reason from payments')).rows).toEqual([
      { state: 'failed', reason: 'other-provider' },
    ]);
  });

  test('an unknown outcome is asked for, a bill is not collected twice, and one silent bank stops no other bill', async () => {
    await addBill(getDatabase().db, { id: 'bbbbbbbbbbbb', period: '2027-01', collectOn: '2026-12-01' });
    provider.failures.set('charge', 'after');
    await collect('2026-12-01');
    expect(provider.charges.size).toBe(2);
    await collect('2026-12-02');
    await pollPayments(openAt('2026-12-02'), {});
    expect(provider.charges.size).toBe(2);
    expect(await readBill()).toMatchObject({ state: 'paid' });
    await expectEqualBooks();
  });

  test('a debit that came back is collected again', async () => {
    await collect('2026-12-01');
    const [ref = ''] = [...provider.charges.keys()];
    provider.changeCharge(ref, { state: 'returned', reason: 'insufficient-funds' });
    await reconcilePayments(openAt('2026-12-04'), {});
    expect(await readBill()).toMatchObject({ state: 'open', collect_on: '2026-12-07' });
    await expectEqualBooks();
    await collect('2026-12-07');
    expect(await readBill()).toMatchObject({ state: 'paid' });
    await expectEqualBooks();
  });
});

describe('reconciling', () => {
  test('finds what no webhook told, and nothing when all is equal', async () => {
    provider.nextCharge = { state: 'processing' };
    await collect('2026-12-01');
    const [ref = ''] = [...provider.charges.keys()];
    provider.changeCharge(ref, { state: 'succeeded', receivedCents: rent.cents });
    await reconcilePayments(openAt('2026-12-02'), {});
    expect([await readBill(), await listDifferences()]).toMatchObject([{ state: 'paid' }, []]);
  });

  test('tells operators once what it cannot apply, who say when they dealt with it', async () => {
    const { db } = getDatabase();
    await collect('2026-12-01');
    const [ref = ''] = [...provider.charges.keys()];
    const charge = provider.charges.get(ref);
    if (!charge) throw new Error('There is no charge.');
    provider.charges.set('stranger', charge);
    provider.changeCharge(ref, { refundedCents: 100 });
    for (const day of ['2026-12-02', '2026-12-03']) await reconcilePayments(openAt(day), {});
    expect(await listDifferences()).toEqual([
      { kind: 'amount', ours: '250000 received, 0 refunded', theirs: '250000 received, 100 refunded' },
      { kind: 'unknown', ours: 'none', theirs: 'succeeded' },
    ]);
    const oli = await openBills(db, 'oli', provider, { corporateId: 'desk' });
    const { data } = await oli.get('/api/payment/differences');
    const [{ id = '' } = {}] = data as unknown as { id?: string }[];
    for (const other of ['tim', 'olga']) {
      const browser = await openBills(db, other, provider);
      expect((await browser.get('/api/payment/differences')).status).toBe(403);
      expect((await browser.post(`/api/payment/differences/${id}/settle`)).status).toBe(404);
    }
    expect((await oli.post(`/api/payment/differences/${id}/settle`)).status).toBe(200);
    expect((await oli.post(`/api/payment/differences/${id}/settle`)).status).toBe(404);
    await reconcilePayments(openAt('2026-12-04'), {});
    expect(await listDifferences()).toHaveLength(1);
  });

  test('notes a payment that the provider does not know, and looks back until each was compared after eight days', async () => {
    await collect('2026-12-01');
    const [[ref, charge] = []] = [...provider.charges];
    if (ref === undefined || !charge) throw new Error('There is no charge.');
    provider.charges.delete(ref);
    await reconcilePayments(openAt('2027-06-01'), {});
    expect(await listDifferences()).toEqual([{ kind: 'unknown', ours: 'succeeded', theirs: 'none' }]);
    const { rows } = await getDatabase().db.query('select from payments where reconciled_at is null');
    expect(rows).toEqual([]);
  });
});
