import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteAnswer, RouteName } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { importAreas } from '../../homes/places/importAreas.ts';
import { importPostalCodes } from '../../homes/places/importPostalCodes.ts';
import { importStations } from '../../homes/places/importStations.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-places-'));
const sample = join(import.meta.dirname, '../../../../sample/data');

const at = (latitude: number, longitude: number) => ({ position: { latitude, longitude } });
const nowhere = { block: '1', street: 'Nowhere Street', floor: null, unit: null, postalCode: null };

/** Homes by name; Bishan station is at 1.351, 103.849. */
const homes = {
  'at bishan': at(1.3512, 103.8486),
  'ten minutes from bishan': at(1.3565, 103.8486),
  'in clementi': at(1.3149, 103.7652),
  'in the west, far from trains': at(1.4, 103.68),
  'by its postal code': {
    position: null,
    address: { ...nowhere, postalCode: '570123' },
  },
  nowhere: { position: null, address: nowhere },
};
type Home = keyof typeof homes;
const idOf = (home: Home): string => makeListingId('test', home);
const nameOf = (id: string): Home | undefined =>
  (Object.keys(homes) as Home[]).find((home) => idOf(home) === id);

let now = new Date('2026-11-29T04:00:00Z');
let testServer: ReturnType<typeof makeTestServer>;

async function read<Name extends RouteName>(name: Name, path: string): Promise<RouteAnswer<Name>> {
  testServer ??= makeTestServer(getDatabase().db, { clock: () => now });
  const response = await testServer.server.request(path);
  const answer = (await response.json()) as { data: RouteAnswer<Name> };
  expect(contract[name].answer.safeParse(answer).error, path).toBeUndefined();
  return answer.data;
}
const search = (query: string) => read('discover', `/api/discover?${query}`);
const find = async (query: string) => (await search(query)).items.map(({ id }) => nameOf(id)).sort();

const stationsFile = (change: (text: string) => string = (text) => text): string => {
  const file = join(folder, 'stations.csv');
  writeFileSync(
    file,
    change(
      [
        'code,name,latitude,longitude,open_from,open_to',
        'NS17,Bishan,1.35106,103.84905,1987-11-07,',
        'CC15,Bishan,1.35106,103.84905,2009-05-28,',
        'NS16,Ang Mo Kio,1.37008,103.84952,1987-11-07,',
        'EW23,Clementi,1.31613,103.7659,1988-03-12,',
        'EW22,Dover,1.31142,103.77861,2001-10-18,',
        'EW21,Buona Vista,1.30757,103.79069,1988-03-12,',
        'CC22,Buona Vista,1.30757,103.79069,2011-10-08,',
        'CC16,Marymount,1.34914,103.83945,2009-05-28,',
        'CC17,Caldecott,1.33764,103.8395,2011-10-08,',
        'CC19,Botanic Gardens,1.3224,103.8155,2011-10-08,',
        'CC20,Farrer Road,1.3174,103.8075,2011-10-08,',
        'CC21,Holland Village,1.3119,103.7961,2011-10-08,',
        '',
      ].join('\n'),
    ),
  );
  return file;
};

beforeAll(async () => {
  const { db } = getDatabase();
  await importAreas(db, join(sample, 'planning-areas.geojson'));
  await importStations(db, stationsFile(), now);
  await saveListings(
    db,
    Object.entries(homes).map(([name, changes], index) =>
      makeDraft(name, { monthlyRent: 200_000 + index * 10_000, numberOfBedrooms: index % 3, ...changes }),
    ),
  );
});

