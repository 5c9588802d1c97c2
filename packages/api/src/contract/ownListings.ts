import { z } from 'zod';
import { declinesOffersSchema } from './declinesOffers.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { houseRulesSchema, listingDetailSchema, pictureKinds, pictureSchema } from './listing.ts';
import {
  listingStates,
  listingTransitionNames,
  nearDay,
  propertyListingSchema,
  propertySchema,
} from './properties.ts';
import { DAY, HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';
import { versionSchema } from './version.ts';

const id = z.string();
const cents = z.number().int().positive().max(100_000_000).meta({ description: 'In Singapore cents.' });

/** Media types of photos. HEIC is refused in words. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest photo in bytes: 15 MB. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** Most photos of a listing. */
export const MAX_PHOTOS = 30;

/** A photo of a listing, as its lister sees it. */
export const listingPhotoSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['making', 'ready', 'failed']).meta({
      description: '`failed` if it could not be read: remove it, or upload another one.',
    }),
    src: z.string().nullable().meta({ description: 'Null until it is ready.' }),
    alt: z.string(),
    isDescribed: z
      .boolean()
      .meta({ description: 'Whether somebody described it; else `alt` says its kind.' }),
    kind: z.enum(pictureKinds),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    sources: pictureSchema.shape.sources,
    preview: z.string().nullable().meta({ description: 'A tiny blurred version, as a data URL.' }),
  })
  .meta({ id: 'ListingPhoto', description: 'A photo of a listing, as its lister sees it.' });

/** A photo of a listing. */
export type ListingPhoto = z.output<typeof listingPhotoSchema>;

/** What a lister writes; what is left out stays as it is. */
export const listingChangesSchema = z
  .object({
    title: line(120, { least: 0 }).nullable(),
    description: text(5_000, { least: 0 }).nullable(),
    propertySubType: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]),
    monthlyRent: cents.nullable(),
    availableFrom: nearDay.nullable(),
    amenities: z.array(z.number().int().min(0).max(9)).max(10),
    area: z
      .object({
        value: z.number().min(1, 'should be 1 or more').max(100_000),
        unit: z.union([z.literal(0), z.literal(1)]),
      })
      .nullable()
      .meta({ description: 'Of a room; a whole unit has the area of its property.' }),
    rules: houseRulesSchema,
    lowRentReason: text(500, { least: 0 }).nullable(),
  })
  .partial()
  .meta({ id: 'ListingChanges', description: 'What a lister says of a home.' });

/** A listing in any state, as its lister edits it. */
export const ownListingSchema = propertyListingSchema
  .extend({
    property: propertySchema.omit({ listings: true }),
    description: z.string().nullable(),
    amenities: z.array(z.number().int()),
    area: propertySchema.shape.area,
    rules: houseRulesSchema,
    lowRentReason: z.string().nullable(),
    needsLowRentReason: z.boolean().meta({
      description: 'Whether the rent is 30 % or more below the median of comparable homes.',
    }),
    missing: z
      .array(z.string())
      .meta({ description: 'Names of the fields it needs before it can be submitted.' }),
    needsReview: z.boolean().meta({ description: 'Whether an operator looks at it before it is published.' }),
    needsAuthority: z.boolean().meta({
      description: 'Whether the user is an agent without an authority of the owner that runs today.',
    }),
    photos: z.array(listingPhotoSchema),
  })
  .meta({ id: 'OwnListing', description: 'A listing in any state, as its lister edits it.' });

/** A listing in any state, as its lister edits it. */
export type OwnListing = z.output<typeof ownListingSchema>;

const counts = z.object({
  views: z.number().int().nonnegative(),
  saves: z.number().int().nonnegative(),
  enquiries: z.number().int().nonnegative(),
});
const medians = z.object({
  views: z.number().nonnegative(),
  saves: z.number().nonnegative(),
  enquiries: z.number().nonnegative(),
});

