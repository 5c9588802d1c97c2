/** A point of the map's plane, or of a drawing on it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edges of the map in degrees: Singapore with its islands. */
export const mapEdges = { west: 103.59, south: 1.145, east: 104.11, north: 1.485 };

/** Width of the map's plane; one unit is about 5.8 metres. */
export const MAP_WIDTH = 10_000;

const unitsPerDegree = MAP_WIDTH / (mapEdges.east - mapEdges.west);

/** Height of the map's plane: near the equator a degree of latitude is as long as one of longitude. */
export const mapHeight = Math.round((mapEdges.north - mapEdges.south) * unitsPerDegree);

/** Whether a position lies on the map. */
export const isOnMap = (longitude: number, latitude: number): boolean =>
  longitude >= mapEdges.west &&
  longitude <= mapEdges.east &&
  latitude >= mapEdges.south &&
  latitude <= mapEdges.north;

/** A position as a point of the map's plane. */
export const projectExactly = (longitude: number, latitude: number): Point => ({
  x: (longitude - mapEdges.west) * unitsPerDegree,
  y: (mapEdges.north - latitude) * unitsPerDegree,
});

/** A position as a point of the map's plane, in whole units. */
export function project(longitude: number, latitude: number): Point {
  const { x, y } = projectExactly(longitude, latitude);
  return { x: Math.round(x), y: Math.round(y) };
}
