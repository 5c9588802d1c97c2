import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeListingId } from '../listings/listingDraft.ts';
import { saveListings } from '../listings/saveListings.ts';
import { importAreas } from './importAreas.ts';
import { importPlaces } from './importPlaces.ts';
import { importPostalCodes } from './importPostalCodes.ts';
import { importStations } from './importStations.ts';
import { MAP_WIDTH, mapEdges, mapHeight } from './projection.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-places-'));
const openData = resolve(import.meta.dirname, '../../../../../../shared/data');
const realAreas = join(openData, 'planning-areas-simplified.geojson');
const realStations = join(openData, 'mrt-stations-status-planningarea.csv');
const otherStations = join(openData, 'mrt-lrt-stations-multilingual.csv');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A copy, since reasons for rejects are written beside the file. */
function copy(file: string): string {
  const copied = join(folder, basename(file));
  copyFileSync(file, copied);
  return copied;
}

const square = (west: number, south: number) => [
  [
    [west, south],
    [west + 0.02, south],
    [west + 0.02, south + 0.02],
    [west, south + 0.02],
    [west, south],
  ],
];
const feature = (name: unknown, geometry: unknown) => ({ type: 'Feature', properties: { name }, geometry });
const polygon = (west: number, south: number) => ({ type: 'Polygon', coordinates: square(west, south) });
const collect = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

async function read<Name extends 'getMap' | 'listPlaces' | 'listStations'>(
  path: string,
): Promise<RouteAnswer<Name>> {
  const answer = await makeTestServer(getDatabase().db).server.request(path);
  return ((await answer.json()) as { data: RouteAnswer<Name> }).data;
}

