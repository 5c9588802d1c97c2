import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int().positive();

/** What was really paid for homes like one home, near it. */
export const fairRentSchema = z
  .object({
    basis: z.enum(['distance', 'street', 'sector']).nullable().meta({
      description:
        'How near was judged: by distance, or where the position is not known by street or postal sector. Null when nothing is near.',
    }),
    metres: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ description: 'The distance, where that is the basis.' }),
    count: z.number().int().nonnegative().meta({ description: 'Number of past lets compared.' }),
    quartiles: z
      .object({ lower: cents, median: cents, upper: cents })
      .nullable()
      .meta({ description: 'Cents of a Singapore dollar a month; null below five past lets.' }),
    months: z.object({ first: month, last: month }).nullable(),
    bedrooms: z
      .number()
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'Bedrooms all of them have; null when not compared by bedrooms.' }),
  })
  .meta({ id: 'FairRent', description: 'What was really paid for homes of the same type, near a home.' });

/** What was really paid for homes like one home, near it. */
export type FairRent = z.output<typeof fairRentSchema>;

/** Past lets near a listing, from imported records. */
export const fairRentRoute = defineRoute('fairRent', {
  summary: 'Rents really paid near a listing for homes of its type, from imported past lets.',
  params: z.object({ id: z.string() }),
  answer: succeeded(fairRentSchema),
  errors: { 404: 'No listing has this id.' },
});
