import type { ListingNumbers } from '@sewa/api/client';
import { beforeEach, expect, test } from 'vitest';
import { authorise, homesStart, openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const open = (userId: string | null, corporateId?: string) =>
  openHomes(getDatabase().db, userId, corporateId === undefined ? {} : { corporateId });

beforeEach(() => resetHomes(getDatabase().db));

/** A live listing of an agent, of the flat of olga. */
async function publish() {
  const { db } = getDatabase();
  await authorise(db, 'R012345A');
  const anil = await open('anil');
  const { id, version } = await anil.draft();
  await trustEverybody(db);
  await anil.move(id, 'publish', version);
  await db.query(`update listings set district = '20' where id = $1`, [id]);
  await db.query(
    `insert into listing_daily_counts (listing_id, day, views, saves, enquiries) values
      ($1, '2026-11-21', 4, 1, 0), ($1, '2026-10-23', 9, 0, 2), ($1, '2026-10-22', 99, 9, 9)`,
    [id],
  );
  return { anil, id };
}

/** Imported homes like it that are live since a day, each with as many views today as its number. */
async function addSimilar(numbers: readonly number[], since = '2026-11-01') {
  const { db } = getDatabase();
  await db.query(
    `with added as (
        insert into listings (id, source, source_row, content_hash, status, slug, street, property_type, property_sub_type,
            number_of_bedrooms, district, monthly_rent, listed_at, search)
          select 'similar' || chr(96 + n) || 'aaaa', 'test', n::text, 'x', 'live', 'similar-' || n, 'Ang Mo Kio Avenue 3', 0, 0, 3, '20',
            300000 + n * 1000, $2::timestamptz, ''
          from unnest($1::int[]) as n returning id, monthly_rent)
      insert into listing_daily_counts (listing_id, day, views)
        select id, '2026-11-21', (monthly_rent - 300000) / 1000 from added`,
    [numbers, `${since}T04:00:00Z`],
  );
  await db.query(`update listings set live_since = listed_at where source = 'test'`);
}

const read = async (userId: string | null, id: string, corporateId?: string) => {
  const { status, data } = await (await open(userId, corporateId)).get(`/api/listings/${id}/numbers`);
  return { status, numbers: data as unknown as ListingNumbers };
};

test('its lister and the owner of the home see 30 days, and nobody else anything', async () => {
  const { id } = await publish();
  for (const person of ['anil', 'olga']) {
    const { status, numbers } = await read(person, id);
    expect(status).toBe(200);
    expect(numbers.days).toHaveLength(30);
    expect(numbers.days[0]).toEqual({ day: '2026-10-23', views: 9, saves: 0, enquiries: 2, similar: null });
    expect(numbers.days.at(-1)).toMatchObject({ day: '2026-11-21', views: 4, saves: 1, enquiries: 0 });
    expect(numbers.similar).toBeNull();
  }
  expect((await read(null, id)).status).toBe(401);
  for (const [person, corporate] of [['bea'], ['ole'], ['tim'], ['ada', 'alpha']] as const)
    expect([person, (await read(person, id, corporate)).status]).toEqual([person, 404]);
  // Another agent who may advertise the home sees the listing, but not its numbers.
  await authorise(getDatabase().db, 'R012345B');
  expect((await read('bea', id)).status).toBe(404);
  expect((await read('anil', 'x')).status).toBe(404);
});

test('the people of a corporate see the numbers of its listing', async () => {
  const { db } = getDatabase();
  const ada = await open('ada', 'alpha');
  const { data } = await ada.call('POST', '/api/properties/bbbbbbbbbbbb/listings', { part: 'whole' });
  await db.query(`update listings set state = 'live', status = 'live', monthly_rent = 280000 where id = $1`, [
    data.id,
  ]);
  expect((await read('max', data.id, 'alpha')).status).toBe(200);
});

test('five similar homes give medians, four do not, and those of the last week do not count', async () => {
  const { id } = await publish();
  await addSimilar([1, 2, 3, 10]);
  expect((await read('anil', id)).numbers.similar).toBeNull();
  await addSimilar([5], '2026-11-16');
  expect((await read('anil', id)).numbers.similar).toBeNull();
  await addSimilar([20], '2026-11-10');
  const { numbers } = await read('anil', id);
  expect(numbers.similar).toEqual({
    count: 5,
    totals: { views: 3, saves: 0, enquiries: 0 },
    monthlyRent: 303_000,
  });
  expect(numbers.days.at(-1)?.similar).toEqual({ views: 3, saves: 0, enquiries: 0 });
  // Before the fifth one was there, a day has no median.
  expect(numbers.days.find(({ day }) => day === '2026-11-09')?.similar).toBeNull();
  expect(JSON.stringify(numbers)).not.toContain('similara');
});

test('homes with other bedrooms, of another district or rooms are not similar', async () => {
  const { id } = await publish();
  await addSimilar([1, 2, 3, 4, 5, 6, 7]);
  const { db } = getDatabase();
  await db.query(`update listings set number_of_bedrooms = 2 where source_row = '1'`);
  await db.query(`update listings set district = '19' where source_row = '2'`);
  expect((await read('anil', id)).numbers.similar?.count).toBe(5);
  await db.query(`update listings set property_sub_type = 20 where source_row = '3'`);
  expect((await read('anil', id)).numbers.similar).toBeNull();
});

test('its lister is told since when somebody waits for an answer, its owner is not', async () => {
  const { anil, id } = await publish();
  const tim = await open('tim');
  const asked = await tim.call('POST', '/api/enquiries', { listingId: id, message: 'Is it free?' });
  expect(asked.status).toBe(200);
  expect((await read('anil', id)).numbers.unansweredSince).toBe(homesStart.toISOString());
  expect((await read('olga', id)).numbers.unansweredSince).toBeNull();
  const { rows } = await getDatabase().db.query<{ id: string }>('select id from conversations');
  const answered = await anil.call('POST', '/api/chat/send', {
    conversationId: rows[0]?.id,
    message: 'It is.',
  });
  expect(answered.status).toBe(200);
  expect((await read('anil', id)).numbers.unansweredSince).toBeNull();
});