describe('the map', () => {
  test('has no area until one was imported', async () => {
    const map = await read<'getMap'>('/api/map');
    expect(map).toEqual({
      width: MAP_WIDTH,
      height: mapHeight,
      edges: mapEdges,
      areas: [],
      lines: [],
      stations: [],
      roads: '',
    });
  });

  test('shows what a file names, drawn once, with a place for its name inside', async () => {
    const file = write(
      'two.geojson',
      collect(
        feature('BUKIT TIMAH', polygon(103.78, 1.32)),
        feature('West-Coast', {
          type: 'MultiPolygon',
          coordinates: [square(103.7, 1.3), square(103.7, 1.2)],
        }),
      ),
    );
    const report = await importAreas(getDatabase().db, file);
    expect(report).toMatchObject({ accepted: 2, inserted: 2, rejected: 0, rejectFile: null });
    const map = await read<'getMap'>('/api/map');
    expect(contract.getMap.answer.parse({ succeed: true, data: map })).toMatchObject({ succeed: true });
    expect(map.areas.map(({ name }) => name)).toEqual(['Bukit Timah', 'West-Coast']);
    expect(map.areas[0]?.outline).toBe('M3654 3173l384 0 0-385-384 0z');
    expect(map.areas[0]?.label).toEqual({ x: 3846, y: 2981 });
    expect(map.areas[1]?.outline.match(/M/g)).toHaveLength(2);
  });

  test('is left alone by the same file and becomes what another one says', async () => {
    const { db } = getDatabase();
    expect(await importAreas(db, join(folder, 'two.geojson'))).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 2,
      removed: 0,
    });
    const other = write(
      'other.geojson',
      collect(feature('Bukit Timah', polygon(103.79, 1.33)), feature('Tuas', polygon(103.62, 1.25))),
    );
    expect(await importAreas(db, other)).toMatchObject({ inserted: 1, updated: 1, unchanged: 0, removed: 1 });
  });

  test('leaves out what cannot be drawn and says why', async () => {
    const open = { type: 'Polygon', coordinates: [square(103.7, 1.3)[0]?.slice(0, 4)] };
    const file = write(
      'bad.geojson',
      collect(
        feature('Good', polygon(103.8, 1.3)),
        feature('GOOD', polygon(103.7, 1.3)),
        feature(7, polygon(103.7, 1.3)),
        feature('Open', open),
        feature('Turned', {
          type: 'Polygon',
          coordinates: [
            [
              [1.3, 103.7],
              [1.4, 103.7],
              [1.4, 103.8],
              [1.3, 103.7],
            ],
          ],
        }),
        feature('Point', { type: 'Point', coordinates: [103.8, 1.3] }),
        feature('Tiny', {
          type: 'Polygon',
          coordinates: [
            [
              [103.8, 1.3],
              [103.80001, 1.3],
              [103.8, 1.30001],
              [103.8, 1.3],
            ],
          ],
        }),
        'nothing',
      ),
    );
    const report = await importAreas(getDatabase().db, file);
    expect(report).toMatchObject({ accepted: 1, rejected: 7, rejectFile: `${file}.rejects.csv` });
    expect(readFileSync(`${file}.rejects.csv`, 'utf8').split('\n')).toEqual([
      'row,column,reason',
      '2,name,An earlier area is called Good as well.',
      '3,name,"It has no name of 1 to 60 characters in ‘name’, ‘PLN_AREA_N’ or ‘planning_area’, nor in a table in ‘Description’."',
      '4,geometry,Open has a ring that does not end where it begins.',
      '5,geometry,"Turned lies outside Singapore: are its positions [longitude, latitude] in degrees?"',
      '6,geometry,Point is no polygon of rings with four or more positions.',
      '7,geometry,Tiny is too small to be drawn: less than about 6 metres.',
      '8,geometry,It is not a GeoJSON feature.',
      '',
    ]);
  });

  test('takes names from wherever public files have them: other spellings, and the table made from KML', async () => {
    const table = (cells: string) =>
      `<center><table><tr><th colspan='2'>Attributes</th></tr>${cells}</table></center>`;
    const named = [
      { Name: 'kml_1', Description: table('<tr> <th>PLN_AREA_N</th> <td>BEDOK</td> </tr>') },
      { name: '', pln_area_n: 'ANG MO KIO' },
      { Name: 'kml_3', description: { value: table('<tr><td>PLN_AREA_N</td><td>BUKIT TIMAH</td></tr>') } },
      { Name: null, 'Planning Area': 'NORTH-EASTERN ISLANDS' },
    ];
    const features = named.map((properties, index) => ({
      type: 'Feature',
      properties,
      geometry: polygon(103.7 + index * 0.03, 1.3),
    }));
    const file = write('kml.geojson', collect(...features));
    expect(await importAreas(getDatabase().db, file)).toMatchObject({ accepted: 4, rejected: 0 });
    const { areas } = await read<'getMap'>('/api/map');
    expect(areas.map(({ name }) => name)).toEqual([
      'Ang Mo Kio',
      'Bedok',
      'Bukit Timah',
      'North-Eastern Islands',
    ]);
  });

  test('is left as it is by running numbers in place of names, and the hint says where names are looked for', async () => {
    const before = await read<'getMap'>('/api/map');
    const labels = ['kml_1', 'Polygon 2', '3', 'ID-4'];
    const file = write(
      'labels.geojson',
      collect(...labels.map((label) => feature(label, polygon(103.8, 1.3)))),
    );
    await expect(importAreas(getDatabase().db, file)).rejects.toThrow(
      'the map was left as it is. “kml_1” is a running number, not a name. It has no name of 1 to 60 characters in ‘name’, ‘PLN_AREA_N’',
    );
    expect(await read<'getMap'>('/api/map')).toEqual(before);
    expect(readFileSync(`${file}.rejects.csv`, 'utf8').split('\n').slice(1, -1)).toHaveLength(4);
  });

  test.each([
    ['no such file', () => join(folder, 'nowhere.geojson'), 'There is no file'],
    ['a folder', () => folder, 'is a folder'],
    ['no JSON', () => write('text.geojson', 'name,x\n'), 'cannot be read as JSON'],
    ['no collection', () => write('list.geojson', '[]'), 'is not a GeoJSON FeatureCollection'],
    ['nothing to draw', () => write('none.geojson', collect()), 'has no area that can be used'],
  ])('is left as it is by %s', async (_, makeFile, reason) => {
    const before = await read<'getMap'>('/api/map');
    await expect(importAreas(getDatabase().db, makeFile())).rejects.toThrow(reason);
    expect(await read<'getMap'>('/api/map')).toEqual(before);
  });

  test.skipIf(!existsSync(realAreas))(
    'takes the 55 planning areas in few bytes (skipped where ../shared/data is missing)',
    async () => {
      const { db } = getDatabase();
      const file = copy(realAreas);
      const report = await importAreas(db, file);
      expect(report).toMatchObject({ accepted: 55, rejected: 0 });
      expect(await importAreas(db, file)).toMatchObject({ unchanged: 55, inserted: 0, updated: 0 });
      const map = await read<'getMap'>('/api/map');
      expect(map.areas.map(({ outline }) => outline).join('').length).toBeLessThan(20_000);
    },
  );
});

