import type { Point } from './projection.ts';

function measureGap({ x, y }: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}

/** A line with fewer points, none of which it passes by more than `tolerance`: by the algorithm of Douglas and Peucker. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const isKept = new Set([0, points.length - 1]);
  const parts: (readonly [first: number, last: number])[] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    let farthest = first;
    let gap = tolerance;
    for (let place = first + 1; place < last; place += 1) {
      const found = measureGap(points[place] as Point, points[first] as Point, points[last] as Point);
      if (found > gap) [farthest, gap] = [place, found];
    }
    if (farthest === first) continue;
    isKept.add(farthest);
    parts.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, place) => isKept.has(place));
}
