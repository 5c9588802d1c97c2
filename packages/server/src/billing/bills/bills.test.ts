import type { Bill } from '@sewa/api/client';
import { billSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePaymentProvider } from '../../testing/makePaymentProvider.ts';
import {
  addCard,
  makeJobContext,
  openRentPlans,
  plansStart,
  resetRentPlans,
} from '../../testing/openRentPlans.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeDueBills } from './makeDueBills.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, options = {}) => openRentPlans(getDatabase().db, userId, options);
const onDay = (day: string) => new Date(`${day}T04:00:00Z`);
const runOn = (day: string) => makeDueBills(makeJobContext(getDatabase().db, { now: onDay(day) }), {});
const show = (bills: readonly Bill[]) =>
  bills.map(({ kind, period, dueOn, cents, state }) => [kind, period, dueOn, cents, state]);

/** Sums of the accounts of the ledger. */
async function sumLedger(): Promise<Record<string, number>> {
  const { rows } = await getDatabase().db.query<{ account: string; cents: number }>(
    'select account, sum(cents)::int as cents from ledger_entries group by account order by account',
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

beforeEach(() => resetRentPlans(getDatabase().db));

describe('bills', () => {
  test('of a new plan that are due within 14 days are there at once', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin({
      depositCents: 500_000,
      charges: [{ words: 'Parking', cents: 11_000 }],
    });
    const bills = await tess.bills(id);
    for (const bill of bills) billSchema.parse(bill);
    expect(show(bills)).toEqual([
      ['rent', '2026-12', '2026-12-01', 261_000, 'open'],
      ['deposit', '2026-12', '2026-12-01', 500_000, 'open'],
    ]);
    expect(bills[0]).toMatchObject({
      lines: [
        { kind: 'rent', words: 'Rent', cents: 250_000 },
        { kind: 'charge', words: 'Parking', cents: 11_000 },
      ],
      rule: null,
      feeCents: 0,
      fees: { egiro: 0, card: 6_786, paynow: 0 },
      collectOn: null,
      isOverdue: false,
      payments: [],
      may: ['pay', 'said-paid'],
    });
    expect(await sumLedger()).toEqual({ billed: -761_000, receivable: 761_000 });
    const later = await tess.begin({ from: '2026-12-06', dueDay: 31, months: 1 });
    expect(await tess.bills(later.id)).toEqual([]);
  });

  test('of a part of a month say how they were counted', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin({ from: '2026-11-22', dueDay: 15 });
    expect(await tess.bills(id)).toMatchObject([
      { period: '2026-11', dueOn: '2026-11-22', cents: 75_000, rule: '9 of 30 days' },
    ]);
  });

  test('follow day by day, once each, whatever runs at the same time', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin({ months: 3 });
    await runOn('2026-12-17');
    expect(await tess.bills(id)).toHaveLength(1);
    await Promise.all([runOn('2026-12-18'), runOn('2026-12-18')]);
    expect(show(await tess.bills(id))).toEqual([
      ['rent', '2027-01', '2027-01-01', 250_000, 'open'],
      ['rent', '2026-12', '2026-12-01', 250_000, 'open'],
    ]);
    expect(await sumLedger()).toEqual({ billed: -500_000, receivable: 500_000 });
  });

  test('of a year that a clock jumped over are all made', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin();
    await runOn('2028-01-15');
    const bills = await tess.bills(id);
    expect(bills).toHaveLength(12);
    expect(new Set(bills.map(({ period }) => period)).size).toBe(12);
    const late = await open('tess', { now: onDay('2028-01-15') });
    expect(await late.service(id)).toMatchObject({ state: 'active', arrearsCents: 3_000_000 });
    expect(await late.bills(id)).toMatchObject(bills.map(() => ({ isOverdue: true })));
  });

  test('come while a plan is paused, and are collected by its method only', async () => {
    const { db } = getDatabase();
    const tess = await open('tess');
    const methodId = await addCard(db, 'tess');
    const { id } = await tess.begin({ methodId });
    expect(await tess.bills(id)).toMatchObject([{ collectOn: '2026-12-01', feeCents: 6_500 }]);
    await tess.move(id, 'pause', 1);
    await runOn('2026-12-18');
    expect(await tess.bills(id)).toMatchObject([{ collectOn: null }, { collectOn: null }]);
    await tess.move(id, 'resume', 2);
    expect(await tess.bills(id)).toMatchObject([{ collectOn: '2027-01-01' }, { collectOn: '2026-12-01' }]);
    await tess.move(id, 'change-method', 3, { methodId: null });
    expect(await tess.bills(id)).toMatchObject([{ collectOn: null }, { collectOn: null }]);
    const late = await open('tess', { now: onDay('2026-12-18') });
    await late.move(id, 'change-method', 4, { methodId });
    // What is overdue is left to the payer.
    expect(await late.bills(id)).toMatchObject([{ collectOn: '2027-01-01' }, { collectOn: null }]);
  });

  test('are for both sides, each with what it can do, and for nobody else', async () => {
    const [tess, lars, otto] = [await open('tess'), await open('lars'), await open('otto')];
    const { id } = await tess.begin();
    expect(await lars.bills(id)).toMatchObject([{ may: ['record-paid'], state: 'open' }]);
    expect((await otto.get(`/api/services/${id}/bills`)).status).toBe(404);
    expect((await tess.get('/api/services/x/bills')).status).toBe(404);
  });

  test('cannot be paid before the payee may be', async () => {
    const provider = makePaymentProvider();
    provider.nextPayee = 'checking';
    const tess = await open('tess', { provider });
    const { id } = await tess.begin();
    expect(await tess.bills(id)).toMatchObject([{ may: ['said-paid'] }]);
  });
});

