import { normalizeDiscoverFilters } from '@sewa/formatters';
import { beforeEach, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import type { Database, Queryable, Statement } from '../../platform/database/database.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import {
  countBySql,
  countOne,
  makeAnyDraft,
  nothing,
  parseItems,
  watchFullReads,
} from '../../testing/listingSearches.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeRandom } from '../../testing/makeRandom.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { ListingIndex } from './ListingIndex.ts';
import { getListingVersion } from './queries.ts';

const getDatabase = openTestDatabase();

beforeEach(async () => {
  await getDatabase().db.query('truncate listings cascade');
});

test('a page is never counted from an older state than its own, while listings are being written', async () => {
  const { db } = getDatabase();
  const index = new ListingIndex(db);
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
  const index = new ListingIndex(db);
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
  const index = new ListingIndex(db);
  await index.refresh();
  await saveListings(db, [makeDraft('heard')]);
  await index.refresh();
  expect((await countOne(index, nothing)).total).toBe(1);
  expect(countFullReads()).toBe(1);
});

test('a page and its numbers are of one moment while others write, and are found', async () => {
  const { db } = getDatabase();
  const index = new ListingIndex(db);
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
  const page = await new ListingIndex(watched.db).find(
    normalizeDiscoverFilters({ rentMax: 2_000 }),
    null,
    24,
  );
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
    const index = new ListingIndex({
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

test('listings that are loaded stay where what has changed since cannot be read', async () => {
  const { db, countFullReads } = watchFullReads(getDatabase().db);
  let isCut = true;
  const index = new ListingIndex({
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
