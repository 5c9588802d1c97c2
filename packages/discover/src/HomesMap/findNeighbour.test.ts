import { expect, test } from 'vitest';
import { findNeighbour } from './findNeighbour.ts';

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 60, y: 100 },
  { x: -80, y: 0 },
];

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 3],
  ['ArrowDown', 2],
  ['ArrowUp', null],
  ['Enter', null],
])('%s leads to the nearest pin that way', (key, place) => {
  expect(findNeighbour(spots, { x: 0, y: 0 }, key)).toBe(place);
});
