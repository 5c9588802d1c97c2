import type { RentalCounterpart, RentalEntry } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { addBill, addPayment, addRentPlanOf, plan } from '../../testing/addRentPlan.ts';
import { inDays, openRentals, type Rentals, type Renter } from '../../testing/openRentals.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { findQuarter } from './findQuarter.ts';

const getDatabase = openTestDatabase();

let rentals: Rentals;
let olga: Renter;
let tim: Renter;

const list = async (person: Renter, query = '') =>
  ((await person.get(`/api/rentals${query}`)).data as unknown as { items: RentalEntry[] }).items;
const listIds = async (person: Renter, query: string) => (await list(person, query)).map(({ id }) => id);
const readCsv = async (person: Renter, query = '') => {
  const response = await person.file(`/api/rentals.csv${query}`);
  return { status: response.status, headers: response.headers, lines: (await response.text()).split('\r\n') };
};
const meet = async (person: Renter, partyId: string) => {
  const { status, data } = await person.get(`/api/rental-parties/${partyId}`);
  return { status, data: data as unknown as RentalCounterpart };
};
/** Id of the party of this name. */
const findPartyId = async (person: Renter, id: string, name: string) =>
  (await rentals.read(person, id)).parties.find((party) => party.name === name)?.id ?? '';

/** tim pays olga for a rental: the rents of October (paid in part) and November 2026 are due, that of January is not. */
async function addBills(rentalId: string): Promise<void> {
  const { db } = getDatabase();
  await addRentPlanOf(db, { payer: 'tim', payeeEmail: 'olga@people.example' });
  await db.query('update services set rental_id = $1', [rentalId]);
  await addBill(db, { id: 'billoctoberr', period: '2026-10' });
  await addBill(db, { id: 'billnovember', period: '2026-11' });
  await addBill(db, { id: 'billjanuaryy', period: '2027-01' });
  await addPayment(db, { id: 'paymentaaaaa', cents: 100_000, billId: 'billoctoberr', way: 'outside' });
}

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('truncate services, payees, bills, payments, ledger_entries cascade');
  rentals = await openRentals(db);
  ({ olga, tim } = rentals);
});

describe('a list of many rentals', () => {
  test('says the rent, the last day, the unit and what is owed, to the parties only', async () => {
    const id = await rentals.agreed();
    expect((await list(tim))[0]).toMatchObject({ monthlyRent: 310_000, lastDay: null, owed: null });
    await addBills(id);
    expect((await list(olga))[0]).toMatchObject({
      unit: { block: '210', floor: '08', unit: '123' },
      owed: { cents: 400_000, bills: 2 },
    });
    await getDatabase().db.query(`update bills set state = 'paid', paid_cents = cents`);
    expect((await list(tim))[0]?.owed).toEqual({ cents: 0, bills: 0 });
    expect(await list(await rentals.open('ole'))).toEqual([]);
  });

  test('keeps the rent and the last day of the agreement that was signed', async () => {
    await rentals.signed();
    expect((await list(tim))[0]).toMatchObject({ monthlyRent: 310_000, lastDay: '2028-12-14' });
  });

  test('hides the unit from a tenant until they have agreed', async () => {
    await tim.call('POST', '/api/rentals', { listingId: rentals.listingId });
    expect((await list(tim))[0]).toMatchObject({ monthlyRent: null });
    expect((await list(tim))[0]?.unit).toBeUndefined();
    expect((await list(olga))[0]?.unit).toMatchObject({ unit: '123' });
  });

  test('can be narrowed to a group, a side and a state', async () => {
    const { db } = getDatabase();
    const id = await rentals.signed();
    expect(await listIds(olga, '?group=open')).toEqual([id]);
    expect(await listIds(olga, '?group=open&as=tenant')).toEqual([]);
    expect(await listIds(olga, '?group=open&state=signed')).toEqual([id]);
    expect(await listIds(olga, '?group=open&state=running')).toEqual([]);
    expect(await listIds(olga, '?group=running')).toEqual([]);
    await db.query(`update rentals set state = 'running'`);
    expect(await listIds(olga, '?group=running&as=landlord')).toEqual([id]);
    expect(await listIds(olga, '?group=owing')).toEqual([]);
    await addBills(id);
    expect(await listIds(olga, '?group=owing')).toEqual([id]);
    await db.query(`update services set state = 'ended', ended_at = now()`);
    expect(await listIds(olga, '?group=owing')).toEqual([id]);
    expect(await listIds(await rentals.open('ole'), '?group=owing')).toEqual([]);
    await db.query(`update rentals set state = 'settled'`);
    expect(await listIds(olga, '?group=over')).toEqual([id]);
    expect(await listIds(olga, '?group=running')).toEqual([]);
  });

  test('shows what ends this quarter, by the days in Singapore', async () => {
    const id = await rentals.signed();
    const before = await rentals.open('olga', { now: new Date('2028-09-30T15:59:00Z') });
    expect(await listIds(before, '?group=ending')).toEqual([]);
    const after = await rentals.open('olga', { now: new Date('2028-09-30T16:00:00Z') });
    expect(await listIds(after, '?group=ending')).toEqual([id]);
    expect(['2028-01-31', '2028-05-01', '2028-09-30', '2028-10-01'].map(findQuarter)).toEqual([
      { from: '2028-01-01', to: '2028-03-31' },
      { from: '2028-04-01', to: '2028-06-30' },
      { from: '2028-07-01', to: '2028-09-30' },
      { from: '2028-10-01', to: '2028-12-31' },
    ]);
  });

  test('refuses what is no filter', async () => {
    for (const path of ['/api/rentals', '/api/rentals.csv']) {
      expect((await olga.file(`${path}?group=all`)).status).toBe(400);
      expect((await olga.file(`${path}?as=agent`)).status).toBe(400);
    }
  });
});

