import { statementSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { addBill, addPayment, addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { issueReceipt } from '../receipts/issueReceipt.ts';

const getDatabase = openTestDatabase();

/** Settles a payment at a moment, and enters it in the ledger as paying does. */
async function settle(payment: Parameters<typeof addPayment>[1], now: Date): Promise<void> {
  await makeTestContext(getDatabase().db, { caller: 'system', now }).transaction(async (tx) => {
    const { id: paymentId, cents, way, billId = plan.bill } = payment;
    await addPayment(tx.db, { ...payment, settledAt: now });
    const isOutside = way === 'outside';
    await recordLedger(tx, {
      kind: isOutside ? 'outside' : 'payment',
      billId,
      paymentId,
      cents: { [isOutside ? 'outside' : 'received']: cents, receivable: -cents },
    });
    await issueReceipt(tx, paymentId);
  });
}

const enter = (now: Date, entry: Parameters<typeof recordLedger>[1]): Promise<void> =>
  makeTestContext(getDatabase().db, { caller: 'system', now }).transaction((tx) => recordLedger(tx, entry));

async function ask(userId: string | null, path: string): Promise<Response> {
  const { db } = getDatabase();
  const { server } = makeTestServer(db, { clock: () => browserStart });
  const secret = userId && (await createSession(db, userId, { now: browserStart }));
  return server.request(`${testOrigin}${path}`, {
    headers: secret ? { cookie: `test-session=${secret}` } : {},
  });
}

async function read(userId: string, query = '') {
  const response = await ask(userId, `/api/statements${query}`);
  expect(response.status).toBe(200);
  return statementSchema.parse(((await response.json()) as { data: unknown }).data);
}

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
  await addBill(db, { id: 'billjanuaryy', period: '2027-01' });
  // 1 January 2026 in Singapore, and still 2026 there.
  await settle({ id: 'paymentaaaaa', cents: 100_000 }, new Date('2025-12-31T16:30:00Z'));
  await settle({ id: 'paymentbbbbb', cents: 150_000, way: 'outside', paidOn: '2026-02-03' }, browserStart);
  // Already 2027 in Singapore.
  const nextYear = new Date('2026-12-31T16:00:00Z');
  await settle({ id: 'paymentccccc', cents: 250_000, billId: 'billjanuaryy' }, nextYear);
});

test('both sides see the year by the days in Singapore, refunds and returns negative', async () => {
  await enter(new Date('2026-03-01T04:00:00Z'), {
    kind: 'refund',
    billId: plan.bill,
    paymentId: 'paymentaaaaa',
    cents: { received: -30_000, refunded: 30_000 },
  });
  await enter(new Date('2026-03-02T04:00:00Z'), {
    kind: 'return',
    billId: plan.bill,
    paymentId: 'paymentaaaaa',
    cents: { received: -70_000, receivable: 70_000 },
  });
  const statement = await read(plan.payer);
  expect(statement).toMatchObject({ year: 2026, side: 'payer', totalCents: 150_000 });
  expect(statement.items.map(({ on, method, cents }) => [on, method, cents])).toEqual([
    ['2026-01-01', 'egiro', 100_000],
    ['2026-02-03', 'outside', 150_000],
    ['2026-03-01', 'egiro', -30_000],
    ['2026-03-02', 'egiro', -70_000],
  ]);
  expect(statement.items[0]).toMatchObject({
    billId: plan.bill,
    kind: 'rent',
    period: '2026-12',
    street: '12 Bedok Road #05-67',
    other: 'Ravi Menon',
  });
  const received = await read(plan.payee);
  expect(received).toMatchObject({ side: 'payee', totalCents: 150_000 });
  expect(received.items[0]?.other).toBe('陈美玲 Mei');
  expect(await read(plan.payee, '?year=2027')).toMatchObject({ totalCents: 250_000 });
  expect(await read(plan.payee, `?serviceId=${plan.service}`)).toMatchObject({ totalCents: 150_000 });
  expect((await read(plan.payee, '?serviceId=anotherplan2')).items).toEqual([]);
  expect((await read(plan.payee, '?as=payer')).items).toEqual([]);
});

