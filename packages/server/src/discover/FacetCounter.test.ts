import { type DiscoverFilters, findDistrict, normalizeDiscoverFilters } from '@sewa/formatters';
import { beforeEach, expect, test } from 'vitest';
import type { Database, Queryable, Statement } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { cleanUp } from '../jobs/cleanUp.ts';
import { type ListingDraft, makeListingId } from '../listings/listingDraft.ts';
import { saveListings } from '../listings/saveListings.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { makeTestContext } from '../testing/makeTestContext.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { discover } from './discover.ts';
import { FacetCounter } from './FacetCounter.ts';
import type { FacetCounts, FacetName } from './facetCube.ts';
import { getListingVersion } from './queries.ts';
import { addFacetConditions, addOtherConditions, compileConditions } from './searchConditions.ts';

const getDatabase = openTestDatabase();
const nothing = normalizeDiscoverFilters({});

/** Numbers that look random and are the same in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function makeAnyDraft(row: number, random: (below: number) => number): ListingDraft {
  const one = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  return makeDraft(String(row), {
    status: one(['live', 'live', 'live', 'let', 'closed']),
    propertyType: one([0, 1, 2, 4, 9, null]),
    propertySubType: one([0, 10, 20, 30, null]),
    address: {
      block: '1',
      street: 'River Valley Road',
      floor: null,
      unit: null,
      postalCode: one(['560210', '238801', null]),
    },
    numberOfBedrooms: one([0, 1, 4, 5, 6, null]),
    numberOfBathrooms: one([1, 7, null]),
    furnitureStatus: one([0, 1, 2, null]),
    amenities: Array.from({ length: 10 }, (_, code) => code).filter(() => random(3) === 0),
    monthlyRent: 100_000 + random(50) * 10_000,
  });
}

/** A database that counts how often everything was counted anew. */
function watchFullReads(db: Database): { db: Database; countFullReads: () => number } {
  let reads = 0;
  const watch = (queryable: Queryable): Queryable => ({
    query: (statement: Statement, values?: readonly unknown[]) => {
      const { text, values: requested = values ?? [] } =
        typeof statement === 'string' ? { text: statement } : statement;
      // What is narrowed has the values it is narrowed by.
      if (text.includes('group by 1, 2, 3, 4, 5, 6') && requested.length === 0) reads += 1;
      return queryable.query(statement, values);
    },
  });
  const watched: Database = {
    ...db,
    ...watch(db),
    transaction: (work, options) => db.transaction((tx) => work({ ...tx, ...watch(tx) }), options),
  };
  return { db: watched, countFullReads: () => reads };
}

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

const roomsOf = (column: string) => `case when ${column} > 5 then 5 else ${column} end`;

/** What a listing has of each facet. */
const facetValues = {
  searchParams: 'l.district',
  propertyTypes: 'l.property_type',
  propertySubTypes: 'l.property_sub_type',
  noOfBedRooms: roomsOf('l.number_of_bedrooms'),
  noOfBathRooms: roomsOf('l.number_of_bathrooms'),
  furnitureStatus: 'l.furniture_status',
} as const satisfies Record<FacetName, string>;

/** What the conditions of a page find in the listings themselves: how many, and each facet with its own filter lifted. */
async function countBySql(db: Database, filters = nothing): Promise<FacetCounts> {
  const groupBy = async (value: string, from: string, search: DiscoverFilters) => {
    const { sql, values } = compileConditions(search, addFacetConditions, addOtherConditions);
    const { rows } = await db.query<{ value: string; count: number }>({
      text: `select (${value})::text as value, count(*)::int as count from ${from} where ${sql.join(' and ')} group by 1`,
      values,
    });
    return rows;
  };
  const listFacet = async ([name, value]: [string, string]) => {
    const rows = await groupBy(value, 'listings l', { ...filters, [name]: [] });
    const nameOf = (code: string) => (name === 'searchParams' ? findDistrict(code)?.slug : code);
    return [
      name,
      Object.fromEntries(rows.flatMap((row) => (row.value === null ? [] : [[nameOf(row.value), row.count]]))),
    ];
  };
  const [total] = await groupBy("''", 'listings l', filters);
  const ofAmenities = await groupBy('amenity', 'listings l, unnest(l.amenities) as amenity', filters);
  return {
    total: total?.count ?? 0,
    facets: {
      ...Object.fromEntries(await Promise.all(Object.entries(facetValues).map(listFacet))),
      amenities: Object.fromEntries(ofAmenities.map(({ value, count }) => [value, count])),
    },
  };
}

async function countAsNow(counter: FacetCounter, db: Database, filters = nothing) {
  return counter.count(filters, await getListingVersion(db));
}

beforeEach(async () => {
  await getDatabase().db.query('truncate listings cascade');
});

