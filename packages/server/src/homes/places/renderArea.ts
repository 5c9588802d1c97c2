import { formatLine } from './formatLine.ts';
import type { Point } from './projection.ts';

/** Rings of points in whole units; each is closed by itself. */
export type Rings = readonly (readonly Point[])[];

/** A drawing of an area: path data of SVG and a place for its name. */
export interface AreaDrawing {
  readonly outline: string;
  readonly label: Point;
}

function isOnWay(from: Point, over: Point, to: Point): boolean {
  const cross = (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x);
  const isBetween = (over.x - from.x) * (to.x - over.x) + (over.y - from.y) * (to.y - over.y) >= 0;
  return cross === 0 && isBetween;
}

/** A ring without points that change nothing on the grid; empty when nothing is left of it. */
function thinRing(ring: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (const point of ring) {
    const last = points.at(-1);
    if (last && last.x === point.x && last.y === point.y) continue;
    const before = points.at(-2);
    if (before && last && isOnWay(before, last, point)) points.pop();
    points.push(point);
  }
  const [first] = points;
  const last = points.at(-1);
  if (first && last && points.length > 1 && first.x === last.x && first.y === last.y) points.pop();
  return points.length < 3 ? [] : points;
}

function measureRing(ring: readonly Point[]): number {
  const sum = ring.reduce((total, point, index) => {
    const next = ring[(index + 1) % ring.length] as Point;
    return total + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(sum / 2);
}

/** How far a point stands from the edge of a ring; negative outside. */
function measureDepth(ring: readonly Point[], { x, y }: Point): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] as Point;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      isInside = !isInside;
    const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
    const share = Math.min(1, Math.max(0, along));
    const gap = Math.hypot(x - from.x - share * (to.x - from.x), y - from.y - share * (to.y - from.y));
    nearest = Math.min(nearest, gap);
  });
  return isInside ? nearest : -nearest;
}

const LABEL_STEPS = 24;

/** The place in a ring that is farthest from its edge, as far as a grid of 24 by 24 shows. */
function findLabel(ring: readonly Point[]): Point {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = ring[0] as Point;
  let depth = Number.NEGATIVE_INFINITY;
  for (let row = 1; row < LABEL_STEPS; row += 1) {
    for (let column = 1; column < LABEL_STEPS; column += 1) {
      const point = { x: left + (width * column) / LABEL_STEPS, y: top + (height * row) / LABEL_STEPS };
      const found = measureDepth(ring, point);
      if (found > depth) {
        depth = found;
        best = point;
      }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

/** Draws an area from its rings, or null when nothing of it is large enough to be seen. Neighbours keep a common edge. */
export function renderArea(rings: Rings): AreaDrawing | null {
  const thin = rings.map(thinRing).filter((ring) => ring.length > 0);
  const [largest] = [...thin].sort((one, two) => measureRing(two) - measureRing(one));
  return largest
    ? { outline: thin.map((ring) => `${formatLine(ring)}z`).join(''), label: findLabel(largest) }
    : null;
}
