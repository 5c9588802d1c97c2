import { z } from 'zod';
import { quoteCell } from '../import/cells.ts';
import { listProperties } from './listProperties.ts';
import { isOnMap, type Point, project } from './projection.ts';

/** A road that can be drawn, or why it cannot. */
export type ParsedRoad =
  | { readonly lines: readonly (readonly Point[])[] }
  | { readonly column: 'kind' | 'geometry'; readonly reason: string };

/** Properties that hold the kind of a line; case and what is no letter don't count. */
const kindProperties = ['folderpath', 'layer', 'kind', 'type', 'class', 'roadtype'];
const roadKind = /expressway|sliproad|majorroad/;

const line = z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(2);
const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
]);
const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.unknown(),
});

/** Reads one feature of a GeoJSON file as an expressway, a slip road or a major road. */
export function parseRoad(feature: unknown): ParsedRoad {
  const found = featureSchema.safeParse(feature);
  if (!found.success) return { column: 'geometry', reason: 'It is not a GeoJSON feature.' };
  const kinds = listProperties(found.data.properties ?? {}, kindProperties);
  if (!kinds.some((kind) => roadKind.test(kind.toLowerCase().replace(/[^a-z]/g, ''))))
    return {
      column: 'kind',
      reason:
        kinds[0] === undefined
          ? 'It has no kind in ‘FOLDERPATH’, ‘layer’, ‘kind’, ‘type’, ‘class’ or ‘road_type’, nor in a table in ‘Description’.'
          : `${quoteCell(kinds[0])} is no expressway, slip road or major road.`,
    };
  const shape = geometrySchema.safeParse(found.data.geometry);
  if (!shape.success) return { column: 'geometry', reason: 'It is no line of two or more positions.' };
  const lines = shape.data.type === 'LineString' ? [shape.data.coordinates] : shape.data.coordinates;
  const isOutside = lines.flat().some(([longitude, latitude]) => !isOnMap(longitude, latitude));
  if (isOutside)
    return {
      column: 'geometry',
      reason: 'It lies outside Singapore: are its positions [longitude, latitude] in degrees?',
    };
  return {
    lines: lines.map((positions) => positions.map(([longitude, latitude]) => project(longitude, latitude))),
  };
}
