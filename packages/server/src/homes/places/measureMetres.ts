import type { Position } from './parsePosition.ts';

/** Metres of a degree of latitude; the earth is taken as a sphere of 6,371 km, which is exact enough for a walk. */
export const METRES_PER_DEGREE = 111_195;

/** Metres of a degree of longitude in Singapore; from its south to its north they differ by less than 20. */
export const METRES_PER_LONGITUDE = METRES_PER_DEGREE * Math.cos((1.35 * Math.PI) / 180);

/** Metres between two positions in Singapore, in a straight line. */
export function measureMetres(one: Position, other: Position): number {
  const north = (one.latitude - other.latitude) * METRES_PER_DEGREE;
  const east = (one.longitude - other.longitude) * METRES_PER_LONGITUDE;
  // Not `Math.hypot`, which is ten times slower; of every home to every station it matters.
  return Math.sqrt(north * north + east * east);
}
