import type { Cells } from '../import/cells.ts';
import { isOnMap } from './projection.ts';

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads where a row's place is; a position that is missing or lies outside Singapore is noted in the cells. */
export function parsePosition(cells: Cells): Position {
  const latitude = cells.decimal('latitude', -90, 90);
  const longitude = cells.decimal('longitude', -180, 180);
  const isPlaced = latitude !== null && longitude !== null && isOnMap(longitude, latitude);
  if (!isPlaced) cells.refuse('latitude', 'The position is missing or lies outside Singapore.');
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}
