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
export const rentalStates = [
  'talking',
  'offered',
  'agreed',
  'contracting',
  'signing',
  'signed',
  'running',
  'ending',
  'ended',
  'settled',
  'withdrawn',
  'expired',
] as const;

/** Groups of rentals that a list can be narrowed to. */
export const rentalGroups = ['open', 'running', 'ending', 'owing', 'over'] as const;

/** Names of what can be done with a rental. */
const rentalTransitionNames = [
  'offer',
  'counter',
  'accept',
  'decline',
  'checks',
  'draft',
  'send',
  'sign',
  'confirm-paper',
  'cancel-signing',
  'refuse',
  'stamped',
  'hand-over',
  'take-over',
  'renew',
  'terminate',
  'move-out',
  'deduct',
  'agree',
  'dispute',
  'returned',
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

/** A value that fills a blank of an agreement: words, cents, a number, a day or a choice. */
const blankValue = z.union([text(4_000, { least: 0 }), z.number(), z.boolean()]);

/** What fills the blanks of an agreement, by name. */
export const contractBlanksSchema = z
  .record(z.string().max(40), blankValue)
  .meta({ id: 'ContractBlanks', description: 'What fills the blanks of an agreement, by name.' });

/** What fills the blanks of an agreement, by name. */
export type ContractBlanks = z.output<typeof contractBlanksSchema>;

/** A version of the agreement: its clauses, and the blanks they leave. */
export const contractTemplateSchema = z
  .object({
    version: z.number().int().positive(),
    from: z.iso.date().meta({ description: 'Since when drafts can be made of it.' }),
    blanks: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['text', 'cents', 'number', 'day', 'yes-no']),
        required: z.boolean().meta({ description: 'What is required and not given comes from the offer.' }),
        label: z.string(),
        hint: z.string().nullable(),
      }),
    ),
    clauses: z.array(
      z.object({
        id,
        title: z.string(),
        words: z.string().meta({ description: 'With the names of blanks in curly brackets.' }),
        plain: z.string().meta({ description: 'What it means, in plain words.' }),
        when: z
          .string()
          .nullable()
          .meta({ description: 'The blank that adds it, or null if it always stands.' }),
      }),
    ),
  })
  .meta({ id: 'ContractTemplate', description: 'A version of the agreement.' });

/** A version of the agreement. */
export type ContractTemplate = z.output<typeof contractTemplateSchema>;

/** States of an agreement. */
const contractStates = ['draft', 'signing', 'signed', 'refused', 'expired', 'withdrawn'] as const;

/** Ways to sign. */
export const signWays = ['singpass', 'own', 'paper'] as const;

/** A signature of an agreement, given or missing. */
const contractSignatureSchema = z
  .object({
    place: z.string(),
    partyId: id,
    side,
    name: z.string(),
    isMine: z.boolean(),
    way: z.enum(signWays).nullable(),
    state: z.enum(['waiting', 'next', 'at-singpass', 'scan-sent', 'signed']),
    at: z.iso.datetime().nullable(),
    signedName: z
      .string()
      .nullable()
      .meta({ description: 'As typed, or as in the certificate of Singpass.' }),
    scanFileId: z.uuid().nullable(),
  })
  .meta({ id: 'ContractSignature', description: 'A signature of an agreement, given or missing.' });

/** A signature of an agreement. */
export type ContractSignature = z.output<typeof contractSignatureSchema>;

/** The agreement of a rental. */
export const rentalContractSchema = z
  .object({
    id,
    number: z.number().int().positive(),
    kind: z.enum(['agreement', 'addendum']),
    state: z.enum(contractStates),
    sha256: z.string().meta({ description: 'Of the PDF as it is now, in hexadecimal.' }),
    templateVersion: z.number().int().positive(),
    blanks: contractBlanksSchema,
    changes: z
      .array(z.object({ name: z.string(), from: blankValue.nullable(), to: blankValue.nullable() }))
      .meta({ description: 'What the side that drafted last changed.' }),
    draftedBy: side,
    sentBy: z.array(side),
    expiresAt: z.iso.datetime().nullable(),
    endedBecause: z.string().nullable().meta({ description: 'The words of whoever refused to sign.' }),
    hasCertificate: z.boolean(),
    signatures: z.array(contractSignatureSchema),
    signing: z.object({ redirectUrl: z.url(), expiresAt: z.iso.datetime() }).nullable().meta({
      description: 'The session at Singpass of whoever asks and may sign, while it is open.',
    }),
    failure: z.string().nullable().meta({ description: 'Why the last session at Singpass came to nothing.' }),
  })
  .meta({ id: 'RentalContract', description: 'The agreement of a rental.' });