test('sums and lines agree, whatever came, went back, was charged or was recorded by mistake', async () => {
  const { db } = getDatabase();
  const bill = { billId: plan.bill, paymentId: 'paymentaaaaa' };
  await enter(new Date('2026-03-31T15:59:00Z'), {
    ...bill,
    kind: 'payment',
    cents: { received: 50_500, fees: -500, receivable: -50_000 },
  });
  // All of it is our fee, so that nothing went to the payee.
  await enter(new Date('2026-04-01T04:00:00Z'), {
    ...bill,
    kind: 'payment',
    cents: { received: 70, fees: -70 },
  });
  await enter(new Date('2026-04-02T04:00:00Z'), {
    ...bill,
    kind: 'refund',
    cents: { received: -30_000, refunded: 30_000 },
  });
  await settle({ id: 'paymentddddd', cents: 90_000, way: 'outside', paidOn: '2026-05-05' }, browserStart);
  await enter(new Date('2026-11-30T04:00:00Z'), {
    billId: plan.bill,
    paymentId: 'paymentddddd',
    kind: 'outside',
    cents: { outside: -90_000, receivable: 90_000 },
  });
  await db.query(`update payments set state = 'refused' where id = 'paymentddddd'`);
  for (const [userId, side] of [
    [plan.payer, 'payer'],
    [plan.payee, 'payee'],
  ] as const) {
    const { items, months, totalCents } = await read(userId, `?as=${side}`);
    expect(items.map(({ on, cents }) => [on, cents])).toEqual([
      ['2026-01-01', 100_000],
      ['2026-02-03', 150_000],
      ['2026-03-31', 50_000],
      ['2026-04-02', -30_000],
    ]);
    expect(months).toEqual([100_000, 150_000, 50_000, -30_000, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(totalCents).toBe(270_000);
  }
  const year = await (await ask(plan.payee, '/api/rent-year?year=2026')).json();
  expect(year).toMatchObject({
    data: {
      receivedCents: 300_000,
      refundedCents: 30_000,
      months: [100_000, 150_000, 50_000, -30_000, 0, 0, 0, 0, 0, 0, 0, 0],
      homes: [{ netCents: 270_000 }],
    },
  });
});

test('an entry of the ledger says whose it is as its payment does', async () => {
  const { rows } = await getDatabase().db.query(
    `select e.account, e.payer_user_id, e.payee_id, e.service_id, e.bill_kind, e.counted_on::text as day
      from ledger_entries e where e.payment_id in ('paymentaaaaa', 'paymentbbbbb') order by e.id`,
  );
  const whose = {
    payer_user_id: plan.payer,
    payee_id: plan.payeeId,
    service_id: plan.service,
    bill_kind: 'rent',
  };
  const nobodys = { payer_user_id: null, payee_id: null, service_id: null, bill_kind: null, day: null };
  expect(rows).toEqual([
    { ...whose, account: 'received', day: '2026-01-01' },
    { ...nobodys, account: 'receivable' },
    { ...whose, account: 'outside', day: '2026-02-03' },
    { ...nobodys, account: 'receivable' },
  ]);
});

test('nobody else sees any of it', async () => {
  expect((await read(plan.other, `?as=payee&serviceId=${plan.service}`)).items).toEqual([]);
  expect(await read(plan.other)).toEqual({
    year: 2026,
    side: 'payer',
    items: [],
    totalCents: 0,
    months: Array.from({ length: 12 }, () => 0),
    nextCursor: null,
  });
  for (const path of ['/api/statements', '/api/statements.csv', '/api/statements.pdf'])
    expect((await ask(null, path)).status).toBe(401);
  expect((await ask(plan.payer, '/api/statements?year=26')).status).toBe(400);
  expect((await ask(plan.payer, '/api/statements?as=bank')).status).toBe(400);
});

test('the payments of a year or month come in pages, each once, and the sums are of all', async () => {
  const { db } = getDatabase();
  await db.query(
    `with added as (insert into bills (id, service_id, kind, period, due_on, cents, lines, state, paid_cents, created_at)
          select 'b' || translate(lpad(n::text, 11, '0'), '0189', 'wxyz'), $1, 'rent', (2030 + n / 12) || '-' || lpad((1 + n % 12)::text, 2, '0'),
            '2026-05-01', 100, '[]', 'paid', 100, now() from generate_series(0, 119) n returning id, service_id),
        paid as (insert into payments (id, bill_id, attempt, way, provider, ref, cents, received_cents, state, settled_at, created_at, payee_id)
          select 'p' || substr(id, 2), id, 1, 'egiro', 'test', id, 100, 100, 'succeeded', now(), now(), $2 from added returning id, bill_id)
      insert into ledger_entries (transaction_id, kind, account, cents, bill_id, payment_id, at)
        select md5(id)::uuid, 'payment', account, cents, bill_id, id, '2026-05-01T04:00:00Z' from paid,
          (values ('received', 100), ('receivable', -100)) e (account, cents)`,
    [plan.service, plan.payeeId],
  );
  const all = async (query: string, userId: string = plan.payer) => {
    const found: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await read(userId, `${query}${cursor && `&cursor=${cursor}`}`);
      found.push(page.items.map(({ billId, cents }) => `${billId} ${cents}`));
      cursor = page.nextCursor;
    }
    return found;
  };
  const year = await all('?year=2026');
  expect(year.map(({ length }) => length)).toEqual([50, 50, 22]);
  expect(new Set(year.flat()).size).toBe(122);
  expect((await all('?month=2026-05&limit=100', plan.payee)).map(({ length }) => length)).toEqual([100, 20]);
  const page = await read(plan.payer, '?month=2026-05');
  expect(page).toMatchObject({ year: 2026, totalCents: 12_000 });
  expect(page.months).toEqual([100_000, 150_000, 0, 0, 12_000, 0, 0, 0, 0, 0, 0, 0]);
  expect((await read(plan.payer)).totalCents).toBe(262_000);
  expect((await all(`?month=2026-05&cursor=${page.nextCursor}`, plan.other)).flat()).toEqual([]);
  for (const [field, value] of [
    ['cursor', '2026-02-30_1'],
    ['cursor', '1'],
    ['month', '2026-13'],
    ['limit', '0'],
  ])
    expect(await (await ask(plan.payer, `/api/statements?${field}=${value}`)).json()).toMatchObject({
      fields: [{ name: field }],
    });
  const csv = await (await ask(plan.payer, '/api/statements.csv?year=2026&cursor=1')).text();
  expect(csv.split('\r\n')).toHaveLength(124);
});

test('the CSV opens in spreadsheets and runs nothing in them', async () => {
  const { db } = getDatabase();
  await db.query(`update users set name = '=HYPERLINK("http://evil.example","Mei")' where id = 'mei'`);
  await db.query(`update services set block = null, street = '@SUM(1,2)'`);
  const response = await ask(plan.payee, '/api/statements.csv?year=2026');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="rent-received-2026.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
    'Date,Month,Kind,Home,Paid by,Method,Amount (SGD),Bill',
    `2026-01-01,2026-12,Rent,"'@SUM(1,2) #05-67","'=HYPERLINK(""http://evil.example"",""Mei"")",eGIRO,1000.00,${plan.bill}`,
    `2026-02-03,2026-12,Rent,"'@SUM(1,2) #05-67","'=HYPERLINK(""http://evil.example"",""Mei"")",Outside Sewa,1500.00,${plan.bill}`,
    '',
  ]);
});

