import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import {
  eligibilityReasonSchema,
  MAX_OCCUPIERS,
  rentingPassSchema,
  residentialStatusSchema,
} from './eligibility.ts';
import { listingItemSchema } from './listing.ts';
import { nearDay, unitAddressSchema } from './properties.ts';
import { DAY, HOUR } from './routeLimits.ts';
import { email, line, text } from './text.ts';
import { versionSchema } from './version.ts';

/** States of a rental; in step with `RentalState` of `@sewa/tenancy`. */
export const rentalStates = ['talking', 'offered', 'agreed', 'withdrawn', 'expired'] as const;

/** Names of what can be done with a rental. */
const rentalTransitionNames = [
  'offer',
  'counter',
  'accept',
  'decline',
  'withdraw',
  'invite',
  'leave',
] as const;

/** States of an offer. */
const offerStates = ['open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** Clauses that an offer can ask for. */
export const offerClauses = [
  'diplomatic',
  'renewal',
  'minor-repairs',
  'aircon-service',
  'pets',
  'early-move-in',
  'cleaning',
  'furniture',
] as const;

const id = z.string();
const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });
const side = z.enum(['tenant', 'landlord']);

/** Somebody who will live in the home, as an offer and a renter's card name them. */
export const occupierSchema = z
  .object({
    name: line(100),
    residentialStatus: residentialStatusSchema,
    passType: rentingPassSchema.optional(),
    passValidUntil: nearDay.optional(),
  })
  .meta({ id: 'Occupier', description: 'Somebody who will live in the home.' });

/** Somebody who will live in the home. */
export type Occupier = z.output<typeof occupierSchema>;

