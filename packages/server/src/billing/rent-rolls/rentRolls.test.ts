import { rentRollSchema, rentYearSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { addBill, addPayment, addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';

const getDatabase = openTestDatabase();

/** 10 December 2026, noon in Singapore. */
const now = new Date('2026-12-10T04:00:00Z');

type Payment = Parameters<typeof addPayment>[1];

/** Settles a payment, and enters it in the ledger as paying does. */
const settle = (payment: Payment, at = now): Promise<void> =>
  makeTestContext(getDatabase().db, { caller: 'system', now: at }).transaction(async (tx) => {
    const { id: paymentId, cents, way, billId = plan.bill } = payment;
    await addPayment(tx.db, { ...payment, settledAt: at });
    const isOutside = way === 'outside';
    await recordLedger(tx, {
      kind: isOutside ? 'outside' : 'payment',
      billId,
      paymentId,
      cents: { [isOutside ? 'outside' : 'received']: cents, receivable: -cents },
    });
  });

const refund = (paymentId: string, billId: string, cents: number, at = now): Promise<void> =>
  makeTestContext(getDatabase().db, { caller: 'system', now: at }).transaction((tx) =>
    recordLedger(tx, { kind: 'refund', billId, paymentId, cents: { received: -cents, refunded: cents } }),
  );

async function ask(userId: string | null, path: string): Promise<Response> {
  const { db } = getDatabase();
  const { server } = makeTestServer(db, { clock: () => now });
  const secret = userId && (await createSession(db, userId, { now }));
  return server.request(`${testOrigin}${path}`, {
    headers: secret ? { cookie: `test-session=${secret}` } : {},
  });
}

async function readRoll(userId: string, query = '') {
  const response = await ask(userId, `/api/rent-roll${query}`);
  expect(response.status).toBe(200);
  return rentRollSchema.parse(((await response.json()) as { data: unknown }).data);
}

async function readYear(userId: string, query = '') {
  const response = await ask(userId, `/api/rent-year${query}`);
  expect(response.status).toBe(200);
  return rentYearSchema.parse(((await response.json()) as { data: unknown }).data);
}

async function readCsv(userId: string, path: string) {
  const response = await ask(userId, path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const name = response.headers.get('content-disposition');
  return { name, lines: bytes.toString('utf8').slice(1).trimEnd().split('\r\n') };
}

/** What the books say came to payees, less what went back. */
async function countBooks(): Promise<number> {
  const { rows } = await getDatabase().db.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int as cents from ledger_entries where account in ('received', 'fees', 'outside')`,
  );
  return rows[0]?.cents ?? 0;
}

/** Adds homes of Ravi's, each with a bill of December: of every third one the rent came. */
async function addHomes(count: number): Promise<void> {
  const { db } = getDatabase();
  await db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day,
        starts_on, months, created_at)
      select 'home' || lpad(translate(n::text, '0189', 'xyzw'), 8, 'a'), 'pay', 'mei', $1, 'active', n::text, 'Tampines Street 21', '02', n::text,
        '520201', 100000 + n, 5, '2026-12-01', 12, $2 from generate_series(1, $3::int) as n`,
    [plan.payeeId, now, count],
  );
  await db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      select translate(s.id, 'h', 'b'), s.id, 'rent', '2026-12', '2026-12-05', s.monthly_rent, '[]', 'open', $1
      from services s where s.id like 'home%'`,
    [now],
  );
}

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
});

test('the payee sees what is expected, received and overdue, and the row of each home', async () => {
  await settle({ id: 'paymentaaaaa', cents: 100_001 });
  const roll = await readRoll(plan.payee);
  expect(roll).toMatchObject({
    month: '2026-12',
    today: '2026-12-10',
    expectedCents: 250_000,
    receivedCents: 100_001,
    overdueCents: 149_999,
    earlierCents: 0,
    homes: 1,
    plans: 1,
    page: 1,
    pages: 1,
    rowCount: 1,
  });
  expect(roll.rows[0]).toMatchObject({
    serviceId: plan.service,
    address: { block: '12', street: 'Bedok Road', floor: '05', unit: '67', postalCode: '460012' },
    payerName: '陈美玲 Mei',
    dueDay: 1,
    dueOn: '2026-12-01',
    state: 'overdue',
    openCents: 149_999,
    way: 'egiro',
    bill: { id: plan.bill, canRemind: true },
  });
  expect(roll.rows[0]?.bill?.may).toContain('record-paid');
});

test('what was refunded is not received, and agrees with the books', async () => {
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  await refund('paymentaaaaa', plan.bill, 30_000);
  const roll = await readRoll(plan.payee);
  expect(roll).toMatchObject({ expectedCents: 250_000, receivedCents: 220_000, overdueCents: 0 });
  expect(roll.rows[0]).toMatchObject({ state: 'paid', openCents: 0, receivedCents: 220_000 });
  expect(roll.receivedCents).toBe(await countBooks());
});

test('a month ahead has what is planned, and what is overdue of earlier months', async () => {
  const roll = await readRoll(plan.payee, '?month=2027-01');
  expect(roll).toMatchObject({
    month: '2027-01',
    expectedCents: 250_000,
    receivedCents: 0,
    overdueCents: 250_000,
    earlierCents: 250_000,
    homes: 1,
  });
  expect(roll.rows.map(({ state, period, bill }) => [state, period, bill?.id ?? null])).toEqual([
    ['overdue', '2026-12', plan.bill],
    ['planned', '2027-01', null],
  ]);
  // After the plan, nothing is expected.
  expect(await readRoll(plan.payee, '?month=2028-03')).toMatchObject({ expectedCents: 0, rowCount: 1 });
  expect(await readRoll(plan.payee, '?month=2026-11')).toMatchObject({ expectedCents: 0, rowCount: 0 });
});

test('each state of a bill is told from the others', async () => {
  const { db } = getDatabase();
  const states = async () =>
    (await readRoll(plan.payee)).rows.map(({ state, hasFailed }) => [state, hasFailed]);
  const set = (text: string) => db.query(`update bills set ${text}`);
  await set(`due_on = '2026-12-10'`);
  expect(await states()).toEqual([['due', false]]);
  await addPayment(db, { id: 'paymentaaaaa', cents: 250_000 });
  await db.query(
    `update payments set state = 'failed', reason = 'insufficient-funds', received_cents = null`,
  );
  await set(`state = 'open', paid_cents = 0`);
  expect(await states()).toEqual([['failed', true]]);
  await set(`due_on = '2026-12-09'`);
  expect(await states()).toEqual([['overdue', true]]);
  await set(`state = 'said-paid'`);
  expect(await states()).toEqual([['said-paid', false]]);
  await set(`state = 'processing'`);
  expect(await states()).toEqual([['processing', false]]);
  await set(`state = 'cancelled'`);
  expect(await states()).toEqual([]);
});

test('what was recorded and undone is as if it never was: due, or overdue once it is past', async () => {
  const { db } = getDatabase();
  await addPayment(db, { id: 'paymentaaaaa', cents: 250_000, way: 'outside', paidOn: '2026-11-20' });
  await db.query(`update payments set state = 'refused', reason = 'record-undone'`);
  for (const [dueOn, state, words] of [
    ['2026-12-10', 'due', 'Due'],
    ['2026-12-09', 'overdue', 'Overdue'],
  ] as const) {
    await db.query(`update bills set state = 'open', paid_cents = 0, due_on = $1`, [dueOn]);
    const { rows } = await readRoll(plan.payee);
    expect(rows).toMatchObject([
      { state, hasFailed: false, way: null, receivedCents: 0, openCents: 250_000 },
    ]);
    const { lines } = await readCsv(plan.payee, '/api/rent-roll.csv');
    expect(lines[1]).toContain(`${dueOn},${words},,2500.00,0.00,2500.00`);
  }
});

test('nobody but the payee sees any of it', async () => {
  for (const userId of [plan.payer, plan.other]) {
    expect(await readRoll(userId)).toMatchObject({ expectedCents: 0, overdueCents: 0, plans: 0, rows: [] });
    expect((await readRoll(userId, `?about=${plan.bill}`)).rows).toEqual([]);
    expect((await readYear(userId)).homes).toEqual([]);
    expect((await readCsv(userId, '/api/rent-roll.csv')).lines).toHaveLength(1);
    expect((await readCsv(userId, '/api/rent-year.csv')).lines).toHaveLength(2);
  }
  for (const path of ['/api/rent-roll', '/api/rent-roll.csv', '/api/rent-year', '/api/rent-year.csv'])
    expect((await ask(null, path)).status).toBe(401);
});

test('a colleague of the payee sees none of it: rent is paid to a person', async () => {
  const { db } = getDatabase();
  await db.query(`insert into corporates (id, name, uen) values ('menon', 'Menon Homes', '201912345K')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('menon', 'ravi', 'administrator'), ('menon', 'tim', 'member')`,
  );
  expect((await readRoll(plan.other)).rows).toEqual([]);
});

test('a month, a page or a year that is none is refused', async () => {
  for (const query of ['?month=2026-13', '?month=december', '?month=1926-12', '?page=0', '?page=two'])
    expect((await ask(plan.payee, `/api/rent-roll${query}`)).status).toBe(400);
  expect((await ask(plan.payee, '/api/rent-roll.csv?month=2026-00')).status).toBe(400);
  for (const path of ['/api/rent-year?year=26', '/api/rent-year.csv?year=1926'])
    expect((await ask(plan.payee, path)).status).toBe(400);
});

test('whoever was paid before the payee changed keeps what they got, and is asked for nothing', async () => {
  const { db } = getDatabase();
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  const newPayee = '00000000-0000-4000-8000-000000000002';
  await db.query(
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state, usable_from, created_at)
      values ($1, 'mei', 'Tim', 'DBS', '\\x00', 'ending 9', 'tim@people.example', 'test', 'payee-2', 'proven', $2, $2)`,
    [newPayee, now],
  );
  await db.query('update services set payee_id = $1', [newPayee]);
  await addBill(db, { id: 'billjanuaryy', period: '2027-01' });
  expect(await readRoll(plan.payee)).toMatchObject({ receivedCents: 250_000, expectedCents: 250_000 });
  expect((await readRoll(plan.payee)).rows[0]?.bill).toMatchObject({ may: [], canRemind: false });
  expect(await readRoll(plan.payee, '?month=2027-01')).toMatchObject({ expectedCents: 0, rowCount: 0 });
  expect(await readRoll(plan.other, '?month=2027-01')).toMatchObject({ expectedCents: 250_000, rowCount: 1 });
  expect(await readRoll(plan.other)).toMatchObject({ receivedCents: 0, rowCount: 0 });
  expect((await readYear(plan.payee)).receivedCents).toBe(250_000);
  expect((await readYear(plan.other)).receivedCents).toBe(0);
});

