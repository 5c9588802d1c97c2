import type { Addendum, OfferTerms } from '@sewa/api/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { verifySignatures } from '../../platform/signing/verifySignatures.ts';
import { inDays, openRentals, type Rentals, type Renter } from '../../testing/openRentals.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { remindOfDays } from '../calendar/remindOfDays.ts';
import { remindOfDuty } from '../checks/recordStamping.ts';
import { expireContracts } from '../contracts/refuseContract.ts';
import { beginTenancies, endTenancies } from '../handovers/tenancyJobs.ts';

const getDatabase = openTestDatabase();

let rentals: Rentals;
let olga: Renter;
let tim: Renter;
let id: string;

/** Days from the beginning of the test: the first day of the tenancy, and a day in its second year. */
const [FIRST, LATER] = [24, 500];

const step: Rentals['step'] = (...input) => rentals.step(...input);

async function goTo(days: number): Promise<void> {
  [olga, tim] = [
    await rentals.open('olga', { now: inDays(days) }),
    await rentals.open('tim', { now: inDays(days) }),
  ];
  await getDatabase().db.query('update sessions set proven_at = $1', [inDays(days)]);
}

/** Another year from the day after the last one, at another rent. */
const renewal = (changes: Partial<OfferTerms> = {}): OfferTerms =>
  rentals.makeTerms({
    monthlyRent: 330_000,
    from: '2028-12-15',
    months: 12,
    dutyBy: 'shared',
    goodFaithCents: 0,
    expiresAt: inDays(LATER + 7).toISOString(),
    ...changes,
  });

const propose = (person: Renter, changes: Partial<OfferTerms> = {}) =>
  step(person, id, 'renew', { terms: renewal(changes) });

const readAddendum = async (person: Renter): Promise<Addendum | undefined> =>
  (await rentals.read(person, id)).addenda[0];

async function sign(): Promise<void> {
  await propose(tim);
  await step(olga, id, 'send');
  await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
  await step(olga, id, 'sign', { way: 'own', name: 'Olga' });
}

/** A payee of somebody; whoever has the phone number has it as theirs. */
async function addPayee(db: Database, userId: string, phone: string | null): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `insert into payees (user_id, name, bank, account_sealed, masked, paynow_kind, paynow_value, provider, state, usable_from, created_at)
      values ($1, 'Olga', 'DBS', 'x', 'ending 1234', case when $2::text is not null then 'mobile' end, $2, 'test', 'proven', $3, $3)
      returning id`,
    [userId, phone, inDays(FIRST)],
  );
  return rows[0]?.id;
}

afterEach(async () => {
  const { db } = getDatabase();
  await db.query('truncate ledger_entries');
  for (const table of ['bills', 'services', 'payees']) await db.query(`delete from ${table}`);
});

beforeEach(async () => {
  rentals = await openRentals(getDatabase().db);
  id = await rentals.signed();
  await goTo(FIRST);
  await beginTenancies(rentals.asSystem(inDays(FIRST)), {});
  await rentals.handOver(id, olga, tim);
  await goTo(LATER);
});

