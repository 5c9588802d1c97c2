import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { fillSampleMarket } from './fillSampleMarket.ts';
import { fillSampleMarketOnce } from './fillSampleMarketOnce.ts';
import { sampleHomes } from './sampleMarket.ts';
import { listSamplePictures } from './samplePictures.ts';
import { sampleSource } from './sampleSource.ts';
import { unlistedHomes } from './unlistedHomes.ts';

const getDatabase = openTestDatabase();

async function getState(): Promise<unknown> {
  const { rows } = await getDatabase().db.query(
    `select (select json_agg(json_build_array(id, status, content_hash, updated_at) order by id) from listings) as listings,
       (select json_agg(json_build_array(listing_id, position, blob_id) order by listing_id, position) from listing_pictures) as pictures,
       (select json_agg(json_build_array(id, created_at) order by id) from blobs) as blobs,
       (select json_agg(json_build_array(id, name) order by id) from listers) as listers,
       (select json_agg(json_build_array(kind, slug, state, version, cover_blob_id) order by kind, slug) from articles) as articles,
       (select json_agg(stations order by code) from stations) as stations,
       (select json_agg(places order by kind, name) from places) as places`,
  );
  return rows;
}

const homes = [...sampleHomes, ...unlistedHomes];
const count = homes.length;
const pictures = homes.flatMap(listSamplePictures).length;

test('the sample market is written once and not again', async () => {
  const { db } = getDatabase();
  const told: number[] = [];
  const first = await fillSampleMarket(db, { onProgress: (percent) => told.push(percent) });
  expect(first).toEqual({
    listings: count,
    written: count,
    pictures,
    around: { areas: 55, stations: 285, places: 378, postalCodes: 9_659, rents: 5_953 },
  });
  expect(told).toEqual([...new Set(told)].sort((one, two) => one - two));
  expect(told.at(-1)).toBe(100);
  const state = await getState();
  expect(await fillSampleMarket(db)).toMatchObject({ written: 0 });
  expect(await getState()).toEqual(state);
});

test('every listing has rendered rooms and one drawn plan as stored files', async () => {
  const { rows } = await getDatabase().db.query(
    `select count(*)::int as listings, sum(rooms)::int as rooms, sum(plans)::int as plans, min(rooms) > 0 as has_rooms
     from (select count(*) filter (where b.content_type = 'image/webp') as rooms,
         count(*) filter (where b.content_type = 'image/svg+xml') as plans
       from listings l join listing_pictures p on p.listing_id = l.id join blobs b on b.id = p.blob_id
       where l.source = $1 group by l.id) as each`,
    [sampleSource],
  );
  expect(rows).toEqual([{ listings: count, rooms: pictures - count, plans: count, has_rooms: true }]);
});

test('what someone changed in the sample market is put back', async () => {
  const { db } = getDatabase();
  await db.query("update listings set monthly_rent = 1, content_hash = '' where source_row = '09a'");
  await db.query(
    "delete from listing_pictures where listing_id = (select id from listings where source_row = '10a')",
  );
  expect(await fillSampleMarket(db)).toMatchObject({ written: 1 });
  const { rows } = await db.query(
    `select (select monthly_rent from listings where source_row = '09a') as rent,
       (select count(*)::int from listing_pictures p join listings l on l.id = p.listing_id where source_row = '10a') as pictures`,
  );
  const own = homes.filter(({ key }) => key === '10a').flatMap(listSamplePictures);
  expect(rows).toEqual([{ rent: 620_000, pictures: own.length }]);
});

test('a start leaves alone what this code wrote, and writes what other code did or nobody finished', async () => {
  const { db } = getDatabase();
  const getRent = async () =>
    (await db.query("select monthly_rent as rent from listings where source_row = '09a'")).rows;
  const changeRent = () =>
    db.query("update listings set monthly_rent = 1, content_hash = '' where source_row = '09a'");
  await changeRent();
  await fillSampleMarketOnce(db);
  expect(await getRent()).toEqual([{ rent: 1 }]);
  await db.query('update imports set finished_at = null where source = $1', [sampleSource]);
  await fillSampleMarketOnce(db);
  expect(await getRent()).toEqual([{ rent: 620_000 }]);
  await changeRent();
  await db.query("update imports set file_digest = 'other code' where source = $1", [sampleSource]);
  await fillSampleMarketOnce(db);
  expect(await getRent()).toEqual([{ rent: 620_000 }]);
  const { rows } = await db.query('select count(*)::int as notes from imports where source = $1', [
    sampleSource,
  ]);
  expect(rows).toEqual([{ notes: 1 }]);
});

test('the database knows how the listings are spread, so that it plans searches well', async () => {
  const { rows } = await getDatabase().db.query(
    "select attname from pg_stats where tablename = 'listings' and attname in ('status', 'property_type') order by 1",
  );
  expect(rows).toEqual([{ attname: 'property_type' }, { attname: 'status' }]);
});
