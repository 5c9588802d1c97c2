import type { Position } from '../../homes/places/parsePosition.ts';
import { type Point, projectExactly } from '../../homes/places/projection.ts';

/** A planning area, on the plane of the map. */
export interface PlanningArea {
  /** The name in lower case with '-', as the gazetteer has it. */
  readonly id: string;
  readonly rings: readonly (readonly Point[])[];
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** The closed rings of an outline as `renderArea` writes it: 'M3 4l1 0-1 2z'. */
function parseOutline(outline: string): Point[][] {
  return outline
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
      let at = { x: 0, y: 0 };
      const points: Point[] = [];
      for (let place = 0; place < numbers.length; place += 2) {
        at = { x: at.x + (numbers[place] ?? 0), y: at.y + (numbers[place + 1] ?? 0) };
        points.push(at);
      }
      return points;
    });
}

/** An area as it is searched, from its name and its outline on the map. */
export function makePlanningArea(name: string, outline: string): PlanningArea {
  const rings = parseOutline(outline);
  const [xs, ys] = [
    rings.flatMap((ring) => ring.map(({ x }) => x)),
    rings.flatMap((ring) => ring.map(({ y }) => y)),
  ];
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    rings,
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

function isInside({ rings, box }: PlanningArea, { x, y }: Point): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let isIn = false;
  for (const ring of rings)
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] as Point;
      if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
        isIn = !isIn;
    });
  return isIn;
}

/** The place of the area in the list that a position lies in, or -1. */
export function findPlanningArea(areas: readonly PlanningArea[], { longitude, latitude }: Position): number {
  const point = projectExactly(longitude, latitude);
  return areas.findIndex((area) => isInside(area, point));
}
