import type { RentalEvent } from '@sewa/api/client';
import { createTableBlobs, saveListers, saveListings, sealEvent } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { beforeAll, expect, test } from 'vitest';
import { sampleContracts } from './sampleContracts.ts';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { saveSampleContracts } from './saveSampleContracts.ts';
import { makeRentalId, saveSampleRentals } from './saveSampleRentals.ts';
import { saveSampleUnits } from './saveSampleUnits.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';
import { unlistedHomes } from './unlistedHomes.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-28T04:00:00Z');

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await getDatabase().db.query<Row>(text, values)).rows;

/** All that is written of agreements. */
const listAll = () =>
  query(
    `select (select json_agg(r order by id) from rentals r) as rentals,
      (select json_agg(c order by id) from contracts c) as contracts,
      (select json_agg(e order by rental_id, number) from rental_events e) as events,
      (select json_agg(f order by file_id) from rental_files f) as files,
      (select json_agg(i order by id) from inspections i) as inspections,
      (select json_agg(p order by id) from repairs p) as repairs,
      (select json_agg(d order by id) from deductions d) as deductions,
      (select json_agg(n order by id) from notices n) as notices`,
  );

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveSampleContracts(db, { now });
  await saveSampleUsers(db);
  await saveListings(db, listSampleListings([...sampleHomes, ...unlistedHomes]));
  await saveSampleUnits(db, now);
  await saveSampleRentals(db, now);
  await saveSampleContracts(db, { now });
  // The agreements are sealed one after the other.
}, 120_000);

test('there is an agreement and a tenancy in every state, each as far as its steps lead', async () => {
  expect(
    await query(
      `select l.source_row as home, r.state, c.state as contract, c.number,
          (select count(*)::int from contract_places s where s.contract_id = c.id and s.signed_at is not null) as signed
        from contracts c join rentals r on r.id = c.rental_id join listings l on l.id = r.listing_id order by 1, r.created_at`,
    ),
  ).toEqual([
    { home: 'let-bedok', state: 'signed', contract: 'signed', number: 1, signed: 2 },
    { home: 'let-clementi', state: 'ended', contract: 'signed', number: 1, signed: 2 },
    { home: 'let-clementi', state: 'signing', contract: 'signing', number: 1, signed: 1 },
    { home: 'let-dawson', state: 'running', contract: 'signed', number: 1, signed: 2 },
    { home: 'let-dawson', state: 'contracting', contract: 'draft', number: 1, signed: 0 },
    { home: 'let-kovan', state: 'running', contract: 'signed', number: 1, signed: 2 },
    { home: 'let-serangoon', state: 'settled', contract: 'signed', number: 1, signed: 2 },
    { home: 'let-serangoon', state: 'contracting', contract: 'draft', number: 1, signed: 0 },
    { home: 'let-simei', state: 'ending', contract: 'signed', number: 1, signed: 2 },
  ]);
});

test('what was noted of a home is frozen with its pictures once both sides confirmed it', async () => {
  expect(
    await query(
      `select l.source_row as home, i.kind, i.frozen_at is not null as frozen,
          (select count(*)::int from inspection_confirmations c where c.inspection_id = i.id) as confirmed,
          (select count(*)::int from jsonb_path_query(i.rooms, '$[*].items[*].fileIds[*]')) as pictures
        from inspections i join rentals r on r.id = i.rental_id join listings l on l.id = r.listing_id order by 1, 2`,
    ),
  ).toEqual([
    { home: 'let-clementi', kind: 'move-in', frozen: true, confirmed: 2, pictures: 1 },
    { home: 'let-clementi', kind: 'move-out', frozen: true, confirmed: 2, pictures: 1 },
    { home: 'let-dawson', kind: 'move-in', frozen: true, confirmed: 2, pictures: 1 },
    { home: 'let-kovan', kind: 'move-in', frozen: true, confirmed: 2, pictures: 2 },
    { home: 'let-serangoon', kind: 'move-in', frozen: true, confirmed: 2, pictures: 1 },
    { home: 'let-serangoon', kind: 'move-out', frozen: true, confirmed: 2, pictures: 1 },
    { home: 'let-simei', kind: 'move-in', frozen: true, confirmed: 2, pictures: 2 },
    { home: 'let-simei', kind: 'move-out', frozen: false, confirmed: 1, pictures: 1 },
  ]);
});

test('repairs are open or settled, and of the deposits one came back less what was agreed, another is disputed', async () => {
  expect(
    await query(
      `select l.source_row as home, p.state, p.quote_cents as quote, p.cents, p.tenant_cents as "ofTenant" from repairs p
        join rentals r on r.id = p.rental_id join listings l on l.id = r.listing_id order by 1, p.number`,
    ),
  ).toEqual([
    { home: 'let-dawson', state: 'reported', quote: null, cents: null, ofTenant: null },
    { home: 'let-kovan', state: 'settled', quote: 18_000, cents: 21_400, ofTenant: 20_000 },
    { home: 'let-kovan', state: 'answered', quote: 12_000, cents: null, ofTenant: null },
  ]);
  expect(
    await query(
      `select l.source_row as home, d.state, d.cents, d.dispute is not null as "hasWords",
          (select array_agg(distinct b.cents) from deposit_returns b where b.rental_id = r.id) as returned
        from deductions d join rentals r on r.id = d.rental_id join listings l on l.id = r.listing_id order by 1`,
    ),
  ).toEqual([
    { home: 'let-clementi', state: 'disputed', cents: 93_000, hasWords: true, returned: null },
    { home: 'let-serangoon', state: 'agreed', cents: 24_500, hasWords: false, returned: [835_500] },
  ]);
});