describe('a plan that ends', () => {
  test('leaves what is overdue, and lets the rest lapse', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin({ depositCents: 500_000 });
    await runOn('2026-12-20');
    const late = await open('tess', { now: onDay('2026-12-20') });
    expect((await late.move(id, 'end', 1)).status).toBe(200);
    expect(show(await late.bills(id))).toEqual([
      ['rent', '2027-01', '2027-01-01', 250_000, 'cancelled'],
      ['rent', '2026-12', '2026-12-01', 250_000, 'open'],
      ['deposit', '2026-12', '2026-12-01', 500_000, 'open'],
    ]);
    expect(await sumLedger()).toEqual({ billed: -750_000, receivable: 750_000 });
    const { data: notices } = await late.get<{ kind: string; due: string }[]>('/api/notices');
    expect(notices.map(({ kind, due }) => [kind, due])).toEqual([
      ['bill-due', '2026-12-01T15:59:59.999Z'],
      ['bill-due', '2026-12-01T15:59:59.999Z'],
    ]);
    await runOn('2027-02-01');
    expect(await late.bills(id)).toHaveLength(3);
  });

  test('ends by itself after its last day once all is paid', async () => {
    const { db } = getDatabase();
    const tess = await open('tess');
    const { id } = await tess.begin({ months: 1 });
    await runOn('2027-01-01');
    expect(await tess.service(id)).toMatchObject({ state: 'active' });
    await db.query(`update bills set state = 'paid', paid_cents = cents`);
    await runOn('2026-12-31');
    expect(await tess.service(id)).toMatchObject({ state: 'active' });
    await runOn('2027-01-01');
    expect(await tess.service(id)).toMatchObject({ state: 'ended' });
  });
});