test('a renewal is proposed, agreed to, signed in turn and makes the tenancy longer, without a break', async () => {
  expect((await rentals.read(tim, id)).may).toContain('renew');
  expect(await propose(tim)).toMatchObject({ status: 200, state: 'running' });
  expect(await rentals.listKinds('olga')).toContain('addendum-proposed');
  expect((await rentals.read(tim, id)).may).not.toContain('send');
  expect(await readAddendum(olga)).toMatchObject({
    kind: 'addendum',
    number: 2,
    state: 'draft',
    sentBy: ['tenant'],
    terms: { monthlyRent: 330_000 },
    earlierTerms: { monthlyRent: 310_000 },
    // 0.4 % of 12 months at $3,300.
    duty: { cents: 15_800, by: 'shared', dueOn: null },
  });
  expect(await step(olga, id, 'send')).toMatchObject({ status: 200, state: 'running' });
  const unsigned = await rentals.readFile(olga, `/api/rentals/${id}/contract.pdf?version=2`);
  expect(Buffer.from(unsigned).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await rentals.read(tim, id)).may).not.toContain('renew');
  expect(await step(olga, id, 'sign', { way: 'own', name: 'Olga' })).toMatchObject({ status: 409 });
  expect(await step(tim, id, 'sign', { way: 'own', name: 'Tim' })).toMatchObject({ state: 'running' });
  expect(await step(olga, id, 'sign', { way: 'own', name: 'Olga' })).toMatchObject({ state: 'running' });

  const rental = await rentals.read(tim, id);
  expect(rental).toMatchObject({
    state: 'running',
    lastDay: '2029-12-14',
    terms: { monthlyRent: 330_000 },
    // Until the new term begins, the deposit is the old one.
    deposit: { cents: 620_000 },
    contract: { number: 1, state: 'signed' },
    addenda: [{ number: 2, state: 'signed', hasCertificate: true }],
  });
  expect(rental.clock).toContainEqual(expect.objectContaining({ kind: 'end', on: '2029-12-14' }));
  expect(rental.clock).toContainEqual(
    expect.objectContaining({
      kind: 'stamp-duty',
      on: inDays(LATER + 14)
        .toISOString()
        .slice(0, 10),
    }),
  );
  const signed = await rentals.readFile(tim, `/api/rentals/${id}/contract.pdf?version=2`);
  const { signatures, coversWholeFile } = await verifySignatures(signed);
  expect(coversWholeFile).toBe(true);
  expect(signatures.map(({ fieldName, isIntact }) => [fieldName, isIntact])).toEqual([
    ['tenant', true],
    ['landlord', true],
  ]);
  const { data } = await tim.get('/api/documents');
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'agreement', validUntil: '2029-12-14', purgeOn: '2035-12-14' }),
  );
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'addendum', validUntil: '2029-12-14', purgeOn: '2035-12-14' }),
  );
  // What was the last day is none any more, and the deposit is two months of the new rent.
  await goTo(FIRST + 735);
  expect((await rentals.read(tim, id)).deposit).toMatchObject({ cents: 660_000 });
  expect(await endTenancies(rentals.asSystem(inDays(FIRST + 735)), {})).toBe(0);
});

test('another rent from a later month on pays duty on what is added', async () => {
  const change = { from: '2028-05-15', months: 7, depositMonths: 2 };
  expect(await propose(olga, change)).toMatchObject({ status: 200 });
  // 0.4 % of 7 months at $200 more.
  expect(await readAddendum(tim)).toMatchObject({ duty: { cents: 500 } });
  await step(tim, id, 'send');
  await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
  await step(olga, id, 'sign', { way: 'own', name: 'Olga' });
  expect(await rentals.read(tim, id)).toMatchObject({ lastDay: '2028-12-14', deposit: { cents: 620_000 } });
});

test('both duties are noted apart, by those who owe them', async () => {
  await sign();
  const agreement = (await rentals.read(tim, id)).contract?.id;
  const noted = { certificate: 'A1', cents: 15_800, fileId: await rentals.upload('olga') };
  // The agreement's duty is the tenant's.
  expect(await step(olga, id, 'stamped', { ...noted, contractId: agreement })).toMatchObject({ status: 403 });
  expect(await step(olga, id, 'stamped', { ...noted, contractId: 'aaaaaaaaaaaa' })).toMatchObject({
    status: 404,
    fields: ['contractId'],
  });
  const due = inDays(LATER + 10);
  expect(await remindOfDuty(rentals.asSystem(due), {})).toBe(1);
  expect(await step(olga, id, 'stamped', noted)).toMatchObject({ status: 200 });
  expect(await readAddendum(tim)).toMatchObject({
    duty: { stamping: { certificate: 'A1', isAsExpected: true } },
  });
  expect((await rentals.read(tim, id)).duty?.stamping).toBeNull();
});

