import type { Notice } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPayment, addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { openBrowserOf } from '../../testing/openCorporates.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { notifyPayment } from './notifyPayment.ts';
import type { PaymentNews } from './PaymentNews.ts';
import { remindBills, tellOverdueBills } from './remindBills.ts';

const getDatabase = openTestDatabase();
const [billId, serviceId] = [plan.bill, plan.service];
const payment = 'paymentaaaaa';
const billsPath = `/flow/pay/${serviceId}/bills`;

const tell = (news: PaymentNews, now = browserStart): Promise<void> =>
  makeTestContext(getDatabase().db, { caller: 'system', now }).transaction((tx) => notifyPayment(tx, news));

const remind = (now: Date): Promise<number> =>
  remindBills(makeTestContext(getDatabase().db, { caller: 'system', now }), {});

async function listNotices(userId: string): Promise<Pick<Notice, 'kind' | 'path' | 'due'>[]> {
  const { content } = await (await openBrowserOf(getDatabase().db, userId)).send('/api/notices');
  return (content as { data: Notice[] }).data.map(({ kind, path, due }) => ({ kind, path, due }));
}

const listMails = async () =>
  (await listQueuedMails(getDatabase().db))
    .map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
    .toSorted();

const setCollected = (day: string | null) =>
  getDatabase().db.query(
    `with m as (insert into payment_methods (id, user_id, kind, provider, provider_ref, masked, created_at)
        values ('00000000-0000-4000-8000-000000000009', 'mei', 'card', 'test', 'mandate', 'ending 4242', now())
        on conflict (id) do update set kind = 'card' returning id),
      s as (update services set method_id = m.id from m)
      update bills set collect_on = $1`,
    [day],
  );

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
  await clearQueuedMails(db);
});