test('sixty homes come in pages, and the sums are of all of them', async () => {
  await addHomes(60);
  const expected = 250_000 + 60 * 100_000 + (60 * 61) / 2;
  const first = await readRoll(plan.payee);
  expect(first).toMatchObject({
    expectedCents: expected,
    overdueCents: expected,
    homes: 61,
    rowCount: 61,
    pages: 4,
  });
  expect(first.rows).toHaveLength(20);
  const last = await readRoll(plan.payee, '?page=4');
  expect(last.rows).toHaveLength(1);
  expect((await readRoll(plan.payee, '?page=99')).page).toBe(4);
  const [about] = last.rows;
  expect((await readRoll(plan.payee, `?about=${about?.bill?.id}`)).page).toBe(4);
  expect((await readRoll(plan.payee, '?about=nothing&page=2')).page).toBe(2);
  const { name, lines } = await readCsv(plan.payee, '/api/rent-roll.csv?month=2026-12');
  expect(name).toBe('attachment; filename="rent-2026-12.csv"');
  expect(lines).toHaveLength(62);
  expect(lines[0]).toBe(
    'Home,Postal code,Tenant,Month,Kind,Due,Status,Method,Amount (SGD),Received (SGD),Still to pay (SGD)',
  );
  expect(lines).toContain(
    '12 Bedok Road #05-67,460012,陈美玲 Mei,2026-12,Rent,2026-12-01,Overdue,,2500.00,0.00,2500.00',
  );
});

