import { formatPlaceName } from '@sewa/formatters';
import { z } from 'zod';
import { quoteCell } from '../import/cells.ts';
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
/** Two cells side by side in a table of HTML: what a property is called, and its value. */
const tableRow = /<t[hd][^<>]*>([^<>]*)<\/t[hd]>\s*<td[^<>]*>([^<>]*)<\/td>/gi;

const ring = z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(4);
const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.unknown(),
});

const getKey = (property: string): string => property.toLowerCase().replace(/[^a-z]/g, '');

/** The description of a feature that was made from KML, in which its properties stand as a table. */
function getDescription(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const given = entries.find(([key]) => key === 'description')?.[1];
  const text = given !== null && typeof given === 'object' && 'value' in given ? given.value : given;
  return typeof text === 'string' ? text.replaceAll('&amp;', '&').replace(/&#0?39;|&apos;/g, "'") : '';
}

/** All that a feature may be called, what is more likely its name first. */
function listNames(properties: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(properties).map(([property, value]) => [getKey(property), value] as const);
  const rows = [...getDescription(entries).matchAll(tableRow)];
  const all = [...entries, ...rows.map(([, property = '', value]) => [getKey(property), value] as const)];
  return nameProperties
    .flatMap((property) => all.filter(([key]) => key === property))
    .flatMap(([, value]) => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''))
    .filter((name) => name !== '');
}

/** Reads one feature of a GeoJSON file as a drawn area. */
export function parseArea(feature: unknown): ParsedArea {
  const found = featureSchema.safeParse(feature);
  if (!found.success) return { column: 'geometry', reason: 'It is not a GeoJSON feature.' };
  const { properties, geometry } = found.data;
  const names = listNames(properties ?? {});
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
