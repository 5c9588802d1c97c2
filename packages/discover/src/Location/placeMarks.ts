/** Degrees on the earth. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the drawing, in its units; the home is at 0, 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Metres of a degree of latitude, on a sphere of 6,371 km. */
const METRES_PER_DEGREE = 111_195;

/** Half of the drawing's width, in its units. */
export const HALF_WIDTH = 180;
/** Half of its height. */
export const HALF_HEIGHT = 130;
/** Radius of a mark. */
export const MARK_RADIUS = 12;

/** How often marks that overlap are moved apart; each time they come half of the way. */
const ROUNDS = 60;
/** Between the edges of two marks. */
const GAP = 3;

/** Metres that one unit of the drawing stands for, so that all positions are on it: at least 2, a drawing of 720 m. */
export function chooseScale(home: Position, positions: readonly Position[]): number {
  const shares = positions.map((position) => {
    const { x, y } = toMetres(home, position);
    return Math.max(
      Math.abs(x) / (HALF_WIDTH - MARK_RADIUS - GAP),
      Math.abs(y) / (HALF_HEIGHT - MARK_RADIUS - GAP),
    );
  });
  return Math.max(2, ...shares);
}

function toMetres(home: Position, { latitude, longitude }: Position): Point {
  return {
    x: (longitude - home.longitude) * METRES_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180),
    y: (home.latitude - latitude) * METRES_PER_DEGREE,
  };
}

const clamp = (value: number, half: number): number =>
  Math.min(half - MARK_RADIUS - GAP, Math.max(GAP + MARK_RADIUS - half, value));

/** Moves two marks apart along the line between them, the home never. */
function part(points: Point[], one: number, other: number, isFixed: boolean): void {
  const [a, b] = [points[one], points[other]];
  if (!a || !b) return;
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const missing = 2 * MARK_RADIUS + GAP - distance;
  if (missing <= 0) return;
  // Two at one place go different ways, by their number.
  const angle = distance > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : other;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const share = isFixed ? missing : missing / 2;
  if (!isFixed)
    points[one] = { x: clamp(a.x - dx * share, HALF_WIDTH), y: clamp(a.y - dy * share, HALF_HEIGHT) };
  points[other] = { x: clamp(b.x + dx * share, HALF_WIDTH), y: clamp(b.y + dy * share, HALF_HEIGHT) };
}

/** Where the marks of positions are drawn: at their places, moved apart where they would lie on each other or on the home. */
export function placeMarks(home: Position, positions: readonly Position[], scale: number): Point[] {
  const points: Point[] = [
    { x: 0, y: 0 },
    ...positions.map((position) => {
      const { x, y } = toMetres(home, position);
      return { x: x / scale, y: y / scale };
    }),
  ];
  for (let round = 0; round < ROUNDS; round += 1)
    for (let one = 0; one < points.length; one += 1)
      for (let other = one + 1; other < points.length; other += 1) part(points, one, other, one === 0);
  return points.slice(1).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