test('every step was taken at its time and is sealed with the one before', async () => {
  for (const contract of sampleContracts) {
    const id = makeRentalId(contract);
    const events = await query<RentalEvent & { at: Date }>(
      'select number, at, actor, transition, data, previous, seal from rental_events where rental_id = $1 order by number',
      [id],
    );
    expect(events.slice(3).map(({ transition }) => transition)).toEqual(
      contract.steps.map(({ name }) => name.replace('-tenancies', '').replace('begin', 'start')),
    );
    let before = '';
    for (const { seal, at, ...event } of events) {
      expect(event.previous).toBe(before);
      expect(sealEvent(id, { ...event, at: new Date(at).toISOString() })).toBe(seal);
      before = seal;
    }
  }
  const [first] = await query<{ at: Date }>(
    `select min(at) as at from rental_events where transition = 'sign'`,
  );
  expect(first?.at.toISOString()).toBe('2024-01-13T12:30:00.000Z');
});

test('the papers are PDFs that both sides find, and the duty that was paid is the duty that was due', async () => {
  const files = await query<{ home: string; kind: string; until: string | null; blob: string }>(
    `select l.source_row as home, t.kind, t.valid_until::text as until, f.blob_id as blob from rental_files t
      join files f on f.id = t.file_id join rentals r on r.id = t.rental_id join listings l on l.id = r.listing_id
      where t.kind not in ('photo', 'evidence') order by 1, 2`,
  );
  expect(files.map(({ home, kind, until }) => [home, kind, until])).toEqual([
    ['let-bedok', 'agreement', '2028-12-31'],
    ['let-bedok', 'certificate', '2028-12-31'],
    ['let-clementi', 'agreement', '2026-09-30'],
    ['let-clementi', 'certificate', '2026-09-30'],
    ['let-clementi', 'stamp-certificate', null],
    ['let-dawson', 'agreement', '2026-12-31'],
    ['let-dawson', 'certificate', '2026-12-31'],
    ['let-dawson', 'stamp-certificate', null],
    ['let-kovan', 'agreement', '2027-01-31'],
    ['let-kovan', 'certificate', '2027-01-31'],
    ['let-kovan', 'invoice', null],
    ['let-kovan', 'stamp-certificate', null],
    ['let-serangoon', 'agreement', '2026-01-31'],
    ['let-serangoon', 'certificate', '2026-01-31'],
    ['let-serangoon', 'stamp-certificate', null],
    ['let-simei', 'agreement', '2027-08-31'],
    ['let-simei', 'certificate', '2027-08-31'],
    ['let-simei', 'stamp-certificate', null],
  ]);
  const blobs = createTableBlobs(getDatabase().db);
  for (const { blob, kind } of files) {
    const text = Buffer.from((await blobs.find(blob))?.bytes ?? []).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    const seals = { agreement: 2, certificate: 1, 'stamp-certificate': 0, invoice: 0 }[kind];
    expect(text.match(/\/ByteRange/g) ?? []).toHaveLength(seals ?? -1);
  }
  expect(await query('select cents = expected_cents and cents > 0 as paid from stampings')).toEqual(
    Array.from({ length: 5 }, () => ({ paid: true })),
  );
});

test('whoever comes next is told, nobody is signed in, and no mail waits', async () => {
  expect(
    await query(
      `select l.source_row as home, n.kind, coalesce(n.user_id, n.corporate_id) as who from notices n join rentals r on r.id = n.about
        join listings l on l.id = r.listing_id where n.kind <> 'offer-received' order by 1, 3`,
    ),
  ).toEqual([
    { home: 'let-bedok', kind: 'contract-signed', who: 'sample-lim-jia-en' },
    { home: 'let-bedok', kind: 'contract-signed', who: 'sample-mdm-lee' },
    { home: 'let-clementi', kind: 'contract-to-sign', who: 'sample-mdm-lee' },
    { home: 'let-dawson', kind: 'repair-reported', who: 'sample-koh-sm' },
    { home: 'let-dawson', kind: 'contract-drafted', who: 'sample-lim-jia-en' },
    { home: 'let-dawson', kind: 'repair-reported', who: 'sample-tan-wei-jie' },
    { home: 'let-kovan', kind: 'repair-changed', who: 'sample-lim-jia-en' },
    { home: 'let-serangoon', kind: 'contract-sent', who: 'sample-koh-sm' },
    { home: 'let-serangoon', kind: 'contract-sent', who: 'sample-tan-wei-jie' },
    { home: 'let-simei', kind: 'inspection-to-confirm', who: 'sample-mdm-lee' },
  ]);
  expect(await query('select from sessions')).toEqual([]);
});

test('they are written once, however often the market is filled, and what people went on with is left to them', async () => {
  const { db } = getDatabase();
  await db.query(`update rentals set version = version + 1 where state = 'contracting'`);
  const before = await listAll();
  await saveSampleContracts(db, { now: new Date('2027-03-01T04:00:00Z') });
  expect(await listAll()).toEqual(before);
});
