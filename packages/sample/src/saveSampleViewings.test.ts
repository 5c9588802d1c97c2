import { saveListers, saveListings } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { sampleSlots } from './sampleViewings.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';
import { saveSampleViewings } from './saveSampleViewings.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-28T04:00:00Z');

test('there is a viewing in every state, once however often it is filled, by who lets the home', async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  await saveListings(db, listSampleListings(sampleHomes));
  await saveSampleViewings(db, now);
  await saveSampleViewings(db, new Date('2027-03-01T04:00:00Z'));
  const { rows: states } = await db.query<{ state: string }>('select distinct state from viewings');
  expect(states.map(({ state }) => state).toSorted()).toEqual([
    'arrived',
    'booked',
    'cancelled',
    'missed',
    'offered',
    'waiting',
  ]);
  const { rows: slots } = await db.query<{ count: number; hosted: number; first: Date }>(
    `select count(*)::int as count, min(s.starts_at) as first,
        count(*) filter (where s.host_user_id = a.user_id or s.host_user_id = 'sample-pauline-seah')::int as hosted
      from viewing_slots s join listings l on l.id = s.listing_id join listers a on a.id = l.lister_id`,
  );
  expect(slots).toEqual([
    { count: sampleSlots.length, hosted: sampleSlots.length, first: new Date('2026-11-25T04:00:00Z') },
  ]);
});
