import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** The imported planning areas, drawn. */
export const getMapRoute = defineRoute('getMap', {
  summary: 'The outlines of the planning areas that were imported; none when nothing was.',
  answer: succeeded(
    z
      .object({
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        areas: z.array(
          z.object({
            name: z.string(),
            outline: z
              .string()
              .meta({ description: 'Path data (SVG) within the width and height of the map.' }),
            label: z
              .object({ x: z.number(), y: z.number() })
              .meta({ description: 'A place inside the outline for its name.' }),
          }),
        ),
      })
      .meta({ id: 'DiscoverMap', description: 'Planning areas drawn on a plane, north up.' }),
  ),
});

const metres = z.number().int().nonnegative().meta({
  description: 'Distance in a straight line, rounded to 10 m; the walk is longer.',
});
const minutes = z.number().int().positive().meta({
  description:
    'About how long the walk takes: 1.3 times the straight line at 80 m a minute, rounded up. The paths themselves are not known.',
});
const position = z.object({ latitude: z.number(), longitude: z.number() });

/** What may stand near a home besides stations. */
export const placeKinds = ['hawker-centre', 'mall', 'primary-school'] as const;

/** One of them. */
export type PlaceKind = (typeof placeKinds)[number];

/** The stations near a home. */
export const listStationsRoute = defineRoute('listStations', {
  summary: 'The nearest open MRT and LRT stations of a listing; null when none were imported.',
  params: z.object({ id: z.string() }),
  answer: succeeded(
    z
      .array(
        z
          .object({
            name: z.string(),
            codes: z.array(z.string()).meta({ description: 'Codes of its lines, such as NS16.' }),
            metres,
            minutes,
            position,
          })
          .meta({ id: 'NearbyStation', description: 'A station and how far it is.' }),
      )
      .max(3)
      .nullable()
      .meta({
        description:
          'At most three within 1.5 km in a straight line, the nearest first; null when no stations were imported or the listing states no position.',
      }),
  ),
  errors: { 404: 'No listing has this id.' },
});

/** What else is near a home. */
export const listPlacesRoute = defineRoute('listPlaces', {
  summary:
    'The nearest hawker centres, malls and primary schools of a listing; null when none were imported.',
  params: z.object({ id: z.string() }),
  answer: succeeded(
    z
      .array(
        z
          .object({ kind: z.enum(placeKinds), name: z.string(), metres, minutes, position })
          .meta({ id: 'NearbyPlace', description: 'A place near a home and how far it is.' }),
      )
      .max(3 * placeKinds.length)
      .nullable()
      .meta({
        description:
          'At most three of each kind within 1.5 km in a straight line, by kind and then the nearest first; null when no places were imported or the listing states no position.',
      }),
  ),
  errors: { 404: 'No listing has this id.' },
});
