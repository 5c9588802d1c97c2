import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { fileTypes } from './files.ts';
import { pictureSchema } from './listing.ts';
import { DAY } from './routeLimits.ts';
import { line, text } from './text.ts';
import { versionSchema } from './version.ts';

/** States of a listing that somebody makes here. */
export const listingStates = ['draft', 'review', 'live', 'paused', 'let', 'closed'] as const;

/** Names of the transitions of a listing. */
export const listingTransitionNames = [
  'submit',
  'publish',
  'approve',
  'reject',
  'pause',
  'resume',
  'confirm',
  'let',
  'close',
] as const;

const id = z.string();
const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });
const count = z.number().int().nonnegative();
const code = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)], {
  error: 'should be 0 HDB, 1 Condominium, 2 Landed or 4 Serviced Apartment',
});
const rooms = z.number().int().min(0).max(20);

/** Numbers of blocks, floors and units: `12A`, `B1`, `#05-123`, `1/2`. */
const numberForm = /^(#?[\p{L}\p{N}][\p{L}\p{N} ./-]*)?$/u;
const numberReason = 'should be letters and digits';

/** The whole address of a unit; only its owner and their agents see it. */
export const unitAddressSchema = z
  .object({
    block: line(10, { least: 0 }).regex(numberForm, numberReason).nullish(),
    street: line(100).regex(/^([^<>]*\p{L}[^<>]*)?$/u, 'should be the name of a street'),
    floor: line(10, { least: 0 }).regex(numberForm, numberReason).nullish(),
    unit: line(10, { least: 0 }).regex(numberForm, numberReason).nullish(),
    postalCode: z.string().regex(/^\d{6}$/, 'should be six digits'),
  })
  .meta({ id: 'UnitAddress', description: 'The whole address of a unit, which is never public.' });

/** A day within reach: other years are typing errors. */
export const nearDay = z.iso
  .date({ error: 'should be a day like 2026-12-31', abort: true })
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'should be between 2000 and 2100');

const areaSchema = z.object({
  value: z.number().min(1, 'should be 1 or more').max(100_000),
  unit: z.union([z.literal(0), z.literal(1)]).meta({ description: '0 square metres, 1 square feet.' }),
});

const facts = {
  propertyType: code,
  numberOfBedrooms: rooms,
  numberOfBathrooms: rooms,
  furnitureStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]).meta({
    description: '0 unfurnished, 1 partially furnished, 2 furnished.',
  }),
  area: areaSchema.nullable(),
  amenities: z.array(z.number().int().min(0).max(9)).max(10),
};

/** Part of a unit that is let. */
export const partSchema = z
  .union([z.literal('whole'), z.object({ room: z.number().int().min(1).max(99) })], {
    error: 'should be whole or a room from 1 to 99',
  })
  .meta({ id: 'UnitPart', description: 'What of a unit is let: the whole, or one room by its number.' });

/** Part of a unit that is let. */
export type UnitPart = z.output<typeof partSchema>;

const subType = z
  .union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)])
  .meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' });

/** A unit as it is first named. */
export const propertyDraftSchema = z
  .object({
    address: unitAddressSchema,
    ownership: z
      .enum(['own', 'authority'], { error: 'should be own or authority' })
      .default('own')
      .meta({ description: 'Whether it is theirs, or they are the agent of whoever owns it.' }),
    imported: z
      .object({
        listingId: line(20),
        part: partSchema,
        propertySubType: subType.optional(),
      })
      .optional()
      .meta({ description: 'An imported listing of theirs, which becomes one of the unit.' }),
    ...z.object(facts).partial().shape,
  })
  .meta({ id: 'PropertyDraft', description: 'A unit: its address, and what is known about it.' });

/** An authority: an owner lets an agent advertise a unit. */
export const authoritySchema = z
  .object({
    id: z.uuid(),
    registrationNumber: z.string(),
    agentName: z
      .string()
      .nullable()
      .meta({ description: 'Null if no agent with an account has the number.' }),
    state: z.enum(['asked', 'upcoming', 'running', 'ended']),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    monthlyRentMin: cents.nullable(),
  })
  .meta({ id: 'Authority', description: 'An owner lets an agent advertise a unit, from a day to a day.' });

/** An authority. */
export type Authority = z.output<typeof authoritySchema>;

