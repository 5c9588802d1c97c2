import { saveListers, saveListings } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { sampleSource } from './sampleSource.ts';
import { sampleUnits } from './sampleUnits.ts';
import { saveSampleConversations } from './saveSampleConversations.ts';
import { saveSampleRentals } from './saveSampleRentals.ts';
import { saveSampleUnits } from './saveSampleUnits.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';
import { countEnquiries, detachUnits } from './unitQueries.ts';
import { unlistedHomes } from './unlistedHomes.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');

async function fill(): Promise<void> {
  const { db } = getDatabase();
  await db.transaction((tx) => detachUnits(tx, sampleSource));
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  await saveListings(db, listSampleListings([...sampleHomes, ...unlistedHomes]));
  await saveSampleUnits(db, now);
}

const countStates = async () =>
  (
    await getDatabase().db.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from listings where unit_id is not null group by state order by state',
    )
  ).rows;

test('owners, agents and a company have homes in every state, also after they are written again', async () => {
  await fill();
  const states = await countStates();
  expect(states.map(({ state }) => state)).toEqual(['draft', 'let', 'live', 'paused', 'review']);
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(sampleUnits.length);
  await fill();
  expect(await countStates()).toEqual(states);
  const { db } = getDatabase();
  const { rows } = await db.query(
    `select (select count(*)::int from authorities where granted_at is not null) as authorities,
      (select count(*)::int from units where owner_corporate_id is not null) as "ofCompany",
      (select count(*)::int from listings where unit_id is null and status = 'hidden') as lost`,
  );
  expect(rows).toEqual([{ authorities: 6, ofCompany: 4, lost: 0 }]);
});

test('a part that somebody else lists is left to them', async () => {
  await fill();
  const { db } = getDatabase();
  const { rows } = await db.query<{ id: string; unit_id: string }>(
    `select id, unit_id from listings where source_row = '07a'`,
  );
  const sample = rows[0]?.id ?? '';
  await db.transaction((tx) => detachUnits(tx, sampleSource));
  await db.query(
    `insert into listings (id, source, source_row, content_hash, status, slug, street, monthly_rent, listed_at, search, unit_id, part, state)
      values ('aaaaaaaaaaaa', 'sewa', 'aaaaaaaaaaaa', '', 'live', 'x', 'Queen Street', 1, now(), '', $1, '[0,100)', 'live')`,
    [rows[0]?.unit_id],
  );
  await saveSampleUnits(db, now);
  const { rows: after } = await db.query('select unit_id from listings where id = $1', [sample]);
  expect(after).toEqual([{ unit_id: null }]);
});

test('enquiries of a home are those in the inbox, and whoever made an offer asked', async () => {
  await fill();
  const { db } = getDatabase();
  await saveSampleConversations(db, now);
  await saveSampleRentals(db, now);
  await db.query(
    `update listing_daily_counts set enquiries = 4 where listing_id = (select listing_id from listing_daily_counts limit 1)`,
  );
  for (const _again of [1, 2]) await db.transaction((tx) => countEnquiries(tx, sampleSource));
  const { rows } = await db.query<{ counted: number; made: number }>(
    `select coalesce((select sum(c.enquiries)::int from listing_daily_counts c where c.listing_id = l.id), 0) as counted,
        (select count(*)::int from enquiries e where e.listing_id = l.id) as made from listings l`,
  );
  expect(rows.filter(({ counted, made }) => counted !== made)).toEqual([]);
  expect(rows.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(4);
  const { rows: unasked } = await db.query(
    `select r.listing_id from rentals r join listings l on l.id = r.listing_id
      where r.state = 'offered' and l.status = 'live'
        and not exists (select from enquiries e where e.listing_id = r.listing_id and e.user_id = r.asker_key)`,
  );
  expect(unasked).toEqual([]);
});
