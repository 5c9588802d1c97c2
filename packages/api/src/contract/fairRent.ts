import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int().positive();

/** Rents really paid for similar homes nearby. */
export const fairRentSchema = z
  .object({
    basis: z.enum(['distance', 'street', 'sector']).nullable().meta({
      description:
        'How nearby lets were found: by distance or, if the position is unknown, by street or postal sector. Null if none were found.',
    }),
    metres: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Search radius, if `basis` is `distance`.' }),
    count: z.number().int().nonnegative().meta({ description: 'Number of past lets compared.' }),
    quartiles: z
      .object({ lower: cents, median: cents, upper: cents })
      .nullable()
      .meta({ description: 'Monthly rent in Singapore cents. Null if there are fewer than five past lets.' }),
    months: z.object({ first: month, last: month }).nullable(),
    bedrooms: z.number().int().nonnegative().nullable().meta({
      description: 'Number of bedrooms of all compared lets. Null if they were not compared by bedrooms.',
    }),
  })
  .meta({ id: 'FairRent', description: 'Rents really paid for homes of the same type nearby.' });

/** Rents really paid for similar homes nearby. */
export type FairRent = z.output<typeof fairRentSchema>;

/** Rents paid nearby. */
export const fairRent = {
  fairRent: defineRoute('fairRent', {
    summary: 'Get rents really paid for homes of the same type near a listing, from imported past lets.',
    params: z.object({ id: z.string() }),
    answer: succeeded(fairRentSchema),
    errors: { 404: 'No listing has this id.' },
  }),
};
