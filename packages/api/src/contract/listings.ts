import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingDetailSchema, listingItemSchema } from './listing.ts';

const codes = z.array(z.number().int().nonnegative());
const counts = z.record(z.string(), z.number().int().nonnegative());

/** How many live listings each value of a filter would find, with that filter itself lifted. */
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
      'Live listings per value of each filter, counted with that filter lifted; districts by slug. Of amenities: how many would be left if this one were asked for as well.',
  });

/** Number of listings per value of each filter. */
export type Facets = z.output<typeof facetsSchema>;

const filterFields = {
  propertyTypes: codes
    .optional()
    .meta({ description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment.' }),
  propertySubTypes: codes.optional().meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' }),
  noOfBedRooms: codes.optional().meta({ description: '5 means five or more.' }),
  noOfBathRooms: codes.optional().meta({ description: '5 means five or more.' }),
  furnitureStatus: codes
    .optional()
    .meta({ description: '0 unfurnished, 1 partially furnished, 2 furnished.' }),
  amenities: codes.optional().meta({ description: 'Codes 0 to 9; a listing must have all that are named.' }),
  searchParams: z.array(z.string()).optional().meta({
    description:
      "Districts: slugs, '09', 'D09', or names of areas, such as 'Orchard, River Valley' or 'Yishun'.",
  }),
  rentMin: z
    .number()
    .nullish()
    .meta({ description: 'Lowest rent in whole dollars a month (not cents), 1 to 1,000,000.' }),
  rentMax: z.number().nullish().meta({
    description: 'Highest rent in whole dollars a month; below rentMin, the two are turned round.',
  }),
  areaMin: z.number().nullish().meta({
    description: 'Least floor area in whole square metres; a listing without an area is not found.',
  }),
  availableFrom: z.string().nullish().meta({
    description:
      'YYYY-MM-DD: available on that day or before, also at once; a listing that does not say is not found.',
  }),
  q: z.string().optional().meta({ description: 'Words of the project, street, postal code or district.' }),
  sort: z
    .enum(['newest', 'rentAsc', 'rentDesc', 'areaDesc'])
    .optional()
    .meta({ description: 'newest by default.' }),
};

const pageFields = {
  cursor: z.string().nullish().meta({ description: 'nextCursor of the page before.' }),
  limit: z
    .number()
    .int()
    .min(1)
    .max(48)
    .optional()
    .meta({ description: 'Listings per page, 24 by default.' }),
};

const homes = z.object({ items: z.array(listingItemSchema), nextCursor: z.string().nullable() });

const numbers = z.object({
  total: z.number().int().nonnegative(),
  facets: facetsSchema,
  withoutFilter: counts.meta({
    description:
      "Only when nothing is found: how many listings there would be without one of the filters, by its name; 'rent' is both ends of it.",
  }),
});

/** Search of the live listings. Values a filter does not know are dropped, the rest still counts. */
export const discoverRoute = defineRoute('discover', {
  summary: 'Search the live listings.',
  query: z.object({ ...filterFields, ...pageFields }),
  answer: succeeded(
    homes.extend(numbers.shape).meta({
      id: 'DiscoverPage',
      description: 'One page of search results, their exact number and the facets.',
    }),
  ),
  errors: { 503: 'Counting took too long; only with a range, amenities or words.' },
});

/** The numbers of a search without its listings. */
export const countDiscoverRoute = defineRoute('countDiscover', {
  summary: 'Count the live listings that a search finds, without reading them.',
  query: z.object(filterFields),
  answer: succeeded(
    numbers.meta({ id: 'DiscoverCounts', description: 'The exact number of results and the facets.' }),
  ),
  errors: { 503: 'Counting took too long; only with a range, amenities or words.' },
});

/** The listings of a search without its numbers. */
export const listDiscoverRoute = defineRoute('listDiscover', {
  summary: 'Search the live listings without counting them.',
  query: z.object({ ...filterFields, ...pageFields }),
  answer: succeeded(homes.meta({ id: 'DiscoverHomes', description: 'One page of search results.' })),
});

/** One listing with everything its page shows. */
export const getListingRoute = defineRoute('getListing', {
  summary: 'One listing with everything its page shows.',
  params: z.object({ id: z.string() }),
  answer: succeeded(listingDetailSchema),
  errors: { 404: 'No listing has this id.' },
});
