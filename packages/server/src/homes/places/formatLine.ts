import type { Point } from './projection.ts';

/** Points in whole units as path data of SVG, each but the first as steps from the one before; two points at least. */
export function formatLine(points: readonly Point[]): string {
  let previous = points[0] as Point;
  const steps = points.slice(1).map((point) => {
    const [across, down] = [point.x - previous.x, point.y - previous.y];
    previous = point;
    return `${across}${down < 0 ? '' : ' '}${down}`;
  });
  const start = points[0] as Point;
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}`;
}
