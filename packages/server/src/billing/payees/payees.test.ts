import { payeeSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePaymentProvider } from '../../testing/makePaymentProvider.ts';
import { makeJobContext, openRentPlans, plansStart, resetRentPlans } from '../../testing/openRentPlans.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { ProviderError, ProviderRefusal } from '../payment-providers/PaymentProvider.ts';
import { pollPayees } from './pollPayees.ts';

const getDatabase = openTestDatabase();
const inMinutes = (minutes: number) => new Date(plansStart.getTime() + minutes * 60_000);

beforeEach(() => resetRentPlans(getDatabase().db));

describe('a payee', () => {
  test('who is the first can be paid at once, a later one after three days', async () => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    const first = await tess.addPayee();
    expect(first).toMatchObject({
      status: 200,
      data: { state: 'proven', usableFrom: plansStart.toISOString() },
    });
    const second = await tess.addPayee({ name: 'Another', accountNumber: '98765432' });
    expect(second.data).toMatchObject({ state: 'proven', usableFrom: '2026-11-24T04:00:00.000Z' });
    const payees = await tess.payees();
    expect(payees.map((payee) => payeeSchema.parse(payee).name).toSorted()).toEqual(['Another', 'Lars Lim']);
  });

  test('is later than one that was removed', async () => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    const service = await tess.begin();
    await tess.move(service.id, 'end', service.version);
    const [payee] = await tess.payees();
    expect((await tess.call('DELETE', `/api/payees/${payee?.id}`)).status).toBe(200);
    expect(await tess.payees()).toEqual([]);
    expect((await tess.addPayee()).data.usableFrom).toBe('2026-11-24T04:00:00.000Z');
  });

  test('shows the end of its account number only, and nobody stores or logs the rest', async () => {
    const { db } = getDatabase();
    const provider = makePaymentProvider();
    provider.registerPayee = () => Promise.reject(new ProviderError('of 0123456789'));
    const tess = await openRentPlans(db, 'tess', { provider });
    const { data } = await tess.addPayee();
    const [payee] = await tess.payees();
    expect(payee).toMatchObject({ id: data.id, masked: 'ending 6789', bank: 'DBS' });
    const { rows } = await db.query(
      `select p::text || (select string_agg(a::text, '') from audit_log a) as text from payees p`,
    );
    for (const text of [JSON.stringify(rows), JSON.stringify(tess.lines)])
      expect(text).not.toMatch(/0123456789|Lars Lim.*audit/);
  });

  test.each([
    [{ name: ' ' }, ['name']],
    [{ bank: 'Chase' }, ['bank']],
    [{ accountNumber: '12345' }, ['accountNumber']],
    [{ accountNumber: '123456789012345' }, ['accountNumber']],
    [{ email: 'lars' }, ['email']],
    [{ paynow: { kind: 'mobile', value: '6123 4567' } }, ['paynow.value']],
    [{ paynow: { kind: 'uen', value: '200000000A' } }, ['paynow.value']],
  ])('is not added with %j', async (changes, names) => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    const { status, fields } = await tess.addPayee(changes);
    expect([status, fields]).toEqual([400, names]);
  });

  test('keeps a mobile number for PayNow in one form', async () => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    await tess.addPayee({ paynow: { kind: 'mobile', value: '8000 0913' } });
    expect(await tess.payees()).toMatchObject([{ paynow: { kind: 'mobile', value: '+6580000913' } }]);
  });

  test('needs a step-up, and is nobody else’s', async () => {
    const { db } = getDatabase();
    const unproven = await openRentPlans(db, 'tess', { isSteppedUp: false });
    expect((await unproven.addPayee()).status).toBe(403);
    const tess = await openRentPlans(db, 'tess');
    const { data } = await tess.addPayee();
    const otto = await openRentPlans(db, 'otto');
    expect(await otto.payees()).toEqual([]);
    expect((await otto.call('DELETE', `/api/payees/${data.id}`)).status).toBe(404);
    const visitor = await openRentPlans(db, null);
    expect((await visitor.addPayee()).status).toBe(401);
    expect(await tess.payees()).toHaveLength(1);
  });

  test('is added once by a key', async () => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    const body = { name: 'Lars', bank: 'DBS', accountNumber: '01234567' };
    const answers = await Promise.all([1, 2].map(() => tess.post('/api/payees', body, 'payee-key-once')));
    expect(answers[0]).toEqual(answers[1]);
    expect(await tess.payees()).toHaveLength(1);
  });

  test('that was paid before another is kept when it is removed', async () => {
    const { db } = getDatabase();
    const tess = await openRentPlans(db, 'tess');
    const { id } = await tess.begin();
    const [bill] = await tess.bills(id);
    const [old] = await tess.payees();
    await db.query(
      `insert into payments (id, bill_id, attempt, way, provider, ref, payee_id, cents, state, created_at)
        values ('aaaaaaaaaaaa', $1, 1, 'card', 'test', 'ref', $2, 100, 'failed', $3)`,
      [bill?.id, old?.id, plansStart],
    );
    const { data } = await tess.addPayee({ accountNumber: '98765432' });
    expect((await tess.move(id, 'change-payee', 1, { payeeId: data.id })).status).toBe(200);
    expect((await tess.call('DELETE', `/api/payees/${old?.id}`)).status).toBe(200);
    expect(await tess.payees()).toMatchObject([{ id: data.id }]);
    expect((await db.query('select from payees')).rowCount).toBe(2);
  });

  test('stays while a service pays it', async () => {
    const tess = await openRentPlans(getDatabase().db, 'tess');
    await tess.begin();
    const [payee] = await tess.payees();
    expect((await tess.call('DELETE', `/api/payees/${payee?.id}`)).status).toBe(409);
  });
});