describe('stations near a listing', () => {
  const id = makeListingId('test', 'near');
  const lost = makeListingId('test', 'lost');
  const path = (listing: string) => `/api/listings/${listing}/stations`;

  beforeAll(async () => {
    await saveListings(getDatabase().db, [
      makeDraft('near', { position: { latitude: 1.37, longitude: 103.85 } }),
      makeDraft('lost', { position: null }),
    ]);
  });

  test('are not known before any were imported, nor for a listing without a position', async () => {
    expect(await read<'listStations'>(path(id))).toBeNull();
    const file = write('one.csv', 'code,name,latitude,longitude\nXX1,Far,1.25,103.7\n');
    await importStations(getDatabase().db, file);
    expect(await read<'listStations'>(path(lost))).toBeNull();
    expect(await read<'listStations'>(path(id))).toEqual([]);
  });

  test('are at most three open ones within 1.5 km, the nearest first, an interchange with all its codes', async () => {
    const rows = [
      'CODE,NAME,STATUS,LATITUDE,LONGITUDE',
      'NS16,Ang Mo Kio MRT station,open,1.37,103.8545',
      'CR11,Ang Mo Kio MRT station,planned,1.37,103.8545',
      'TE1,Second MRT Station,open,1.37,103.856',
      'CC9,Second MRT Station,open,1.37,103.8561',
      'TE2,Third LRT station,open,1.378,103.85',
      'TE3,Fourth MRT station,open,1.382,103.85',
      'TE4,Too far,open,1.384,103.85',
    ];
    const file = write('some.csv', `${rows.join('\n')}\n`);
    expect(await importStations(getDatabase().db, file)).toMatchObject({
      accepted: 7,
      inserted: 7,
      removed: 1,
    });
    const stations = await read<'listStations'>(path(id));
    expect(contract.listStations.answer.parse({ succeed: true, data: stations })).toMatchObject({
      succeed: true,
    });
    expect(stations).toEqual([
      {
        name: 'Ang Mo Kio',
        codes: ['NS16'],
        metres: 500,
        minutes: 9,
        position: { latitude: 1.37, longitude: 103.8545 },
      },
      {
        name: 'Second',
        codes: ['CC9', 'TE1'],
        metres: 670,
        minutes: 11,
        position: { latitude: 1.37, longitude: 103.8561 },
      },
      {
        name: 'Third',
        codes: ['TE2'],
        metres: 890,
        minutes: 15,
        position: { latitude: 1.378, longitude: 103.85 },
      },
    ]);
  });

  test('are written in one way, also when their file has them in capitals', async () => {
    const rows = [
      'code\tname\tlatitude\tlongitude',
      'NS16\tANG MO KIO MRT STATION\t1.369933\t103.849554',
      'CC23\tONE-NORTH MRT STATION (CC23)\t1.369933\t103.849554',
    ];
    await importStations(getDatabase().db, write('capitals.csv', `${rows.join('\n')}\n`));
    const stations = (await read<'listStations'>(path(id))) ?? [];
    expect(stations.map(({ name }) => name).sort()).toEqual(['Ang Mo Kio', 'one-north']);
    // The nearest exit of Ang Mo Kio is 24 metres away, its middle 50.
    expect(stations.find(({ name }) => name === 'Ang Mo Kio')).toMatchObject({ metres: 20, minutes: 1 });
  });

  test('a listing nobody knows is not found', async () => {
    const { server } = makeTestServer(getDatabase().db);
    expect((await server.request(path('aaaaaaaaaaaa'))).status).toBe(404);
    expect((await server.request(path('x'))).status).toBe(404);
  });

  test('rows that cannot be used are told, and a day of opening that has not come means not open', async () => {
    const rows = [
      'ALPHANUMERIC_CODE,STATION_NAME_ENGLISH,OPENING_DATE,LATITUDE,LONGITUDE',
      'NS1,Jurong East,1990-03-10,1.333,103.742',
      'NS1,Twice,1990-03-10,1.333,103.742',
      'ns99,Someday,2099-01-01,1.37,103.85',
      'NS2,,1990-03-10,1.333,103.742',
      'NS3,Abroad,1990-03-10,51.5,0.1',
      '牛,Odd code,1990-03-10,1.333,103.742',
    ];
    const file = write('defects.csv', `${rows.join('\n')}\n`);
    const report = await importStations(getDatabase().db, file, new Date('2026-11-21T04:00:00Z'));
    expect(report).toMatchObject({ accepted: 2, rejected: 4 });
    expect(readFileSync(report.rejectFile ?? '', 'utf8')).toBe(
      'row,column,reason\n3,code,Row 2 has the same code.\n5,name,The name is missing.\n' +
        '6,latitude,The position is missing or lies outside Singapore.\n7,code,“牛” is no code such as NS16.\n',
    );
    expect(await read<'listStations'>(path(id))).toEqual([]);
  });

  test('a file without codes or without usable rows changes nothing', async () => {
    const { db } = getDatabase();
    const before = (await db.query('select * from stations order by code')).rows;
    const nameless = write('nameless.csv', 'latitude,longitude\n1.3,103.8\n');
    await expect(importStations(db, nameless)).rejects.toThrow(
      'has no column ‘code’ or ‘alphanumeric_code’, ‘name’',
    );
    const useless = write('useless.csv', 'code,name,latitude,longitude\nA,B,99,99\n');
    await expect(importStations(db, useless)).rejects.toThrow('has no station that can be used');
    expect((await db.query('select * from stations order by code')).rows).toEqual(before);
  });

  test.skipIf(!existsSync(realStations))(
    'both known files come in, twice without a change (skipped where ../shared/data is missing)',
    async () => {
      const { db } = getDatabase();
      const [first, second] = [copy(realStations), copy(otherStations)];
      expect(await importStations(db, first)).toMatchObject({ accepted: 242, rejected: 1 });
      expect(await importStations(db, first)).toMatchObject({ unchanged: 242, removed: 0 });
      expect(await importStations(db, second)).toMatchObject({ accepted: 203, rejected: 0 });
    },
  );
});

