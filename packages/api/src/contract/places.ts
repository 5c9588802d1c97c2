import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const metres = z.number().int().nonnegative().meta({
  description: 'Straight-line distance in metres, rounded to 10 m.',
});
const minutes = z.number().int().positive().meta({
  description:
    'Estimated walking time in minutes: 1.3 times the straight-line distance at 80 m a minute, rounded up.',
});
const position = z.object({ latitude: z.number(), longitude: z.number() });

/** Kinds of places near a home, besides stations. */
export const placeKinds = ['hawker-centre', 'mall', 'primary-school'] as const;

/** A kind of place. */
export type PlaceKind = (typeof placeKinds)[number];

/** Stations and places near a listing. */
export const places = {
  listStations: defineRoute('listStations', {
    summary: 'List the MRT and LRT stations nearest to a listing.',
    params: z.object({ id: z.string() }),
    answer: succeeded(
      z
        .array(
          z
            .object({
              name: z.string(),
              codes: z.array(z.string()).meta({ description: 'Station codes, such as NS16.' }),
              metres,
              minutes,
              position,
            })
            .meta({ id: 'NearbyStation', description: 'A station near a home, with its distance.' }),
        )
        .max(3)
        .nullable()
        .meta({
          description:
            'Up to three open stations within 1.5 km in a straight line, nearest first. Null if no stations were imported or the listing has no position.',
        }),
    ),
    errors: { 404: 'No listing has this id.' },
  }),
  listPlaces: defineRoute('listPlaces', {
    summary: 'List the hawker centres, malls and primary schools nearest to a listing.',
    params: z.object({ id: z.string() }),
    answer: succeeded(
      z
        .array(
          z
            .object({ kind: z.enum(placeKinds), name: z.string(), metres, minutes, position })
            .meta({ id: 'NearbyPlace', description: 'A place near a home, with its distance.' }),
        )
        .max(3 * placeKinds.length)
        .nullable()
        .meta({
          description:
            'Up to three of each kind within 1.5 km in a straight line, sorted by kind, then nearest first. Null if no places were imported or the listing has no position.',
        }),
    ),
    errors: { 404: 'No listing has this id.' },
  }),
};
