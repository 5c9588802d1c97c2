/** Something on the map, in CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The arrow keys, each with its direction. */
const directions: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Whether a key is an arrow. */
export const isArrow = (key: string): boolean => Object.hasOwn(directions, key);

/** How much a spot off the straight way counts against one on it. */
const OFF_WAY = 2;

/** The place of the nearest spot in the direction of an arrow key, or null. */
export function findNeighbour(spots: readonly Spot[], from: Spot, key: string): number | null {
  const direction = directions[key];
  if (!direction) return null;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, { x, y }] of spots.entries()) {
    const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const distance = along + OFF_WAY * aside;
    if (along <= 0 || aside > 2 * along || distance >= least) continue;
    nearest = place;
    least = distance;
  }
  return nearest;
}