describe('the file of a list', () => {
  test('holds what the filter holds, and runs nothing in spreadsheets', async () => {
    const { db } = getDatabase();
    const id = await rentals.signed();
    await addBills(id);
    await db.query(
      `update rental_parties set name = '=HYPERLINK("http://evil.example","Tim")' where side = 'tenant'`,
    );
    const { status, headers, lines } = await readCsv(olga, '?group=owing');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="contracts-2026-\d\d-\d\d\.csv"$/,
    );
    expect(lines).toEqual([
      'Home,Your side,Other side,State,Rent a month (SGD),Last day,Overdue (SGD),Overdue bills,Contract',
      `210 Ang Mo Kio Avenue 3 #08-123,Landlord,"'=HYPERLINK(""http://evil.example"",""Tim"")",Signed,3100.00,2028-12-14,4000.00,2,${id}`,
      '',
    ]);
    expect((await readCsv(olga, '?group=over')).lines).toHaveLength(2);
  });

  test('is empty for people without rentals, and refused to visitors', async () => {
    await rentals.agreed();
    expect((await readCsv(await rentals.open('ole'))).lines).toHaveLength(2);
    expect((await readCsv(await rentals.open(null))).status).toBe(401);
  });

  test('has more rows than a page', async () => {
    const { db } = getDatabase();
    const id = await rentals.agreed();
    await db.query(
      `with copies as (insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
          select 'copy' || translate(lpad(n::text, 8, '0'), '0189', 'abcd'), r.listing_id, 'withdrawn', r.asker_key, r.created_at, r.changed_at
          from rentals r cross join generate_series(1, 60) n where r.id = $1 returning id)
        insert into rental_parties (id, rental_id, side, actor_type, user_id, joined_at)
          select 'side' || right(id, 8), id, 'landlord', 2, 'olga', now() from copies`,
      [id],
    );
    expect(await list(olga)).toHaveLength(50);
    expect((await readCsv(olga)).lines).toHaveLength(1 + 61 + 1);
  });
});