/** The agreement of a rental. */
export type RentalContract = z.output<typeof rentalContractSchema>;

const checkKind = z.enum(['passes-seen', 'agent-register', 'hdb-approval']);

/** Something the landlord's side looked at. */
const rentalCheckSchema = z
  .object({
    id,
    kind: checkKind,
    on: z.iso.date(),
    about: z.string().nullable().meta({ description: 'Whose pass it was, by name.' }),
    reference: z.string().nullable(),
    byName: z.string().nullable(),
  })
  .meta({
    id: 'RentalCheck',
    description: "Something the landlord's side looked at. Never a copy of a pass.",
  });

/** Something the landlord's side looked at. */
export type RentalCheck = z.output<typeof rentalCheckSchema>;

/** Stamp duty on the agreement of a rental. */
const rentalDutySchema = z
  .object({
    cents: z
      .number()
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'As the table says; null without one.' }),
    by: z.enum(['tenant', 'landlord', 'shared']),
    dueOn: z.iso
      .date()
      .nullable()
      .meta({ description: '14 days after the first signature; null before it.' }),
    source: z.object({ name: z.string(), url: z.string().nullable(), readOn: z.iso.date() }).nullable(),
    stamping: z
      .object({
        certificate: z.string(),
        cents: z.number().int().nonnegative(),
        isAsExpected: z.boolean(),
        fileId: z.uuid().nullable(),
        byName: z.string().nullable(),
        notedAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'RentalDuty', description: 'Stamp duty on the agreement of a rental.' });

/** Stamp duty on the agreement of a rental. */
export type RentalDuty = z.output<typeof rentalDutySchema>;

/** A later change of an agreement: a renewal, or another rent. */
export const addendumSchema = rentalContractSchema
  .omit({ templateVersion: true, blanks: true, changes: true })
  .extend({
    terms: offerTermsSchema,
    earlierTerms: offerTermsSchema.meta({ description: 'What it takes the place of.' }),
    duty: rentalDutySchema,
  })
  .meta({
    id: 'Addendum',
    description: 'A later change of an agreement, signed in the same way: a renewal, or another rent.',
  });

/** A later change of an agreement. */
export type Addendum = z.output<typeof addendumSchema>;

/** Clauses by which a tenancy can end before its last day. */
export const endClauses = ['diplomatic', 'mutual', 'breach', 'destroyed', 'sale'] as const;

