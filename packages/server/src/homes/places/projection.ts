/** A point of the map's plane, or of a drawing on it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edges of the map in degrees: Singapore with its islands. */
const edges = { west: 103.59, east: 104.11, north: 1.485, south: 1.145 };

/** Width of the map's plane; one unit is about 58 metres. */
export const MAP_WIDTH = 1000;

const unitsPerDegree = MAP_WIDTH / (edges.east - edges.west);

/** Height of the map's plane: near the equator a degree of latitude is as long as one of longitude. */
export const mapHeight = Math.round((edges.north - edges.south) * unitsPerDegree);

/** Whether a position lies on the map. */
export const isOnMap = (longitude: number, latitude: number): boolean =>
  longitude >= edges.west && longitude <= edges.east && latitude >= edges.south && latitude <= edges.north;

/** A position as a point of the map's plane. */
export const projectExactly = (longitude: number, latitude: number): Point => ({
  x: (longitude - edges.west) * unitsPerDegree,
  y: (edges.north - latitude) * unitsPerDegree,
});

/** A position as a point of the map's plane, in whole units. */
export function project(longitude: number, latitude: number): Point {
  const { x, y } = projectExactly(longitude, latitude);
  return { x: Math.round(x), y: Math.round(y) };
}
