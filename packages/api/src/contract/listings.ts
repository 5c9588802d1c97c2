import { placeKinds } from '@sewa/formatters';
import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingDetailSchema, listingItemSchema } from './listing.ts';

/** What can be said in a search that no filter answers. */
export const noteSubjects = [
  'pets',
  'cooking',
  'visitors',
  'lister',
  'lease',
  'people',
  'floor',
  'feature',
  'schools',
  'largest size',
  'leaving places out',
] as const;

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

const places = z.array(z.object({ place: z.string(), minutes: z.number() }));
const rule = z.literal('allowed').nullish();

const filterFields = {
  propertyTypes: codes
    .optional()
    .meta({ description: '0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment.' }),
  propertySubTypes: codes.optional().meta({ description: '0 entire unit, 10 room, 20 ensuite, 30 studio.' }),
  noOfBedRooms: codes.optional().meta({ description: '0 is a studio, 5 means 5 or more.' }),
  noOfBathRooms: codes.optional().meta({ description: '5 means 5 or more.' }),
  furnitureStatus: codes
    .optional()
    .meta({ description: '0 unfurnished, 1 partially furnished, 2 furnished.' }),
  amenities: codes.optional().meta({ description: 'Codes 0 to 9. A listing must have all of them.' }),
  searchParams: z.array(z.string()).optional().meta({
    description:
      "Districts, as slugs, as '09' or 'D09', or by area name, such as 'Orchard, River Valley' or 'Yishun'.",
  }),
  in: z.array(z.string()).optional().meta({
    description:
      "Areas: 'area:clementi' (a planning area) or 'areas:central-area' (several). Homes in any of them, or near any place of `near`. At most 5.",
  }),
  near: places.optional().meta({
    description:
      "Places within a walk, with the most minutes: 'station:bishan@10', 15 if left out. Kinds: neighbourhood, station, line, landmark, mall, school, hawker. At most 5.",
  }),
  to: places.optional().meta({
    description:
      "Places within so many minutes by train or on foot, door to door, all of them: 'station:raffles-place@30', 30 if left out. At most 2. Estimated from published timetables.",
  }),
  station: z.number().nullish().meta({ description: "Most minutes' walk to any open station, 1 to 60." }),
  pets: rule.meta({ description: "'allowed': the house rules allow pets, or do so on request." }),
  cooking: rule.meta({
    description: "'allowed': the house rules allow cooking; light cooking is not enough.",
  }),
  visitors: rule.meta({
    description: "'allowed': the house rules allow overnight visitors, or do so on request.",
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
  sort: z.enum(['newest', 'rentAsc', 'rentDesc', 'areaDesc', 'minutes']).optional().meta({
    description:
      "Sort order. Default: newest. 'minutes' is by the longest way of `to`, else by the shortest walk of `near`; without either it is newest.",
  }),
};

const boundsField = {
  bounds: z.string().max(100).nullish().meta({
    description:
      'Only listings on this part of the map: west, south, east, north in degrees, 103.6,1.2,104.1,1.5.',
  }),
};

const pageFields = {
  cursor: z.string().nullish().meta({
    description:
      'Pagination cursor: `nextCursor` of the previous page, with the same sort order. Any other is the first page.',
  }),
  limit: z.number().int().min(1).max(48).optional().meta({ description: 'Page size. Default: 24.' }),
};

/** The name of each place that a search names, by 'kind:id'; a place that is unknown is left out. */
const placeNames = z.record(z.string(), z.string()).nullish().meta({
  description: "The name of each place that the search names, by 'kind:id'. Unknown places are left out.",
});

const homes = z.object({
  items: z.array(listingItemSchema),
  nextCursor: z.string().nullable(),
  places: placeNames,
});

const numbers = z.object({
  total: z.number().int().nonnegative(),
  facets: facetsSchema,
  places: placeNames,
  withoutFilter: counts.meta({
    description:
      "Only if there are no results: the number of listings if one filter is removed, by filter name. 'rent' stands for rentMin and rentMax.",
  }),
});

const typed = z.string().max(1_000);

/** What a search box makes of the text that somebody typed. */
const understoodSchema = z
  .object({
    query: z
      .string()
      .meta({ description: 'Canonical query string of the search, without the question mark.' }),
    chips: z.array(z.object({ text: z.string(), meaning: z.string() })).meta({
      description:
        "Each part of the text that is a filter now, and what it means: 'below 3k', 'Up to $3,000'.",
    }),
    corrections: z
      .array(z.object({ typed: z.string(), used: z.string() }))
      .meta({ description: 'Spellings that were put right.' }),
    notes: z
      .array(z.object({ text: z.string(), about: z.enum(noteSubjects) }))
      .meta({ description: 'Parts of the text that were understood, but that no filter answers.' }),
  })
  .meta({ id: 'Understood', description: 'A typed text as a search.' });

/** What a search box makes of the text that somebody typed. */
export type Understood = z.output<typeof understoodSchema>;

/** One suggestion of the search box. */
const suggestionSchema = z
  .object({
    kind: z.enum([...placeKinds, 'project', 'street', 'postal']),
    id: z.string(),
    name: z.string(),
    detail: z
      .string()
      .meta({ description: "What it is and where: 'Station, NS17 CC15'. Empty if nothing more is known." }),
    homes: z.number().int().nonnegative().meta({ description: 'Live listings that `query` finds.' }),
    query: z
      .string()
      .meta({ description: 'Canonical query string of the search, without the question mark.' }),
  })
  .meta({ id: 'Suggestion', description: 'One suggestion of the search box.' });

/** One suggestion of the search box. */
export type Suggestion = z.output<typeof suggestionSchema>;

/** Search, the map, and one listing. */
export const listings = {
  discover: defineRoute('discover', {
    summary: 'Search live listings, with facets and pagination.',
    query: z.object({ ...filterFields, ...boundsField, ...pageFields }),
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
    query: z.object({ ...filterFields, ...boundsField }),
    answer: succeeded(
      numbers.meta({ id: 'DiscoverCounts', description: 'The exact number of results, with facets.' }),
    ),
    errors: { 503: 'Counting timed out. Only possible with a range, amenities or search text.' },
  }),
  listDiscover: defineRoute('listDiscover', {
    summary: 'Search live listings, with pagination but without total and facets.',
    query: z.object({ ...filterFields, ...boundsField, ...pageFields }),
    answer: succeeded(homes.meta({ id: 'DiscoverHomes', description: 'One page of search results.' })),
  }),
  understandSearch: defineRoute('understandSearch', {
    summary: 'Turn a typed text into a search: filters, and as `q` the rest of the text.',
    query: z.object({
      q: typed.meta({ description: 'The text as typed; the first 100 characters count.' }),
      exact: z.literal('1').optional().meta({ description: "'1': take every spelling as typed." }),
    }),
    answer: succeeded(understoodSchema),
  }),
  suggestPlaces: defineRoute('suggestPlaces', {
    summary: 'Suggest places, projects, streets and postal codes while somebody types.',
    query: z.object({ q: typed }),
    answer: succeeded(
      z.array(suggestionSchema).meta({
        description: 'At most 8, at most 3 of a kind. Empty below two letters or one Chinese sign.',
      }),
    ),
  }),
  countRents: defineRoute('countRents', {
    summary: 'Count the live listings that match a search by their rent, as if it asked for no rent.',
    query: z.object(filterFields),
    answer: succeeded(
      z
        .object({
          step: z
            .number()
            .int()
            .positive()
            .meta({ description: 'Width of a class, in Singapore cents a month.' }),
          counts: z
            .array(z.number().int().nonnegative())
            .meta({ description: 'Listings of each class, from 0 up; the last one has all that cost more.' }),
        })
        .meta({ id: 'RentCounts', description: 'How the rents of a search are spread.' }),
    ),
  }),
  listMarks: defineRoute('listMarks', {
    summary: 'List the marks of a map: live listings that match a search, grouped by where they are.',
    query: z.object({
      ...filterFields,
      bounds: z
        .string()
        .max(100)
        .meta({ description: 'West, south, east, north in degrees: 103.6,1.2,104.1,1.5.' }),
      width: z.number().int().min(1).max(10_000).meta({ description: 'Width of the map in CSS pixels.' }),
    }),
    answer: succeeded(
      z
        .array(
          z.object({
            homes: z.number().int().positive(),
            rentMin: z
              .number()
              .int()
              .positive()
              .meta({ description: 'Lowest monthly rent, in Singapore cents.' }),
            latitude: z.number(),
            longitude: z.number(),
            id: z.string().nullable().meta({ description: 'The listing, if the mark is one home.' }),
          }),
        )
        .meta({ description: 'At most 150.' }),
    ),
    errors: { 400: 'The bounds are no four degrees.' },
  }),
  listDistricts: defineRoute('listDistricts', {
    summary: 'List the districts that have live listings, with their number and the lowest rent.',
    answer: succeeded(
      z.array(
        z
          .object({
            slug: z.string(),
            homes: z.number().int().positive(),
            rentMin: z.number().int().positive().meta({ description: 'In Singapore cents a month.' }),
          })
          .meta({ id: 'DistrictHomes', description: 'What a district has to let.' }),
      ),
    ),
  }),
  getMap: defineRoute('getMap', {
    summary: 'Get the outlines of the planning areas. Empty if none were imported.',
    answer: succeeded(
      z
        .object({
          width: z.number().int().positive(),
          height: z.number().int().positive(),
          edges: z
            .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
            .meta({ description: 'Degrees at the edges of the plane; both axes are linear.' }),
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
          lines: z.array(z.object({ code: z.string(), path: z.string() })).meta({
            description:
              "Train lines that run today, by code ('NS'), as SVG path data from station to station.",
          }),
          stations: z
            .array(z.object({ name: z.string(), codes: z.array(z.string()), x: z.number(), y: z.number() }))
            .meta({ description: 'Stations that are open today.' }),
          roads: z.string().meta({
            description: 'Expressways and major roads as SVG path data; empty if none were imported.',
          }),
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
