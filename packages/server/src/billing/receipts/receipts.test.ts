import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../platform/calling/Context.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { addBill, addPayment, addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { cancelReceipts } from './cancelReceipts.ts';
import { issueReceipt } from './issueReceipt.ts';

const getDatabase = openTestDatabase();
const makeSystem = (): Context => makeTestContext(getDatabase().db, { caller: 'system', now: browserStart });

async function settle(payment: Parameters<typeof addPayment>[1]): Promise<void> {
  await makeSystem().transaction(async (tx) => {
    await addPayment(tx.db, payment);
    await issueReceipt(tx, payment.id);
  });
}

async function bringBack(id: string): Promise<void> {
  await makeSystem().transaction(async (tx) => {
    await tx.db.query(`update payments set state = 'returned' where id = $1`, [id]);
    cancelReceipts(tx, id, 'returned');
  });
}

const listReceipts = async () => {
  const { rows } = await getDatabase().db.query<{
    number: number;
    payment_id: string;
    kind: string;
    cancelled_because: string | null;
    open: number;
    payments: string[];
  }>(
    `select number, payment_id, kind, cancelled_because, (content->>'openCents')::int as open,
        array(select p->>'id' from jsonb_array_elements(content->'payments') p) as payments
      from receipts order by year, number`,
  );
  return rows;
};

async function request(userId: string | null, paymentId: string): Promise<Response> {
  const { db } = getDatabase();
  const { server } = makeTestServer(db, { clock: () => browserStart });
  const secret = userId && (await createSession(db, userId, { now: browserStart }));
  return server.request(`${testOrigin}/api/payments/${paymentId}/receipt.pdf`, {
    headers: secret ? { cookie: `test-session=${secret}` } : {},
  });
}

const read = async (userId: string, paymentId: string): Promise<string> =>
  readPdf(new Uint8Array(await (await request(userId, paymentId)).arrayBuffer()));

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
});

test('a part gets a receipt for the part, and what completes the bill one for the whole rent', async () => {
  await settle({ id: 'paymentaaaaa', cents: 100_000, settledAt: new Date('2026-11-19T17:00:00Z') });
  await settle({ id: 'paymentbbbbb', cents: 150_000, way: 'outside', paidOn: '2026-11-18' });
  expect(await listReceipts()).toMatchObject([
    { number: 1, kind: 'part', open: 150_000, payments: ['paymentaaaaa'] },
    { number: 2, kind: 'rent', open: 0, payments: ['paymentaaaaa', 'paymentbbbbb'] },
  ]);
  const part = await read(plan.payer, 'paymentaaaaa');
  expect(part).toContain('Receipt for part of a bill');
  expect(part).toContain('Still to pay: $1,500.');
  const whole = await read(plan.payee, 'paymentbbbbb');
  for (const words of [
    'Rent receipt',
    '2026-000002',
    '陈美玲 Mei',
    'Ravi Menon',
    '12 Bedok Road #05-67, Singapore 460012',
    'Dec 2026',
    // The day in Singapore.
    'Nov 20, 2026 eGIRO 1,000.00',
    'Nov 18, 2026 Outside Sewa 1,500.00',
    'The bill is paid in full.',
  ])
    expect(whole).toContain(words);
  expect(whole).not.toContain('in Latin letters');
});

test('what a receipt says never changes, and the same receipt has the same bytes', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  const before = Buffer.from(await (await request(plan.payer, 'paymentaaaaa')).arrayBuffer());
  const { db } = getDatabase();
  await db.query(`update users set name = 'Other' where id = 'mei'`);
  await db.query(`update services set street = 'Other Street'`);
  await db.query(`update payees set name = 'Other'`);
  const response = await request(plan.payer, 'paymentaaaaa');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="receipt-2026-000001.pdf"');
  const after = Buffer.from(await response.arrayBuffer());
  expect(after.equals(before)).toBe(true);
  const text = after.toString('latin1');
  expect(text).toMatch(/\/Lang \(en-SG\)/);
  expect(text).toMatch(/\/MarkInfo/);
});

test('only the two sides get it', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  const ask = async (userId: string | null, id = 'paymentaaaaa') => (await request(userId, id)).status;
  expect(await ask(plan.payer)).toBe(200);
  expect(await ask(plan.payee)).toBe(200);
  expect(await ask(plan.other)).toBe(404);
  expect(await ask(null)).toBe(401);
  expect(await ask(plan.payer, 'paymentzzzzz')).toBe(404);
});

test('a payee who comes later does not see what another one was paid', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  await getDatabase().db.query(
    `with y as (insert into payees (user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state,
          usable_from, created_at)
        values ('mei', 'Tim', 'DBS', '\\x00', 'ending 5678', 'tim@people.example', 'test', 'payee-2', 'proven', now(), now())
        returning id)
      update services set payee_id = y.id from y`,
  );
  expect((await request(plan.other, 'paymentaaaaa')).status).toBe(404);
  expect((await request(plan.payee, 'paymentaaaaa')).status).toBe(200);
});

