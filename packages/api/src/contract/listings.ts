import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingDetailSchema, listingItemSchema } from './listing.ts';

const codes = z.array(z.number().int().nonnegative());
const counts = z.record(z.string(), z.number().int().nonnegative());

/** Number of live listings per filter value, counted as if that filter were not set. */
export const facetsSchema = z
  .object({
    propertyTypes: counts,
    propertySubTypes: counts,
    noOfBedRooms: counts,
    noOfBathRooms: counts,
    furnitureStatus: counts,
    amenities: counts,
    searchParams: counts,
  })
  .meta({
    id: 'Facets',
    description:
      'Number of live listings per filter value, counted as if that filter were not set. Districts by slug. For amenities: the number of results if this one is added.',
  });

/** Number of listings per filter value. */
export type Facets = z.output<typeof facetsSchema>;

const filterFields = {
  propertyTypes: codes
    .optional()
    .meta({ description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment.' }),
  propertySubTypes: codes.optional().meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' }),
  noOfBedRooms: codes.optional().meta({ description: '5 means 5 or more.' }),
  noOfBathRooms: codes.optional().meta({ description: '5 means 5 or more.' }),
  furnitureStatus: codes
    .optional()
    .meta({ description: '0 unfurnished, 1 partially furnished, 2 furnished.' }),
  amenities: codes.optional().meta({ description: 'Codes 0 to 9. A listing must have all of them.' }),
  searchParams: z.array(z.string()).optional().meta({
    description:
      "Districts, as slugs, as '09' or 'D09', or by area name, such as 'Orchard, River Valley' or 'Yishun'.",
  }),
  rentMin: z
    .number()
    .nullish()
    .meta({ description: 'Minimum monthly rent in whole dollars (not cents), 1 to 1,000,000.' }),
  rentMax: z.number().nullish().meta({
    description: 'Maximum monthly rent in whole dollars. If it is below rentMin, the two are swapped.',
  }),
  areaMin: z.number().nullish().meta({
    description: 'Minimum floor area in whole square metres. Listings without a floor area are excluded.',
  }),
  availableFrom: z.string().nullish().meta({
    description:
      'YYYY-MM-DD. Available on or before that day, or immediately. Listings without a date are excluded.',
  }),
  q: z.string().optional().meta({ description: 'Search text: project, street, postal code or district.' }),
  sort: z
    .enum(['newest', 'rentAsc', 'rentDesc', 'areaDesc'])
    .optional()
    .meta({ description: 'Sort order. Default: newest.' }),
};

const pageFields = {
  cursor: z.string().nullish().meta({ description: 'Pagination cursor: `nextCursor` of the previous page.' }),
  limit: z.number().int().min(1).max(48).optional().meta({ description: 'Page size. Default: 24.' }),
};

const homes = z.object({ items: z.array(listingItemSchema), nextCursor: z.string().nullable() });

const numbers = z.object({
  total: z.number().int().nonnegative(),
  facets: facetsSchema,
  withoutFilter: counts.meta({
    description:
      "Only if there are no results: the number of listings if one filter is removed, by filter name. 'rent' stands for rentMin and rentMax.",
  }),
});

/** Search, the map, and one listing. */
export const listings = {
  discover: defineRoute('discover', {
    summary: 'Search live listings, with facets and pagination.',
    query: z.object({ ...filterFields, ...pageFields }),
    answer: succeeded(
      homes.extend(numbers.shape).meta({
        id: 'DiscoverPage',
        description: 'One page of search results, with the exact total and facets.',
      }),
    ),
    errors: { 503: 'Counting timed out. Only possible with a range, amenities or search text.' },
  }),
  countDiscover: defineRoute('countDiscover', {
    summary: 'Count live listings that match a search, without returning them.',
    query: z.object(filterFields),
    answer: succeeded(
      numbers.meta({ id: 'DiscoverCounts', description: 'The exact number of results, with facets.' }),
    ),
    errors: { 503: 'Counting timed out. Only possible with a range, amenities or search text.' },
  }),
  listDiscover: defineRoute('listDiscover', {
    summary: 'Search live listings, with pagination but without total and facets.',
    query: z.object({ ...filterFields, ...pageFields }),
    answer: succeeded(homes.meta({ id: 'DiscoverHomes', description: 'One page of search results.' })),
  }),
  getMap: defineRoute('getMap', {
    summary: 'Get the outlines of the planning areas. Empty if none were imported.',
    answer: succeeded(
      z
        .object({
          width: z.number().int().positive(),
          height: z.number().int().positive(),
          areas: z.array(
            z.object({
              name: z.string(),
              outline: z
                .string()
                .meta({ description: 'SVG path data, within the width and height of the map.' }),
              label: z
                .object({ x: z.number(), y: z.number() })
                .meta({ description: 'Label position, inside the outline.' }),
            }),
          ),
        })
        .meta({ id: 'DiscoverMap', description: 'Outlines of planning areas as a flat map, north up.' }),
    ),
  }),
  getListing: defineRoute('getListing', {
    summary: 'Get a listing with all details.',
    params: z.object({ id: z.string() }),
    answer: succeeded(listingDetailSchema),
    errors: { 404: 'No listing has this id.' },
  }),
};
