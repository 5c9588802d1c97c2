import { beforeEach, describe, expect, test } from 'vitest';
import { insertService, openPayments, resetPayers } from '../../testing/openPayers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollMandates } from '../payment-methods/pollMandates.ts';
import { pollSetup } from './pollSetup.ts';
import { pollSetups } from './pollSetups.ts';

const getDatabase = openTestDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const bank = { kind: 'egiro', bank: 'OCBC' };

let payments: ReturnType<typeof openPayments>;

beforeEach(async () => {
  await resetPayers(getDatabase().db);
  payments = openPayments(getDatabase().db);
});

const count = async (what: string) =>
  Number((await getDatabase().db.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n);
const findRef = (redirectUrl: unknown) => new URL(String(redirectUrl)).searchParams.get('ref') ?? '';

/** Begins a setup as pia; `read` waits until the provider may be asked again. */
async function begin(body: object = bank) {
  const browser = await payments.signIn('pia');
  const { data, status } = await browser.call('/api/payment/setups', body);
  const read = async () => {
    payments.wait(1_001);
    return (await browser.call(`/api/payment/setups/${data.id}`)).data;
  };
  return { browser, status, id: String(data.id), ref: findRef(data.redirectUrl), data, read };
}

describe('setting up a bank account', () => {
  test('leads to the bank, and makes one method once it was approved there', async () => {
    const { browser, ref, data, read, id } = await begin();
    expect(data.redirectUrl).toBe(`https://bank.example/setup?ref=${ref}`);
    expect(payments.provider.setups.get(ref)?.asked).toMatchObject({
      kind: 'egiro',
      bank: 'OCBC',
      segment: 'retail',
      returnUrl: `http://localhost:3000/profile/payment/new/bank?setup=${id}`,
    });
    expect(await read()).toMatchObject({ state: 'pending', methodId: null, redirectUrl: data.redirectUrl });
    payments.provider.finishSetup(ref, { state: 'active' });
    const done = await read();
    expect(done).toMatchObject({ state: 'active', redirectUrl: null });
    await Promise.all([1, 2, 3].map(() => pollSetup(payments.openSystem(), ref)));
    const { data: methods } = await browser.call('/api/payment/methods');
    expect(methods).toEqual([
      expect.objectContaining({
        id: done.methodId,
        kind: 'egiro',
        bank: 'OCBC',
        masked: 'ending 4242',
        services: 0,
      }),
    ]);
    expect(await count(`audit_log where action = 'payment-method-added'`)).toBe(1);
  });

  test('at DBS leads to our own page first, which says what is behind its reference to nobody else', async () => {
    const { browser, ref, data, id } = await begin({ kind: 'egiro', bank: 'DBS' });
    expect(data.redirectUrl).toBe(`http://localhost:3000/payment/dbs?ref=${ref}`);
    expect((await browser.call(`/api/payment/references/${ref}`)).data).toEqual({
      kind: 'setup',
      id,
      bank: 'DBS',
      segment: 'retail',
      state: 'pending',
      cents: null,
      limit: null,
      url: `https://bank.example/setup?ref=${ref}`,
      returnPath: `/profile/payment/new/bank?setup=${id}`,
    });
    const paul = await payments.signIn('paul');
    expect((await paul.call(`/api/payment/references/${ref}`)).status).toBe(404);
    expect((await paul.call(`/api/payment/setups/${id}`)).status).toBe(404);
    expect((await payments.open().call(`/api/payment/references/${ref}`)).status).toBe(404);
  });

  test.each([
    [{ state: 'rejected', reason: 'rejected-by-payer' }],
    [{ state: 'abandoned', reason: null }],
    [{ state: 'expired', reason: 'time-out' }],
  ] as const)('ends without a method when the bank says %j', async (outcome) => {
    const { ref, read } = await begin();
    payments.provider.finishSetup(ref, outcome);
    expect(await read()).toMatchObject({ ...outcome, methodId: null, redirectUrl: null });
    expect(await count('payment_methods')).toBe(0);
    expect(await count('payment_setups where next_poll_at is not null')).toBe(0);
  });

  test('waits for an approver of a company for days, and ends after a week', async () => {
    const company = { ...bank, segment: 'corporate' };
    const [first, second] = [await begin(company), await begin(company)];
    for (const { ref } of [first, second]) payments.provider.finishSetup(ref, { state: 'processing' });
    payments.wait(2 * MINUTE);
    await pollSetups(payments.openSystem(), {});
    payments.wait(2 * DAY);
    payments.provider.finishSetup(first.ref, { state: 'active' });
    await pollSetups(payments.openSystem(), {});
    payments.wait(6 * DAY);
    await pollSetups(payments.openSystem(), {});
    const { rows } = await getDatabase().db.query<{ ref: string; state: string }>(
      'select ref, state from payment_setups',
    );
    expect(Object.fromEntries(rows.map(({ ref, state }) => [ref, state]))).toEqual({
      [first.ref]: 'active',
      [second.ref]: 'expired',
    });
  });

  test('of somebody who never came back ends after 20 minutes, and a late approval is left to operators', async () => {
    const { ref, read } = await begin();
    payments.wait(19 * MINUTE);
    await pollSetups(payments.openSystem(), {});
    expect(await read()).toMatchObject({ state: 'pending' });
    payments.wait(MINUTE);
    await pollSetups(payments.openSystem(), {});
    expect(await read()).toMatchObject({ state: 'expired', reason: 'time-out' });
    payments.provider.finishSetup(ref, { state: 'active' });
    await pollSetup(payments.openSystem(), ref);
    await pollSetup(payments.openSystem(), ref);
    expect(await read()).toMatchObject({ state: 'expired' });
    expect(await count('payment_methods')).toBe(0);
    expect(await count(`payment_differences where theirs = 'active'`)).toBe(1);
  });

  test.each(['before', 'after'] as const)(
    'cut off %s the effect says so, and ends in one method all the same',
    async (failure) => {
      payments.provider.failures.set('beginSetup', failure);
      const browser = await payments.signIn('pia');
      const answer = await browser.call('/api/payment/setups', bank);
      expect(answer).toMatchObject({
        status: 503,
        message: "The bank isn't responding. Try again in a minute.",
      });
      expect(await count(`payment_setups where state = 'pending'`)).toBe(1);
      payments.wait(MINUTE);
      payments.provider.failures.set('findSetup', failure);
      await pollSetups(payments.openSystem(), {});
      payments.wait(5 * MINUTE);
      await Promise.all([1, 2].map(() => pollSetups(payments.openSystem(), {})));
      const [ref = ''] = payments.provider.setups.keys();
      expect(payments.provider.setups.size).toBe(1);
      payments.provider.finishSetup(ref, { state: 'active' });
      payments.wait(DAY);
      await Promise.all([1, 2].map(() => pollSetups(payments.openSystem(), {})));
      expect(await count('payment_methods')).toBe(1);
    },
  );

  test('sent again under its key begins anew after no answer, and is answered alike after one', async () => {
    payments.provider.failures.set('beginSetup', 'before');
    const browser = await payments.signIn('pia');
    const send = () => browser.send('/api/payment/setups', bank, { 'idempotency-key': 'the-same-key' });
    expect((await send()).status).toBe(503);
    const answer = await send();
    expect(answer.status).toBe(200);
    expect((await send()).content).toEqual(answer.content);
    expect(payments.provider.setups.size).toBe(1);
  });

  test('names what is wrong', async () => {
    const browser = await payments.signIn('pia');
    const refused = async (body: object) =>
      (await browser.call('/api/payment/setups', body)).fields?.[0]?.name;
    expect(await refused({ kind: 'egiro' })).toBe('bank');
    expect(await refused({ kind: 'egiro', bank: 'Nobody' })).toBe('bank');
    expect(await refused({ kind: 'egiro', bank: 'HSBC', segment: 'corporate' })).toBe('bank');
    expect(await refused({ kind: 'paynow' })).toBe('kind');
    expect(await refused({ kind: 'card', serviceId: 'nobodys' })).toBe('serviceId');
    expect(await count('payment_setups')).toBe(0);
    expect((await payments.open().call('/api/payment/setups', bank)).status).toBe(401);
  });
});

test('a payment to approve at a bank is shown to its payer only, by its reference', async () => {
  const { db } = getDatabase();
  await insertService(db);
  await db.query(
    `insert into payments (id, bill_id, attempt, way, ref, provider, cents, fee_cents, state, redirect_url, created_at)
      values ('pppppppppppp', 'bbbbbbbbbbbb', 1, 'egiro', 'a-payment', 'test', 250000, 100, 'needs-action', 'https://bank.example/', now())`,
  );
  const pia = await payments.signIn('pia');
  expect((await pia.call('/api/payment/references/a-payment')).data).toMatchObject({
    kind: 'payment',
    cents: 250_100,
    url: 'https://bank.example/',
    returnPath: '/flow/pay/ssssssssssss/payment/bank/callback?payment=pppppppppppp',
  });
  const paul = await payments.signIn('paul');
  expect((await paul.call('/api/payment/references/a-payment')).status).toBe(404);
});

describe('setting up a method for a service', () => {
  test('has its open bills collected, and needs a step-up once it has a method', async () => {
    const { db } = getDatabase();
    const serviceId = await insertService(db);
    const first = await begin({ kind: 'card', serviceId });
    payments.provider.finishSetup(first.ref, { state: 'active' });
    const { methodId } = await first.read();
    const { rows } = await db.query('select s.method_id, b.collect_on::text from services s, bills b');
    expect(rows).toEqual([{ method_id: methodId, collect_on: '2026-12-01' }]);
    const unproven = await payments.signIn('pia', { isProven: false });
    expect((await unproven.call('/api/payment/setups', { kind: 'card' })).status).toBe(200);
    await db.query('update sessions set proven_at = null');
    expect((await unproven.call('/api/payment/setups', { kind: 'card', serviceId })).status).toBe(403);
    const paul = await payments.signIn('paul');
    expect((await paul.call('/api/payment/setups', { kind: 'card', serviceId })).status).toBe(404);
  });

  test('of a plan that has ended changes nothing there', async () => {
    const { db } = getDatabase();
    const serviceId = await insertService(db);
    const { ref, read, browser } = await begin({ kind: 'card', serviceId });
    await db.query(`update services set state = 'ended', ended_at = now()`);
    payments.provider.finishSetup(ref, { state: 'active' });
    expect(await read()).toMatchObject({ state: 'active' });
    expect(await count('services where method_id is not null')).toBe(0);
    const again = await browser.call('/api/payment/setups', { kind: 'card', serviceId });
    expect([again.status, again.fields?.[0]?.name]).toEqual([409, 'transition']);
  });
});

test('the same card or account set up again is the method it was, charged by its new mandate, and the old one is cancelled', async () => {
  const finish = async (mandate: { source?: string | null }, body: object = { kind: 'card' }) => {
    const { ref, read } = await begin(body);
    const known = {
      providerRef: `mandate-${ref}`,
      masked: 'ending 4242',
      source: 'one',
      bank: null,
      limitCents: null,
    };
    payments.provider.finishSetup(ref, {
      state: 'active',
      mandate: { ...known, endsOn: '2029-01-31', state: 'active', ...mandate },
    });
    const done = await read();
    expect(done).toMatchObject({ state: 'active' });
    return { methodId: done.methodId, ref };
  };
  const findMandate = (ref: string) => payments.provider.mandates.get(`mandate-${ref}`)?.state;
  const [first, again] = [await finish({}), await finish({})];
  expect(again.methodId).toBe(first.methodId);
  const { rows } = await getDatabase().db.query(
    `select provider_ref from payment_methods where state <> 'removed'`,
  );
  expect(rows).toEqual([{ provider_ref: `mandate-${again.ref}` }]);
  await pollMandates(payments.openSystem(), {});
  expect([findMandate(first.ref), findMandate(again.ref)]).toEqual(['ended', 'active']);
  expect((await finish({ source: 'two' })).methodId).not.toBe(first.methodId);
  const [account, sameAccount] = [await finish({}, bank), await finish({}, bank)];
  expect(sameAccount.methodId).toBe(account.methodId);
  // Two accounts may end with the same digits.
  expect((await finish({ source: 'two' }, bank)).methodId).not.toBe(account.methodId);
  const unnamed = await finish({ source: null }, bank);
  expect((await finish({ source: null }, bank)).methodId).not.toBe(unnamed.methodId);
  await pollMandates(payments.openSystem(), {});
  expect([findMandate(account.ref), findMandate(sameAccount.ref)]).toEqual(['ended', 'active']);
  expect(await count(`payment_methods where state <> 'removed'`)).toBe(6);
});

describe('a setup that is not finished', () => {
  const list = async (browser: Awaited<ReturnType<typeof begin>>['browser']) =>
    (await browser.call('/api/payment/setups')).data;

  test('is listed for its user until it is finished, also once its time ran out', async () => {
    await begin();
    payments.wait(1_000);
    const { browser, id, data } = await begin();
    expect(await list(browser)).toMatchObject([{ id, state: 'pending', redirectUrl: data.redirectUrl }]);
    expect(await list(await payments.signIn('paul'))).toEqual([]);
    expect((await payments.open().call('/api/payment/setups')).status).toBe(401);
    payments.wait(21 * MINUTE);
    await pollSetups(payments.openSystem(), {});
    expect(await list(browser)).toMatchObject([{ id, state: 'expired', redirectUrl: null }]);
    const card = await begin({ kind: 'card' });
    payments.provider.finishSetup(card.ref, { state: 'active' });
    await card.read();
    expect(await list(browser)).toMatchObject([{ id }]);
    payments.wait(8 * DAY);
    expect(await list(await payments.signIn('pia'))).toEqual([]);
  });

  test('is cancelled by its user only, and so is what the bank approves later', async () => {
    const { browser, id, ref } = await begin();
    const cancel = (somebody: typeof browser, setup = id) =>
      somebody.call(`/api/payment/setups/${setup}`, undefined, 'DELETE');
    expect((await cancel(await payments.signIn('paul'))).status).toBe(404);
    expect((await cancel(browser, 'no-id')).status).toBe(404);
    expect((await cancel(browser)).status).toBe(200);
    expect((await cancel(browser)).status).toBe(200);
    expect(await list(browser)).toEqual([]);
    payments.provider.finishSetup(ref, { state: 'active' });
    await pollSetup(payments.openSystem(), ref);
    await pollMandates(payments.openSystem(), {});
    expect(payments.provider.mandates.get(`mandate-${ref}`)?.state).toBe('ended');
    expect((await browser.call('/api/payment/methods')).data).toEqual([]);
    expect(await count('payment_differences')).toBe(0);
  });

  test('is not cancelled once it is finished', async () => {
    const { browser, id, ref, read } = await begin();
    payments.provider.finishSetup(ref, { state: 'active' });
    await read();
    const { status, fields } = await browser.call(`/api/payment/setups/${id}`, undefined, 'DELETE');
    expect([status, fields?.[0]?.name]).toEqual([409, 'transition']);
  });
});
