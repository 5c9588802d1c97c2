import type { RentalEvent } from '@sewa/api/client';
import { saveListers, saveListings, sealEvent } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { beforeAll, expect, test } from 'vitest';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { sampleRentals } from './sampleRentals.ts';
import { saveSampleRentals } from './saveSampleRentals.ts';
import { saveSampleUnits } from './saveSampleUnits.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';
import { unlistedHomes } from './unlistedHomes.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-28T04:00:00Z');

const query = async <Row extends object>(text: string): Promise<Row[]> =>
  (await getDatabase().db.query<Row>(text)).rows;

/** All that is written of rentals. */
const listAll = () =>
  query(
    `select (select json_agg(r order by id) from rentals r) as rentals,
      (select json_agg(p order by id) from rental_parties p) as parties,
      (select json_agg(o order by id) from offers o) as offers,
      (select json_agg(e order by rental_id, number) from rental_events e) as events,
      (select json_agg(c order by id) from conversations c where kind = 'rental') as conversations,
      (select json_agg(u order by u.id) from conversation_users u) as participants,
      (select json_agg(m order by conversation_id, number) from messages m) as messages,
      (select json_agg(n order by n.id) from notices n where kind = 'offer-received') as notices`,
  );

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveSampleRentals(db, now);
  expect(await query('select from rentals')).toEqual([]);
  await saveSampleUsers(db);
  await saveListings(db, listSampleListings([...sampleHomes, ...unlistedHomes]));
  await saveSampleUnits(db, now);
  await saveSampleRentals(db, now);
});

test('there is a rental in every state, each with the parties of both sides', async () => {
  expect(
    await query(
      `select l.source_row as home, l.status, r.state, r.version,
          (select json_agg(array[p.side, p.actor_type::text, coalesce(p.user_id, p.corporate_id), p.name]
            order by p.side desc, p.actor_type desc) from rental_parties p where p.rental_id = r.id) as parties,
          (select json_agg(array[o.by_side, o.state] order by o.number) from offers o where o.rental_id = r.id) as offers
        from rentals r join listings l on l.id = r.listing_id order by 1, r.created_at`,
    ),
  ).toEqual([
    {
      home: '01a',
      status: 'live',
      state: 'offered',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', null],
        ['landlord', '3', 'sample-tan-wei-jie', null],
        ['landlord', '2', 'sample-koh-sm', null],
      ],
      offers: [
        ['tenant', 'countered'],
        ['landlord', 'open'],
      ],
    },
    {
      home: '02a',
      status: 'live',
      state: 'offered',
      version: 2,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', null],
        ['landlord', '2', 'sample-mdm-lee', null],
      ],
      offers: [['tenant', 'open']],
    },
    {
      home: '06b',
      status: 'live',
      state: 'expired',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-amir-hakim', null],
        ['landlord', '3', 'sample-tan-wei-jie', null],
      ],
      offers: [['tenant', 'expired']],
    },
    {
      home: '10d',
      status: 'live',
      state: 'talking',
      version: 1,
      parties: [
        ['tenant', '1', 'sample-sofia-rossi', null],
        ['landlord', '2', 'sample-harbour-living', null],
      ],
      offers: null,
    },
    {
      home: '20a',
      status: 'live',
      state: 'withdrawn',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-sofia-rossi', null],
        ['landlord', '2', 'sample-mdm-lee', null],
      ],
      offers: [['tenant', 'withdrawn']],
    },
    {
      home: '27e',
      status: 'let',
      state: 'agreed',
      version: 4,
      parties: [
        ['tenant', '1', 'sample-amir-hakim', 'Amir Hakim'],
        ['landlord', '2', 'sample-harbour-living', 'Harbour Living'],
      ],
      offers: [
        ['tenant', 'countered'],
        ['landlord', 'accepted'],
      ],
    },
    {
      home: 'let-bedok',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', 'Lim Jia En'],
        ['landlord', '2', 'sample-mdm-lee', 'Lee Siew Hong'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-clementi',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-amir-hakim', 'Amir Hakim'],
        ['landlord', '2', 'sample-mdm-lee', 'Lee Siew Hong'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-clementi',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-deepa-varma', 'Deepa Varma'],
        ['landlord', '2', 'sample-mdm-lee', 'Lee Siew Hong'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-dawson',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-deepa-varma', 'Deepa Varma'],
        ['landlord', '3', 'sample-tan-wei-jie', 'Tan Wei Jie'],
        ['landlord', '2', 'sample-koh-sm', 'Koh Swee Mei'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-dawson',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', 'Lim Jia En'],
        ['landlord', '3', 'sample-tan-wei-jie', 'Tan Wei Jie'],
        ['landlord', '2', 'sample-koh-sm', 'Koh Swee Mei'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-kovan',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', 'Lim Jia En'],
        ['landlord', '2', 'sample-harbour-living', 'Harbour Living'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-serangoon',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-lim-jia-en', 'Lim Jia En'],
        ['landlord', '3', 'sample-tan-wei-jie', 'Tan Wei Jie'],
        ['landlord', '2', 'sample-koh-sm', 'Koh Swee Mei'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-serangoon',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-amir-hakim', 'Amir Hakim'],
        ['landlord', '3', 'sample-tan-wei-jie', 'Tan Wei Jie'],
        ['landlord', '2', 'sample-koh-sm', 'Koh Swee Mei'],
      ],
      offers: [['tenant', 'accepted']],
    },
    {
      home: 'let-simei',
      status: 'let',
      state: 'agreed',
      version: 3,
      parties: [
        ['tenant', '1', 'sample-sofia-rossi', 'Sofia Rossi'],
        ['landlord', '2', 'sample-mdm-lee', 'Lee Siew Hong'],
      ],
      offers: [['tenant', 'accepted']],
    },
  ]);
});