/** What became of a listing in the last 30 days, beside similar homes. */
const listingNumbersSchema = z
  .object({
    days: z
      .array(
        counts.extend({
          day: z.iso.date(),
          similar: medians.nullable().meta({
            description: 'Medians of similar homes that day. Null if fewer than five were on the market.',
          }),
        }),
      )
      .meta({ description: 'The last 30 days in Singapore, oldest first.' }),
    similar: z
      .object({
        count: z.number().int().min(5),
        totals: medians.meta({ description: 'Medians of the sums of the 30 days.' }),
        monthlyRent: z.number().int().positive().meta({ description: 'Median in Singapore cents.' }),
      })
      .nullable()
      .meta({
        description:
          'Medians of other live homes of the same type, bedrooms and district that have been on the market for 7 days or more. Null if there are fewer than five.',
      }),
    unansweredSince: z.iso.datetime().nullable().meta({
      description: 'When the longest waiting message about it came; null if all are answered.',
    }),
  })
  .meta({ id: 'ListingNumbers', description: 'What became of a listing in the last 30 days.' });

/** What became of a listing in the last 30 days, beside similar homes. */
export type ListingNumbers = z.output<typeof listingNumbersSchema>;

const amount = z.number().int().nonnegative();

/** Another listing that may be the same home. */
const duplicateSchema = z.object({
  id,
  slug: z.string(),
  propertyId: id.nullable().meta({ description: 'Null for a listing that came in a file.' }),
  name: z.string(),
  status: z.enum(['live', 'let', 'closed', 'hidden']),
  because: z.enum(['address', 'photo']).meta({ description: 'Whether the address or a photo is the same.' }),
});

/** A listing that waits for a review. */
export const reviewSchema = z
  .object({
    id,
    propertyId: id,
    version: versionSchema,
    submittedAt: z.iso.datetime(),
    waitingDays: amount.meta({ description: 'How long it waits, in days by the calendar of Singapore.' }),
    lister: z.object({
      name: z.string(),
      kind: z.enum(['owner', 'agent', 'company']),
      registrationNumber: z.string().nullable(),
      signedUpAt: z.iso.datetime().nullable(),
      isVerified: z.boolean().meta({
        description: 'Whether they proved who they are, or an operator verified their company.',
      }),
      listings: amount.meta({ description: 'Their other listings that are or were public.' }),
      live: amount.meta({ description: 'How many of those are live.' }),
      rejections: amount.meta({ description: 'How often a review rejected a listing of theirs.' }),
      reports: amount.meta({ description: 'Reports of their listings.' }),
      upheld: amount.meta({ description: 'Reports after which something was removed or corrected.' }),
    }),
    medianRent: cents.nullable().meta({
      description: 'Median rent of comparable homes nearby; null if there are too few.',
    }),
    notes: amount.meta({ description: 'Internal notes of operators.' }),
    duplicates: z.array(duplicateSchema).max(5),
    lowRentReason: z.string().nullable(),
    floor: z.string().nullable(),
    unit: z.string().nullable(),
    listing: listingDetailSchema,
  })
  .meta({ id: 'Review', description: 'A listing that waits for an operator.' });

/** A listing that waits for a review. */
export type Review = z.output<typeof reviewSchema>;

const listingId = z.object({ id });
const version = z.object({ version: versionSchema });
const moved = succeeded(
  z.object({
    state: z.enum(listingStates),
    version: versionSchema,
    may: z.array(z.enum(listingTransitionNames)),
  }),
);
/** Whether a listing is the user's own, and where they manage it. */
const listingAccessSchema = z
  .object({
    isOwn: z.boolean().meta({ description: 'Whether they, or the corporate they act for, are its lister.' }),
    propertyId: id.nullable().meta({
      description: 'The unit of their own listing; null for one that came in a file, and for others.',
    }),
  })
  .meta({ id: 'ListingAccess', description: "Whether a listing is the user's own." });

/** What an operator decided about a listing last. */
const reviewDecisionSchema = z
  .object({
    decision: z.enum(['approve', 'reject']),
    at: z.iso.datetime(),
    isOwn: z.boolean().meta({ description: 'Whether the user decided it themselves.' }),
    byName: z.string().nullable().meta({ description: 'Null once their account is deleted.' }),
    address: propertySchema.shape.address,
    state: z.enum(listingStates).meta({ description: 'Where the listing stands now.' }),
    words: z.string().nullable().meta({
      description: 'Why it was rejected, until it is submitted again; null if it was approved.',
    }),
    lister: z.object({
      name: z.string(),
      userId: z.string().nullable().meta({ description: 'Null for a company.' }),
    }),
  })
  .meta({ id: 'ReviewDecision', description: 'What an operator decided about a listing last.' });