describe('the other party of a deal', () => {
  test('is shown to each side with the rentals they share, without contact details', async () => {
    const id = await rentals.signed();
    const [olgas, tims] = [await findPartyId(tim, id, 'Olga'), await findPartyId(tim, id, 'Tim')];
    const { data } = await meet(tim, olgas);
    expect(data).toMatchObject({
      name: 'Olga',
      actorType: 2,
      side: 'landlord',
      isCompany: false,
      registrationNumber: null,
      agentId: null,
      signedAtSingpassOn: null,
      rentals: [{ id, state: 'signed', lastDay: '2028-12-14', actorType: 2, unit: { unit: '123' } }],
    });
    expect(data.memberSince).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(data)).not.toMatch(/@people\.example|\+658/);
    expect((await meet(olga, tims)).data).toMatchObject({ name: 'Tim', actorType: 1, rentals: [{ id }] });
  });

  test('is nobody for those without a shared deal, for oneself, and for who has left', async () => {
    const { db } = getDatabase();
    const id = await rentals.agreed();
    const [olgas, tims] = [await findPartyId(tim, id, 'Olga'), await findPartyId(tim, id, 'Tim')];
    const [ole, visitor] = [await rentals.open('ole'), await rentals.open(null)];
    expect((await meet(ole, olgas)).status).toBe(404);
    expect((await meet(visitor, olgas)).status).toBe(401);
    expect((await meet(tim, tims)).status).toBe(404);
    for (const other of [id, 'aaaaaaaaaaaa', 'not-an-id', 'olga'])
      expect((await meet(tim, other)).status).toBe(404);
    await db.query(`update rental_parties set left_at = now() where user_id = 'tim'`);
    expect((await meet(tim, olgas)).status).toBe(404);
  });

  test('says how somebody signed, and shares no rental with which the asker has nothing to do', async () => {
    const { db } = getDatabase();
    const id = await rentals.signed();
    await db.query(`update contract_places set way = 'singpass' where party_id in
      (select id from rental_parties where user_id = 'olga')`);
    const max = await rentals.open('max', { corporateId: 'alpha' });
    await db.query(`update listings set state = 'live', status = 'live' where id = $1`, [rentals.listingId]);
    await max.call('POST', '/api/rentals', { listingId: rentals.listingId });
    const [theirs] = await list(max);
    const olgas = await findPartyId(tim, id, 'Olga');
    const { data } = await meet(tim, olgas);
    expect(data.signedAtSingpassOn).toBe(inDays(0).toISOString().slice(0, 10));
    expect(data.rentals.map((rental) => rental.id)).toEqual([id]);
    expect((await meet(max, olgas)).status).toBe(404);
    const other = await meet(max, await findPartyId(max, theirs?.id ?? '', 'Olga'));
    expect(other.data).toMatchObject({ signedAtSingpassOn: null, rentals: [{ id: theirs?.id }] });
    expect(other.data.rentals[0]?.unit).toBeUndefined();
    const alphas = await findPartyId(olga, theirs?.id ?? '', 'Alpha');
    expect((await meet(olga, alphas)).data).toMatchObject({ name: 'Alpha', isCompany: true, actorType: 1 });
  });

  test('has the registration number and the public card of an agent', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into listers (id, kind, name, phone_number, registration_number, user_id)
        values ('anils', 'agent', 'Anil', '+6580000903', 'R012345A', 'anil') on conflict do nothing`,
    );
    await db.query(`update listings set lister_id = 'anils' where id = $1`, [rentals.listingId]);
    const { data: started } = await tim.call('POST', '/api/rentals', { listingId: rentals.listingId });
    const { data } = await meet(tim, await findPartyId(tim, started.id, 'Anil'));
    expect(data).toMatchObject({ actorType: 3, registrationNumber: 'R012345A', agentId: 'anils' });
    expect(JSON.stringify(data)).not.toContain('+658');
  });

  test('keeps the name of somebody whose account is gone', async () => {
    const { db } = getDatabase();
    const id = await rentals.agreed();
    const olgas = await findPartyId(tim, id, 'Olga');
    await db.query('update rental_parties set user_id = null where id = $1', [olgas]);
    expect((await meet(tim, olgas)).data).toMatchObject({
      name: 'Olga',
      memberSince: null,
      rentals: [{ id }],
    });
  });
});

test('bills of other rent plans are not owed', async () => {
  await rentals.agreed();
  await addRentPlanOf(getDatabase().db, { payer: 'tim', payeeEmail: 'olga@people.example' });
  await addBill(getDatabase().db, { id: plan.bill, period: '2026-10' });
  expect((await list(olga))[0]?.owed).toBeNull();
  expect(await listIds(olga, '?group=owing')).toEqual([]);
});
