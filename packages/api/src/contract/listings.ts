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
    searchParams: counts,
  })
  .meta({
    id: 'Facets',
    description:
      'Live listings per value of each filter, counted with that filter lifted; districts by slug.',
  });

/** Number of listings per value of each filter. */
export type Facets = z.output<typeof facetsSchema>;

/** Search of the live listings. Values a filter does not know are dropped, the rest still counts. */
export const discoverRoute = defineRoute('discover', {
  summary: 'Search the live listings.',
  query: z.object({
    propertyTypes: codes
      .optional()
      .meta({ description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment.' }),
    propertySubTypes: codes
      .optional()
      .meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' }),
    noOfBedRooms: codes.optional().meta({ description: '5 means five or more.' }),
    noOfBathRooms: codes.optional().meta({ description: '5 means five or more.' }),
    furnitureStatus: codes
      .optional()
      .meta({ description: '0 unfurnished, 1 partially furnished, 2 furnished.' }),
    searchParams: z.array(z.string()).optional().meta({ description: "Districts: slugs, '09' or 'D09'." }),
    q: z.string().optional().meta({ description: 'Words of the project, street, postal code or district.' }),
    sort: z
      .enum(['newest', 'rentAsc', 'rentDesc', 'areaDesc'])
      .optional()
      .meta({ description: 'newest by default.' }),
    cursor: z.string().nullish().meta({ description: 'nextCursor of the page before.' }),
    limit: z
      .number()
      .int()
      .min(1)
      .max(48)
      .optional()
      .meta({ description: 'Listings per page, 24 by default.' }),
  }),
  answer: succeeded(
    z
      .object({
        items: z.array(listingItemSchema),
        total: z.number().int().nonnegative(),
        facets: facetsSchema,
        nextCursor: z.string().nullable(),
      })
      .meta({
        id: 'DiscoverPage',
        description: 'One page of search results, their exact number and the facets.',
      }),
  ),
});

/** One listing with everything its page shows. */
export const getListingRoute = defineRoute('getListing', {
  summary: 'One listing with everything its page shows.',
  params: z.object({ id: z.string() }),
  answer: succeeded(listingDetailSchema),
  errors: { 404: 'No listing has this id.' },
});