test('terms that cannot stand in an addendum are refused with the field and the reason', async () => {
  const refusals: [Partial<OfferTerms>, string][] = [
    [{ from: '2028-12-16' }, 'terms.from'],
    [{ from: '2028-04-20', months: 12 }, 'terms.from'],
    [{ from: '2026-12-15', months: 36 }, 'terms.from'],
    [{ from: '2028-05-15', months: 6 }, 'terms.months'],
    [{ clauses: ['pets'] }, 'terms.clauses'],
    [{ from: '2028-05-15', months: 7, monthlyRent: 310_000 }, 'terms.monthlyRent'],
    [{ expiresAt: inDays(LATER - 1).toISOString() }, 'terms.expiresAt'],
  ];
  for (const [changes, name] of refusals) {
    const { status, fields } = await propose(tim, changes);
    expect([status, fields]).toEqual([400, [name]]);
  }
  expect((await rentals.read(tim, id)).addenda).toEqual([]);
});

test('strangers see nothing, a stale version loses, a counter takes the place of the proposal', async () => {
  const ole = await rentals.open('ole', { now: inDays(LATER) });
  const body = { version: 1, terms: renewal() };
  expect(await ole.call('POST', `/api/rentals/${id}/renew`, body)).toMatchObject({ status: 404 });
  expect(await tim.call('POST', `/api/rentals/${id}/renew`, body)).toMatchObject({ status: 409 });
  await propose(tim);
  await propose(olga, { monthlyRent: 340_000 });
  expect((await rentals.read(olga, id)).addenda).toMatchObject([
    { number: 3, draftedBy: 'landlord', terms: { monthlyRent: 340_000 } },
  ]);
  expect(await step(olga, id, 'send')).toMatchObject({ status: 409 });
});

test('a proposal is declined with words, taken back, or runs out; the agreement goes on', async () => {
  await propose(tim);
  expect(await step(olga, id, 'refuse', { words: 'Too little.' })).toMatchObject({ state: 'running' });
  expect(await readAddendum(tim)).toMatchObject({ state: 'refused', endedBecause: 'Too little.' });
  expect(await rentals.listKinds('tim')).toContain('addendum-ended');
  await propose(tim);
  await step(tim, id, 'refuse', { words: 'I changed my mind.' });
  expect((await rentals.read(tim, id)).addenda).toMatchObject([{ number: 2, state: 'refused' }]);
  await propose(tim);
  expect(await expireContracts(rentals.asSystem(inDays(LATER + 6)), {})).toBe(0);
  expect(await expireContracts(rentals.asSystem(inDays(LATER + 7)), {})).toBe(1);
  expect(await rentals.read(tim, id)).toMatchObject({
    state: 'running',
    lastDay: '2028-12-14',
    contract: { state: 'signed' },
    addenda: [{ state: 'expired' }, { state: 'refused' }],
  });
});

test('a renewal waits for nobody else: a home that is agreed with others after the last day is not renewed', async () => {
  const { db } = getDatabase();
  const { rows } = await db.query<{ term: string }>(
    `select term::text as term from offers where rental_id = $1 and state = 'accepted'`,
    [id],
  );
  expect(rows).toEqual([{ term: '[2026-12-15,2028-12-15)' }]);
  await propose(tim);
  await step(olga, id, 'send');
  const held = await db.query<{ term: string }>(
    `select term::text as term from offers where rental_id = $1`,
    [id],
  );
  expect(held.rows).toEqual([{ term: '[2026-12-15,2029-12-15)' }]);
  await step(tim, id, 'refuse', { words: 'We are leaving.' });
  const freed = await db.query<{ term: string }>(
    `select term::text as term from offers where rental_id = $1`,
    [id],
  );
  expect(freed.rows).toEqual(rows);
  // Somebody else has agreed to rent it from then on.
  await db.query(
    `with copy as (insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
        select 'aaaaaaaaaaaa', listing_id, 'signed', 'other', now(), now() from rentals where id = $1 returning id),
      party as (insert into rental_parties (id, rental_id, side, actor_type, user_id, joined_at)
        select 'bbbbbbbbbbbb', copy.id, 'tenant', 1, 'ole', now() from copy returning id)
      insert into offers (id, rental_id, number, by_side, by_party, terms, state, expires_at, created_at, let_of, part, term)
        select 'cccccccccccc', copy.id, 1, 'tenant', party.id, o.terms, 'accepted', o.expires_at, now(), o.let_of, o.part,
          daterange('2029-01-01', '2030-01-01') from copy, party, offers o where o.rental_id = $1`,
    [id],
  );
  await propose(tim);
  expect(await step(olga, id, 'send')).toMatchObject({ status: 409, fields: ['transition'] });
});

