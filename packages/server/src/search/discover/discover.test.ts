import type { RouteAnswer } from '@sewa/api/client';
import { discoverSorts } from '@sewa/formatters';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListingDraft, makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

type Page = RouteAnswer<'discover'>;

const getDatabase = openTestDatabase();

const postalCodes = ['560210', '238801', '469001', null];
const areas: ListingDraft['area'][] = [
  { value: 67, unit: 0 },
  { value: 721.18, unit: 1 },
  null,
  { value: 120, unit: 0 },
];

/** 240 listings of every kind; many share a moment, a rent or an area, so that only their ids tell them apart. */
const market = Array.from({ length: 240 }, (_, index): ListingDraft => {
  const pick = <Value>(values: readonly Value[], step: number): Value =>
    values[Math.floor(index / step) % values.length] as Value;
  return makeDraft(String(index), {
    status: index % 11 === 0 ? 'let' : 'live',
    title: index % 10 === 0 ? "Saint George's Court" : null,
    propertyType: pick([0, 1, 2, 4, 9, null], 1),
    propertySubType: pick([0, 10, 20, 30, null], 2),
    address: {
      block: `${index}A`,
      street: 'River Valley Road',
      floor: '03',
      unit: '07',
      postalCode: pick(postalCodes, 3),
    },
    numberOfBedrooms: pick([1, 2, 3, 4, 5, 7, null, 0], 1),
    numberOfBathrooms: pick([1, 2, null, 6], 5),
    furnitureStatus: pick([0, 1, 2, null], 4),
    area: pick(areas, 3),
    amenities: Array.from({ length: 10 }, (_, code) => code).filter(
      (code) => (index >> (code % 5)) % 2 === 1,
    ),
    availableFrom: pick([null, '2026-11-01', '2026-12-15', '2027-02-01'], 1),
    monthlyRent: 150_000 + (index % 17) * 10_000,
    listedAt: new Date(Date.UTC(2026, 9, 1 + (index % 9))).toISOString(),
  });
});

let testServer: ReturnType<typeof makeTestServer>;

async function search(query: string): Promise<Page> {
  testServer ??= makeTestServer(getDatabase().db);
  const response = await testServer.server.request(`/api/discover${query}`);
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { succeed: boolean; data: Page };
  expect(answer.succeed).toBe(true);
  return answer.data;
}

