import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { MAX_OCCUPIERS } from './eligibility.ts';
import { errors, params } from './rentalSteps.ts';
import { id, occupierSchema } from './rentalTerms.ts';
import { HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';
import { versionSchema } from './version.ts';

/** A renter's card: who would live there, filled in once. */
export const renterCardSchema = z
  .object({
    occupiers: z.array(occupierSchema).max(MAX_OCCUPIERS),
    pets: z.string(),
    smokers: z.boolean().nullable(),
    incomeBand: z.enum(['below-4k', '4k-8k', '8k-15k', 'above-15k']).nullable(),
    words: z.string(),
    version: versionSchema,
    shares: z.array(z.object({ id, rentalId: id, listingName: z.string(), sharedAt: z.iso.datetime() })),
  })
  .meta({ id: 'RenterCard', description: "A renter's card, with the rentals it is shared with." });

/** A renter's card. */
export type RenterCard = z.output<typeof renterCardSchema>;

const cardChanges = z.object({
  occupiers: z.array(occupierSchema).max(MAX_OCCUPIERS),
  pets: line(200, { least: 0 }),
  smokers: z.boolean().nullable(),
  incomeBand: z.enum(['below-4k', '4k-8k', '8k-15k', 'above-15k']).nullable(),
  words: text(1_000, { least: 0 }),
  version: versionSchema.optional().meta({ description: 'Left out the first time.' }),
});

/** Renter's cards: who would live in a home, shared with the landlords of rentals. */
export const renterCards = {
  getRenterCard: defineRoute('getRenterCard', {
    summary: "Get the user's renter's card; null before they filled one in.",
    answer: succeeded(renterCardSchema.nullable()),
    isAnswerSecret: true,
    errors: { 401: errors[401] },
  }),
  saveRenterCard: defineRoute('saveRenterCard', {
    summary: "Write the user's renter's card. Where it is shared, the change shows at once.",
    idempotencyKey: 'required',
    body: cardChanges,
    answer: succeeded(renterCardSchema),
    errors: { ...errors, 409: 'The version is stale.' },
  }),
  shareRenterCard: defineRoute('shareRenterCard', {
    summary: "Show the renter's card to the landlord's side of a rental.",
    idempotencyKey: 'required',
    perPerson: [{ max: 60, seconds: HOUR }],
    body: z.object({ rentalId: id }),
    answer: succeeded(z.object({ id })),
    errors: { ...errors, 404: "No rental of theirs has this id, or they have no renter's card." },
  }),
  endRenterCardShare: defineRoute('endRenterCardShare', {
    summary: "Stop showing the renter's card.",
    params,
    answer: succeeded(z.null()),
    errors: { 401: errors[401], 404: 'No share of theirs has this id.' },
  }),
};
