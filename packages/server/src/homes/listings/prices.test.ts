import type { ListingDetail } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { type ListingDraft, makeListingId } from './listingDraft.ts';
import { saveListers } from './saveListers.ts';
import { saveListings } from './saveListings.ts';

const getDatabase = openTestDatabase();

async function read(row: string): Promise<ListingDetail> {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(`/api/listings/${makeListingId('test', row)}`);
  return ((await response.json()) as { data: ListingDetail }).data;
}

async function save(row: string, ...versions: Partial<ListingDraft>[]): Promise<void> {
  for (const changes of versions) await saveListings(getDatabase().db, [makeDraft(row, changes)]);
}

test.each([
  ['a rent that never changed', [280_000], null],
  ['a rent that fell', [280_000, 260_000], 280_000],
  ['a rent that fell twice', [280_000, 260_000, 250_000], 260_000],
  ['a rent that rose', [260_000, 280_000], null],
  ['a rent that fell and rose a part of it', [280_000, 250_000, 260_000], null],
  ['a rent that fell and rose again', [280_000, 250_000, 280_000], null],
  ['a rent that rose and fell back', [250_000, 280_000, 250_000], null],
  ['a rent that rose and fell below what it was', [250_000, 280_000, 240_000], 250_000],
])('%s has the previous rent it should', async (name, rents, previousRent) => {
  await save(name, ...rents.map((monthlyRent) => ({ monthlyRent })));
  expect(await read(name)).toMatchObject({ monthlyRent: rents.at(-1), previousRent });
});

test('a rent that rose and fell back is a price drop once the higher one stood for 30 days', async () => {
  const listedAt = '2025-06-01T00:00:00.000Z';
  await save('raised', { listedAt, monthlyRent: 250_000 }, { listedAt, monthlyRent: 280_000 });
  const age = (days: number) =>
    getDatabase().db.query(
      `update listing_rents set ended_at = current_moment() - $2 * interval '1 day' where listing_id = $1 and monthly_rent = 250000`,
      [makeListingId('test', 'raised'), days],
    );
  await age(29);
  await save('raised', { listedAt, monthlyRent: 250_000 });
  expect((await read('raised')).previousRent).toBeNull();
  await age(31);
  expect((await read('raised')).previousRent).toBe(280_000);
});

test('a rent that changed before the home was listed was never public', async () => {
  const later = '2100-01-01T00:00:00.000Z';
  await save(
    'unlisted',
    { monthlyRent: 280_000, listedAt: later },
    { monthlyRent: 260_000, listedAt: later },
  );
  expect((await read('unlisted')).previousRent).toBeNull();
});

test('a price drop is told for 90 days', async () => {
  const { db } = getDatabase();
  await save('old drop', { monthlyRent: 280_000 }, { monthlyRent: 250_000 });
  const age = (days: number) =>
    db.query(
      `update listings set rent_changed_at = now() - $2 * interval '1 day' where source_row = 'old drop' and id = $1`,
      [makeListingId('test', 'old drop'), days],
    );
  await age(89);
  expect((await read('old drop')).previousRent).toBe(280_000);
  await age(91);
  expect((await read('old drop')).previousRent).toBeNull();
});

test('every rent that ended is kept, and nothing when only other facts change', async () => {
  await save(
    'history',
    { monthlyRent: 300_000 },
    { monthlyRent: 280_000 },
    { title: 'New', monthlyRent: 280_000 },
    { monthlyRent: 290_000 },
  );
  const { rows } = await getDatabase().db.query(
    'select monthly_rent from listing_rents where listing_id = $1 order by ended_at, monthly_rent desc',
    [makeListingId('test', 'history')],
  );
  expect(rows).toEqual([{ monthly_rent: 300_000 }, { monthly_rent: 280_000 }]);
});

test('the day a home was first listed stays when its feed lists it anew', async () => {
  const [first, again] = ['2026-03-03T01:00:00.000Z', '2026-09-01T01:00:00.000Z'];
  await save('again', { listedAt: first }, { listedAt: first, status: 'closed' }, { listedAt: again });
  expect(await read('again')).toMatchObject({ listedAt: again, firstListedAt: first });
  await save('again', { listedAt: first });
  expect(await read('again')).toMatchObject({ listedAt: first, firstListedAt: first });
});

test('the same unit of the same lister under another reference is no new home; a neighbour or another lister is', async () => {
  const { db } = getDatabase();
  const owner = {
    kind: 'owner' as const,
    name: 'Tan',
    phoneNumber: null,
    registrationNumber: null,
    agencyName: null,
    agencyLicenceNumber: null,
  };
  await saveListers(db, [
    { ...owner, id: 'one' },
    { ...owner, id: 'two' },
  ]);
  const address = { block: '9', street: 'Jalan Kayu', floor: '03', unit: '11', postalCode: '799999' };
  const [first, later] = ['2026-03-03T01:00:00.000Z', '2026-09-01T01:00:00.000Z'];
  await save('unit', { listerId: 'one', address, listedAt: first });
  await save('unit again', { listerId: 'one', address, listedAt: later });
  await save('unit third', { listerId: 'one', address, listedAt: '2026-10-01T01:00:00.000Z' });
  await save('neighbour', { listerId: 'one', address: { ...address, unit: '12' }, listedAt: later });
  await save('other lister', { listerId: 'two', address, listedAt: later });
  expect((await read('unit again')).firstListedAt).toBe(first);
  expect((await read('unit third')).firstListedAt).toBe(first);
  expect((await read('neighbour')).firstListedAt).toBe(later);
  expect((await read('other lister')).firstListedAt).toBe(later);
});