describe('a provider', () => {
  test('that does not answer is asked again after 1, 5 and 30 minutes, and registers a payee once', async () => {
    const { db } = getDatabase();
    const provider = makePaymentProvider();
    const refs = new Set<string>();
    provider.registerPayee = ({ ref }) => {
      refs.add(ref);
      return Promise.reject(new ProviderError('The connection was cut.'));
    };
    const tess = await openRentPlans(db, 'tess', { provider });
    expect((await tess.addPayee()).data).toMatchObject({ state: 'checking', usableFrom: null });
    const listAsks = async () =>
      (await db.query<{ next_poll_at: Date }>('select next_poll_at from payees')).rows.map(
        ({ next_poll_at: at }) => at,
      );
    for (const [minutes, next] of [
      [0.5, 1],
      [1, 6],
      [6, 36],
      [36, 36 + 24 * 60],
    ] as const) {
      await pollPayees(makeJobContext(db, { now: inMinutes(minutes), provider }), {});
      expect(await listAsks()).toEqual([inMinutes(next)]);
    }
    const answering = makePaymentProvider();
    await pollPayees(makeJobContext(db, { now: inMinutes(2_000), provider: answering }), {});
    expect(await tess.payees()).toMatchObject([
      { state: 'proven', usableFrom: inMinutes(2_000).toISOString() },
    ]);
    expect(refs.size).toBe(1);
    expect(await listAsks()).toEqual([null]);
  });

  test('that checks an account is asked until it knows', async () => {
    const { db } = getDatabase();
    const provider = makePaymentProvider();
    provider.nextPayee = 'checking';
    const tess = await openRentPlans(db, 'tess', { provider });
    const { data } = await tess.addPayee();
    provider.findPayee = async (providerRef) => ({ providerRef, state: 'refused' });
    await pollPayees(makeJobContext(db, { now: inMinutes(1), provider }), {});
    expect(await tess.payees()).toMatchObject([{ state: 'refused', usableFrom: null }]);
    expect(await tess.createService({ payeeId: data.id })).toMatchObject({
      status: 409,
      fields: ['payeeId'],
    });
  });

  test('that refuses an account at once refuses the payee', async () => {
    const provider = makePaymentProvider();
    provider.registerPayee = () => Promise.reject(new ProviderRefusal('no-account'));
    const tess = await openRentPlans(getDatabase().db, 'tess', { provider });
    expect((await tess.addPayee()).data).toMatchObject({ state: 'refused', usableFrom: null });
  });
});
