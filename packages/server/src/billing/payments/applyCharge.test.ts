import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../../platform/calling/Context.ts';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import { makeRandom } from '../../testing/makeRandom.ts';
import {
  addBill,
  billsStart,
  openBills,
  openSystem,
  rent,
  resetBills,
  sumLedger,
  sumOpenBills,
  sumProvider,
} from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollRefund } from '../refunds/pollRefund.ts';
import { pollRefunds } from '../refunds/pollRefunds.ts';
import { applyCharge } from './applyCharge.ts';
import { pollPayments } from './pollPayments.ts';

const getDatabase = openTestDatabase();

async function poll(ctx: Context): Promise<void> {
  await pollPayments(ctx, {});
  await pollRefunds(ctx, {});
}
let provider: TestProvider;
const openAt = (minutes = 0) =>
  openSystem(getDatabase().db, provider, new Date(billsStart.getTime() + minutes * 60_000));
const openTim = () => openBills(getDatabase().db, 'tim', provider);

/** A PayNow payment whose page Tim was sent to; returns our name for it. */
async function begin(): Promise<string> {
  provider.nextCharge = { state: 'needs-action' };
  await (await openTim()).pay({ kind: 'paynow' });
  const [ref = ''] = [...provider.charges.keys()];
  return ref;
}

async function read<Row>(sql: string): Promise<Row[]> {
  return (await getDatabase().db.query(sql)).rows as Row[];
}

const readState = async () => ({
  bill: (await read<object>('select state, paid_cents, collect_on from bills'))[0],
  payment: (
    await read<object>(
      'select state, reason, cents, received_cents, refund_cents, redirect_url from payments',
    )
  )[0],
  refunds: await read<object>('select state, cents from refunds order by cents'),
  ledger: await sumLedger(getDatabase().db),
});

async function expectEqualBooks() {
  const { received = 0, receivable = 0, refunded = 0 } = await sumLedger(getDatabase().db);
  expect([received, receivable, refunded]).toEqual([
    sumProvider(provider),
    await sumOpenBills(getDatabase().db),
    0,
  ]);
}

beforeEach(async () => {
  await resetBills(getDatabase().db);
  provider = makePaymentProvider('test');
});

test('500 answers, shuffled and doubled, end as the same ones in order', async () => {
  const states = [
    { state: 'processing', receivedCents: 0 },
    { state: 'succeeded', receivedCents: rent.cents },
    { state: 'disputed', receivedCents: rent.cents },
    { state: 'returned', receivedCents: rent.cents, reason: 'account-closed' },
  ] as const;
  const makeAnswers = (ref: string) =>
    Array.from({ length: 385 }, (_, index) => ({
      providerRef: `charge-${ref}`,
      reason: null,
      redirectUrl: null,
      refundedCents: 0,
      ...(states[index % states.length] ?? states[0]),
    }));
  const ends: unknown[] = [];
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    await resetBills(getDatabase().db);
    provider = makePaymentProvider('test');
    const ref = await begin();
    const random = makeRandom(seed);
    const answers = makeAnswers(ref);
    const told =
      seed === 0 ? states.map((_, index) => answers[index]) : [...answers, ...answers.slice(0, 115)];
    for (let index = told.length - 1; seed > 0 && index > 0; index -= 1) {
      const other = random(index + 1);
      [told[index], told[other]] = [told[other], told[index]];
    }
    for (const answer of told) if (answer) await applyCharge(openAt(), ref, answer);
    ends.push(await readState());
  }
  expect(ends[0]).toMatchObject({
    bill: { state: 'open', paid_cents: 0 },
    payment: { state: 'returned' },
    ledger: { billed: -rent.cents, receivable: rent.cents },
  });
  for (const end of ends) expect(end).toEqual(ends[0]);
});

test('an answer that comes twenty times at once counts once', async () => {
  const ref = await begin();
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: rent.cents });
  const charge = provider.charges.get(ref);
  if (!charge) throw new Error('There is no charge.');
  await Promise.all(Array.from({ length: 20 }, () => applyCharge(openAt(), ref, charge)));
  expect(await readState()).toMatchObject({ bill: { state: 'paid', paid_cents: rent.cents } });
  expect(await read(`select from ledger_entries where account = 'received'`)).toHaveLength(1);
  await expectEqualBooks();
});

