import type { RouteAnswer } from '@sewa/api/client';
import { circleRadius, districtPlaces } from './districtPlaces.ts';

/** One imported area. */
export type MapArea = RouteAnswer<'getMap'>['areas'][number];

const fontSize = 11;
const characterWidth = 0.56 * fontSize;
const air = 3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const makeBox = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth - air,
  right: x + halfWidth + air,
  top: y - halfHeight - air,
  bottom: y + halfHeight + air,
});

const isApart = (one: Box, two: Box): boolean =>
  one.right < two.left || two.right < one.left || one.bottom < two.top || two.bottom < one.top;

/** The areas whose names can be written without covering a district or another name, the longest outlines first. */
export function chooseLabels(areas: readonly MapArea[]): MapArea[] {
  const taken = Object.values(districtPlaces).map(({ x, y }) => makeBox(x, y, circleRadius, circleRadius));
  return [...areas]
    .sort((one, two) => two.outline.length - one.outline.length)
    .filter(({ name, label }) => {
      const box = makeBox(label.x, label.y, (name.length * characterWidth) / 2, fontSize / 2);
      if (!taken.every((other) => isApart(box, other))) return false;
      taken.push(box);
      return true;
    });
}
