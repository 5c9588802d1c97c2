import { z } from 'zod';
import { text } from './text.ts';

const code = z.number().int().nonnegative();
const size = z.number().int().positive();

/** What the picture of a home shows. */
export const pictureKinds = [
  'facade',
  'living',
  'bedroom',
  'kitchen',
  'bath',
  'floor-plan',
  'photo',
] as const;

/** What the picture of a home shows. */
export type PictureKind = (typeof pictureKinds)[number];

/** One picture of a listing: a drawing or a photo. */
export const pictureSchema = z
  .object({
    src: z.string(),
    alt: z.string(),
    width: size,
    height: size,
    sources: z
      .array(z.object({ src: z.string(), width: size }))
      .nullish()
      .meta({ description: 'The same picture in smaller widths. Drawings have none.' }),
    preview: z.string().nullish().meta({ description: 'A tiny blurred version, as a data URL.' }),
  })
  .meta({ id: 'Picture', description: 'A picture: URL, alternative text, and size in pixels.' });

const allowance = z.enum(['allowed', 'on-request', 'not-allowed']).nullish();

/** House rules of a home; what is left out is not stated. */
export const houseRulesSchema = z
  .object({
    minMonths: z.number().int().min(1).max(60).nullish().meta({ description: 'Shortest tenancy.' }),
    maxOccupants: z.number().int().min(1).max(20).nullish(),
    pets: allowance,
    smoking: allowance,
    visitors: allowance.meta({ description: 'Overnight visitors.' }),
    cooking: z.enum(['allowed', 'light', 'not-allowed']).nullish(),
    notes: text(1_000, { least: 0 }).nullish(),
  })
  .meta({ id: 'HouseRules', description: 'House rules; what is left out is not stated.' });

/** House rules of a home. */
export type HouseRules = z.output<typeof houseRulesSchema>;

/** A listing, as shown in search results. */
export const listingItemSchema = z
  .object({
    id: z.string().regex(/^[a-z2-7]{12}$/),
    slug: z.string().meta({ description: 'Last part of the listing URL: /discover/{id}/{slug}.' }),
    title: z.string().nullable().meta({ description: 'Name of the project or building.' }),
    propertyType: code.nullable().meta({
      description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment; any other code is Other.',
    }),
    propertySubType: z
      .union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)])
      .nullable()
      .meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' }),
    address: z
      .object({
        block: z.string().nullable(),
        street: z.string(),
        floor: z.null(),
        unit: z.null(),
        postalCode: z.string().nullable(),
      })
      .meta({
        id: 'PublicAddress',
        description: 'An address without floor and unit, which are never public.',
      }),
    numberOfBedrooms: code.nullable(),
    numberOfBathrooms: code.nullable(),
    furnitureStatus: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .nullable()
      .meta({ description: '0 unfurnished, 1 partially furnished, 2 furnished.' }),
    area: z
      .object({ value: z.number().positive(), unit: z.union([z.literal(0), z.literal(1)]) })
      .nullable()
      .meta({ description: 'Floor area; `unit` 0 is square metres, 1 square feet.' }),
    monthlyRent: z.number().int().positive().meta({ description: 'In Singapore cents.' }),
    previousRent: z.number().int().positive().nullable().meta({
      description:
        'The lowest rent of the 30 days before the latest reduction, in Singapore cents. Null if that was not reduced in the last 90 days.',
    }),
    district: z
      .string()
      .regex(/^\d{2}$/)
      .nullable()
      .meta({ description: "Postal district, '01' to '28'." }),
    status: z.enum(['live', 'let', 'closed']),
    availableFrom: z.iso.date().nullable(),
    listedAt: z.iso.datetime(),
    provenance: z
      .object({ kind: z.literal('open-data'), month: z.string().regex(/^\d{4}-\d{2}$/) })
      .nullable()
      .meta({ description: 'Source of an imported listing. Null if it was published here.' }),
    picture: pictureSchema.nullable(),
    morePictures: z
      .array(pictureSchema.omit({ preview: true }))
      .nullish()
      .meta({ description: 'The pictures after the first, without the floor plan; at most 4.' }),
    listedBy: z
      .object({
        kind: z.enum(['owner', 'agent']),
        registrationNumber: z.string().nullable().meta({ description: 'CEA number of an agent.' }),
      })
      .nullish()
      .meta({ description: 'Who lists it. Null if nobody does: an imported listing.' }),
    station: z
      .object({
        name: z.string(),
        codes: z.array(z.string()),
        minutes: z.number().int().positive().meta({ description: "Minutes' walk, estimated." }),
      })
      .nullish()
      .meta({
        description:
          'Nearest open station within a walk of 30 minutes; null if there is none or the position is unknown.',
      }),
    minutes: z.array(z.number().int().nonnegative()).nullish().meta({
      description:
        "Estimated minutes door to door, by train or on foot, for each place of `to`, in alphabetical order of 'kind:id'. Only in searches with `to`.",
    }),
  })
  .meta({ id: 'ListingItem', description: 'A listing, as shown in search results.' });

/** The lister of a listing. An owner's phone number is never public. */
export const listerSchema = z
  .object({
    kind: z.enum(['owner', 'agent']),
    agentId: z.string().nullable().meta({
      description: 'Id of the public profile, if the lister is an agent who has one. Null for an owner.',
    }),
    isCompany: z.boolean().nullish().meta({ description: 'Whether the owner is a company.' }),
    name: z.string(),
    phoneNumber: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    agencyName: z.string().nullable(),
    agencyLicenceNumber: z.string().nullable(),
  })
  .meta({ id: 'Lister', description: "The lister of a listing. An owner's phone number is never public." });

/** A listing with all details. */
export const listingDetailSchema = listingItemSchema
  .extend({
    description: z.string().nullable(),
    amenities: z.array(z.number().int().min(0).max(9)),
    pictures: z.array(
      pictureSchema.extend({
        kind: z.enum(pictureKinds),
      }),
    ),
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    rules: houseRulesSchema.nullish(),
    lister: listerSchema.nullable(),
    alsoListedBy: z.array(listerSchema).nullish().meta({ description: 'Other agents of the same home.' }),
    firstListedAt: z.iso
      .datetime()
      .meta({ description: 'When the home was first listed; `listedAt` is the most recent time.' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingDetail', description: 'A listing with all details.' });

/** A listing, as shown in search results. */
export type ListingItem = z.output<typeof listingItemSchema>;

/** A listing with all details. */
export type ListingDetail = z.output<typeof listingDetailSchema>;

/** The lister of a listing. */
export type Lister = z.output<typeof listerSchema>;