/** What an operator decided about a listing last. */
export type ReviewDecision = z.output<typeof reviewDecisionSchema>;

const errors = {
  400: 'Invalid request body, something is missing (`fields` names it), or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'No listing of theirs has this id.',
};
const moveErrors = {
  ...errors,
  409: 'The version is stale, the transition is not open, an authority is missing, or another live listing has the part. `fields` names it: `version`, `transition`, `authority` or `part`.',
};

const transition = {
  params: listingId,
  idempotencyKey: 'required',
  body: version,
  answer: moved,
  errors: moveErrors,
} as const;

/** Takes a home off the market for good, with the offers for it. */
const goneTransition = {
  ...transition,
  body: version.extend({ declinesOffers: declinesOffersSchema }),
  errors: {
    ...errors,
    409: 'The version is stale, the transition is not open, or offers are open and nobody confirmed that they are declined. `fields` names it: `version`, `transition` or `offers`.',
  },
} as const;

const alts = z.union([z.record(z.string(), line(200, { least: 0 })), z.array(line(200, { least: 0 }))]);

/** The user's own listings, their photos, and reviews by operators. */
export const ownListings = {
  getOwnListing: defineRoute('getOwnListing', {
    summary: 'Get a listing in any state, with what it still needs. Its lister only.',
    params: listingId,
    answer: succeeded(ownListingSchema),
    errors: { 401: errors[401], 404: errors[404] },
  }),
  getListingNumbers: defineRoute('getListingNumbers', {
    summary:
      'Get views, saves and enquiries of a listing by the day. Its lister and the owner of its home only.',
    params: listingId,
    answer: succeeded(listingNumbersSchema),
    errors: { 401: errors[401], 404: errors[404] },
  }),
  getListingAccess: defineRoute('getListingAccess', {
    summary: "Get whether a public listing is the user's own, and the unit where they manage it.",
    params: listingId,
    answer: succeeded(listingAccessSchema),
    errors: { 401: errors[401], 404: 'No listing has this id.' },
  }),
  getListingPreview: defineRoute('getListingPreview', {
    summary: 'Get a listing in any state as its page shows it. Its lister and operators only.',
    params: listingId,
    answer: succeeded(listingDetailSchema),
    errors: { 401: errors[401], 404: 'No listing has this id, they may not see it, or it has no rent yet.' },
  }),
  changeListing: defineRoute('changeListing', {
    summary: 'Change a listing in any state but closed.',
    params: listingId,
    idempotencyKey: 'required',
    body: z.object({ version: versionSchema, ...listingChangesSchema.shape }),
    answer: moved,
    errors: moveErrors,
  }),
  submitListing: defineRoute('submitListing', {
    summary: 'Submit a draft: the first of a lister goes to review, later ones are published at once.',
    ...transition,
  }),
  publishListing: defineRoute('publishListing', {
    summary: 'Publish a draft of a lister who passed a review before.',
    ...transition,
  }),
  pauseListing: defineRoute('pauseListing', {
    summary: 'Take a live listing off the market for a while.',
    ...transition,
  }),
  resumeListing: defineRoute('resumeListing', {
    summary: 'Put a paused listing, or one that was let, back on the market.',
    ...transition,
  }),
  confirmListing: defineRoute('confirmListing', {
    summary: 'Say that a live listing is still available.',
    ...transition,
  }),
  letListing: defineRoute('letListing', {
    summary: 'Mark a home as let. Its open offers are declined.',
    ...goneTransition,
  }),
  closeListing: defineRoute('closeListing', {
    summary: 'Close a listing for good. Its open offers are declined.',
    ...goneTransition,
  }),
  approveListing: defineRoute('approveListing', {
    summary: 'Approve a listing in review: it is published. Operators only.',
    ...transition,
    body: version.extend({ words: text(2_000, { least: 0 }).optional() }),
  }),
  rejectListing: defineRoute('rejectListing', {
    summary: 'Reject a listing in review, with a reason that is mailed to its lister. Operators only.',
    ...transition,
    body: version.extend({ words: text(2_000) }),
  }),
  joinListing: defineRoute('joinListing', {
    summary: "Join another agent's live listing, with an authority of the owner that runs.",
    params: listingId,
    idempotencyKey: 'required',
    isBodyOptional: true,
    body: z.object({}),
    answer: moved,
    errors: moveErrors,
  }),
  copyListing: defineRoute('copyListing', {
    summary: 'Begin a new draft with the words and photos of a listing.',
    params: listingId,
    idempotencyKey: 'required',
    perPerson: [{ max: 200, seconds: DAY }],
    isBodyOptional: true,
    body: z.object({}),
    answer: succeeded(z.object({ id, state: z.enum(listingStates), version: versionSchema })),
    errors,
  }),
  countView: defineRoute('countView', {
    summary: 'Count a view of a live listing in the sum of the day. Nothing says who looked.',
    params: listingId,
    perAddress: [{ max: 60, seconds: 60, isCountedFirst: true }],
    answer: z.null(),
  }),
  addPhoto: defineRoute('addPhoto', {
    summary: 'Add a photo: its bytes are the request body. It shows once it is made.',
    params: listingId,
    query: z.object({
      kind: z.enum(pictureKinds).optional().meta({ description: 'Default photo.' }),
      alt: line(200, { least: 0 }).optional(),
      replaces: z
        .string()
        .optional()
        .meta({ description: 'A photo that goes; the new one gets its place, kind and description.' }),
    }),
    idempotencyKey: 'required',
    bodyBytes: MAX_PHOTO_BYTES,
    bodyTypes: [...photoTypes, 'image/heic', 'image/heif'],
    perPerson: [{ max: 600, seconds: HOUR }],
    body: z.file(),
    answer: succeeded(z.object({ id: z.uuid(), state: z.enum(['making', 'ready', 'failed']) })),
    errors: {
      ...errors,
      400: 'The photo is damaged, has too many pixels or a longer side of less than 800, or is of another type than it says, or there are too many.',
      413: 'It is larger than 15 MB.',
      415: 'The type is not accepted.',
    },
  }),
  listPhotos: defineRoute('listPhotos', {
    summary: 'List the photos of a listing in order. Its lister only.',
    params: listingId,
    answer: succeeded(z.array(listingPhotoSchema)),
    errors: { 401: errors[401], 404: errors[404] },
  }),
  orderPhotos: defineRoute('orderPhotos', {
    summary: 'Put the photos of a listing in order and describe them. The first one is the cover.',
    params: listingId,
    idempotencyKey: 'required',
    body: z.object({
      version: versionSchema,
      order: z.array(z.string()).max(MAX_PHOTOS).optional(),
      alts: alts.optional().meta({ description: 'By id, or in the order of `order`.' }),
      kinds: z.record(z.string(), z.enum(pictureKinds)).optional(),
    }),
    answer: moved,
    errors: moveErrors,
  }),
  removePhoto: defineRoute('removePhoto', {
    summary: 'Remove a photo of a listing.',
    params: z.object({ id, pictureId: z.string() }),
    answer: succeeded(z.null()),
    errors: { 401: errors[401], 404: 'No photo of a listing of theirs has this id.' },
  }),
  listReviews: defineRoute('listReviews', {
    summary: 'List listings that wait for a review, oldest first. Operators only.',
    answer: succeeded(z.array(reviewSchema)),
    errors: { 401: errors[401], 403: 'The user is not an operator.' },
  }),
  getReviewDecision: defineRoute('getReviewDecision', {
    summary: 'Get what an operator decided about a listing last, and who. Operators only.',
    params: listingId,
    answer: succeeded(reviewDecisionSchema),
    errors: { 401: errors[401], 404: 'The user is no operator, or none decided about a listing of this id.' },
  }),
};
