import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@sewa/api/schema';
import { afterAll, expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { importRoads } from './importRoads.ts';
import { project } from './projection.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-roads-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, ...features: unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, `\uFEFF${JSON.stringify({ type: 'FeatureCollection', name: 'LINES', features })}`);
  return file;
}

const road = (properties: unknown, ...coordinates: number[][]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

async function readRoads(): Promise<string> {
  const { server } = makeTestServer(getDatabase().db);
  const answer = contract.getMap.answer.parse(await (await server.request('/api/map')).json());
  return 'data' in answer ? answer.data.roads : '';
}

const format = (...positions: [longitude: number, latitude: number][]) =>
  positions.map(([longitude, latitude]) => {
    const { x, y } = project(longitude, latitude);
    return `${x} ${y}`;
  });

test('roads of all three kinds are one drawing, whichever way their kind is written, and other lines are not in it', async () => {
  const table = '<table><tr><th>FOLDERPATH</th> <td>Layers/Expressway</td></tr></table>';
  const file = write(
    'roads.geojson',
    road({ NAME: 'AYE', FOLDERPATH: 'Layers/Expressway' }, [103.7, 1.3, 0], [103.71, 1.3, 0]),
    road({ FOLDERPATH: 'Layers/Contour_250K', NAME: '20' }, [103.7, 1.4, 0], [103.71, 1.4, 0]),
    road({ FOLDERPATH: 'Layers/Expressway_Sliproad' }, [103.75, 1.3, 0], [103.75, 1.31, 0]),
    road({ Name: 'kml_3', Description: table }, [103.8, 1.3], [103.8, 1.31]),
    {
      type: 'Feature',
      properties: { kind: 'Major road' },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [103.85, 1.3],
            [103.85, 1.31],
          ],
          [
            [103.86, 1.3],
            [103.86, 1.31],
          ],
        ],
      },
    },
    road({ NAME: 'EXPRESSWAY' }, [103.9, 1.3], [103.9, 1.31]),
    road({ kind: 'major road' }, [1.3, 103.9], [1.31, 103.9]),
    road({ kind: 'major road' }, [103.9, 1.3]),
    null,
  );
  expect(await readRoads()).toBe('');
  expect(await importRoads(getDatabase().db, file)).toMatchObject({ accepted: 4, rejected: 5 });
  const roads = await readRoads();
  expect(roads.match(/M\d+ \d+/g)).toEqual(
    format([103.7, 1.3], [103.75, 1.3], [103.8, 1.3], [103.85, 1.3], [103.86, 1.3]).map(
      (place) => `M${place}`,
    ),
  );
  expect(readFileSync(`${file}.rejects.csv`, 'utf8').split('\n').slice(1, -1)).toEqual([
    '2,kind,"“Layers/Contour_250K” is no expressway, slip road or major road."',
    '6,kind,"It has no kind in ‘FOLDERPATH’, ‘layer’, ‘kind’, ‘type’, ‘class’ or ‘road_type’, nor in a table in ‘Description’."',
    '7,geometry,"It lies outside Singapore: are its positions [longitude, latitude] in degrees?"',
    '8,geometry,It is no line of two or more positions.',
    '9,geometry,It is not a GeoJSON feature.',
  ]);
});

test('pieces of one road are drawn as one line, without points that nobody would see', async () => {
  const kind = { FOLDERPATH: 'Layers/Major_Road' };
  const file = write(
    'pieces.geojson',
    road(kind, [103.7, 1.3], [103.705, 1.30001], [103.71, 1.3]),
    road(kind, [103.72, 1.3], [103.71, 1.3]),
    road(kind, [103.72, 1.3], [103.72, 1.32]),
    // It begins and ends at one point of the map.
    road(kind, [103.9, 1.3], [103.90001, 1.3]),
  );
  await importRoads(getDatabase().db, file);
  const [west = '', corner = '', north = ''] = format([103.7, 1.3], [103.72, 1.3], [103.72, 1.32]);
  const [x, y] = corner.split(' ').map(Number);
  const step = (from: string) =>
    `${(x ?? 0) - Number(from.split(' ')[0])} ${(y ?? 0) - Number(from.split(' ')[1])}`;
  expect(await readRoads()).toBe(`M${west}l${step(west)} 0${Number(north.split(' ')[1]) - (y ?? 0)}`);
});

test('a file in which a feature is larger than what is read at once comes in', async () => {
  const positions = Array.from({ length: 20_000 }, (_, index) => [103.7 + index / 100_000, 1.3]);
  const file = write(
    'long.geojson',
    road({ kind: 'contour' }, ...positions),
    road({ kind: 'expressway', name: 'Ünder' }, [103.7, 1.35], [103.8, 1.35]),
  );
  expect(await importRoads(getDatabase().db, file)).toMatchObject({ accepted: 1, rejected: 1 });
});

test.each([
  ['', 'is not a GeoJSON FeatureCollection'],
  ['name,x\n', 'cannot be read as JSON'],
  ['{"type":"FeatureCollection","features":[{"type":"Feature"', 'cannot be read as JSON'],
  ['[]', 'is not a GeoJSON FeatureCollection'],
  ['{"type":"Feature"}', 'is not a GeoJSON FeatureCollection'],
  ['{"type":"FeatureCollection","features":[]}', 'has no road that can be used; the map was left as it is.'],
])('the roads are left as they are by %s', async (content, reason) => {
  const before = await readRoads();
  const file = join(folder, 'bad.geojson');
  writeFileSync(file, content);
  await expect(importRoads(getDatabase().db, file)).rejects.toThrow(reason);
  expect(await readRoads()).toBe(before);
});