test('the PDF has every payment and the total', async () => {
  const response = await ask(plan.payer, '/api/statements.pdf?year=2026');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const text = readPdf(new Uint8Array(await response.arrayBuffer()));
  for (const words of [
    'Rent paid in 2026',
    'Paid in all $2,500',
    'Paid by 陈美玲 Mei 12 Bedok Road #05-67 Singapore 460012 Paid to Ravi Menon',
    'Jan 1, 2026 Dec 2026 Rent eGIRO 1,000.00',
    'Feb 3, 2026 Dec 2026 Rent Outside Sewa 1,500.00',
    'Total 2,500.00',
  ])
    expect(text).toContain(words);
  // One home needs no list of homes.
  expect(text).not.toContain('By home');
});

test('the PDF of several homes has the sum of each, and of all', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day,
        starts_on, months, created_at)
      values ('servicesecnd', 'pay', 'tim', $1, 'active', '9', 'Tampines Street 21', '02', '11', '520009', 90000, 1, '2026-01-01', 12, $2)`,
    [plan.payeeId, browserStart],
  );
  await db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      values ('billsecondaa', 'servicesecnd', 'rent', '2026-02', '2026-02-01', 90000, '[]', 'open', $1)`,
    [browserStart],
  );
  await settle(
    { id: 'paymenteeeee', cents: 90_000, billId: 'billsecondaa' },
    new Date('2026-02-01T04:00:00Z'),
  );
  const text = readPdf(
    new Uint8Array(await (await ask(plan.payee, '/api/statements.pdf?year=2026&as=payee')).arrayBuffer()),
  );
  for (const words of [
    'Received in all $3,400',
    'Paid by 2 tenants 2 homes Paid to Ravi',
    'By home Home Payments Amount (SGD) 12 Bedok Road #05-67 2 2,500.00 9 Tampines Street 21 #02-11 1 900.00 Total 3 3,400.00',
    '9 Tampines Street 21 #02-11 Paid by Tim',
    'Total 900.00',
  ])
    expect(text).toContain(words);
});
