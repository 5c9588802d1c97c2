import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { eligibilityReasonSchema } from './eligibility.ts';
import { listingItemSchema } from './listing.ts';
import { unitAddressSchema } from './properties.ts';
import { addendumSchema, rentalCheckSchema, rentalContractSchema, rentalDutySchema } from './rentalPapers.ts';
import { errors, params, terms, transition, version } from './rentalSteps.ts';
import { endClauses, inspectionEntry, rentalDepositSchema, rentPlanSchema } from './rentalTenancy.ts';
import {
  cents,
  id,
  offerSchema,
  offerTermsSchema,
  rentalGroups,
  rentalStates,
  rentalTransitionNames,
  side,
} from './rentalTerms.ts';
import { renterCardSchema } from './renterCards.ts';
import { DAY, HOUR } from './routeLimits.ts';
import { email } from './text.ts';
import { versionSchema } from './version.ts';

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
    unit: unitAddressSchema.optional().meta({
      description: 'The whole address: for the landlord’s side, and once they have agreed for both.',
    }),
    lastDay: z.iso
      .date()
      .nullable()
      .meta({ description: 'Of the tenancy, once signed: by the agreement, or as it was ended early.' }),
    monthlyRent: cents.nullable().meta({ description: 'As signed, else as agreed; null before that.' }),
    owed: z
      .object({ cents: z.number().int().nonnegative(), bills: z.number().int().nonnegative() })
      .nullable()
      .meta({ description: 'What is overdue of its bills; null without a rent plan.' }),
    may: z.array(z.enum(rentalTransitionNames)),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'RentalEntry', description: 'A rental, as lists show it.' });

/** A rental, as lists show it. */
export type RentalEntry = z.output<typeof rentalEntrySchema>;

/** Who another party of somebody's rentals is, as far as a party may know. */
export const rentalCounterpartSchema = z
  .object({
    id,
    name: z.string().nullable(),
    actorType: rentalPartySchema.shape.actorType,
    side,
    isCompany: z.boolean(),
    memberSince: z.iso
      .date()
      .nullable()
      .meta({ description: 'Null for whoever has no account, or no longer.' }),
    registrationNumber: z
      .string()
      .nullable()
      .meta({ description: 'On the public register of salespersons. Agents only.' }),
    agentId: z.string().nullable().meta({ description: 'Agents with a public profile only.' }),
    signedAtSingpassOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'When they last signed an agreement with the user at Singpass.' }),
    rentals: z
      .array(
        rentalEntrySchema
          .pick({ id: true, state: true, listing: true, unit: true, lastDay: true })
          .extend({ actorType: rentalPartySchema.shape.actorType }),
      )
      .meta({ description: 'The rentals that both are parties of, the last changed first.' }),
  })
  .meta({ id: 'RentalCounterpart', description: "Another party of somebody's rentals." });

/** Another party of somebody's rentals. */
export type RentalCounterpart = z.output<typeof rentalCounterpartSchema>;

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
    terms: offerTermsSchema.nullable().meta({
      description: 'What is agreed, as the last signed addendum changed it, else what was last offered.',
    }),
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
    contract: rentalContractSchema.nullable(),
    addenda: z
      .array(addendumSchema)
      .meta({ description: 'Later changes of the agreement, the newest first.' }),
    checks: z.array(rentalCheckSchema),
    inspections: z.array(inspectionEntry),
    rentPlan: rentPlanSchema
      .nullable()
      .meta({ description: 'Once the agreement is signed; not for occupiers.' }),
    deposit: rentalDepositSchema.nullable().meta({ description: 'Once the agreement is signed.' }),
    lastDay: z.iso
      .date()
      .nullable()
      .meta({ description: 'Of the tenancy: by the agreement, or as it was ended early.' }),
    earlyEnd: z
      .object({ clause: z.enum(endClauses), by: side, lastDay: z.iso.date(), fileIds: z.array(z.uuid()) })
      .nullable(),
    duty: rentalDutySchema.nullable().meta({ description: 'Stamp duty, once they have agreed.' }),
    clock: z
      .array(z.object({ kind: z.string(), on: z.iso.date(), source: z.string().nullable() }))
      .meta({ description: 'Days that count, the next one first.' }),
    may: z.array(z.enum(rentalTransitionNames)),
  })
  .meta({ id: 'Rental', description: 'A rental, as its parties see it.' });

/** A rental. */
export type Rental = z.output<typeof rentalSchema>;

/** A step of a rental. */
const rentalEventSchema = z
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

const offerId = version.extend({ offerId: id });

const rentalFilters = z.object({
  state: z.enum(rentalStates).optional(),
  group: z.enum(rentalGroups).optional().meta({
    description:
      '`open` until the keys are handed over, `running`, `ending` with the last day in this quarter of the year, `owing` with overdue bills, `over`.',
  }),
  as: side.optional(),
  listingId: id.optional(),
});

/** Rentals: from the first talk over offers to what their parties see of them. */
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
    query: rentalFilters.extend({ cursor: z.string().optional() }),
    answer: succeeded(z.object({ items: z.array(rentalEntrySchema), nextCursor: z.string().nullable() })),
    isAnswerSecret: true,
    errors: { 400: 'Invalid query.', 401: errors[401] },
  }),
  getRentalsCsv: defineRoute('getRentalsCsv', {
    summary: 'Get all rentals that the same query lists as CSV.',
    query: rentalFilters,
    isAnswerSecret: true,
    answerTypes: ['text/csv'],
    answer: z.file(),
    perPerson: [{ max: 60, seconds: HOUR }],
    errors: { 400: 'Invalid query.', 401: errors[401] },
  }),
  getRentalCounterpart: defineRoute('getRentalCounterpart', {
    summary: 'Get who another party of a rental of the user is, without contact details.',
    params,
    answer: succeeded(rentalCounterpartSchema),
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: 'No other party of a rental of theirs has this id.' },
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
};