/** What one side offers the other: a letter of intent, subject to contract. */
export const offerTermsSchema = z
  .object({
    monthlyRent: cents,
    from: nearDay,
    months: z.number().int().min(1).max(120),
    depositMonths: z.number().min(0).max(6),
    dutyBy: z.enum(['tenant', 'landlord', 'shared']),
    clauses: z.array(z.enum(offerClauses)).max(offerClauses.length),
    occupiers: z.array(occupierSchema).min(1, 'name who will live there').max(MAX_OCCUPIERS),
    goodFaithCents: z.number().int().nonnegative().max(100_000_000).meta({
      description: 'A good-faith deposit between the two sides, in cents. Recorded; never held here.',
    }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OfferTerms', description: 'A letter of intent, subject to contract.' });

/** What one side offers the other. */
export type OfferTerms = z.output<typeof offerTermsSchema>;

/** An offer or a counter-offer. */
export const offerSchema = z
  .object({
    id,
    number: z.number().int().positive(),
    by: side,
    byName: z.string().nullable(),
    terms: offerTermsSchema,
    state: z.enum(offerStates),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Offer', description: 'An offer or a counter-offer.' });

/** An offer or a counter-offer. */
export type Offer = z.output<typeof offerSchema>;

/** A party of a rental. */
const rentalPartySchema = z
  .object({
    id,
    actorType: z.number().int().min(1).max(6).meta({
      description: '1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier, 6 staff.',
    }),
    side,
    name: z.string().nullable().meta({ description: 'As it was when they agreed, once they have.' }),
    isMe: z.boolean(),
    hasLeft: z.boolean(),
  })
  .meta({ id: 'RentalParty', description: 'A party of a rental.' });

/** A party of a rental. */
export type RentalParty = z.output<typeof rentalPartySchema>;

const rentedListing = listingItemSchema
  .pick({
    id: true,
    slug: true,
    title: true,
    propertyType: true,
    propertySubType: true,
    numberOfBedrooms: true,
    address: true,
  })
  .extend({
    monthlyRent: z.number().int().positive().nullable(),
    availableFrom: z.iso.date().nullable(),
    status: z.enum(['live', 'let', 'closed', 'hidden']),
  });

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

/** A rental, as lists show it. */
export const rentalEntrySchema = z
  .object({
    id,
    state: z.enum(rentalStates),
    version: versionSchema,
    side: side.meta({ description: 'The side of whoever asks.' }),
    listing: rentedListing,
    otherNames: z.array(z.string()).meta({ description: 'Names of the other side.' }),
    openOffer: offerSchema
      .pick({ id: true, number: true, by: true, expiresAt: true })
      .extend({
        monthlyRent: cents,
        months: z.number().int(),
        from: z.iso.date(),
        depositMonths: z.number().optional(),
        occupierCount: z.number().int().optional().meta({ description: 'How many people would live there.' }),
      })
      .nullable(),
    may: z.array(z.enum(rentalTransitionNames)),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'RentalEntry', description: 'A rental, as lists show it.' });

/** A rental, as lists show it. */
export type RentalEntry = z.output<typeof rentalEntrySchema>;

/** A rental, as its parties see it. */
export const rentalSchema = z
  .object({
    id,
    state: z.enum(rentalStates),
    version: versionSchema,
    side: side.meta({ description: 'The side of whoever asks.' }),
    conversationId: z.uuid().nullable(),
    listing: rentedListing,
    unit: unitAddressSchema.optional().meta({ description: 'The whole address, once they have agreed.' }),
    parties: z.array(rentalPartySchema),
    terms: offerTermsSchema.nullable().meta({ description: 'What is agreed, else what was last offered.' }),
    isSubjectToContract: z.boolean().meta({
      description: 'Whether what is agreed binds nobody yet: both sides still have to sign.',
    }),
    offers: z.array(offerSchema),
    reasons: z.array(eligibilityReasonSchema).meta({
      description: 'What the law says of the open or accepted offer, without the rules that allow it.',
    }),
    cards: z
      .array(
        renterCardSchema
          .omit({ shares: true, version: true })
          .extend({ partyId: id, name: z.string().nullable() }),
      )
      .meta({ description: "Renter's cards that are shared with the landlord's side." }),
    now: z.iso
      .datetime()
      .meta({ description: "The server's time, from which an offer's days to answer count." }),
    contract: z.null(),
    clock: z.array(z.object({ kind: z.string(), on: z.iso.date(), source: z.string().nullable() })),
    may: z.array(z.enum(rentalTransitionNames)),
  })
  .meta({ id: 'Rental', description: 'A rental, as its parties see it.' });

/** A rental. */
export type Rental = z.output<typeof rentalSchema>;

/** A step of a rental. */
export const rentalEventSchema = z
  .object({
    number: z.number().int().positive(),
    at: z.iso.datetime(),
    actor: z.string().meta({ description: 'Id of a party, or `system`.' }),
    transition: z.string(),
    data: z.record(z.string(), z.unknown()),
    previous: z.string(),
    seal: z.string().meta({
      description:
        'SHA-256 of this event with the seal before, in hexadecimal: nobody can change one unseen.',
    }),
  })
  .meta({ id: 'RentalEvent', description: 'A step of a rental.' });

/** A step of a rental. */
export type RentalEvent = z.output<typeof rentalEventSchema>;

const params = z.object({ id });
const moved = succeeded(
  z.object({
    state: z.enum(rentalStates),
    version: versionSchema,
    may: z.array(z.enum(rentalTransitionNames)),
  }),
);
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'They are no party of a rental of this id.',
};
const moveErrors = {
  ...errors,
  403: 'Their part in it does not allow this.',
  409: 'The version is stale, it is not open now, the law forbids the terms, or the home is taken. `fields` names it: `version`, `transition`, `terms` or `part`.',
};
const transition = {
  params,
  idempotencyKey: 'required',
  answer: moved,
  errors: moveErrors,
} as const;
const version = z.object({ version: versionSchema });
const terms = version.extend({ terms: offerTermsSchema });
const offerId = version.extend({ offerId: id });

const cardChanges = z.object({
  occupiers: z.array(occupierSchema).max(MAX_OCCUPIERS),
  pets: line(200, { least: 0 }),
  smokers: z.boolean().nullable(),
  incomeBand: z.enum(['below-4k', '4k-8k', '8k-15k', 'above-15k']).nullable(),
  words: text(1_000, { least: 0 }),
  version: versionSchema.optional().meta({ description: 'Left out the first time.' }),
});

/** Rentals: from the first talk to an agreement; renter's cards. */
export const rentals = {
  startRental: defineRoute('startRental', {
    summary:
      'Begin to rent a live listing. Again by the same asker: the same rental, as long as it is not over.',
    idempotencyKey: 'required',
    perPerson: [{ max: 60, seconds: DAY }],
    body: z.object({ listingId: id }),
    answer: succeeded(
      z.object({
        id,
        state: z.enum(rentalStates),
        version: versionSchema,
        may: z.array(z.enum(rentalTransitionNames)),
      }),
    ),
    errors: {
      ...errors,
      404: 'No listing has this id.',
      409: 'It is their own listing, or it is not live. `fields` names it: `listingId`.',
    },
  }),
  listRentals: defineRoute('listRentals', {
    summary: 'List the rentals the user or their company is a party of, the last changed first.',
    query: z.object({
      state: z.enum(rentalStates).optional(),
      as: side.optional(),
      listingId: id.optional(),
      cursor: z.string().optional(),
    }),
    answer: succeeded(z.object({ items: z.array(rentalEntrySchema), nextCursor: z.string().nullable() })),
    isAnswerSecret: true,
    errors: { 401: errors[401] },
  }),
  getRental: defineRoute('getRental', {
    summary: 'Get a rental. Its parties only.',
    params,
    answer: succeeded(rentalSchema),
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: errors[404] },
  }),
  makeOffer: defineRoute('makeOffer', {
    summary: 'Offer terms. What the law forbids is refused with the reason.',
    ...transition,
    body: terms,
  }),
  counterOffer: defineRoute('counterOffer', {
    summary: 'Answer an offer with other terms.',
    ...transition,
    body: terms,
  }),
  acceptOffer: defineRoute('acceptOffer', {
    summary: 'Accept an offer, subject to contract. The home is let, and the other bidders are told.',
    ...transition,
    body: offerId,
  }),
  declineOffer: defineRoute('declineOffer', { summary: 'Decline an offer.', ...transition, body: offerId }),
  withdrawRental: defineRoute('withdrawRental', {
    summary: 'Withdraw from a rental, also after it was agreed: the home is on the market again.',
    ...transition,
    body: version,
  }),
  inviteToRental: defineRoute('inviteToRental', {
    summary: 'Invite somebody by email to be a party on one’s own side.',
    ...transition,
    perPerson: [{ max: 30, seconds: DAY }],
    body: version.extend({ actorType: z.number().int().min(1).max(6), email: email() }),
  }),
  leaveRental: defineRoute('leaveRental', {
    summary: 'Leave a rental: an agent, a co-agent, an occupier or staff.',
    ...transition,
    body: version,
  }),
  listRentalEvents: defineRoute('listRentalEvents', {
    summary: 'List every step of a rental, each sealed with the one before. Its parties only.',
    params,
    answer: succeeded(z.array(rentalEventSchema)),
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: errors[404] },
  }),
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