test('after 10,000 changes by several connections at once, counts of every search are those of SQL, and no whole read was needed', async () => {
  const { settings } = getDatabase();
  const writers = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase(settings, { ifBusy: 'join' })),
  );
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  const counter = new FacetCounter(db);
  await countAsNow(counter, db);
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
        for (const filters of [nothing, ...narrowed, mixed[random(mixed.length)]])
          expect(await countAsNow(counter, db, filters)).toMatchObject({ total: expect.any(Number) });
    }
  };
  await Promise.all(writers.map((writer, index) => write(writer, index + 1)));
  const counted = await countAsNow(counter, db);
  expect(countFullReads()).toBe(1);
  expect(counted).toEqual(await countBySql(getDatabase().db));
  expect(counted.total).toBeGreaterThan(100);
  for (const filters of [...narrowed, ...mixed]) {
    const narrow = await countAsNow(counter, db, filters);
    expect(narrow).toEqual(await countBySql(getDatabase().db, filters));
    expect(narrow.total).toBeGreaterThan(0);
  }
  await Promise.all(writers.map((writer) => writer.close()));
});

test('a page is never counted from an older state than its own, while listings are being written', async () => {
  const { db } = getDatabase();
  const counter = new FacetCounter(db);
  let isWriting = true;
  const writing = (async () => {
    for (let row = 0; row < 60; row += 1) await saveListings(db, [makeDraft(`steady ${row}`)]);
    isWriting = false;
  })();
  let least = 0;
  while (isWriting) {
    const { rows } = await db.query<{ live: number; version: number }>(
      `select (select count(*) from listings where status = 'live')::int as live,
        (select coalesce(sum(version), 0) from listing_versions)::float8 as version`,
    );
    const { total } = await counter.count(nothing, rows[0]?.version ?? 0);
    expect(total).toBeGreaterThanOrEqual(rows[0]?.live ?? 0);
    expect(total).toBeGreaterThanOrEqual(least);
    least = total;
  }
  await writing;
  expect((await countAsNow(counter, db)).total).toBe(60);
});

test('counts everything again when the table was emptied, when much changed at once and when changes were forgotten', async () => {
  const watched = watchFullReads(getDatabase().db);
  const { db } = watched;
  const counter = new FacetCounter(db);
  const expectExact = async (reads: number) => {
    expect(await countAsNow(counter, db)).toEqual(await countBySql(getDatabase().db));
    expect(watched.countFullReads()).toBe(reads);
  };
  const random = makeRandom(5);
  await saveListings(db, [makeDraft('one')]);
  await expectExact(1);
  await saveListings(
    db,
    Array.from({ length: 20 }, (_, row) => makeAnyDraft(row, random)),
  );
  await expectExact(1);
  await saveListings(
    db,
    Array.from({ length: 3_000 }, (_, row) => makeAnyDraft(row, random)),
  );
  await expectExact(2);
  await db.query('truncate listings cascade');
  await expectExact(3);
  await saveListings(db, [makeDraft('two')]);
  await cleanUp(db, new Date());
  await saveListings(db, [makeDraft('three')]);
  await expectExact(4);
  for (let change = 0; change < 450; change += 1)
    await db.query('update listings set number_of_bedrooms = $1', [change % 7]);
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from listing_changes');
  expect(rows[0]?.count).toBeLessThan(450);
  expect(await countAsNow(counter, db)).toEqual(await countBySql(getDatabase().db));
});

test('a statement that touches no listing leaves the version as it is', async () => {
  const { db } = getDatabase();
  await saveListings(db, [makeDraft('same')]);
  const before = await getListingVersion(db);
  await saveListings(db, [makeDraft('same')]);
  await db.query("delete from listings where id = 'nobody'");
  expect(await getListingVersion(db)).toBe(before);
});

test('what is heard of a change is counted before anybody asks', async () => {
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  const counter = new FacetCounter(db);
  counter.refresh();
  expect(countFullReads()).toBe(0);
  await countAsNow(counter, db);
  await saveListings(db, [makeDraft('heard')]);
  counter.refresh();
  expect((await countAsNow(counter, db)).total).toBe(1);
});

test('what nobody has is not looked for in the listings, and is found as soon as somebody has it', async () => {
  const { db } = getDatabase();
  let pages = 0;
  const watched: Database = {
    ...db,
    query: (statement: Statement, values?: readonly unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (text.includes(' as place join listings ')) pages += 1;
      return db.query(statement, values);
    },
  };
  const counter = new FacetCounter(watched);
  const search = async (query: string) => {
    const { items, total } = JSON.parse(
      (await discover(makeTestContext(watched, { counter }), { query: new URLSearchParams(query) })).text,
    );
    return [items.length, total, pages];
  };
  await saveListings(db, [makeDraft('first', { propertyType: 0 })]);
  expect(await search('propertyTypes=0')).toEqual([1, 1, 1]);
  expect(await search('propertyTypes=2')).toEqual([0, 0, 1]);
  expect(await search('propertyTypes=2&sort=rentAsc&cursor=nonsense')).toEqual([0, 0, 1]);
  await saveListings(db, [makeDraft('second', { propertyType: 2 })]);
  expect(await search('propertyTypes=2')).toEqual([1, 1, 2]);
  expect(await search('propertyTypes=2&q=nowhere')).toEqual([0, 0, 3]);
});
