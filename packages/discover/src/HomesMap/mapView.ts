import type { RouteAnswer } from '@sewa/api/client';

/** The map's plane and the degrees at its edges. */
export type MapPlane = Pick<RouteAnswer<'getMap'>, 'width' | 'height' | 'edges'>;

/** What of the map is shown: a point of the drawing at `k` stands at `k * point + (x, y)`, in CSS pixels. */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the map in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const MAX_ZOOM = 64;

/** How far one can zoom in and out: to the whole island, and to a few streets. */
export const zoomRange: [least: number, most: number] = [1, MAX_ZOOM];

/** Pixels of one unit of the plane at zoom 1: the whole plane fits the width or the height, whichever shows more. */
export const measureUnit = ({ width, height }: MapPlane, size: Size): number =>
  Math.min(size.width / width, size.height / height);

/** Where a place stands in the view, in CSS pixels from its corner. */
export function findPoint(plane: MapPlane, size: Size, view: MapView, { latitude, longitude }: Place) {
  const { edges, width, height } = plane;
  const unit = measureUnit(plane, size);
  const x = ((longitude - edges.west) / (edges.east - edges.west)) * width * unit;
  const y = ((edges.north - latitude) / (edges.north - edges.south)) * height * unit;
  return { x: view.k * x + view.x, y: view.k * y + view.y };
}

/** Places apart by less than this are the same on a map: about 10 m. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** The part of the map that a view shows. */
export function findBounds(plane: MapPlane, size: Size, view: MapView): Bounds {
  const { edges, width, height } = plane;
  const unit = measureUnit(plane, size) * view.k;
  const longitudeAt = (pixels: number) =>
    roundDegrees(edges.west + ((pixels - view.x) / (unit * width)) * (edges.east - edges.west));
  const latitudeAt = (pixels: number) =>
    roundDegrees(edges.north - ((pixels - view.y) / (unit * height)) * (edges.north - edges.south));
  return {
    west: longitudeAt(0),
    south: latitudeAt(size.height),
    east: longitudeAt(size.width),
    north: latitudeAt(0),
  };
}

/** The closest view that shows all of some bounds. */
export function findView(plane: MapPlane, size: Size, bounds: Bounds): MapView {
  const whole = { k: 1, x: 0, y: 0 };
  const start = findPoint(plane, size, whole, { latitude: bounds.north, longitude: bounds.west });
  const end = findPoint(plane, size, whole, { latitude: bounds.south, longitude: bounds.east });
  const closest = Math.min(size.width / (end.x - start.x), size.height / (end.y - start.y));
  const k = Math.min(Math.max(closest, 1), MAX_ZOOM);
  return {
    k,
    x: size.width / 2 - (k * (start.x + end.x)) / 2,
    y: size.height / 2 - (k * (start.y + end.y)) / 2,
  };
}

/** Bounds as an address and a call write them: 'west,south,east,north'. */
export const serializeBounds = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].join(',');

/** The bounds of an address, or null. Never throws. */
export function parseBounds(text: string | null): Bounds | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  return west < east && south < north ? { west, south, east, north } : null;
}

/** Room around what is found, in degrees: about 700 m. */
const ROOM = 0.006;

/** The bounds around some places, with room around them; null without any. */
export function surroundPlaces(places: readonly Place[]): Bounds | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes) - ROOM,
    south: Math.min(...latitudes) - ROOM,
    east: Math.max(...longitudes) + ROOM,
    north: Math.max(...latitudes) + ROOM,
  };
}
