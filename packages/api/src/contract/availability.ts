import { z } from 'zod';
import { declinesOffersSchema } from './declinesOffers.ts';
import { defineRoute, succeeded } from './defineRoute.ts';

const token = z.string().min(1).max(100).meta({ description: 'The secret of the link in the email.' });

/** What became of a home that somebody was asked about. */
const askedHomeSchema = z
  .object({
    listingId: z.string(),
    unitId: z.string(),
    name: z.string(),
    monthlyRent: z.number().int().nullable().meta({ description: 'In Singapore cents.' }),
    state: z.enum(['asked', 'available', 'unanswered', 'let', 'gone']).meta({
      description:
        '`unanswered`: paused because nobody answered; it can still be put back. `gone`: paused, closed, or no longer theirs.',
    }),
    answerBy: z.iso.datetime().nullable().meta({ description: 'When it is paused without an answer.' }),
  })
  .meta({ id: 'AskedHome' });

/** What became of a home that somebody was asked about. */
export type AskedHome = z.output<typeof askedHomeSchema>;

/** Whether homes are still available: asked by email, answered by the link in it. */
export const availability = {
  findAvailability: defineRoute('findAvailability', {
    summary: 'List the homes that an email asked about, or null if the link is invalid. Changes nothing.',
    query: z.object({ token }),
    answer: succeeded(z.array(askedHomeSchema).nullable()),
  }),
  answerAvailability: defineRoute('answerAvailability', {
    summary: 'Say whether homes are still available, by the link of an email, without login. Idempotent.',
    query: z.object({ token }),
    body: z.object({
      listingIds: z.array(z.string().max(40)).min(1).max(1000),
      answer: z.enum(['available', 'let']),
      declinesOffers: declinesOffersSchema,
    }),
    answer: succeeded(z.array(askedHomeSchema)),
    errors: {
      404: 'The link is invalid, or one of the homes is not in it.',
      409: 'A home was closed or paused otherwise, is no longer theirs, or has open offers.',
    },
  }),
};