/** A listing of a unit, as its list shows it. */
export const propertyListingSchema = z
  .object({
    id,
    slug: z.string(),
    part: partSchema,
    propertySubType: subType.nullable(),
    state: z.enum(listingStates),
    version: versionSchema,
    may: z.array(z.enum(listingTransitionNames)).meta({ description: 'Transitions open to the user now.' }),
    isMine: z.boolean().meta({ description: 'False for the listing of another side of the same unit.' }),
    canJoin: z.boolean().meta({
      description:
        'Whether the user is an agent who can join the live listing of its owner or of another agent.',
    }),
    listerName: z.string().nullable(),
    title: z.string().nullable(),
    monthlyRent: cents.nullable(),
    availableFrom: z.iso.date().nullable(),
    picture: pictureSchema.nullable(),
    counts: z
      .object({ views: count, saves: count, enquiries: count })
      .meta({ description: 'Sums of the last 30 days.' }),
    pausedBecause: z.enum(['unconfirmed', 'authority-ended', 'ownership']).nullable(),
    confirmBy: z.iso.datetime().nullable().meta({
      description: 'By when somebody should say that it is still available; null if nobody is asked.',
    }),
    rejection: z.string().nullable().meta({ description: 'Why the last review rejected it.' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PropertyListing', description: 'A listing of a unit, with its numbers.' });

/** A listing of a unit. */
export type PropertyListing = z.output<typeof propertyListingSchema>;

/** A unit, for whoever owns it, acts for its company or is its agent. */
export const propertySchema = z
  .object({
    id,
    version: versionSchema,
    address: z.object({
      block: z.string().nullable(),
      street: z.string(),
      floor: z.string().nullable(),
      unit: z.string().nullable(),
      postalCode: z.string(),
    }),
    ownership: z.enum(['own', 'company', 'authority']).meta({
      description: "Whether it is the user's own, their company's, or somebody's whose agent they are.",
    }),
    propertyType: z.number().int().nonnegative().nullable(),
    numberOfBedrooms: count.nullable(),
    numberOfBathrooms: count.nullable(),
    furnitureStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
    area: areaSchema.nullable(),
    amenities: z.array(z.number().int()),
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    authorities: z
      .array(authoritySchema)
      .meta({ description: "All for the owner; an agent's own for an agent." }),
    isDisputed: z.boolean().meta({ description: 'Whether somebody else says that it is theirs.' }),
    disputeIds: z
      .array(z.uuid())
      .optional()
      .meta({ description: 'The open disputes about it, oldest first; for its owner only.' }),
    listings: z.array(propertyListingSchema),
  })
  .meta({ id: 'Property', description: 'A unit with its listings.' });

/** A unit with its listings. */
export type Property = z.output<typeof propertySchema>;

/** What one side of a dispute says. */
const statementSchema = z
  .object({
    words: z.string().nullable(),
    files: z.array(z.object({ id: z.uuid(), contentType: z.enum(fileTypes) })),
  })
  .meta({
    id: 'DisputeStatement',
    description: 'What one side of a dispute says, and the files that prove it.',
  });

/** An open dispute about a unit, as operators see it. */
export const disputeSchema = z
  .object({
    id: z.uuid(),
    openedAt: z.iso.datetime(),
    address: propertySchema.shape.address,
    notes: count.meta({ description: 'Internal notes of operators.' }),
    sides: z
      .array(
        z.object({
          userId: z.string().meta({ description: "A user, or 'corporate-' and a corporate." }),
          name: z.string().nullable(),
          email: z.string().nullable(),
          isOwner: z.boolean().meta({ description: 'Whether they are the owner at present.' }),
          since: z.iso.datetime(),
          statement: statementSchema.nullish().meta({ description: 'Null if they have said nothing yet.' }),
        }),
      )
      .meta({ description: 'The owner at present, and who claims the unit.' }),
  })
  .meta({ id: 'Dispute', description: 'Two owners say that a unit is theirs.' });

/** An open dispute. */
export type Dispute = z.output<typeof disputeSchema>;

/** An open dispute, as one of its sides sees it. */
export const ownDisputeSchema = z
  .object({
    id: z.uuid(),
    openedAt: z.iso.datetime(),
    address: propertySchema.shape.address,
    isOwner: z.boolean().meta({ description: 'Whether they are the owner at present, not the claimant.' }),
    statement: statementSchema,
  })
  .meta({ id: 'OwnDispute', description: 'A dispute of a side, with what that side says.' });

/** An open dispute of a side. */
export type OwnDispute = z.output<typeof ownDisputeSchema>;

const importedListingSchema = z
  .object({
    id,
    slug: z.string(),
    name: z.string().meta({ description: 'Its title, else block and street.' }),
    status: z.enum(['live', 'let', 'closed']).meta({ description: 'What the public sees.' }),
    state: z
      .enum(['live', 'paused', 'let', 'closed'])
      .meta({ description: 'What its lister said, else what the file says.' }),
    version: versionSchema,
    may: z.array(z.enum(listingTransitionNames)).meta({ description: 'Transitions open to the user now.' }),
    monthlyRent: cents,
    propertyType: z.number().int().nonnegative().nullable(),
    propertySubType: z.number().int().nonnegative().nullable(),
    address: z.object({
      block: z.string().nullable(),
      street: z.string(),
      floor: z.string().nullable(),
      unit: z.string().nullable(),
      postalCode: z.string().nullable(),
    }),
  })
  .meta({ id: 'ImportedListing', description: 'A listing that came in a file.' });

/** A listing that came in a file. */
export type ImportedListing = z.output<typeof importedListingSchema>;

const propertyId = z.object({ id });
const saved = succeeded(z.object({ id, version: versionSchema }));
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'No unit has this id, or it is neither theirs nor their agency.',
};

/** Properties, authorities and disputes. */
export const properties = {
  listProperties: defineRoute('listProperties', {
    summary: "List the user's units and those of the current corporate, with their listings, newest first.",
    query: z.object({
      cursor: z.string().optional(),
      state: z
        .enum(listingStates)
        .optional()
        .meta({ description: 'Only units with a listing in this state; they come with all their listings.' }),
    }),
    answer: succeeded(
      z.object({
        items: z.array(propertySchema),
        nextCursor: z.string().nullable(),
        imported: z.array(importedListingSchema).max(100).meta({
          description:
            'Listings of theirs that came in a file and belong to no unit, newest first; all that are not closed, or those in the state. On the first page only.',
        }),
      }),
    ),
    errors: {
      400: 'The cursor or state is not valid.',
      401: 'Not signed in.',
      403: 'The user lets no homes.',
    },
  }),
  getProperty: defineRoute('getProperty', {
    summary: 'Get a unit with its listings and authorities.',
    params: propertyId,
    answer: succeeded(propertySchema),
    errors: { 401: errors[401], 404: errors[404] },
  }),
  createProperty: defineRoute('createProperty', {
    summary: 'Add a unit. The same unit again gives the same id.',
    idempotencyKey: 'required',
    perPerson: [{ max: 100, seconds: DAY }],
    body: propertyDraftSchema,
    answer: saved,
    errors: {
      ...errors,
      403: 'The user lets no homes, or is no agent.',
      409: 'Somebody else owns the unit: `disputeId` names the dispute that an operator settles.',
    },
  }),
  changeProperty: defineRoute('changeProperty', {
    summary: 'Change what is said of a unit. Its live listings change with it.',
    params: propertyId,
    idempotencyKey: 'required',
    body: z.object({
      version: versionSchema,
      address: unitAddressSchema.optional(),
      ...z.object(facts).partial().shape,
    }),
    answer: saved,
    errors: {
      ...errors,
      403: 'Somebody else owns the unit, and they are its agent.',
      409: 'The version is stale, or the address is that of another unit.',
    },
  }),
  grantAuthority: defineRoute('grantAuthority', {
    summary: 'Let an agent advertise a unit, from a day to a day. Owners only.',
    params: propertyId,
    idempotencyKey: 'required',
    body: z.object({
      registrationNumber: line(20),
      from: nearDay,
      to: nearDay,
      monthlyRentMin: cents.nullish(),
    }),
    answer: succeeded(authoritySchema),
    errors,
  }),
  endAuthority: defineRoute('endAuthority', {
    summary: "End an authority, or decline one that was asked for. The agent's live listings are paused.",
    params: z.object({ id: z.uuid() }),
    answer: succeeded(z.null()),
    errors: { 401: errors[401], 404: 'No authority of a unit of theirs has this id.' },
  }),
  createListing: defineRoute('createListing', {
    summary: 'Begin a listing of a unit or of one of its rooms.',
    params: propertyId,
    idempotencyKey: 'required',
    perPerson: [{ max: 200, seconds: DAY }],
    body: z.object({ part: partSchema, propertySubType: subType.optional() }),
    answer: succeeded(z.object({ id, state: z.enum(listingStates), version: versionSchema })),
    errors,
  }),
  listDisputes: defineRoute('listDisputes', {
    summary: 'List open disputes about units, oldest first. Operators only.',
    answer: succeeded(z.array(disputeSchema)),
    errors: { 401: errors[401], 403: 'The user is not an operator.' },
  }),
  settleDispute: defineRoute('settleDispute', {
    summary: 'Settle a dispute for one of its sides, who then owns the unit. Operators only.',
    params: z.object({ id: z.uuid() }),
    idempotencyKey: 'required',
    body: z.object({
      for: z.string(),
      words: text(2_000, { least: 0 }).optional().meta({ description: 'Mailed to both sides.' }),
    }),
    answer: succeeded(z.null()),
    errors: { ...errors, 404: 'No open dispute has this id, or the user is not an operator.' },
  }),
  getDispute: defineRoute('getDispute', {
    summary: 'Get an open dispute about a unit, with what the own side says. Its sides only.',
    params: z.object({ id: z.uuid() }),
    answer: succeeded(ownDisputeSchema),
    errors: { 401: errors[401], 404: 'No open dispute has this id, or the user is none of its sides.' },
  }),
  stateDispute: defineRoute('stateDispute', {
    summary:
      'Say why a disputed unit is theirs, with files that prove it. Replaces what the side said before.',
    params: z.object({ id: z.uuid() }),
    perPerson: [{ max: 100, seconds: DAY }],
    body: z.object({ words: text(4_000, { least: 0 }), fileIds: z.array(z.uuid()).max(10) }),
    answer: succeeded(z.null()),
    errors: {
      ...errors,
      400: 'The words are too long, or a file is not theirs.',
      404: 'No open dispute has this id, or the user is none of its sides.',
    },
  }),
  findPostalCode: defineRoute('findPostalCode', {
    summary: 'Find the block and street of a postal code, where the data knows it.',
    params: z.object({ code: z.string() }),
    answer: succeeded(z.object({ block: z.string().nullable(), street: z.string().nullable() }).nullable()),
  }),
};
