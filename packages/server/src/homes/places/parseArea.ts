import { formatPlaceName } from '@sewa/formatters';
import { z } from 'zod';
import { quoteCell } from '../import/cells.ts';
import { listProperties } from './listProperties.ts';
import { isOnMap, project } from './projection.ts';
import { type AreaDrawing, renderArea } from './renderArea.ts';

/** An area that can be drawn, or why it cannot. */
export type ParsedArea =
  | { readonly name: string; readonly drawing: AreaDrawing }
  | { readonly column: 'name' | 'geometry'; readonly reason: string };

/** Properties that hold an area's name in the files that are known, the first one first; case and what is no letter don't count. */
const nameProperties = ['name', 'plnarean', 'planningarea', 'planningareaname'];
const LONGEST_NAME = 60;
/** What programs call features that they number: 'kml_1', 'Polygon 12', '7'. */
const runningLabel =
  /^(kml|feature|geometry|id|fid|gid|oid|object(id)?|(multi)?polygon|placemark|shape|untitled \w+)?[\s_.#-]*\d+$/i;
const ring = z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(4);
const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.unknown(),
});

/** Reads one feature of a GeoJSON file as a drawn area. */
export function parseArea(feature: unknown): ParsedArea {
  const found = featureSchema.safeParse(feature);
  if (!found.success) return { column: 'geometry', reason: 'It is not a GeoJSON feature.' };
  const { properties, geometry } = found.data;
  const names = listProperties(properties ?? {}, nameProperties);
  const name = names.find((each) => !runningLabel.test(each)) ?? '';
  if (name === '' || name.length > LONGEST_NAME || name.includes('\0')) {
    const label =
      name === '' && names.length > 0 ? `${quoteCell(names[0] ?? '')} is a running number, not a name. ` : '';
    return {
      column: 'name',
      reason: `${label}It has no name of 1 to ${LONGEST_NAME} characters in ‘name’, ‘PLN_AREA_N’ or ‘planning_area’, nor in a table in ‘Description’.`,
    };
  }
  const shape = geometrySchema.safeParse(geometry);
  if (!shape.success)
    return { column: 'geometry', reason: `${name} is no polygon of rings with four or more positions.` };
  const polygons = shape.data.type === 'Polygon' ? [shape.data.coordinates] : shape.data.coordinates;
  const rings = polygons.flat();
  const isOutside = rings.some((positions) =>
    positions.some(([longitude, latitude]) => !isOnMap(longitude, latitude)),
  );
  if (isOutside)
    return {
      column: 'geometry',
      reason: `${name} lies outside Singapore: are its positions [longitude, latitude] in degrees?`,
    };
  const isOpen = rings.some((positions) => String(positions[0]) !== String(positions.at(-1)));
  if (isOpen) return { column: 'geometry', reason: `${name} has a ring that does not end where it begins.` };
  const drawing = renderArea(
    rings.map((positions) => positions.map(([longitude, latitude]) => project(longitude, latitude))),
  );
  return drawing
    ? { name: formatPlaceName(name), drawing }
    : { column: 'geometry', reason: `${name} is too small to be drawn: less than about 6 metres.` };
}
