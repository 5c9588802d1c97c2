import type { DiscoverFilters } from './discoverFilters.ts';
import { districts } from './districts.ts';

type Entry = readonly [slug: string, filters: Partial<DiscoverFilters>];

const curatedFilters = /* @__PURE__ */ (() =>
  new Map<string, Partial<DiscoverFilters>>([
    ['condos-for-rent', { propertyTypes: [1] }],
    ['landed-for-rent', { propertyTypes: [2] }],
    ['service-apertments-for-rent', { propertyTypes: [4] }],
    ['serviced-apartments-for-rent', { propertyTypes: [4] }],
    ['hdb-for-rent', { propertyTypes: [0] }],
    ['entire-unit', { propertySubTypes: [0] }],
    ['room', { propertySubTypes: [10] }],
    ['ensuite', { propertySubTypes: [20] }],
    ['studio', { propertySubTypes: [30] }],
    ['1-bedroom', { noOfBedRooms: [1] }],
    ['2-bedrooms', { noOfBedRooms: [2] }],
    ['3-bedrooms', { noOfBedRooms: [3] }],
    ['4-bedrooms', { noOfBedRooms: [4] }],
    ['5-more-bedrooms', { noOfBedRooms: [5] }],
    ['1-bathroom', { noOfBathRooms: [1] }],
    ['2-bathrooms', { noOfBathRooms: [2] }],
    ['3-bathrooms', { noOfBathRooms: [3] }],
    ['4-bathrooms', { noOfBathRooms: [4] }],
    ['5-more-bathrooms', { noOfBathRooms: [5] }],
    ['furnished', { furnitureStatus: [2] }],
    ['unfurnished', { furnitureStatus: [0] }],
    ['partially-furnished', { furnitureStatus: [1] }],
    ...districts.map((district): Entry => [district.slug, { searchParams: [district.slug] }]),
  ]))();

/** The slugs of the curated pages: types, sub-types, rooms, furnishing and the 28 districts. */
export const curatedSlugs: readonly string[] = /* @__PURE__ */ (() => [...curatedFilters.keys()])();

/** The filters a curated page `/discover/{slug}` stands for, or undefined when the slug is not curated. */
export const findCuratedFilters = (slug: string | null | undefined): Partial<DiscoverFilters> | undefined =>
  typeof slug === 'string' ? structuredClone(curatedFilters.get(slug)) : undefined;
