import { paymentLinkSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import { billsStart, openBills, openSystem, rent, resetBills } from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollPayments } from '../payments/pollPayments.ts';

const getDatabase = openTestDatabase();
let provider: TestProvider;
const at = (minutes: number) => new Date(billsStart.getTime() + minutes * 60_000);
const open = (userId: string | null, minutes = 0) =>
  openBills(getDatabase().db, userId, provider, { now: at(minutes) });

async function share() {
  const { status, data } = await (await open('tim')).post('/api/payment/links', { billId: rent.bill });
  expect(status).toBe(200);
  return { path: `/api/payment/links/${String(data.secret)}`, ...data } as {
    path: string;
    url: string;
    secret: string;
  };
}

beforeEach(async () => {
  await resetBills(getDatabase().db);
  provider = makePaymentProvider('test');
});

test('a link is paid by somebody without an account, and comes back to its own page', async () => {
  const { path, url, secret } = await share();
  expect(url).toBe(`http://localhost:3000/payment/link/${secret}`);
  const visitor = await open(null);
  const before = await visitor.get(path);
  expect(paymentLinkSchema.parse(before.data)).toEqual(before.data);
  expect(before.data).toMatchObject({
    payeeName: 'Olga',
    street: 'Ang Mo Kio Avenue 3',
    cents: rent.cents,
    fees: { card: 6_500, paynow: 0 },
    state: 'open',
    payment: null,
  });
  provider.nextCharge = { state: 'needs-action' };
  const paid = await visitor.post(`${path}/pay`, { kind: 'card' });
  expect(paid.data).toMatchObject({ state: 'needs-action' });
  const [charge] = [...provider.charges.values()];
  expect(charge?.asked).toMatchObject({
    mandate: null,
    cents: 256_500,
    returnUrl: `http://localhost:3000/payment/link/${secret}/callback`,
  });
  const [ref = ''] = [...provider.charges.keys()];
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: 256_500 });
  expect((await visitor.get(path)).data).toMatchObject({
    state: 'paid',
    cents: 250_000,
    payment: { state: 'succeeded' },
  });
  expect((await visitor.post(`${path}/pay`, { kind: 'paynow' })).fields).toEqual(['transition']);
});

test('is made by the payer, for a bill that is open', async () => {
  const body = { billId: rent.bill };
  expect((await (await open('olga')).post('/api/payment/links', body)).status).toBe(403);
  expect((await (await open('max')).post('/api/payment/links', body)).status).toBe(404);
  const tim = await open('tim');
  await tim.pay();
  expect((await tim.post('/api/payment/links', body)).fields).toEqual(['transition']);
});

test('opens nothing by another secret, or after thirty days; its secret is stored nowhere', async () => {
  const { path, secret } = await share();
  const visitor = await open(null);
  for (const other of ['x', 'a'.repeat(43), secret.toLowerCase().replaceAll(/[a-z]/g, 'b')])
    expect((await visitor.get(`/api/payment/links/${other}`)).status).toBe(404);
  expect((await visitor.post(`${path.slice(0, -1)}/pay`, { kind: 'card' })).status).toBe(404);
  expect((await visitor.post(`${path}/pay`, { kind: 'egiro' })).status).toBe(400);
  expect((await (await open(null, 30 * 24 * 60)).get(path)).status).toBe(404);
  const { rows } = await getDatabase().db.query<{ text: string }>(
    `select (select coalesce(string_agg(l::text, ''), '') from payment_links l)
      || (select coalesce(string_agg(a::text, ''), '') from audit_log a)
      || (select coalesce(string_agg(k::text, ''), '') from idempotency_keys k) as text`,
  );
  expect(rows[0]?.text).not.toContain(secret);
});

test('a payment by a link that never reached the provider ends, and the link can be paid again', async () => {
  const { path } = await share();
  const visitor = await open(null);
  provider.failures.set('charge', 'before');
  expect((await visitor.post(`${path}/pay`, { kind: 'card' })).data).toMatchObject({ state: 'processing' });
  expect((await visitor.post(`${path}/pay`, { kind: 'card' })).fields).toEqual(['transition']);
  await pollPayments(openSystem(getDatabase().db, provider, at(1)), {});
  expect((await visitor.post(`${path}/pay`, { kind: 'card' })).data).toMatchObject({ state: 'succeeded' });
  expect(provider.charges.size).toBe(1);
});
