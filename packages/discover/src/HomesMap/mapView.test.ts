import { expect, test } from 'vitest';
import {
  findBounds,
  findPoint,
  findView,
  type MapPlane,
  parseBounds,
  serializeBounds,
  surroundPlaces,
} from './mapView.ts';

const plane: MapPlane = {
  width: 10_000,
  height: 6_538,
  edges: { west: 103.59, south: 1.145, east: 104.11, north: 1.485 },
};
const size = { width: 900, height: 700 };
const bishan = { west: 103.83, south: 1.34, east: 103.87, north: 1.37 };

test('a view of some bounds shows all of them, and no more than it must', () => {
  const shown = findBounds(plane, size, findView(plane, size, bishan));
  expect(shown.west).toBeLessThanOrEqual(bishan.west);
  expect(shown.east).toBeGreaterThanOrEqual(bishan.east);
  expect(shown.south).toBeCloseTo(bishan.south, 2);
  expect(shown.north).toBeCloseTo(bishan.north, 2);
});

test('a place in the middle of the bounds stands in the middle of the view', () => {
  const point = findPoint(plane, size, findView(plane, size, bishan), { latitude: 1.355, longitude: 103.85 });
  expect(point.x).toBeCloseTo(450, 3);
  expect(point.y).toBeCloseTo(350, 3);
});

test('one cannot see less than the whole island, nor closer than a few streets', () => {
  expect(findView(plane, size, { west: 90, south: -10, east: 120, north: 20 }).k).toBe(1);
  expect(findView(plane, size, { west: 103.85, south: 1.35, east: 103.8501, north: 1.3501 }).k).toBe(64);
});

test('bounds are read as they are written, and what is none is none', () => {
  expect(parseBounds(serializeBounds(bishan))).toEqual(bishan);
  for (const text of [null, '', '1,2,3', '103.9,1.3,103.8,1.4', 'a,b,c,d', '1e3,1,2,3'])
    expect(parseBounds(text)).toBeNull();
});

test('places are surrounded with room, and none give no bounds', () => {
  const { west, north } = surroundPlaces([
    { latitude: 1.35, longitude: 103.85 },
    { latitude: 1.3, longitude: 103.9 },
  ]) ?? { west: 0, north: 0 };
  expect([west, north]).toEqual([expect.closeTo(103.844, 5), expect.closeTo(1.356, 5)]);
  expect(surroundPlaces([])).toBeNull();
});