describe('a payment that comes back', () => {
  test('cancels its receipt and those that count it; what stands gets a new one', async () => {
    await settle({ id: 'paymentaaaaa', cents: 100_000 });
    await settle({ id: 'paymentbbbbb', cents: 150_000 });
    await bringBack('paymentaaaaa');
    expect(await listReceipts()).toMatchObject([
      { number: 1, cancelled_because: 'returned' },
      { number: 2, cancelled_because: 'returned' },
      { number: 3, payment_id: 'paymentbbbbb', kind: 'part', open: 100_000, cancelled_because: null },
    ]);
    expect(await read(plan.payer, 'paymentaaaaa')).toMatch(/Cancelled on Nov 21, 2026 A bank took/);
    expect(await read(plan.payer, 'paymentbbbbb')).not.toContain('Cancelled');
  });

  test('leaves the receipt of an earlier part, which does not count it', async () => {
    await settle({ id: 'paymentaaaaa', cents: 100_000 });
    await settle({ id: 'paymentbbbbb', cents: 150_000 });
    await bringBack('paymentbbbbb');
    expect(await listReceipts()).toMatchObject([
      { number: 1, cancelled_because: null },
      { number: 2, cancelled_because: 'returned' },
    ]);
  });

  test('cancels once, however often it is told', async () => {
    await settle({ id: 'paymentaaaaa', cents: 250_000 });
    await bringBack('paymentaaaaa');
    await bringBack('paymentaaaaa');
    expect(await listReceipts()).toHaveLength(1);
  });
});

describe('a refund', () => {
  const giveBack = async (paymentId: string, cents: number) =>
    makeSystem().transaction(async (tx) => {
      await tx.db.query(
        `insert into refunds (payment_id, asked_by, cents, words, ref, state, settled_at, created_at)
          values ($1, $2, $3, 'Too much', $4, 'succeeded', now(), now())`,
        [paymentId, plan.payee, cents, `refund-${paymentId}-${cents}`],
      );
      await tx.db.query(`update payments set refund_cents = refund_cents + $2 where id = $1`, [
        paymentId,
        cents,
      ]);
      cancelReceipts(tx, paymentId, 'refunded');
    });

  test('of a part leaves no receipt that says that the bill is paid in full', async () => {
    await settle({ id: 'paymentaaaaa', cents: 100_000 });
    await settle({ id: 'paymentbbbbb', cents: 150_000 });
    expect(await read(plan.payer, 'paymentbbbbb')).toContain('The bill is paid in full.');
    await giveBack('paymentaaaaa', 30_000);
    expect(await listReceipts()).toMatchObject([
      { number: 1, cancelled_because: 'refunded' },
      { number: 2, cancelled_because: 'refunded' },
      {
        payment_id: 'paymentaaaaa',
        kind: 'part',
        open: 0,
        payments: ['paymentaaaaa'],
        cancelled_because: null,
      },
      {
        payment_id: 'paymentbbbbb',
        kind: 'part',
        open: 0,
        payments: ['paymentbbbbb'],
        cancelled_because: null,
      },
    ]);
    const part = await read(plan.payer, 'paymentaaaaa');
    expect(part).toMatch(/eGIRO 1,000\.00.*Refunded −300\.00 Total 700\.00/);
    expect(part).toContain('$300 of what was paid for this bill was refunded.');
    for (const paper of [part, await read(plan.payer, 'paymentbbbbb')])
      expect(paper).not.toMatch(/paid in full|Still to pay|Cancelled/);
  });

  test('of the whole payment leaves only the cancelled receipt, which says so', async () => {
    await settle({ id: 'paymentaaaaa', cents: 250_000 });
    await giveBack('paymentaaaaa', 250_000);
    expect(await listReceipts()).toMatchObject([{ number: 1, cancelled_because: 'refunded' }]);
    expect(await read(plan.payer, 'paymentaaaaa')).toMatch(
      /Cancelled on Nov 21, 2026 The payment was refunded/,
    );
  });
});

test('a correction cancels a receipt and gives a new one', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  await makeSystem().transaction(async (tx) => cancelReceipts(tx, 'paymentaaaaa', 'corrected'));
  expect(await listReceipts()).toMatchObject([
    { number: 1, cancelled_because: 'corrected' },
    { number: 2, payment_id: 'paymentaaaaa', cancelled_because: null },
  ]);
});

test('the receipt of a payment that was undone says that nothing is recorded, and nothing of the bill', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000, way: 'outside', paidOn: '2026-11-18' });
  await makeSystem().transaction(async (tx) => {
    await tx.db.query(`update payments set state = 'refused', reason = 'record-undone'`);
    cancelReceipts(tx, 'paymentaaaaa', 'corrected');
  });
  const paper = await read(plan.payer, 'paymentaaaaa');
  expect(paper).toContain('Cancelled on Nov 21, 2026');
  expect(paper).toContain('This payment was undone on Nov 21, 2026. No money is recorded for it');
  expect(paper).not.toMatch(/replaces it|paid in full|Still to pay/);
});

test('numbers have no holes when 20 settle at once and some fail', async () => {
  const months = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const month of months)
    await addBill(getDatabase().db, {
      id: `billbillbi${month.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
      period: `20${30 + Number(month)}-01`,
    });
  const { rows } = await getDatabase().db.query<{ id: string }>(
    `select id from bills where period > '2030' order by period`,
  );
  const outcomes = await Promise.allSettled(
    rows.map(({ id: billId }, index) =>
      makeSystem().transaction(async (tx) => {
        const id = billId.replace('bill', 'paym');
        await addPayment(tx.db, { id, billId, cents: 250_000 });
        await issueReceipt(tx, id);
        if (index % 4 === 0) throw new Error('Rolled back.');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
  expect((await listReceipts()).map(({ number }) => number)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
});
