import { z } from 'zod';

const code = z.number().int().nonnegative();
const size = z.number().int().positive();

/** One picture of a listing, drawn or photographed. */
export const pictureSchema = z
  .object({ src: z.string(), alt: z.string(), width: size, height: size })
  .meta({ id: 'Picture', description: 'A picture: where it is, what it shows, its size in pixels.' });

/** A listing as search results show it. */
export const listingItemSchema = z
  .object({
    id: z.string().regex(/^[a-z2-7]{12}$/),
    slug: z.string().meta({ description: 'Second part of the listing page: /discover/{id}/{slug}.' }),
    title: z.string().nullable().meta({ description: 'Name of the project or building.' }),
    propertyType: code
      .nullable()
      .meta({ description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment, any other code Other.' }),
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
        description: 'An address without floor and unit: those are never public.',
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
      .meta({ description: 'unit 0 square metres, 1 square feet.' }),
    monthlyRent: z.number().int().positive().meta({ description: 'Cents of a Singapore dollar.' }),
    previousRent: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Cents: the last higher rent, when it fell within the last 90 days.' }),
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
      .meta({ description: 'Where a listing comes from that nobody advertised here.' }),
    picture: pictureSchema.nullable(),
  })
  .meta({ id: 'ListingItem', description: 'A listing as search results show it.' });

/** Who lets a listing; an owner's phone number is never public. */
export const listerSchema = z
  .object({
    kind: z.enum(['owner', 'agent']),
    agentId: z
      .string()
      .nullable()
      .meta({ description: 'Of an agent with a public card, by which it is found; null for an owner.' }),
    name: z.string(),
    phoneNumber: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    agencyName: z.string().nullable(),
    agencyLicenceNumber: z.string().nullable(),
  })
  .meta({ id: 'Lister', description: "Who lets a listing. An owner's phone number is never public." });

/** A listing with everything its own page shows. */
export const listingDetailSchema = listingItemSchema
  .extend({
    description: z.string().nullable(),
    amenities: z.array(z.number().int().min(0).max(9)),
    pictures: z.array(
      pictureSchema.extend({
        kind: z.enum(['facade', 'living', 'bedroom', 'kitchen', 'bath', 'floor-plan', 'photo']),
      }),
    ),
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    lister: listerSchema.nullable(),
    firstListedAt: z.iso
      .datetime()
      .meta({ description: 'Kept when the home is listed again; listedAt is the last time.' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingDetail', description: 'A listing with everything its own page shows.' });

/** A listing as search results show it. */
export type ListingItem = z.output<typeof listingItemSchema>;

/** A listing with everything its own page shows. */
export type ListingDetail = z.output<typeof listingDetailSchema>;

/** Who lets a listing. */
export type Lister = z.output<typeof listerSchema>;