describe('a bill', () => {
  test('that its payer has to pay is on their list until it is paid', async () => {
    await tell({ kind: 'bill-made', billId });
    expect(await listNotices(plan.payer)).toEqual([
      { kind: 'bill-due', path: billsPath, due: '2026-12-01T15:59:59.999Z' },
    ]);
    expect(await listMails()).toEqual([]);
    await addPayment(getDatabase().db, { id: payment, cents: 100_000 });
    await tell({ kind: 'bill-paid', billId, paymentId: payment });
    expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-due' }]);
    await addPayment(getDatabase().db, { id: 'paymentbbbbb', cents: 150_000 });
    await tell({ kind: 'bill-paid', billId, paymentId: 'paymentbbbbb' });
    expect(await listNotices(plan.payer)).toEqual([]);
    expect(await listMails()).toEqual([
      'mei: Paid: rent for Dec 2026',
      'mei: Part paid: rent for Dec 2026',
      'ravi: 陈美玲 Mei paid: rent for Dec 2026',
      'ravi: 陈美玲 Mei paid: rent for Dec 2026',
    ]);
  });

  test('that is collected by itself asks nobody for anything', async () => {
    await setCollected('2026-12-01');
    await tell({ kind: 'bill-made', billId });
    expect(await listNotices(plan.payer)).toEqual([]);
    expect(await listNotices(plan.payee)).toEqual([]);
  });

  test('that failed says why and when it is tried again, once', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into payments (id, bill_id, attempt, way, ref, provider, cents, state, reason, created_at)
        values ($1, $2, 1, 'card', 'ref', 'test', 250000, 'failed', 'insufficient-funds', now())`,
      [payment, billId],
    );
    await setCollected('2026-12-28');
    await tell({ kind: 'bill-failed', billId, paymentId: payment });
    await tell({ kind: 'bill-failed', billId, paymentId: payment });
    expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-failed' }]);
    const [mail, ...others] = await listQueuedMails(db);
    expect(others).toEqual([]);
    expect(mail?.text_body).toBe(
      [
        "Your payment of $2,500 to Ravi Menon for 12 Bedok Road #05-67 didn't go through. Nothing was taken.",
        "There wasn't enough money in the account.",
        "We'll try again on Dec 28, 2026. You can also pay now.",
        `Pay or choose another way: ${testOrigin}${billsPath}`,
      ].join('\n\n'),
    );
  });

  test('that came back is told to both', async () => {
    await addPayment(getDatabase().db, { id: payment, cents: 250_000 });
    await tell({ kind: 'bill-returned', billId, paymentId: payment });
    expect(await listMails()).toEqual([
      'mei: Payment taken back: rent for Dec 2026',
      'ravi: Payment taken back: rent for Dec 2026',
    ]);
    expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-failed' }]);
  });
});

describe('what was paid outside', () => {
  beforeEach(async () => {
    await tell({ kind: 'bill-made', billId });
    await getDatabase().db.query(
      `insert into payments (id, bill_id, attempt, way, ref, cents, state, paid_on, created_at)
        values ($1, $2, 1, 'outside', 'ref', 250000, 'said', '2026-11-20', now())`,
      [payment, billId],
    );
    await getDatabase().db.query(`update bills set state = 'said-paid'`);
    await tell({ kind: 'said-paid', billId, paymentId: payment });
  });

  test('waits for the payee', async () => {
    expect(await listNotices(plan.payer)).toEqual([]);
    expect(await listNotices(plan.payee)).toEqual([{ kind: 'bill-said-paid', path: billsPath, due: null }]);
    expect(await listMails()).toEqual([
      'ravi: Did it arrive? 陈美玲 Mei says they paid the rent for Dec 2026',
    ]);
  });

  test('and did not arrive asks the payer again', async () => {
    await getDatabase().db.query(`update bills set state = 'open'`);
    await tell({ kind: 'not-paid', billId, paymentId: payment });
    expect(await listNotices(plan.payee)).toEqual([]);
    expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-due' }]);
    expect(await listMails()).toContain('mei: Not received: rent for Dec 2026');
  });

  test('is taken back without a mail to whoever does it', async () => {
    const { db } = getDatabase();
    await db.query(`update bills set state = 'open'`);
    const ctx = await openTestContext(db, plan.payer, { now: browserStart });
    await ctx.transaction((tx) =>
      notifyPayment(
        { ...tx, session: { user_id: plan.payer } },
        { kind: 'not-paid', billId, paymentId: payment },
      ),
    );
    expect(await listMails()).not.toContain('mei: Not received: rent for Dec 2026');
  });
});

test('a changed payee is told to both, and stays on the list of the payer until it can be paid', async () => {
  const { db } = getDatabase();
  await db.query(`update payees set usable_from = '2026-11-24T04:00:00Z'`);
  await tell({ kind: 'payee-changed', serviceId, payeeIds: [plan.payeeId, plan.payeeId] });
  expect(await listNotices(plan.payer)).toMatchObject([
    { kind: 'payee-changed', path: `/profile/my-services/sewapay/${serviceId}` },
  ]);
  const mails = await listQueuedMails(db);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'mei@people.example',
    'ravi@people.example',
  ]);
  expect(mails.find(({ recipient }) => recipient.startsWith('mei'))?.text_body).toContain(
    'they can be paid from Nov 24, 2026',
  );
});

test('a method that ended is on the list of its owner until the plan has another', async () => {
  const { db } = getDatabase();
  await setCollected('2026-12-01');
  await db.query(`update payment_methods set state = 'ended'`);
  await tell({ kind: 'method-ended', methodId: '00000000-0000-4000-8000-000000000009' });
  expect(await listNotices(plan.payer)).toMatchObject([
    { kind: 'payment-method-ended', path: '/profile/payment' },
  ]);
  await db.query('update services set method_id = null');
  await tell({ kind: 'method-changed', serviceId });
  expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-due' }]);
});

test('a method that its bank suspended is told once, also if it ends later', async () => {
  const { db } = getDatabase();
  await setCollected('2026-12-01');
  const methodId = '00000000-0000-4000-8000-000000000009';
  for (const state of ['suspended', 'ended']) {
    await db.query('update payment_methods set state = $1', [state]);
    await tell({ kind: 'method-ended', methodId });
  }
  expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'payment-method-ended' }]);
  expect(await listMails()).toEqual(['mei: Your card was suspended']);
});

test('no mail and no address has a number of an account or of a card', async () => {
  await setCollected('2026-12-01');
  await addPayment(getDatabase().db, { id: payment, cents: 250_000 });
  await tell({ kind: 'bill-due', billId });
  await tell({ kind: 'bill-paid', billId, paymentId: payment });
  await tell({ kind: 'payee-refused', payeeId: plan.payeeId });
  await tell({ kind: 'method-changed', serviceId });
  await tell({ kind: 'application-answered', serviceId });
  const mails = await listQueuedMails(getDatabase().db);
  expect(mails).toHaveLength(7);
  expect(JSON.stringify(mails)).not.toMatch(/1234|4242|\d{5}(?!\d)|91234567/);
});

describe('reminders', () => {
  const at = (day: string) => new Date(`${day}T01:00:00Z`);

  test('come once, three days before', async () => {
    expect(await remind(at('2026-11-27'))).toBe(0);
    const counts = await Promise.all([remind(at('2026-11-28')), remind(at('2026-11-28'))]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await remind(at('2026-11-29'))).toBe(0);
    expect(await listMails()).toEqual(['mei: Pay the rent for Dec 2026 by Dec 1, 2026']);
    expect(await listNotices(plan.payer)).toMatchObject([{ kind: 'bill-due' }]);
  });

  test('say what is collected, and what was due while nobody looked', async () => {
    await setCollected('2026-12-01');
    await remind(at('2026-11-28'));
    await getDatabase().db.query(`update bills set collect_on = null, reminded_at = null`);
    await clearQueuedMails(getDatabase().db);
    await remind(at('2027-11-28'));
    expect(await listMails()).toEqual(['mei: The rent for Dec 2026 was due on Dec 1, 2026']);
  });

  test('are not for what is paid or being paid', async () => {
    await getDatabase().db.query(`update bills set state = 'processing'`);
    expect(await remind(at('2026-11-30'))).toBe(0);
  });
});

describe('an overdue bill', () => {
  const tellOn = (day: string): Promise<number> =>
    tellOverdueBills(
      makeTestContext(getDatabase().db, { caller: 'system', now: new Date(`${day}T01:00:00Z`) }),
      {},
    );

  test('is on the list of its payee, once, until it is paid', async () => {
    expect(await tellOn('2026-12-01')).toBe(0);
    const counts = await Promise.all([tellOn('2026-12-02'), tellOn('2026-12-02')]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await tellOn('2026-12-03')).toBe(0);
    expect(await listNotices(plan.payee)).toEqual([{ kind: 'bill-overdue', path: billsPath, due: null }]);
    expect(await listNotices(plan.payer)).toEqual([]);
    await addPayment(getDatabase().db, { id: payment, cents: 100_000 });
    await tell({ kind: 'bill-paid', billId, paymentId: payment });
    const listKinds = async () => (await listNotices(plan.payee)).map(({ kind }) => kind).toSorted();
    expect(await listKinds()).toEqual(['bill-overdue', 'bill-received']);
    await addPayment(getDatabase().db, { id: 'paymentbbbbb', cents: 150_000 });
    await tell({ kind: 'bill-paid', billId, paymentId: 'paymentbbbbb' });
    expect(await listKinds()).toEqual(['bill-received']);
  });

  test('tells nobody while its payee has no account, or it is being paid', async () => {
    const { db } = getDatabase();
    await db.query(`update bills set state = 'processing'`);
    expect(await tellOn('2026-12-02')).toBe(0);
    await db.query(`update bills set state = 'open'`);
    await db.query(`update payees set email = null, paynow_kind = null, paynow_value = null`);
    expect(await tellOn('2026-12-02')).toBe(0);
    expect(await listNotices(plan.payee)).toEqual([]);
  });
});
