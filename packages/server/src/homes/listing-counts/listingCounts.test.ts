import { beforeEach, expect, test } from 'vitest';
import { openLandlord, resetLandlords } from '../../testing/openLandlords.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
let listingId = '';

const listCounts = async () =>
  (
    await getDatabase().db.query(
      `select listing_id, day::text as day, views, saves, enquiries from listing_daily_counts`,
    )
  ).rows;

beforeEach(async () => {
  const { db } = getDatabase();
  await resetLandlords(db);
  const olga = await openLandlord(db, 'olga');
  const { data } = await olga.add();
  listingId = await olga.advertise(String(data.id));
});

test('views, saves and enquiries of a live listing are summed by the day in Singapore', async () => {
  const { db } = getDatabase();
  const visitor = openTestBrowser(db);
  const view = (id: string) => visitor.send(`/api/listings/${id}/views`, {});
  expect((await Promise.all([view(listingId), view(listingId)])).map(({ status }) => status)).toEqual([
    204, 204,
  ]);
  const tim = await openLandlord(db, 'tim');
  for (const _ of [1, 2]) await tim.send(`/api/favourites/${listingId}`, undefined, {}, 'PUT');
  await tim.remove(`/api/favourites/${listingId}`);
  await tim.send(`/api/favourites/${listingId}`, undefined, {}, 'PUT');
  const enquiry = await tim.send('/api/enquiries', { listingId, message: 'Is it free?' });
  expect(enquiry.status).toBe(200);
  await tim.send('/api/enquiries', { listingId, message: 'Is it free?' });
  const day = { listing_id: listingId, day: '2026-11-21', views: 2, saves: 1, enquiries: 1 };
  expect(await listCounts()).toEqual([day]);
  // 23:59 there is still the same day; a minute later it is the next one.
  visitor.wait(11 * 60 * 60_000 + 59 * 60_000);
  await view(listingId);
  visitor.wait(60_000);
  await view(listingId);
  expect(await listCounts()).toEqual([
    { ...day, views: 3 },
    { ...day, day: '2026-11-22', views: 1, saves: 0, enquiries: 0 },
  ]);
});

test('nothing is counted of a listing that is not live, and nobody learns whether it is there', async () => {
  await getDatabase().db.query(`update listings set state = 'draft', status = 'hidden'`);
  const visitor = openTestBrowser(getDatabase().db);
  for (const id of [listingId, 'aaaaaaaaaaaa', 'x'])
    expect((await visitor.send(`/api/listings/${id}/views`, {})).status).toBe(204);
  expect(await listCounts()).toEqual([]);
});