describe('a month before the plan began', () => {
  const plan = { from: '2026-09-15', months: 12, dueDay: 5 };
  const record = (somebody: Awaited<ReturnType<typeof open>>, id: string, changes: object = {}) =>
    somebody.post(`/api/services/${id}/records`, { period: '2026-10', paidOn: '2026-10-04', ...changes });

  test('has no bill until its payment is recorded, which the payee confirms', async () => {
    const [tess, lars] = [await open('tess'), await open('lars')];
    const { id } = await tess.begin(plan);
    expect(show(await tess.bills(id))).toEqual([['rent', '2026-12', '2026-12-05', 250_000, 'open']]);
    const recorded = await record(tess, id);
    expect(recorded).toMatchObject({ status: 200, data: { state: 'said-paid', may: ['not-paid'] } });
    expect((await lars.bills(id))[1]).toMatchObject({
      period: '2026-10',
      cents: 250_000,
      state: 'said-paid',
      may: ['confirm-paid', 'not-paid'],
      payments: [{ way: 'outside', state: 'said', cents: 250_000, paidOn: '2026-10-04' }],
    });
    expect(await record(tess, id)).toMatchObject({ status: 409, fields: ['period'] });
    expect(await record(tess, id, { period: '2026-09', cents: 100 })).toMatchObject({ status: 200 });
  });

  test.each([
    [{ period: '2026-08' }, 409, 'period'],
    [{ period: '2026-12' }, 409, 'period'],
    [{ period: '2027-03' }, 409, 'period'],
    [{ period: '2026-13' }, 400, 'period'],
    [{ cents: 250_001 }, 400, 'cents'],
    [{ paidOn: '2026-11-22' }, 400, 'paidOn'],
    [{ paidOn: '2026-07-06' }, 400, 'paidOn'],
  ])('is not recorded with %j', async (changes, status, name) => {
    const tess = await open('tess');
    const { id } = await tess.begin(plan);
    expect(await record(tess, id, changes)).toMatchObject({ status, fields: [name] });
  });

  test('is recorded by the payer only', async () => {
    const [tess, lars, otto] = [await open('tess'), await open('lars'), await open('otto')];
    const { id } = await tess.begin(plan);
    expect((await record(lars, id)).status).toBe(403);
    expect((await record(otto, id)).status).toBe(404);
    expect(await sumLedger()).toEqual({ billed: -250_000, receivable: 250_000 });
  });
});

test('fees are those of the rate card that holds today', async () => {
  const { db } = getDatabase();
  const tess = await open('tess');
  const { id } = await tess.begin();
  await db.query(
    `insert into rate_cards (kind, valid_from, basis_points, fixed_cents, source, read_on)
      values ('egiro', '2026-11-22', 0, 100, 'Test', '2026-11-21')`,
  );
  expect(await tess.bills(id)).toMatchObject([{ fees: { egiro: 0, card: 6_500 } }]);
  const tomorrow = await open('tess', { now: new Date(plansStart.getTime() + 24 * 60 * 60 * 1000) });
  expect(await tomorrow.bills(id)).toMatchObject([{ fees: { egiro: 100, card: 6_500 } }]);
  await db.query(`delete from rate_cards where source = 'Test'`);
});

describe('the unit of a rent plan', () => {
  const findUnit = async (id: string) => {
    const { rows } = await getDatabase().db.query<{ unit_id: string | null }>(
      'select unit_id from services where id = $1',
      [id],
    );
    return rows[0]?.unit_id ?? null;
  };
  const addUnit = (id: string, owner: string, floor = '05') =>
    getDatabase().db.query(
      `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, created_at)
        values ($1, '123', 'Ang Mo Kio Avenue 3', $3, '123', '560123', $1, $2, now())`,
      [id, owner, floor],
    );
  beforeEach(() => getDatabase().db.query('delete from units'));

  test('is the one at its address that its payee owns', async () => {
    await addUnit('aaaaaaaaaaaa', 'otto');
    const tess = await open('tess');
    expect(await findUnit((await tess.begin()).id)).toBeNull();
    await addUnit('bbbbbbbbbbbb', 'lars', '06');
    expect(await findUnit((await tess.begin()).id)).toBeNull();
    await getDatabase().db.query(
      `update units set owner_user_id = 'lars', floor = '5' where id = 'aaaaaaaaaaaa'`,
    );
    expect(await findUnit((await tess.begin()).id)).toBe('aaaaaaaaaaaa');
  });

  test('is found later, once the payee adds it', async () => {
    const tess = await open('tess');
    const { id } = await tess.begin();
    await addUnit('aaaaaaaaaaaa', 'lars');
    await runOn('2026-11-22');
    expect(await findUnit(id)).toBe('aaaaaaaaaaaa');
  });
});