test('the homes of a year come in pages, each once, and the sums and the CSV are of all', async () => {
  await addHomes(60);
  const first = await readYear(plan.payee);
  const homes = [...first.homes];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await readYear(plan.payee, `?cursor=${cursor}`);
    expect(page).toMatchObject({ homeCount: 61, dueCents: first.dueCents, months: first.months });
    homes.push(...page.homes);
    cursor = page.nextCursor;
  }
  expect(first.homes).toHaveLength(20);
  expect(first.dueCents).toBe(homes.reduce((sum, { dueCents }) => sum + dueCents, 0));
  expect(new Set(homes.map(({ address }) => JSON.stringify(address))).size).toBe(61);
  expect((await readCsv(plan.payee, '/api/rent-year.csv?cursor=x')).lines).toHaveLength(63);
  for (const [userId, cursor] of [
    [plan.payee, 'nobodysplan2'],
    [plan.other, first.nextCursor],
  ]) {
    const response = await ask(userId ?? null, `/api/rent-year?cursor=${cursor}`);
    expect(await response.json()).toMatchObject({ code: expect.any(String), fields: [{ name: 'cursor' }] });
  }
});

test('the CSV runs nothing in spreadsheets', async () => {
  const { db } = getDatabase();
  await db.query(`update users set name = '=HYPERLINK("http://evil.example")' where id = 'mei'`);
  await db.query(`update services set block = null, street = '@SUM(1,2)'`);
  const { lines } = await readCsv(plan.payee, '/api/rent-roll.csv');
  expect(lines[1]).toContain(`"'@SUM(1,2) #05-67",460012,"'=HYPERLINK(""http://evil.example"")"`);
  expect((await readCsv(plan.payee, '/api/rent-year.csv')).lines[1]).toContain(`"'@SUM(1,2) #05-67"`);
});