/** The deposit of a tenancy, and what becomes of it. */
const rentalDepositSchema = z
  .object({
    cents: z.number().int().nonnegative(),
    returnBy: z.iso.date().nullable().meta({ description: 'By the agreement, once the last day is known.' }),
    deductions: z.array(
      z.object({ id, words: z.string(), cents: z.number().int().positive(), fileIds: z.array(z.uuid()) }),
    ),
    deductionState: z.enum(['none', 'proposed', 'agreed', 'disputed']),
    dispute: z.string().nullable().meta({ description: "The tenant's words." }),
    toReturnCents: z.number().int().nonnegative().meta({ description: 'The deposit less what is agreed.' }),
    returns: z.array(z.object({ side, cents: z.number().int().nonnegative(), on: z.iso.date() })),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RentalDeposit', description: 'The deposit of a tenancy, and what becomes of it.' });

/** The deposit of a tenancy. */
export type RentalDeposit = z.output<typeof rentalDepositSchema>;

/** The rent plan of a tenancy. */
const rentPlanSchema = z
  .object({
    offer: z
      .object({
        monthlyRent: cents,
        charges: z.array(z.object({ words: z.string(), cents })),
        dueDay: z.number().int(),
        from: z.iso.date(),
        months: z.number().int(),
        payeeId: z
          .uuid()
          .nullable()
          .meta({ description: "The tenant's payee that is the landlord; null while there is none." }),
      })
      .nullable()
      .meta({ description: "A plan by the agreement's own figures, for a tenant without one." }),
    service: z
      .object({
        id,
        state: z.string(),
        monthlyRent: cents,
        dueDay: z.number().int(),
        from: z.iso.date(),
        isMine: z.boolean().meta({ description: 'Whether whoever asks pays or is paid by it.' }),
      })
      .nullable(),
    bills: z
      .array(
        z.object({
          id,
          kind: z.enum(['rent', 'deposit']),
          period: z.string(),
          dueOn: z.iso.date(),
          cents: z.number().int(),
          paidCents: z.number().int(),
          state: z.string(),
        }),
      )
      .meta({ description: 'The last 12, the newest first.' }),
  })
  .meta({ id: 'RentPlan', description: 'The rent plan of a tenancy.' });

/** The rent plan of a tenancy. */
export type RentPlan = z.output<typeof rentPlanSchema>;

/** An inspection, as its rental shows it. */
const inspectionEntry = z.object({
  id,
  kind: z.enum(['move-in', 'move-out', 'visit']),
  version: versionSchema,
  confirmedBy: z.array(side),
  isFrozen: z.boolean(),
  changedAt: z.iso.datetime(),
});

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
const movedSchema = z.object({
  state: z.enum(rentalStates),
  version: versionSchema,
  may: z.array(z.enum(rentalTransitionNames)),
});
const moved = succeeded(movedSchema);
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
const inspected = version.extend({
  inspectionId: id,
  inspectionVersion: versionSchema
    .optional()
    .meta({ description: 'Of the record as it was read: 409 if somebody has changed it since.' }),
});

const cardChanges = z.object({
  occupiers: z.array(occupierSchema).max(MAX_OCCUPIERS),
  pets: line(200, { least: 0 }),
  smokers: z.boolean().nullable(),
  incomeBand: z.enum(['below-4k', '4k-8k', '8k-15k', 'above-15k']).nullable(),
  words: text(1_000, { least: 0 }),
  version: versionSchema.optional().meta({ description: 'Left out the first time.' }),
});

const rentalFilters = z.object({
  state: z.enum(rentalStates).optional(),
  group: z.enum(rentalGroups).optional().meta({
    description:
      '`open` until the keys are handed over, `running`, `ending` with the last day in this quarter of the year, `owing` with overdue bills, `over`.',
  }),
  as: side.optional(),
  listingId: id.optional(),
});

/** Rentals: from the first talk to a signed agreement; renter's cards. */
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
  listContractTemplates: defineRoute('listContractTemplates', {
    summary: 'List the versions of the agreement that drafts can be made of, the newest first.',
    answer: succeeded(z.array(contractTemplateSchema)),
    errors: {},
  }),
  draftContract: defineRoute('draftContract', {
    summary: 'Write the agreement, or change its draft. Whoever sent the draft before has to send it again.',
    ...transition,
    body: version.extend({
      templateVersion: z.number().int().positive(),
      blanks: contractBlanksSchema,
    }),
  }),
  sendContract: defineRoute('sendContract', {
    summary: 'Say that the draft is right. Once both sides have, its words are frozen and can be signed.',
    ...transition,
    body: version,
  }),
  signContract: defineRoute('signContract', {
    summary:
      'Sign the agreement in turn: here, with a fresh proof and the typed name; at Singpass, at `redirectUrl`; or on paper, with a scan that the other side confirms.',
    ...transition,
    perPerson: [{ max: 60, seconds: HOUR }],
    body: version.extend({
      way: z.enum(signWays),
      name: line(200).optional().meta({ description: 'Their name, as typed. Needed to sign here.' }),
      fileId: z.uuid().optional().meta({ description: 'The scan. Needed to sign on paper.' }),
    }),
    answer: succeeded(movedSchema.extend({ redirectUrl: z.url().optional() })),
    errors: {
      ...moveErrors,
      403: 'Their part in it does not allow this, or a fresh proof is missing: `fields` names `step-up`.',
      503: 'Signing, or Singpass, cannot be used now.',
    },
  }),
  confirmPaper: defineRoute('confirmPaper', {
    summary: 'Say that the scan of a signature on paper is right. The other side only.',
    ...transition,
    body: version.extend({ place: line(20) }),
    errors: { ...moveErrors, 503: 'Signing cannot be used now.' },
  }),
  cancelSigning: defineRoute('cancelSigning', {
    summary: 'Give up a session at Singpass, or take back a scan.',
    ...transition,
    body: version,
  }),
  refuseContract: defineRoute('refuseContract', {
    summary:
      'Refuse to sign, the scan of the other side, or an addendum that is proposed, with words to all parties. A new one can be written then.',
    ...transition,
    body: version.extend({ words: text(1_000) }),
  }),
  recordCheck: defineRoute('recordCheck', {
    summary:
      "Note that the landlord's side looked at passes, at the register of agents, or at HDB's approval.",
    ...transition,
    body: version.extend({
      kind: checkKind,
      on: nearDay,
      about: z
        .union([z.object({ party: id }), z.object({ occupier: z.number().int().nonnegative() })])
        .optional()
        .meta({ description: 'Whose pass was seen.' }),
      reference: line(100).optional(),
    }),
  }),
  recordStamping: defineRoute('recordStamping', {
    summary: 'Note that the duty is paid. Whoever owes it; a later note takes the place of a wrong one.',
    ...transition,
    body: version.extend({
      certificate: line(60),
      cents: z.number().int().nonnegative().max(100_000_000),
      fileId: z.uuid(),
      contractId: id.optional().meta({
        description: 'The agreement or addendum. Without it, the newest one that somebody has signed.',
      }),
    }),
  }),
  handOver: defineRoute('handOver', {
    summary:
      "Confirm the state at the start for the landlord's side. With the tenant's word, the tenancy runs.",
    ...transition,
    body: inspected,
  }),
  takeOver: defineRoute('takeOver', {
    summary:
      "Confirm the state at the start for the tenant's side. With the landlord's word, the tenancy runs.",
    ...transition,
    body: inspected,
  }),
  renewTenancy: defineRoute('renewTenancy', {
    summary:
      'Propose an addendum: another term from the day after the last one, or another rent from a later month on. In the place of what was proposed before. The other side sends it, or refuses; then both sign.',
    ...transition,
    body: terms,
  }),
  terminate: defineRoute('terminate', {
    summary: 'End the tenancy before its last day, by a clause of the agreement.',
    ...transition,
    body: version.extend({
      clause: z.enum(endClauses),
      lastDay: nearDay,
      fileIds: z.array(z.uuid()).max(20),
    }),
  }),
  moveOut: defineRoute('moveOut', {
    summary: 'Confirm the state at the end for one’s own side.',
    ...transition,
    body: inspected,
  }),
  deduct: defineRoute('deduct', {
    summary: 'Propose what is kept of the deposit, with evidence. In the place of what was proposed before.',
    ...transition,
    body: version.extend({
      items: z
        .array(
          z.object({
            words: text(1_000),
            cents,
            fileIds: z.array(z.uuid()).max(20),
          }),
        )
        .max(50),
    }),
  }),
  agreeToDeductions: defineRoute('agreeToDeductions', {
    summary: 'Agree to what is kept of the deposit. Tenants only.',
    ...transition,
    body: version,
  }),
  disputeDeductions: defineRoute('disputeDeductions', {
    summary: 'Dispute what is kept of the deposit, with words. Tenants only.',
    ...transition,
    body: version.extend({ words: text(2_000) }),
  }),
  recordReturn: defineRoute('recordReturn', {
    summary: 'Say how much of the deposit came back, and when. Settled once both sides say the same.',
    ...transition,
    body: version.extend({ cents: z.number().int().nonnegative().max(100_000_000), on: nearDay }),
  }),
  getEvidence: defineRoute('getEvidence', {
    summary:
      'Get everything of a rental as one ZIP: events, files, checksums signed by our seal, and a program that verifies them.',
    params,
    answer: z.file(),
    answerTypes: ['application/zip'],
    isAnswerSecret: true,
    perPerson: [{ max: 30, seconds: HOUR }],
    errors: { 401: errors[401], 404: errors[404], 503: 'Nothing can be sealed here.' },
  }),
  getContractPdf: defineRoute('getContractPdf', {
    summary: 'Get the agreement as it is now, signed or not. Its parties only.',
    params,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    answer: z.file(),
    answerTypes: ['application/pdf'],
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: 'They are no party of it, or it has no such agreement.' },
  }),
  getCertificatePdf: defineRoute('getCertificatePdf', {
    summary: 'Get the page that says who signed, how and when. Its parties only.',
    params,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    answer: z.file(),
    answerTypes: ['application/pdf'],
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: 'They are no party of it, or not everybody has signed.' },
  }),
  listSigningKeys: defineRoute('listSigningKeys', {
    summary: 'Get our public keys for Sign with Singpass, as a JSON Web Key Set (JWKS).',
    answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
    errors: { 503: 'Singpass is not set up here.' },
  }),
  receiveSigning: defineRoute('receiveSigning', {
    summary:
      'Take the word of Singpass that somebody signed. The token is checked; the document is fetched later.',
    origin: 'any',
    body: z.object({ token: z.string().max(16_384) }),
    perAddress: [{ max: 600, seconds: 60, isCountedFirst: true }],
    answer: succeeded(z.null()),
    errors: { 400: 'The token is not signed by Singpass.' },
  }),
  returnFromSigning: defineRoute('returnFromSigning', {
    summary: 'Find where somebody who comes back from Singpass goes on. Singpass is asked what became of it.',
    body: z.object({ requestId: line(100) }),
    perPerson: [{ max: 120, seconds: HOUR }],
    answer: succeeded(
      z.object({ rentalId: id, state: z.enum(['open', 'signed', 'cancelled', 'expired', 'failed']) }),
    ),
    errors: { 401: errors[401], 404: 'No session of a rental of theirs has this id.' },
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