test('open offers run for three days from the first fill, and whoever has to answer is told', async () => {
  const until = new Date('2026-12-01T12:00:00Z');
  const open = await query(
    `select distinct expires_at as until, terms->>'from' as "from", term::text from offers where state = 'open' order by term`,
  );
  expect(open).toEqual([
    { until, from: '2027-01-01', term: '[2027-01-01,2028-01-01)' },
    { until, from: '2027-01-01', term: '[2027-01-01,2029-01-01)' },
  ]);
  expect(
    await query(
      `select l.source_row as home, n.user_id as who, n.path = '/contract/' || r.id as leads, n.due_at as until
        from notices n join rentals r on r.id = n.about join listings l on l.id = r.listing_id
        where n.kind = 'offer-received' order by 1`,
    ),
  ).toEqual([
    { home: '01a', who: 'sample-lim-jia-en', leads: true, until },
    { home: '02a', who: 'sample-mdm-lee', leads: true, until },
  ]);
});

test('every step is sealed with the one before, and said once in the conversation of the parties, which everybody has read', async () => {
  const events = await query<RentalEvent & { rental: string; at: Date }>(
    `select rental_id as rental, number, at, actor, transition, data, previous, seal from rental_events order by rental_id, number`,
  );
  expect(events).toHaveLength(sampleRentals.flatMap(({ steps }) => steps).length);
  let before = '';
  for (const { rental, seal, at, ...event } of events) {
    expect(event.previous).toBe(event.number === 1 ? '' : before);
    expect(sealEvent(rental, { ...event, at: new Date(at).toISOString() })).toBe(seal);
    before = seal;
  }
  const said = await query<{ lines: string[] }>(
    `select array_agg(m.body order by m.number) as lines from conversations c join messages m on m.conversation_id = c.id
      join rentals r on r.id = c.context_id join listings l on l.id = r.listing_id
      where c.kind = 'rental' and m.kind = 'event' and l.source_row = '27e'`,
  );
  expect(said[0]?.lines).toEqual([
    expect.stringMatching(/^Amir Hakim is interested in renting .+\.$/),
    'Amir Hakim offers $5,800 a month for 24 months from Jan 1, 2027.',
    'Harbour Living answers with $6,000 a month for 24 months from Jan 1, 2027.',
    'Amir Hakim accepted. You agreed, subject to contract.',
  ]);
  expect(
    await query(
      `select c.id from conversations c left join conversation_users u on u.conversation_id = c.id join rentals r on r.id = c.context_id
        where c.last_number <> r.version or u.read_number is distinct from c.last_number`,
    ),
  ).toEqual([]);
});

test('they are written once, however often the market is filled', async () => {
  const before = await listAll();
  await saveSampleRentals(getDatabase().db, new Date('2027-03-01T04:00:00Z'));
  expect(await listAll()).toEqual(before);
});
