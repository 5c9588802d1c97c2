import { districts, findDistrict } from './districts.ts';
import { furnitureStatuses } from './furniture.ts';
import { propertySubTypes, propertyTypes } from './propertyTypes.ts';
import { roomCounts } from './rooms.ts';

/** The orders of search results; the first is the default. */
export const discoverSorts = ['newest', 'rentAsc', 'rentDesc', 'areaDesc'] as const;

/** An order of search results. */
export type DiscoverSort = (typeof discoverSorts)[number];

/** What a search asks for; an empty list asks for any. 5 bedrooms or bathrooms mean 5 or more; `searchParams` are district slugs. */
export type DiscoverFilters = {
  propertyTypes: number[];
  propertySubTypes: number[];
  noOfBedRooms: number[];
  noOfBathRooms: number[];
  furnitureStatus: number[];
  searchParams: string[];
  q: string;
  sort: DiscoverSort;
};

/** The names of the filters that hold a list of codes, in the order a query string writes them. */
export const discoverCodeFilters = [
  'propertyTypes',
  'propertySubTypes',
  'noOfBedRooms',
  'noOfBathRooms',
  'furnitureStatus',
] as const;

const validCodes = /* @__PURE__ */ (() =>
  ({
    propertyTypes: propertyTypes.map((type) => type.code),
    propertySubTypes: propertySubTypes.map((subType) => subType.code),
    noOfBedRooms: roomCounts,
    noOfBathRooms: roomCounts,
    furnitureStatus: furnitureStatuses.map((status) => status.code),
  }) satisfies Record<(typeof discoverCodeFilters)[number], readonly number[]>)();

const longestQuery = 100;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const keepCodes = (values: unknown, valid: readonly number[]): number[] => {
  const given = asList(values);
  return valid.filter((code) => given.includes(code));
};

const keepDistricts = (values: unknown): string[] => {
  const given = new Set(
    asList(values).map((value) => (typeof value === 'string' ? findDistrict(value)?.slug : undefined)),
  );
  return districts.filter((district) => given.has(district.slug)).map((district) => district.slug);
};

const keepQuery = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const clean = value
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return [...clean.slice(0, 2 * longestQuery)]
    .slice(0, longestQuery)
    .join('')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
};

const keepSort = (value: unknown): DiscoverSort =>
  discoverSorts.find((sort) => sort === value) ?? discoverSorts[0];

/** Whole filters in their canonical form from some of them: known values only, each once, in code order. Never throws. */
export const normalizeDiscoverFilters = (
  filters: Partial<DiscoverFilters> | null | undefined,
): DiscoverFilters => {
  const given: Partial<Record<keyof DiscoverFilters, unknown>> =
    typeof filters === 'object' && filters !== null ? filters : {};
  return {
    propertyTypes: keepCodes(given.propertyTypes, validCodes.propertyTypes),
    propertySubTypes: keepCodes(given.propertySubTypes, validCodes.propertySubTypes),
    noOfBedRooms: keepCodes(given.noOfBedRooms, validCodes.noOfBedRooms),
    noOfBathRooms: keepCodes(given.noOfBathRooms, validCodes.noOfBathRooms),
    furnitureStatus: keepCodes(given.furnitureStatus, validCodes.furnitureStatus),
    searchParams: keepDistricts(given.searchParams),
    q: keepQuery(given.q),
    sort: keepSort(given.sort),
  };
};

/**
 * The filters of a query string. Lists are comma-separated, repeated, or both; districts are slugs, '09' or 'D09'.
 * Never throws: what is unknown or broken is dropped and the rest still counts.
 */
export const readDiscoverFilters = (params: URLSearchParams | null | undefined): DiscoverFilters => {
  if (typeof params?.getAll !== 'function') return normalizeDiscoverFilters(null);
  const readList = (name: keyof DiscoverFilters): string[] =>
    params.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim()));
  const readCodes = (name: keyof DiscoverFilters): number[] =>
    readList(name)
      .filter((part) => /^\d{1,2}$/.test(part))
      .map(Number);
  return normalizeDiscoverFilters({
    propertyTypes: readCodes('propertyTypes'),
    propertySubTypes: readCodes('propertySubTypes'),
    noOfBedRooms: readCodes('noOfBedRooms'),
    noOfBathRooms: readCodes('noOfBathRooms'),
    furnitureStatus: readCodes('furnitureStatus'),
    searchParams: readList('searchParams'),
    q: params.get('q') ?? '',
    sort: keepSort(params.get('sort')),
  });
};

/** The canonical query string of some filters, without '?': equal searches give equal strings, defaults are left out, '' when nothing is left. */
export const writeDiscoverFilters = (filters: Partial<DiscoverFilters> | null | undefined): string => {
  const normal = normalizeDiscoverFilters(filters);
  const pairs = [
    ...discoverCodeFilters.map((name) => [name, normal[name].join(',')] as const),
    ['searchParams', normal.searchParams.join(',')] as const,
    ['q', encodeURIComponent(normal.q)] as const,
    ['sort', normal.sort === discoverSorts[0] ? '' : normal.sort] as const,
  ];
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};
