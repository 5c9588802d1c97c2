import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** The imported planning areas, drawn. */
export const getMapRoute = defineRoute('getMap', {
  summary: 'The outlines of the planning areas that were imported; none when nothing was.',
  isAnswerCompressible: true,
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

/** The stations near a home. */
export const listStationsRoute = defineRoute('listStations', {
  summary: 'The nearest open MRT and LRT stations of a listing; null when none were imported.',
  params: z.object({ id: z.string() }),
  isAnswerCompressible: true,
  answer: succeeded(
    z
      .array(
        z
          .object({
            name: z.string(),
            codes: z.array(z.string()).meta({ description: 'Codes of its lines, such as NS16.' }),
            metres: z.number().int().nonnegative().meta({
              description: 'Distance in a straight line, rounded to 10 m; the walk is longer.',
            }),
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