describe('places near a listing', () => {
  const id = makeListingId('test', 'among places');
  const lost = makeListingId('test', 'nowhere');
  const path = (listing: string) => `/api/listings/${listing}/places`;
  const listKinds = async () =>
    (
      await getDatabase().db.query<{ kind: string; count: number }>(
        'select kind, count(*)::int as count from places group by kind order by kind',
      )
    ).rows;

  beforeAll(async () => {
    await saveListings(getDatabase().db, [
      makeDraft('among places', { position: { latitude: 1.37, longitude: 103.85 } }),
      makeDraft('nowhere', { position: null }),
    ]);
  });

  test('are not known before any were imported, nor for a listing without a position', async () => {
    expect(await read<'listPlaces'>(path(id))).toBeNull();
    const file = write('far.csv', 'kind,name,latitude,longitude\nmall,Far,1.25,103.7\n');
    await importPlaces(getDatabase().db, file);
    expect(await read<'listPlaces'>(path(lost))).toBeNull();
    expect(await read<'listPlaces'>(path(id))).toEqual([]);
  });

  test('are at most three of a kind within 1.5 km, by kind and the nearest first, with the walk', async () => {
    const rows = [
      'Kind,Name,Latitude,Longitude',
      'Hawker centre,Third,1.377,103.85',
      'hawker_centre,First,1.371,103.85',
      'HAWKER-CENTRE,Fourth,1.379,103.85',
      'hawker-centre,Second,1.374,103.85',
      'mall,Beyond,1.37,103.8636',
      'mall,First,1.37,103.8604',
      'primary-school,Next Door,1.37,103.85',
    ];
    const file = write('near.csv', `${rows.join('\n')}\n`);
    const report = await importPlaces(getDatabase().db, file);
    expect(report).toMatchObject({ accepted: 7, inserted: 7, removed: 1, rejected: 0 });
    const places = await read<'listPlaces'>(path(id));
    expect(contract.listPlaces.answer.parse({ succeed: true, data: places })).toMatchObject({
      succeed: true,
    });
    const at = { latitude: 1.37, longitude: 103.85 };
    expect(places).toEqual([
      {
        kind: 'hawker-centre',
        name: 'First',
        metres: 110,
        minutes: 2,
        position: { ...at, latitude: 1.371 },
      },
      {
        kind: 'hawker-centre',
        name: 'Second',
        metres: 440,
        minutes: 8,
        position: { ...at, latitude: 1.374 },
      },
      {
        kind: 'hawker-centre',
        name: 'Third',
        metres: 780,
        minutes: 13,
        position: { ...at, latitude: 1.377 },
      },
      { kind: 'mall', name: 'First', metres: 1160, minutes: 19, position: { ...at, longitude: 103.8604 } },
      { kind: 'primary-school', name: 'Next Door', metres: 0, minutes: 1, position: at },
    ]);
  });

  test('of one kind are replaced by a file of that kind, and the others stay', async () => {
    const file = write('malls.csv', 'name,latitude,longitude\nOnly Mall,1.37,103.851\n');
    const { db } = getDatabase();
    expect(await importPlaces(db, file, 'mall')).toMatchObject({ accepted: 1, inserted: 1, removed: 2 });
    expect(await importPlaces(db, file, 'mall')).toMatchObject({ unchanged: 1, removed: 0, inserted: 0 });
    expect(await listKinds()).toEqual([
      { kind: 'hawker-centre', count: 4 },
      { kind: 'mall', count: 1 },
      { kind: 'primary-school', count: 1 },
    ]);
  });

  test('rows that cannot be used are told, and a file of none changes nothing', async () => {
    const { db } = getDatabase();
    const rows = [
      'kind,name,latitude,longitude',
      'mall,Good,1.37,103.85',
      'mall,Good,1.38,103.85',
      'temple,Odd,1.37,103.85',
      'mall,,1.37,103.85',
      'mall,Abroad,51.5,0.1',
    ];
    const report = await importPlaces(db, write('odd.csv', `${rows.join('\n')}\n`));
    expect(report).toMatchObject({ accepted: 1, rejected: 4 });
    expect(readFileSync(report.rejectFile ?? '', 'utf8')).toBe(
      'row,column,reason\n3,name,Row 2 has the same name.\n' +
        '4,kind,"“temple” is not one of hawker-centre, mall, primary-school."\n5,name,The name is missing.\n' +
        '6,latitude,The position is missing or lies outside Singapore.\n',
    );
    const before = await listKinds();
    const kindless = write('kindless.csv', 'name,latitude,longitude\nA,1.3,103.8\n');
    await expect(importPlaces(db, kindless)).rejects.toThrow('no column ‘kind’');
    const useless = write('no-place.csv', 'kind,name,latitude,longitude\nmall,A,99,99\n');
    await expect(importPlaces(db, useless)).rejects.toThrow('has no place that can be used');
    expect(await listKinds()).toEqual(before);
  });

  test('a listing nobody knows is not found', async () => {
    const { server } = makeTestServer(getDatabase().db);
    expect((await server.request(path('aaaaaaaaaaaa'))).status).toBe(404);
    expect((await server.request(path('x'))).status).toBe(404);
  });
});