test('a year counts rent on the day it came, refunds apart, deposits apart, and what fell due', async () => {
  const { db } = getDatabase();
  await addBill(db, { id: 'billjanuaryy', period: '2027-01' });
  await db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      values ('billdeposit2', $1, 'deposit', '2026-12', '2026-12-01', 500000, '[]', 'open', $2)`,
    [plan.service, now],
  );
  await settle({ id: 'paymentaaaaa', cents: 250_000 });
  await settle({ id: 'paymentddddd', cents: 500_000, billId: 'billdeposit2' });
  await refund('paymentaaaaa', plan.bill, 30_000, new Date('2026-12-11T04:00:00Z'));
  // Already 2027 in Singapore.
  await settle(
    { id: 'paymentccccc', cents: 250_000, billId: 'billjanuaryy' },
    new Date('2026-12-31T16:00:00Z'),
  );
  const year = await readYear(plan.payee);
  expect(year).toMatchObject({
    year: 2026,
    dueCents: 250_000,
    receivedCents: 250_000,
    refundedCents: 30_000,
    netCents: 220_000,
    depositCents: 500_000,
    months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 220_000],
  });
  expect(year.homes).toHaveLength(1);
  expect(year.homes[0]?.months.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 11 }, () => 'no-plan'),
    'billed',
  ]);
  const next = await readYear(plan.payee, '?year=2027');
  expect(next).toMatchObject({ receivedCents: 250_000, dueCents: 250_000, depositCents: 0 });
  expect(next.homes[0]?.months.slice(0, 2)).toEqual([
    { cents: 250_000, state: 'billed' },
    { cents: 0, state: 'ahead' },
  ]);
  expect(year.netCents + year.depositCents + next.netCents).toBe(await countBooks());
  const { name, lines } = await readCsv(plan.payee, '/api/rent-year.csv?year=2026');
  expect(name).toBe('attachment; filename="rent-by-home-2026.csv"');
  expect(lines[1]).toBe(
    `12 Bedok Road #05-67,460012,${'No rent plan,'.repeat(11)}2200.00,2500.00,300.00,2200.00,2500.00`,
  );
  expect(lines[2]).toBe(`Total,,${'0.00,'.repeat(11)}2200.00,2500.00,300.00,2200.00,2500.00`);
});

test('two tenancies of one home are one home, and a month without a bill says so', async () => {
  const { db } = getDatabase();
  await db.query(`update services set starts_on = '2026-10-01', months = 14`);
  await db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day,
        starts_on, months, created_at, ended_at)
      values ('serviceolder', 'pay', 'tim', $1, 'ended', '12', 'Bedok Road', '05', '67', '460012', 240000, 1, '2026-01-01', 6, $2, $2)`,
    [plan.payeeId, now],
  );
  const { homes } = await readYear(plan.payee);
  expect(homes).toHaveLength(1);
  expect(homes[0]?.months.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 9 }, () => 'no-plan'),
    'not-billed',
    'not-billed',
    'billed',
  ]);
});
