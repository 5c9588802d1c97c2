import { type DiscoverFilters, discoverSorts, normalizeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import {
  countBySql,
  countOne,
  makeAnyDraft,
  nothing,
  parseItems,
  watchFullReads,
} from '../../testing/listingSearches.ts';
import { makeRandom, type Random } from '../../testing/makeRandom.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Place } from './columns/rowOrder.ts';
import { type FoundPage, ListingIndex } from './ListingIndex.ts';
import { addFacetConditions, addOtherConditions, compileConditions } from './searchConditions.ts';

const getDatabase = openTestDatabase();

/** Searches that ask for a range, an amenity or words. */
const narrowed = [
  { rentMin: 2_000, rentMax: 4_000 },
  { rentMax: 3_000, amenities: [1] },
  { amenities: [2, 5] },
  { q: 'river' },
].map((filters) => normalizeDiscoverFilters(filters));

/** Searches that ask for one of those and for codes as well; of two of them only the codes differ. */
const mixed = [
  { q: 'river', propertyTypes: [0] },
  { q: 'river', propertyTypes: [1, 4], searchParams: ['D09'] },
  { rentMin: 2_000, rentMax: 4_000, noOfBedRooms: [4, 5] },
  { amenities: [1], furnitureStatus: [1, 2] },
  { rentMax: 3_000, amenities: [2], propertySubTypes: [10, 30], noOfBathRooms: [1, 5] },
].map((filters) => normalizeDiscoverFilters(filters));

const areas = ['D09', 'D20', 'D21'];

/** A search of any mixture of filters. */
function makeAnySearch(random: Random): DiscoverFilters {
  const some = <Value>(values: readonly Value[]): Value[] =>
    random(3) === 0 ? values.filter(() => random(2) === 0) : [];
  const maybe = <Value>(make: () => Value): Value | null => (random(4) === 0 ? make() : null);
  return normalizeDiscoverFilters({
    propertyTypes: some([0, 1, 2, 4]),
    propertySubTypes: some([0, 10, 20, 30]),
    noOfBedRooms: some([1, 2, 3, 4, 5]),
    noOfBathRooms: some([1, 2, 5]),
    furnitureStatus: some([0, 1, 2]),
    searchParams: some(areas),
    amenities: random(4) === 0 ? [random(10), random(10)] : [],
    rentMin: maybe(() => 1_000 + random(50) * 100),
    rentMax: maybe(() => 1_000 + random(50) * 100),
    areaMin: maybe(() => 20 + random(120)),
    availableFrom: maybe(() => `2026-${String(1 + random(12)).padStart(2, '0')}-15`),
    q: maybe(() => ['river', 'riv 1', 'valley d09', '56021', 'é', '1e5', 'nowhere', '１'][random(8)]) ?? '',
    sort: discoverSorts[random(discoverSorts.length)] ?? 'newest',
  });
}

const orderOf = {
  newest: 'listed_at desc, id desc',
  rentAsc: 'monthly_rent, id',
  rentDesc: 'monthly_rent desc, id desc',
  areaDesc: 'area_sqm desc, id desc',
  // Without a place it is the first order.
  minutes: 'listed_at desc, id desc',
} as const;

/** The ids of all that the listings themselves hold of a search, in its order. */
async function listBySql(db: Database, filters: DiscoverFilters): Promise<string[]> {
  const { sql, values } = compileConditions(filters, addFacetConditions, addOtherConditions);
  const { rows } = await db.query<{ id: string }>({
    text: `select id from listings l where ${sql.join(' and ')} order by ${orderOf[filters.sort]}`,
    values,
  });
  return rows.map(({ id }) => id);
}

/** The ids of all that is found of a search, some at a time. */
async function listPages(index: ListingIndex, filters: DiscoverFilters, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: Place | null = null;
  do {
    const page: FoundPage = await index.find(filters, after, limit);
    ids.push(...parseItems(page).map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}

test('after 10,000 changes by several connections at once, columns find and count what SQL does in every search, and no whole read was needed', async () => {
  const { settings } = getDatabase();
  const writers = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase(settings, { ifBusy: 'join' })),
  );
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  const index = new ListingIndex(db);
  await countOne(index, nothing);
  const random = makeRandom(11);
  let changed = 0;
  const write = async (writer: Database, seed: number) => {
    const pick = makeRandom(seed);
    while (changed < 10_000) {
      const rows = 1 + pick(60);
      changed += rows;
      const from = seed * 1_000 + pick(700);
      const kind = pick(10);
      const ids = Array.from({ length: rows }, (_, row) => makeListingId('test', String(from + row)));
      if (kind === 0) {
        await writer.query('delete from listings where id = any($1::text[])', [ids]);
      } else if (kind === 1) {
        await writer.query(
          'update listings set number_of_bedrooms = 3, status = $2 where id = any($1::text[])',
          [ids, pick(2) === 0 ? 'live' : 'let'],
        );
      } else if (kind === 2) {
        const undone = writer.transaction(async (tx) => {
          await tx.query('delete from listings where id = any($1::text[])', [ids]);
          throw new Error('Undone.');
        });
        await expect(undone).rejects.toThrow('Undone.');
      } else {
        const drafts = ids.map((_, row) => makeAnyDraft(from + row, pick));
        await writer.transaction((tx) => saveListings(tx, drafts));
      }
      if (random(20) === 0)
        for (const filters of [nothing, ...narrowed, mixed[random(mixed.length)] ?? nothing])
          expect(await countOne(index, filters)).toMatchObject({ total: expect.any(Number) });
    }
  };
  await Promise.all(writers.map((writer, index) => write(writer, index + 1)));
  const counted = await countOne(index, nothing);
  expect(countFullReads()).toBe(1);
  expect(counted).toEqual(await countBySql(getDatabase().db));
  expect(counted.total).toBeGreaterThan(100);
  for (const filters of [...narrowed, ...mixed]) {
    const narrow = await countOne(index, filters);
    expect(narrow).toEqual(await countBySql(getDatabase().db, filters));
    expect(narrow.total).toBeGreaterThan(0);
  }
  for (let search = 0; search < 200; search += 1) {
    const filters = makeAnySearch(random);
    expect(await countOne(index, filters)).toEqual(await countBySql(getDatabase().db, filters));
    const ids = await listBySql(getDatabase().db, filters);
    expect(await listPages(index, filters, Math.max(40, Math.ceil(ids.length / 3)))).toEqual(ids);
  }
  await Promise.all(writers.map((writer) => writer.close()));
});