describe('postal codes', () => {
  const list = async () =>
    (await getDatabase().db.query<Record<string, unknown>>('select * from postal_codes order by code')).rows;

  test('come from a file with its block and street, and go with one that does not name them', async () => {
    const { db } = getDatabase();
    const file = write(
      'codes.csv',
      'TOWN,BLOCK,ADDRESS,POSTAL_CODE,LATITUDE,LONGITUDE\nclementi,506,west coast drive,120506,1.3125,103.7608\n',
    );
    expect(await importPostalCodes(db, file)).toMatchObject({ accepted: 1, inserted: 1 });
    const known = {
      code: '120506',
      block: '506',
      street: 'West Coast Drive',
      latitude: 1.3125,
      longitude: 103.7608,
    };
    expect(await list()).toEqual([known]);
    const other = write('others.csv', 'postal,latitude,longitude\n560210,1.368,103.843\n');
    expect(await importPostalCodes(db, other)).toMatchObject({ inserted: 1, removed: 1 });
    expect(await list()).toEqual([
      { code: '560210', block: null, street: null, latitude: 1.368, longitude: 103.843 },
    ]);
  });

  test('that cannot be used are told, and a file without any changes nothing', async () => {
    const { db } = getDatabase();
    const file = write(
      'odd-codes.csv',
      'postal_code,latitude,longitude\n120506,1.3,103.8\n120506,1.4,103.8\nNIL,1.3,103.8\n740000,1.3,103.8\n050004,1.3,9\n',
    );
    const report = await importPostalCodes(db, file);
    expect(report).toMatchObject({ accepted: 1, rejected: 4 });
    expect(
      readFileSync(report.rejectFile ?? '', 'utf8')
        .split('\n')
        .slice(1, 5),
    ).toEqual([
      '3,postal_code,Row 2 has the same postal_code.',
      '4,postal_code,“NIL” is not a postal code of six digits in a sector in use.',
      '5,postal_code,“740000” is not a postal code of six digits in a sector in use.',
      '6,latitude,The position is missing or lies outside Singapore.',
    ]);
    const before = await list();
    const nameless = write('codeless.csv', 'latitude,longitude\n1.3,103.8\n');
    await expect(importPostalCodes(db, nameless)).rejects.toThrow('has no column ‘postal_code’ or ‘postal’');
    expect(await list()).toEqual(before);
  });
});