async function walk(query: string, limit = '&limit=7'): Promise<Page['items']> {
  const items: Page['items'] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await search(`?${query}${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

const live = market.filter(({ status }) => status === 'live');
const idsOf = (drafts: readonly ListingDraft[]) =>
  drafts.map(({ source, sourceRow }) => makeListingId(source, sourceRow)).sort();

beforeAll(async () => {
  await saveListings(getDatabase().db, market);
});

describe('the search', () => {
  test('answers a first page of 24 live listings, the exact total and a cursor', async () => {
    const { items, total, nextCursor } = await search('');
    expect(items).toHaveLength(24);
    expect(total).toBe(live.length);
    expect(nextCursor).toMatch(/^[\w-]+$/);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['live']));
  });

  test('gives an item the field names of the specification and never its floor or unit', async () => {
    const { items } = await search('?limit=1&sort=rentAsc&propertyTypes=1');
    expect(items[0]).toMatchObject({
      propertyType: 1,
      address: { street: 'River Valley Road', floor: null, unit: null },
      monthlyRent: expect.any(Number),
      picture: null,
      provenance: null,
    });
    expect(items[0]?.slug).toMatch(/^condominium-\d+a-river-valley-road/);
  });

  test.each(discoverSorts)(
    'walks every page in the order %s without repeating or skipping one',
    async (sort) => {
      const items = await walk(`sort=${sort}`);
      expect(items.map(({ id }) => id).sort()).toEqual(idsOf(live));
      const rents = items.map(({ monthlyRent }) => monthlyRent);
      if (sort === 'rentAsc') expect(rents).toEqual(rents.toSorted((a, b) => a - b));
      if (sort === 'rentDesc') expect(rents).toEqual(rents.toSorted((a, b) => b - a));
      if (sort === 'newest') {
        const moments = items.map(({ listedAt }) => listedAt);
        expect(moments).toEqual(moments.toSorted().reverse());
      }
      if (sort === 'areaDesc') {
        const sizes = items.map(({ area }) =>
          area === null ? 0 : area.unit === 1 ? area.value * 0.09290304 : area.value,
        );
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }
    },
  );

  test('takes several values of several filters, and 5 rooms as 5 or more', async () => {
    const items = await walk('propertyTypes=0,1,4&noOfBedRooms=2,5&furnitureStatus=0,1');
    const wanted = live.filter(
      ({ propertyType, numberOfBedrooms, furnitureStatus }) =>
        [0, 1, 4].includes(propertyType ?? -1) &&
        (numberOfBedrooms === 2 || (numberOfBedrooms ?? 0) >= 5) &&
        [0, 1].includes(furnitureStatus ?? -1),
    );
    expect(wanted.length).toBeGreaterThan(7);
    expect(items.map(({ id }) => id).sort()).toEqual(idsOf(wanted));
  });

  const sizeOf = ({ area }: ListingDraft): number =>
    area === null ? 0 : area.unit === 1 ? area.value * 0.09290304 : area.value;
  const positionOf = {
    newest: ({ listedAt }: ListingDraft) => -Date.parse(listedAt),
    rentAsc: ({ monthlyRent }: ListingDraft) => monthlyRent,
    rentDesc: ({ monthlyRent }: ListingDraft) => -monthlyRent,
    areaDesc: (draft: ListingDraft) => -sizeOf(draft),
    // Without a place it is the first order.
    minutes: ({ listedAt }: ListingDraft) => -Date.parse(listedAt),
  };
  const inDistricts = ({ address }: ListingDraft, ...postal: string[]) =>
    postal.includes(address.postalCode ?? '');
  const combinations: [query: string, matches: (draft: ListingDraft) => boolean][] = [
    ['searchParams=09', (draft) => inDistricts(draft, '238801')],
    ['searchParams=09,16,28', (draft) => inDistricts(draft, '238801', '469001')],
    [
      'searchParams=09,20&propertyTypes=4&noOfBedRooms=4,5',
      (draft) =>
        inDistricts(draft, '238801', '560210') &&
        draft.propertyType === 4 &&
        (draft.numberOfBedrooms ?? 0) >= 4,
    ],
    ['propertyTypes=4', ({ propertyType }) => propertyType === 4],
    ['noOfBedRooms=4,5', ({ numberOfBedrooms }) => (numberOfBedrooms ?? 0) >= 4],
    ['noOfBathRooms=1,5', ({ numberOfBathrooms }) => [1, 6].includes(numberOfBathrooms ?? 0)],
    [
      'propertySubTypes=10&furnitureStatus=1',
      ({ propertySubType, furnitureStatus }) => propertySubType === 10 && furnitureStatus === 1,
    ],
    [
      'searchParams=16,20&rentMin=1800',
      (draft) => inDistricts(draft, '469001', '560210') && draft.monthlyRent >= 180_000,
    ],
  ];

  test.each(discoverSorts)('gives one and several values of filters, in the order %s', async (sort) => {
    const isAscending = sort === 'rentAsc';
    for (const [query, matches] of combinations) {
      const wanted = live
        .filter(matches)
        .map((draft) => ({ place: positionOf[sort](draft), id: idsOf([draft])[0] ?? '' }))
        .sort((a, b) => a.place - b.place || (a.id < b.id === isAscending ? -1 : 1));
      expect(wanted.length, query).toBeGreaterThan(0);
      for (const limit of ['&limit=7', ''])
        expect(
          (await walk(`${query}&sort=${sort}`, limit)).map(({ id }) => id),
          query,
        ).toEqual(wanted.map(({ id }) => id));
    }
  });

  test('takes districts by slug, code and code with its letter', async () => {
    const wanted = live.filter(({ address }) =>
      ['238801', '469001'].includes(address.postalCode ?? ''),
    ).length;
    const queries = ['orchard-river-valley,bedok-upper-east-coast', '09,16', 'D09,d16'];
    for (const districts of queries) expect((await search(`?searchParams=${districts}`)).total).toBe(wanted);
  });

  test('takes districts by their names and by the names of areas in them', async () => {
    const wanted = live.filter(({ address }) =>
      ['238801', '469001'].includes(address.postalCode ?? ''),
    ).length;
    const queries = [
      ['Orchard, River Valley', 'Bedok, Upper East Coast'],
      ['orchard,UPPER EAST COAST'],
      ['Atlantis,Bedok,River Valley'],
    ];
    for (const areas of queries) {
      const query = new URLSearchParams(areas.map((area) => ['searchParams', area])).toString();
      expect((await search(`?${query}`)).total, query).toBe(wanted);
    }
  });

  test('finds words by their beginnings in title, street, block, postal code and district', async () => {
    const totalOf = async (terms: string) => (await search(`?q=${encodeURIComponent(terms)}`)).total;
    const titled = live.filter(({ title }) => title !== null).length;
    expect(await totalOf("saint george's")).toBe(titled);
    expect(await totalOf('GEORGE')).toBe(titled);
    expect(await totalOf('river vall')).toBe(live.length);
    expect(await totalOf('blk 13a')).toBe(1);
    expect(await totalOf('238801')).toBe(
      live.filter(({ address }) => address.postalCode === '238801').length,
    );
    expect(await totalOf('orchard')).toBe(
      live.filter(({ address }) => address.postalCode === '238801').length,
    );
    expect(await totalOf('d16')).toBe(live.filter(({ address }) => address.postalCode === '469001').length);
    expect(await totalOf('nowhere')).toBe(0);
  });

  test('counts every facet with its own filter lifted, also with words', async () => {
    const filters = [
      { query: '', matches: () => true },
      { query: '&q=saint', matches: ({ title }: ListingDraft) => title !== null },
    ];
    for (const { query, matches } of filters) {
      const { facets, total } = await search(`?propertyTypes=1&noOfBathRooms=5${query}`);
      const isType = ({ propertyType }: ListingDraft) => propertyType === 1;
      const isBath = ({ numberOfBathrooms }: ListingDraft) => (numberOfBathrooms ?? 0) >= 5;
      const found = live.filter(matches);
      expect(total).toBe(found.filter(isType).filter(isBath).length);
      const byType: Record<string, number> = {};
      for (const { propertyType } of found.filter(isBath)) {
        if (propertyType !== null) byType[propertyType] = (byType[propertyType] ?? 0) + 1;
      }
      expect(facets.propertyTypes).toEqual(byType);
      expect(facets.noOfBathRooms['5'] ?? 0).toBe(found.filter(isType).filter(isBath).length);
    }
  });

  test('finds what lies between two rents, is large enough, free in time and has all the amenities', async () => {
    const cases: [query: string, matches: (draft: ListingDraft) => boolean][] = [
      ['rentMin=1800', ({ monthlyRent }) => monthlyRent >= 180_000],
      ['rentMin=2500&rentMax=1800', ({ monthlyRent }) => monthlyRent >= 180_000 && monthlyRent <= 250_000],
      ['areaMin=67', ({ area }) => area !== null && area.value * (area.unit === 1 ? 0.09290304 : 1) >= 67],
      ['availableFrom=2026-12-15', ({ availableFrom }) => (availableFrom ?? '9') <= '2026-12-15'],
      ['amenities=0,3', ({ amenities }) => amenities.includes(0) && amenities.includes(3)],
      [
        'amenities=1&rentMax=2400&availableFrom=2027-03-01&q=saint',
        ({ amenities, monthlyRent, availableFrom, title }) =>
          amenities.includes(1) && monthlyRent <= 240_000 && availableFrom !== null && title !== null,
      ],
    ];
    for (const [query, matches] of cases) {
      const wanted = live.filter(matches);
      expect(wanted.length, query).toBeGreaterThan(0);
      const items = await walk(query);
      expect(items.map(({ id }) => id).sort(), query).toEqual(idsOf(wanted));
      const { total, facets } = await search(`?${query}`);
      expect(total, query).toBe(wanted.length);
      const withFridge = wanted.filter(({ amenities }) => amenities.includes(3)).length;
      expect(facets.amenities['3'] ?? 0, query).toBe(withFridge);
      expect(Object.values(facets.furnitureStatus).reduce((sum, count) => sum + count, 0)).toBe(
        wanted.filter(({ furnitureStatus }) => furnitureStatus !== null).length,
      );
    }
  });

  test('counts beside an amenity what is left with it and all others that were asked for', async () => {
    const wanted = live.filter(({ amenities, propertyType }) => amenities.includes(2) && propertyType === 1);
    const { facets, total } = await search('?propertyTypes=1&amenities=2');
    expect(total).toBe(wanted.length);
    for (const code of [0, 2, 9])
      expect(facets.amenities[code] ?? 0).toBe(
        wanted.filter(({ amenities }) => amenities.includes(code)).length,
      );
  });

  test('answers numbers and homes apart as it answers them together', async () => {
    const { server } = makeTestServer(getDatabase().db);
    const read = async (path: string) =>
      ((await (await server.request(path)).json()) as { data: Record<string, unknown> }).data;
    for (const query of [
      'propertyTypes=0',
      'rentMax=2000&amenities=1',
      'q=saint&sort=rentAsc&limit=5',
      'searchParams=Orchard,+River+Valley',
    ]) {
      const together = await read(`/api/discover?${query}`);
      const homes = await read(`/api/discover/homes?${query}`);
      const numbers = await read(`/api/discover/counts?${query}`);
      expect({ ...homes, ...numbers }).toEqual(together);
    }
  });

  test('says, when nothing is found, what would be found without each filter', async () => {
    const { total, withoutFilter } = await search('?propertyTypes=1&rentMin=900000&rentMax=990000&q=saint');
    expect(total).toBe(0);
    expect(withoutFilter).toEqual({
      propertyTypes: 0,
      rent: live.filter(({ propertyType, title }) => propertyType === 1 && title !== null).length,
      q: 0,
    });
    expect((await search('?propertyTypes=1')).withoutFilter).toEqual({});
  });

  test('drops what it does not know and keeps the rest', async () => {
    const { total } = await search(
      '?propertyTypes=1,x,99,-1&noOfBedRooms=foo&sort=sideways&limit=nine&cursor=%00%ff&colour=red',
    );
    expect(total).toBe(live.filter(({ propertyType }) => propertyType === 1).length);
    expect((await search('?limit=0')).items).toHaveLength(1);
    expect((await search('?limit=9999')).items).toHaveLength(48);
  });

  test('takes a cursor of another order, or a forged one, as the first page', async () => {
    const first = await search('?limit=3&sort=rentAsc');
    const { nextCursor } = await search('?limit=3&sort=newest');
    const forged = [
      nextCursor,
      'a1e9-aaaaaaaaaaaa',
      "a1-'; drop",
      'a1.5-aaaaaaaaaaaa',
      'a-aaaaaaaaaaaa',
      'null',
    ];
    for (const cursor of forged) {
      expect((await search(`?limit=3&sort=rentAsc&cursor=${cursor}`)).items).toEqual(first.items);
    }
  });

  test('counts a change as soon as it is written', async () => {
    const { db } = getDatabase();
    const { server } = makeTestServer(db);
    const count = async () => {
      const response = await server.request('/api/discover?limit=1');
      return ((await response.json()) as { data: Page }).data.total;
    };
    const before = await count();
    await saveListings(db, [makeDraft('one more')]);
    expect(await count()).toBe(before + 1);
    await saveListings(db, [makeDraft('one more', { status: 'closed' })]);
    expect(await count()).toBe(before);
  });
});
