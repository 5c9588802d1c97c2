import type { RouteAnswer } from '@sewa/api/client';
import { CIRCLE_RADIUS, districtPlaces } from './districtPlaces.ts';

/** One imported area. */
export type MapArea = RouteAnswer<'getMap'>['areas'][number];

const FONT_SIZE = 11;
const CHARACTER_WIDTH = 0.56 * FONT_SIZE;
const AIR = 3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const makeBox = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth - AIR,
  right: x + halfWidth + AIR,
  top: y - halfHeight - AIR,
  bottom: y + halfHeight + AIR,
});

const isApart = (one: Box, two: Box): boolean =>
  one.right < two.left || two.right < one.left || one.bottom < two.top || two.bottom < one.top;

/** The areas whose names can be written without covering a district or another name, the longest outlines first. */
export function chooseLabels(areas: readonly MapArea[]): MapArea[] {
  const taken = Object.values(districtPlaces).map(({ x, y }) => makeBox(x, y, CIRCLE_RADIUS, CIRCLE_RADIUS));
  return [...areas]
    .sort((one, two) => two.outline.length - one.outline.length)
    .filter(({ name, label }) => {
      const box = makeBox(label.x, label.y, (name.length * CHARACTER_WIDTH) / 2, FONT_SIZE / 2);
      if (!taken.every((other) => isApart(box, other))) return false;
      taken.push(box);
      return true;
    });
}
