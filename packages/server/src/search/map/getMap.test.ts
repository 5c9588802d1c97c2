import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAreas } from '../../homes/places/importAreas.ts';
import { importStations } from '../../homes/places/importStations.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-map-'));
const data = join(import.meta.dirname, '../../../../sample/data');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const { db } = getDatabase();
  for (const name of ['planning-areas.geojson', 'stations.csv'])
    copyFileSync(join(data, name), join(folder, name));
  await importAreas(db, join(folder, 'planning-areas.geojson'));
  await importStations(db, join(folder, 'stations.csv'));
});

async function read(day: string): Promise<{ map: RouteAnswer<'getMap'>; text: string }> {
  const { server } = makeTestServer(getDatabase().db, { clock: () => new Date(`${day}T04:00:00Z`) });
  const text = await (await server.request('/api/map')).text();
  const answer = contract.getMap.answer.parse(JSON.parse(text));
  return { map: (answer as { data: RouteAnswer<'getMap'> }).data, text };
}

const findLine = ({ lines }: RouteAnswer<'getMap'>, code: string) =>
  lines.find((line) => line.code === code)?.path ?? '';

/** The points of path data of SVG, in runs. */
const listPoints = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((run) => {
      let at = { x: 0, y: 0 };
      const numbers = (run.match(/-?\d+/g) ?? []).map(Number);
      return numbers.flatMap((number, index) => {
        if (index % 2 === 0) return [];
        at = { x: at.x + (numbers[index - 1] as number), y: at.y + number };
        return [at];
      });
    });

test('stations that run today are on the map, each once with all its codes and where it is', async () => {
  const { map } = await read('2026-11-28');
  expect(map.stations).toHaveLength(184);
  const { edges, width } = map;
  const unit = width / (edges.east - edges.west);
  const bishan = map.stations.find(({ name }) => name === 'Bishan');
  expect(bishan?.codes).toEqual(['CC15', 'NS17']);
  expect(edges.west + (bishan?.x ?? 0) / unit).toBeCloseTo(103.848, 2);
  expect(edges.north - (bishan?.y ?? 0) / unit).toBeCloseTo(1.351, 2);
});

test('lines lead from station to station that run today', async () => {
  const { map } = await read('2026-11-28');
  expect(map.lines.map(({ code }) => code)).toEqual(['BP', 'CC', 'DT', 'EW', 'NE', 'NS', 'PE', 'SE', 'TE']);
  const [northSouth = [], ...others] = listPoints(findLine(map, 'NS'));
  expect(others).toEqual([]);
  expect(northSouth).toHaveLength(27);
  const stations = new Set(map.stations.map(({ x, y }) => `${x} ${y}`));
  for (const { path } of map.lines)
    for (const { x, y } of listPoints(path).flat()) expect(stations).toContain(`${x} ${y}`);
});

test('a line that is not open yet is not drawn, and one that grows is drawn longer', async () => {
  const { map: early } = await read('1990-12-31');
  expect(early.lines.map(({ code }) => code)).toEqual(['EW', 'NS']);
  const { map: before } = await read('2026-07-01');
  const { map: after } = await read('2026-11-28');
  const count = (map: RouteAnswer<'getMap'>) => listPoints(findLine(map, 'CC')).flat().length;
  expect(count(after)).toBeGreaterThan(count(before));
});

test('the whole map is small', async () => {
  const { text } = await read('2026-11-28');
  expect(gzipSync(text).length).toBeLessThan(45_000);
});
