import type { ListingItem } from '@sewa/api/client';
import {
  type DiscoverFilters,
  discoverSorts,
  findDistrict,
  normalizeDiscoverFilters,
} from '@sewa/formatters';
import { beforeEach, expect, test } from 'vitest';
import type { Database, Queryable, Statement } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { cleanUp } from '../jobs/cleanUp.ts';
import { type ListingDraft, makeListingId } from '../listings/listingDraft.ts';
import { saveListings } from '../listings/saveListings.ts';
import { ProcessorShares } from '../shares/ProcessorShares.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { makeRandom, type Random } from '../testing/makeRandom.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import type { FacetName } from './columns/CellTable.ts';
import type { FacetCounts, Place } from './columns/ListingColumns.ts';
import { openThreadSearcher } from './columns/openThreadSearcher.ts';
import type { Searcher } from './columns/Searcher.ts';
import { type FoundPage, ListingIndex, type ListingIndexOptions } from './ListingIndex.ts';
import { getListingVersion } from './queries.ts';
import { addFacetConditions, addOtherConditions, compileConditions } from './searchConditions.ts';

const getDatabase = openTestDatabase();
const nothing = normalizeDiscoverFilters({});
const open = (db: Database, options: Partial<ListingIndexOptions> = {}) =>
  new ListingIndex({ db, processor: new ProcessorShares(), ...options });

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
    area: one([{ value: 20 + random(120), unit: 0 }, { value: 215.28 + random(1_000), unit: 1 }, null]),
    availableFrom: one([`2026-${String(1 + random(12)).padStart(2, '0')}-15`, null]),
    listedAt: new Date(Date.UTC(2026, 0, 1 + random(100))).toISOString(),
    monthlyRent: 100_000 + random(50) * 10_000,
  });
}