test('days that count are told ahead, each once, and to whom they concern', async () => {
  // The second year: notice for work abroad was open from 15 December 2027 on; the air conditioning is due on 15 June 2028.
  await goTo(565);
  const tell = (days: number) => remindOfDays(rentals.asSystem(inDays(days)), {});
  expect(await tell(560)).toBe(0);
  expect(await tell(566)).toBe(1);
  expect(await tell(567)).toBe(1);
  expect((await rentals.listKinds('tim')).filter((kind) => kind === 'aircon-due')).toHaveLength(1);
  expect(await rentals.listKinds('olga')).not.toContain('aircon-due');
  const mails = await rentals.listMails('tim');
  expect(mails.filter((subject) => subject.startsWith('Have the air conditioning serviced'))).toHaveLength(
    mails.length > 0 ? 1 : 0,
  );
});

test('an addendum that is signed by one side ends with the tenancy', async () => {
  await propose(tim);
  await step(olga, id, 'send');
  await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
  await step(olga, id, 'terminate', { clause: 'mutual', lastDay: '2028-06-30', fileIds: [] });
  expect(await rentals.read(olga, id)).toMatchObject({ state: 'ending', addenda: [] });
  expect((await rentals.read(olga, id)).may).not.toContain('sign');
});

test('a rent plan by the figures of the agreement follows the addendum, and both sides see its bills', async () => {
  const { db } = getDatabase();
  await db.query(
    "update users set email = id || '@people.example', proven_email = id || '@people.example', residential_status = 'C'",
  );
  const offered = (await rentals.read(tim, id)).rentPlan?.offer;
  expect(offered).toMatchObject({ monthlyRent: 310_000, from: '2026-12-15', months: 24, payeeId: null });
  expect((await rentals.read(olga, id)).rentPlan).toMatchObject({ offer: null, service: null });
  const payeeId = await addPayee(db, 'tim', '+6580000901');
  expect((await rentals.read(tim, id)).rentPlan?.offer).toMatchObject({ payeeId });
  const { unit } = await rentals.read(tim, id);
  const body = { ...offered, dueDay: 10, type: 'pay', home: { address: unit }, payeeId, rentalId: id };
  const ole = await rentals.open('ole', { now: inDays(LATER) });
  expect(
    await ole.call('POST', '/api/services', { ...body, payeeId: await addPayee(db, 'ole', null) }),
  ).toMatchObject({
    status: 404,
    fields: ['rentalId'],
  });
  const made = await tim.call('POST', '/api/services', body);
  expect(made.status).toBe(200);
  expect(await tim.call('POST', '/api/services', body)).toMatchObject({ status: 409, fields: ['rentalId'] });
  expect((await rentals.read(olga, id)).rentPlan).toMatchObject({
    service: { monthlyRent: 310_000, isMine: true },
    bills: [{ kind: 'rent', cents: 310_000, state: 'open' }],
  });
  await sign();
  const { data } = await tim.get(`/api/services/${made.data.id}`);
  expect(data).toMatchObject({
    monthlyRent: 310_000,
    rentChanges: [{ from: '2028-12-15', monthlyRent: 330_000 }],
    months: 36,
    until: '2029-12-14',
  });
  // Ended early, nothing is due after its last day.
  await step(tim, id, 'terminate', { clause: 'mutual', lastDay: '2028-04-07', fileIds: [] });
  expect((await rentals.read(tim, id)).rentPlan?.bills).toEqual([]);
  expect((await tim.get(`/api/services/${made.data.id}`)).data).toMatchObject({ until: '2028-04-07' });
});