test('less than the bill is a part payment, and the rest is paid by the next', async () => {
  const ref = await begin();
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: 100_000 });
  await poll(openAt(1));
  expect(await readState()).toMatchObject({
    bill: { state: 'part-paid', paid_cents: 100_000 },
    payment: { state: 'succeeded', cents: 100_000 },
  });
  provider.nextCharge = {};
  await (await openTim()).pay();
  expect([...provider.charges.values()].map(({ asked }) => asked.cents)).toEqual([rent.cents, 150_000]);
  expect((await readState()).bill).toMatchObject({ state: 'paid' });
  await expectEqualBooks();
});

test.each(['at once', 'later'])('what is paid twice %s goes back once', async (when) => {
  const ref = await begin();
  if (when === 'later') {
    provider.changeCharge(ref, { state: 'succeeded', receivedCents: rent.cents });
    await poll(openAt(1));
  }
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: 2 * rent.cents });
  const charge = provider.charges.get(ref);
  if (charge) await applyCharge(openAt(2), ref, charge);
  await Promise.all([poll(openAt(3)), poll(openAt(3))]);
  expect(await readState()).toMatchObject({
    bill: { state: 'paid', paid_cents: rent.cents },
    payment: { state: 'succeeded', cents: rent.cents, refund_cents: 0 },
    refunds: [{ state: 'succeeded', cents: rent.cents }],
  });
  await expectEqualBooks();
});

test('a success after a failure never makes the payment succeed: the money goes back, and operators are told', async () => {
  const ref = await begin();
  provider.changeCharge(ref, { state: 'failed', reason: 'declined' });
  await poll(openAt(1));
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: rent.cents });
  const charge = provider.charges.get(ref);
  for (const _ of [1, 2]) if (charge) await applyCharge(openAt(2), ref, charge);
  await poll(openAt(3));
  expect(await readState()).toMatchObject({
    bill: { state: 'open', paid_cents: 0 },
    payment: { state: 'failed' },
    refunds: [{ state: 'succeeded', cents: rent.cents }],
  });
  expect(await read('select kind, ours, theirs from payment_differences')).toEqual([
    { kind: 'state', ours: 'failed', theirs: 'succeeded' },
  ]);
  await expectEqualBooks();
});

test('a refund that the provider cannot do of what was paid above a bill is for operators', async () => {
  const ref = await begin();
  provider.nextRefund = { state: 'failed', reason: 'account-closed' };
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: 2 * rent.cents });
  await poll(openAt(1));
  await poll(openAt(2));
  expect(await read('select ours, theirs from payment_differences')).toEqual([
    { ours: 'refund owed', theirs: 'account-closed' },
  ]);
  expect(await sumLedger(getDatabase().db)).toMatchObject({
    received: 2 * rent.cents,
    refunded: -rent.cents,
  });
});

test('what came back opens the bill again, also while another payment of it is on its way', async () => {
  const ref = await begin();
  provider.changeCharge(ref, { state: 'succeeded', receivedCents: 100_000 });
  await poll(openAt(1));
  await (await openTim()).pay({ kind: 'card' });
  provider.changeCharge(ref, { state: 'returned' });
  const returned = provider.charges.get(ref);
  if (returned) await applyCharge(openAt(2), ref, returned);
  expect((await readState()).bill).toMatchObject({ state: 'processing', paid_cents: 0 });
  const second = [...provider.charges.keys()][1] ?? '';
  provider.changeCharge(second, { state: 'succeeded', receivedCents: 153_900 });
  await poll(openAt(3));
  expect((await readState()).bill).toMatchObject({ state: 'part-paid', paid_cents: 150_000 });
  await expectEqualBooks();
});

test('an answer about what is not ours changes nothing', async () => {
  await addBill(getDatabase().db, { id: 'bbbbbbbbbbbb', period: '2027-01' });
  const before = await readState();
  const charge = { providerRef: 'x', state: 'succeeded', reason: null, redirectUrl: null } as const;
  await applyCharge(openAt(), 'unknown', { ...charge, receivedCents: 1, refundedCents: 0 });
  await pollRefund(openAt(), 'unknown');
  expect(await readState()).toEqual(before);
});