describe('homes by place', () => {
  test('are found in a planning area, in a group of areas, or near one of several places', async () => {
    expect(await find('in=area:clementi')).toEqual(['in clementi']);
    expect(await find('in=areas:west-region')).toEqual(['in clementi', 'in the west, far from trains']);
    expect(await find('near=station:bishan')).toEqual(['at bishan', 'ten minutes from bishan']);
    expect(await find('near=station:bishan@5')).toEqual(['at bishan']);
    expect(await find('in=area:clementi&near=station:bishan@5')).toEqual(['at bishan', 'in clementi']);
    expect(await find('near=line:east-west-line')).toEqual(['in clementi']);
    expect(await find('near=line:circle-line')).toEqual(['at bishan', 'ten minutes from bishan']);
  });

  test('that nobody knows are none, also beside one that is known', async () => {
    expect(await find('in=area:atlantis')).toEqual([]);
    expect(await find('near=landmark:atlantis')).toEqual([]);
    expect(await find('to=station:atlantis')).toEqual([]);
    expect(await find('in=area:clementi&near=station:atlantis')).toEqual(['in clementi']);
    expect(await find('to=station:atlantis@120,station:bishan@120')).toEqual([]);
  });

  test('are found by the walk to any station', async () => {
    expect(await find('station=5')).toEqual(['at bishan', 'in clementi']);
    expect((await find('station=60')).length).toBe(3);
  });

  test('name the nearest station, and the minutes to each place in its order', async () => {
    const { items, places } = await search('to=station:bishan@120,station:clementi@120&sort=minutes');
    expect(places).toEqual({ 'station:bishan': 'Bishan', 'station:clementi': 'Clementi' });
    expect(items.map(({ id }) => nameOf(id))).toEqual([
      'at bishan',
      'in clementi',
      'ten minutes from bishan',
    ]);
    const clementi = items.find(({ id }) => id === idOf('in clementi'));
    expect(clementi?.station).toEqual({ name: 'Clementi', codes: ['EW23'], minutes: expect.any(Number) });
    expect(clementi?.station?.minutes).toBeLessThanOrEqual(4);
    expect(clementi?.minutes?.[0]).toBeGreaterThan(20);
    expect(clementi?.minutes?.[1]).toBeLessThanOrEqual(4);
    const { items: all } = await search('');
    expect(all.find(({ id }) => id === idOf('in the west, far from trains'))?.station).toBeNull();
    expect(all.find(({ id }) => id === idOf('nowhere'))?.station).toBeNull();
    expect(all[0]?.minutes ?? null).toBeNull();
  });

  test('are all within the minutes of two places', async () => {
    expect(await find('to=station:bishan@15')).toEqual(['at bishan', 'ten minutes from bishan']);
    expect(await find('to=station:bishan@15,station:clementi@15')).toEqual([]);
    expect((await find('to=station:bishan@60,station:clementi@60')).length).toBe(3);
  });

  test('walk every page from the nearest on, and say their places', async () => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: RouteAnswer<'listDiscover'> = await read(
        'listDiscover',
        `/api/discover/homes?near=landmark:national-university-of-singapore@60,line:circle-line@60&sort=minutes&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      expect(page.places).toEqual({
        'landmark:national-university-of-singapore': expect.any(String),
        'line:circle-line': 'Circle Line',
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids.map(nameOf)).toEqual(['at bishan', 'ten minutes from bishan', 'in clementi']);
  });

  test('count in facets, and an empty search says what each filter keeps out', async () => {
    const { facets } = await read('countDiscover', '/api/discover/counts?near=station:bishan&rentMax=2000');
    expect(facets.noOfBedRooms).toEqual({ '0': 1 });
    const { total, withoutFilter, places } = await read(
      'countDiscover',
      '/api/discover/counts?near=station:bishan&to=station:clementi@5&station=5&noOfBedRooms=0&pets=allowed',
    );
    expect(total).toBe(0);
    expect(withoutFilter).toEqual({ places: 0, to: 0, station: 0, noOfBedRooms: 0, pets: 0 });
    expect(places).toEqual({ 'station:bishan': 'Bishan', 'station:clementi': 'Clementi' });
    const lifted = await read(
      'countDiscover',
      '/api/discover/counts?near=station:bishan&to=station:clementi@5',
    );
    expect(lifted.withoutFilter).toEqual({ places: 1, to: 2 });
  });

  test('without bedrooms are studios', async () => {
    expect(await find('noOfBedRooms=0&station=5')).toEqual(['at bishan']);
    expect((await find('noOfBedRooms=0,2')).length).toBe(4);
  });

  test('allow pets and visitors also on request, but cooking only without limits', async () => {
    const { db } = getDatabase();
    const rule = (home: Home, rules: object) =>
      db.query('update listings set rules = $2 where id = $1', [idOf(home), JSON.stringify(rules)]);
    await rule('at bishan', { pets: 'allowed', cooking: 'light', visitors: 'not-allowed' });
    await rule('in clementi', { pets: 'on-request', cooking: 'allowed', visitors: 'on-request' });
    await rule('nowhere', { pets: 'not-allowed', visitors: 'allowed' });
    expect(await find('pets=allowed')).toEqual(['at bishan', 'in clementi']);
    expect(await find('cooking=allowed')).toEqual(['in clementi']);
    expect(await find('visitors=allowed')).toEqual(['in clementi', 'nowhere']);
    expect(await find('pets=allowed&cooking=allowed&visitors=allowed&near=station:clementi')).toEqual([
      'in clementi',
    ]);
  });
});

describe('what changes later', () => {
  test('a home that moves is found at its new place', async () => {
    const { db } = getDatabase();
    await saveListings(db, [makeDraft('nowhere', { ...at(1.3149, 103.7652), numberOfBedrooms: 2 })]);
    expect(await find('in=area:clementi')).toEqual(['in clementi', 'nowhere']);
    await saveListings(db, [makeDraft('nowhere', { ...homes.nowhere, numberOfBedrooms: 2 })]);
    expect(await find('in=area:clementi')).toEqual(['in clementi']);
  });

  test('a home without a position is at its postal code, once that is known', async () => {
    expect(await find('near=station:bishan@5')).toEqual(['at bishan']);
    const file = join(folder, 'codes.csv');
    writeFileSync(file, 'postal_code,latitude,longitude\n570123,1.3512,103.8486\n');
    await importPostalCodes(getDatabase().db, file);
    expect(await find('near=station:bishan@5')).toEqual(['at bishan', 'by its postal code']);
    const detail = await read('getListing', `/api/listings/${idOf('by its postal code')}`);
    expect(detail.station).toEqual({ name: 'Bishan', codes: ['CC15', 'NS17'], minutes: expect.any(Number) });
    const { items } = await search('near=station:bishan@5&limit=1');
    expect(items[0]?.station?.minutes).toBe(detail.station?.minutes);
  });

  test('a station that opens tomorrow counts tomorrow, and one that closes counts no longer', async () => {
    const opening = (text: string) =>
      `${text.replace('2001-10-18,', '2001-10-18,2026-11-30')}XX1,Western Water,1.4005,103.6805,2026-11-30,\n`;
    await importStations(getDatabase().db, stationsFile(opening), now);
    const far = 'in the west, far from trains';
    expect(await find('station=5')).not.toContain(far);
    expect(await find('station=60')).not.toContain(far);
    const before = await search('to=station:dover@120&limit=1&sort=minutes');
    now = new Date('2026-11-29T16:00:00Z');
    expect(await find('station=5')).toContain(far);
    const { items } = await search('near=station:western-water@5');
    expect(items[0]?.station).toMatchObject({ name: 'Western Water', codes: ['XX1'] });
    expect((await read('getListing', `/api/listings/${idOf(far)}`)).station?.name).toBe('Western Water');
    const after = await search('to=station:dover@120&limit=1&sort=minutes');
    expect(after.items[0]?.minutes?.[0]).toBeGreaterThan(before.items[0]?.minutes?.[0] ?? 0);
    now = new Date('2026-11-29T04:00:00Z');
    expect(await find('station=5')).not.toContain(far);
  });
});