/** A database that counts how often everything was loaded anew. */
function watchFullReads(db: Database): { db: Database; countFullReads: () => number } {
  let reads = 0;
  const watch = (queryable: Queryable): Queryable => ({
    query: (statement: Statement, values?: readonly unknown[]) => {
      const { text, values: requested = values ?? [] } =
        typeof statement === 'string' ? { text: statement } : statement;
      if (text.includes('order by l.monthly_rent, l.id') && requested[0] === 0) reads += 1;
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

const orderOf = {
  newest: 'listed_at desc, id desc',
  rentAsc: 'monthly_rent, id',
  rentDesc: 'monthly_rent desc, id desc',
  areaDesc: 'area_sqm desc, id desc',
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

const parseItems = ({ itemsJson }: Pick<FoundPage, 'itemsJson'>): ListingItem[] => JSON.parse(itemsJson);

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

async function countOne(index: ListingIndex, filters: DiscoverFilters): Promise<FacetCounts> {
  const [counts] = await index.count([filters]);
  if (!counts) throw new Error('Nothing was counted.');
  return counts;
}

beforeEach(async () => {
  await getDatabase().db.query('truncate listings cascade');
});

test.each([
  ['on the thread that serves', {}],
  ['in a thread of their own', { threadFrom: 0 }],
])(
  'after 10,000 changes by several connections at once, columns %s find and count what SQL does in every search, and no whole read was needed',
  async (_, options) => {
    const { settings } = getDatabase();
    const writers = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase(settings, { ifBusy: 'join' })),
    );
    const { db, countFullReads } = watchFullReads(getDatabase().db);
    const index = open(db, options);
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
    index.close();
    await Promise.all(writers.map((writer) => writer.close()));
  },
);

test('a page is never counted from an older state than its own, while listings are being written', async () => {
  const { db } = getDatabase();
  const index = open(db);
  let isWriting = true;
  const writing = (async () => {
    for (let row = 0; row < 60; row += 1) await saveListings(db, [makeDraft(`steady ${row}`)]);
    isWriting = false;
  })();
  let least = 0;
  while (isWriting) {
    const { rows } = await db.query<{ live: number }>(
      `select count(*)::int as live from listings where status = 'live'`,
    );
    const { total } = await countOne(index, nothing);
    expect(total).toBeGreaterThanOrEqual(rows[0]?.live ?? 0);
    expect(total).toBeGreaterThanOrEqual(least);
    least = total;
  }
  await writing;
  expect((await countOne(index, nothing)).total).toBe(60);
});

test('loads everything again when the table was emptied and when changes were forgotten, and only then', async () => {
  const watched = watchFullReads(getDatabase().db);
  const { db } = watched;
  const index = open(db);
  const expectExact = async (reads: number) => {
    expect(await countOne(index, nothing)).toEqual(await countBySql(getDatabase().db));
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
  await expectExact(1);
  await db.query('truncate listings cascade');
  await expectExact(2);
  await cleanUp(db, new Date());
  await index.refresh();
  await saveListings(db, [makeDraft('two')]);
  await expectExact(2);
  await saveListings(db, [makeDraft('three')]);
  await cleanUp(db, new Date());
  await expectExact(3);
  for (let change = 0; change < 450; change += 1)
    await db.query('update listings set number_of_bedrooms = $1', [change % 7]);
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from listing_changes');
  expect(rows[0]?.count).toBeLessThan(450);
  expect(await countOne(index, nothing)).toEqual(await countBySql(getDatabase().db));
});

test('a statement that touches no listing leaves the version as it is', async () => {
  const { db } = getDatabase();
  await saveListings(db, [makeDraft('same')]);
  const before = await getListingVersion(db);
  await saveListings(db, [makeDraft('same')]);
  await db.query("delete from listings where id = 'nobody'");
  expect(await getListingVersion(db)).toBe(before);
});

test('what is heard of a change is known before anybody searches', async () => {
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  const index = open(db);
  await index.refresh();
  await saveListings(db, [makeDraft('heard')]);
  await index.refresh();
  expect((await countOne(index, nothing)).total).toBe(1);
  expect(countFullReads()).toBe(1);
});

test('a page and its numbers are of one moment while others write, and are found', async () => {
  const { db } = getDatabase();
  const index = open(db);
  const rents = normalizeDiscoverFilters({ rentMax: 2_000, sort: 'rentAsc' });
  let isWriting = true;
  const writing = (async () => {
    for (let round = 0; round < 60; round += 1)
      await saveListings(db, [
        makeDraft(`in ${round}`, { monthlyRent: 150_000 + round }),
        makeDraft(`out ${round % 7}`, { monthlyRent: round % 2 === 0 ? 190_000 : 300_000 }),
      ]);
    isWriting = false;
  })();
  while (isWriting) {
    const { counts, ...page } = await index.find(rents, null, 48);
    const found = parseItems(page).map(({ monthlyRent }) => monthlyRent);
    expect(found).toEqual(found.filter((rent) => rent <= 200_000).sort((a, b) => a - b));
    expect(found).toHaveLength(Math.min(counts.total, 48));
  }
  await writing;
  expect((await index.find(rents, null, 48)).counts.total).toBeGreaterThan(60);
});

type Change = () => Promise<unknown>;

/** A database in which others write before cards and before changes are read, each time the next of what is given. */
function interleave(db: Database, beforeCards: Change[], beforeChanges: Change[]) {
  let cards = 0;
  const query = async (statement: Statement, values?: readonly unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text.includes('json_build_object')) {
      cards += 1;
      await beforeCards.shift()?.();
    }
    if (text.includes('from listing_changes')) await beforeChanges.shift()?.();
    return db.query(statement, values);
  };
  return { db: { ...db, query } as Database, countCards: () => cards };
}

const change = (what: string, sourceRow: string): Change => {
  const id = makeListingId('test', sourceRow);
  return () => getDatabase().db.query(`update listings set ${what} where id = $1`, [id]);
};
const nothingChanges: Change = async () => undefined;

test.each<[string, number, Change, string | null]>([
  ['not after another listing changed', 1, change('monthly_rent = 900000', 'other'), null],
  ['after one of theirs changed', 2, change("title = 'New'", 'shown'), 'New'],
  ['after a picture changed', 2, () => getDatabase().db.query('delete from listing_pictures'), null],
])('cards that are older than the numbers beside them are read again: %s', async (_, reads, write, title) => {
  const { db } = getDatabase();
  await saveListings(db, [
    makeDraft('shown', { monthlyRent: 100_000 }),
    makeDraft('other', { monthlyRent: 800_000 }),
  ]);
  const watched = interleave(db, [change('monthly_rent = 700000', 'other')], [nothingChanges, write]);
  const page = await open(watched.db).find(normalizeDiscoverFilters({ rentMax: 2_000 }), null, 24);
  expect(parseItems(page).map((item) => item.title)).toEqual([title]);
  expect(page.counts.total).toBe(1);
  expect(watched.countCards()).toBe(reads);
});

test.each([
  ['while all listings are loaded', 'order by l.monthly_rent, l.id'],
  ['while changes are read', 'from listing_changes'],
  ['while the cards are read', 'json_build_object'],
])(
  'a connection that is lost %s fails the searches that wait for it, and the next one is exact',
  async (_, lost) => {
    const { db } = getDatabase();
    let isCut = true;
    const cut = (queryable: Queryable): Queryable => ({
      query: (statement: Statement, values?: readonly unknown[]) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        if (isCut && text.includes(lost))
          return Promise.reject(new Error('Connection terminated unexpectedly'));
        return queryable.query(statement, values);
      },
    });
    const index = open({
      ...db,
      ...cut(db),
      transaction: (work, options) => db.transaction((tx) => work({ ...tx, ...cut(tx) }), options),
    });
    await saveListings(db, [makeDraft('before')]);
    const failed = await Promise.allSettled(
      [nothing, nothing].map((filters) => index.find(filters, null, 24)),
    );
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await saveListings(db, [makeDraft('meanwhile')]);
    isCut = false;
    const page = await index.find(nothing, null, 24);
    expect([parseItems(page).length, page.counts.total]).toEqual([2, 2]);
  },
);

test('a market that outgrows the thread that serves is loaded into one of its own, which is loaded anew when it is lost', async () => {
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  const opened: Searcher[] = [];
  const lost: string[] = [];
  const index = open(db, {
    threadFrom: 2,
    onLost: ({ message }) => void lost.push(message),
    openThread: (onLost) => {
      const searcher = openThreadSearcher(onLost);
      opened.push(searcher);
      return searcher;
    },
  });
  const save = async (names: readonly string[]) => {
    await saveListings(
      db,
      names.map((name) => makeDraft(name)),
    );
    return parseItems(await index.find(nothing, null, 24)).length;
  };
  expect(await save(['a'])).toBe(1);
  expect(await save(['b', 'c', 'd', 'e'])).toBe(5);
  expect([opened.length, countFullReads()]).toEqual([0, 1]);
  expect(await save(['f'])).toBe(6);
  expect([opened.length, countFullReads()]).toEqual([1, 2]);
  // What no query gives: the thread cannot take it, and ends.
  opened[0]?.load([null as never]);
  await expect(index.find(nothing, null, 24)).rejects.toMatchObject({ problem: 'not-ready', retryAfter: 1 });
  expect(lost).toEqual([expect.stringContaining('null')]);
  expect(await save(['g'])).toBe(7);
  expect([opened.length, countFullReads()]).toEqual([2, 3]);
  index.close();
});

test('a thread that is lost while listings are loaded fails the searches that wait, and the next one has another', async () => {
  const { db } = getDatabase();
  let opened = 0;
  const index = open(db, {
    threadFrom: 0,
    openThread: (onLost) => {
      opened += 1;
      const searcher = openThreadSearcher(onLost);
      if (opened > 1) return searcher;
      return {
        ...searcher,
        finishLoading: () => {
          searcher.close();
          onLost(new Error('lost'));
        },
      };
    },
  });
  await saveListings(db, [makeDraft('a')]);
  await expect(index.find(nothing, null, 24)).rejects.toMatchObject({ problem: 'not-ready' });
  expect(parseItems(await index.find(nothing, null, 24))).toHaveLength(1);
  expect(opened).toBe(2);
  index.close();
});

test('listings that are loaded stay where what has changed since cannot be read', async () => {
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  let isCut = true;
  const index = open({
    ...db,
    query: (statement: Statement, values?: readonly unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      return isCut && text.includes('from listing_changes')
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : db.query(statement, values);
    },
  });
  await saveListings(db, [makeDraft('a')]);
  await expect(index.find(nothing, null, 24)).rejects.toThrow('Connection terminated');
  isCut = false;
  expect(parseItems(await index.find(nothing, null, 24))).toHaveLength(1);
  expect(countFullReads()).toBe(1);
});
