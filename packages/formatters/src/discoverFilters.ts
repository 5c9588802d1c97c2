import { amenities } from './amenities.ts';
import { findDay } from './days.ts';
import { districts, findAreas } from './districts.ts';
import { furnitureStatuses } from './furniture.ts';
import { parseMoney } from './money.ts';
import { propertySubTypes, propertyTypes } from './propertyTypes.ts';
import { roomCounts } from './rooms.ts';

/** The orders of search results; the first is the default. 'minutes' needs `to` or `near`. */
export const discoverSorts = ['newest', 'rentAsc', 'rentDesc', 'areaDesc', 'minutes'] as const;

/** An order of search results. */
export type DiscoverSort = (typeof discoverSorts)[number];

/** The kinds of places that a search can name: `in` takes areas, `near` and `to` take the others. */
export const placeKinds = [
  'area',
  'areas',
  'neighbourhood',
  'station',
  'line',
  'landmark',
  'mall',
  'school',
  'hawker',
] as const;

/** A place to be near or to get to: 'station:bishan' and at most so many minutes. */
export interface PlaceWithin {
  /** 'kind:id': a kind of `placeKinds`, and the name in lower case with '-'. */
  readonly place: string;
  readonly minutes: number;
}

/** What the house rules must say. Pets and visitors 'on request' count; light cooking alone doesn't. */
export type HouseRuleFilter = 'allowed';

/**
 * What a search asks for; an empty list, null or '' asks for any. 5 bedrooms or bathrooms mean 5 or more; of `amenities` a
 * home has all; `searchParams` are district slugs.
 */
export interface DiscoverFilters {
  propertyTypes: number[];
  propertySubTypes: number[];
  noOfBedRooms: number[];
  noOfBathRooms: number[];
  furnitureStatus: number[];
  amenities: number[];
  searchParams: string[];
  /** Areas, 'area:clementi' or 'areas:central-area'; a home is in one of them, or near one place of `near`. */
  in: string[];
  /** Places at most so many minutes' walk away; any of `in` and `near`. */
  near: PlaceWithin[];
  /** Places at most so many minutes away by train or on foot, door to door; all of them, at most two. */
  to: PlaceWithin[];
  /** Most minutes' walk to any open station. */
  station: number | null;
  pets: HouseRuleFilter | null;
  cooking: HouseRuleFilter | null;
  visitors: HouseRuleFilter | null;
  /** Lowest rent, in whole dollars a month (not cents: a person reads it in the address). */
  rentMin: number | null;
  /** Highest rent, in whole dollars a month. */
  rentMax: number | null;
  /** Least floor area, in whole square metres; a home without an area is not found. */
  areaMin: number | null;
  /** The day 'YYYY-MM-DD' by which the home can be moved into; a home that does not say is not found. */
  availableFrom: string | null;
  q: string;
  sort: DiscoverSort;
}

/** The names of the filters that hold a list of codes, in the order a query string writes them. */
export const discoverCodeFilters = [
  'propertyTypes',
  'propertySubTypes',
  'noOfBedRooms',
  'noOfBathRooms',
  'furnitureStatus',
  'amenities',
] as const;

/** The names of all parameters of a search, in the order a query string writes them. */
export const discoverFilterNames = [
  ...discoverCodeFilters,
  'searchParams',
  'in',
  'near',
  'to',
  'station',
  'pets',
  'cooking',
  'visitors',
  'rentMin',
  'rentMax',
  'areaMin',
  'availableFrom',
  'q',
  'sort',
] as const satisfies readonly (keyof DiscoverFilters)[];

const validCodes = /* @__PURE__ */ (() =>
  ({
    propertyTypes: propertyTypes.map((type) => type.code),
    propertySubTypes: propertySubTypes.map((subType) => subType.code),
    noOfBedRooms: [0, ...roomCounts],
    noOfBathRooms: roomCounts,
    furnitureStatus: furnitureStatuses.map((status) => status.code),
    amenities: amenities.map((amenity) => amenity.code),
  }) satisfies Record<(typeof discoverCodeFilters)[number], readonly number[]>)();

const LONGEST_QUERY = 100;

/** The highest rent that can be asked for, in dollars a month, and the largest area, in square metres. */
const MAX_DOLLARS = 1_000_000;
const MAX_SQUARE_METRES = 100_000;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const pickCodes = (values: unknown, valid: readonly number[]): number[] => {
  const given = asList(values);
  if (given.length === 0) return [];
  return valid.filter((code) => given.includes(code));
};

const pickDistricts = (values: unknown): string[] => {
  const names = asList(values);
  if (names.length === 0) return [];
  const given = new Set(
    names.flatMap((value) =>
      typeof value === 'string' ? findAreas(value).found.map(({ slug }) => slug) : [],
    ),
  );
  return districts.filter((district) => given.has(district.slug)).map((district) => district.slug);
};

const pickNumber = (value: unknown, max: number): number | null => {
  if (typeof value !== 'number' || !(value >= 1 && value <= max)) return null;
  return Math.round(value);
};

/** A range that was given the wrong way round is taken the right way round. */
const pickRent = (least: unknown, max: unknown): Pick<DiscoverFilters, 'rentMin' | 'rentMax'> => {
  const rentMin = pickNumber(least, MAX_DOLLARS);
  const rentMax = pickNumber(max, MAX_DOLLARS);
  return rentMin !== null && rentMax !== null && rentMin > rentMax
    ? { rentMin: rentMax, rentMax: rentMin }
    : { rentMin, rentMax };
};

const pickDay = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return null;
  return findDay(value) === value ? value : null;
};

const pickQuery = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') return '';
  const clean = value
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return [...clean.slice(0, 2 * LONGEST_QUERY)]
    .slice(0, LONGEST_QUERY)
    .join('')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
};

const MAX_PLACES = 5;
const MAX_TARGETS = 2;

/** The minutes of a walk or a way where none are given, and the most that can be asked for. */
const NEAR_MINUTES = 15;
const TO_MINUTES = 30;
const MAX_WALK = 60;
const MAX_WAY = 120;

const isPlace = (value: unknown, isArea: boolean): value is string => {
  if (typeof value !== 'string') return false;
  const [, kind, id = ''] = /^([a-z]+):([a-z0-9-]{1,80})$/.exec(value) ?? [];
  if (id === '' || !placeKinds.some((known) => known === kind)) return false;
  return (kind === 'area' || kind === 'areas') === isArea;
};

const pickMinutes = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 1 && value <= max ? Math.round(value) : null;

const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

const pickAreas = (values: unknown): string[] => {
  const areas = asList(values).filter((value): value is string => isPlace(value, true));
  return [...new Set(areas)].sort(compareTexts).slice(0, MAX_PLACES);
};

/** A place that is named twice counts once, with the fewer minutes. */
const pickPlaces = (values: unknown, minutes: number, maxMinutes: number, max: number): PlaceWithin[] => {
  const fewest = new Map<string, number>();
  for (const value of asList(values)) {
    if (typeof value !== 'object' || value === null) continue;
    const { place, minutes: within }: Partial<Record<keyof PlaceWithin, unknown>> = value;
    if (!isPlace(place, false)) continue;
    const least = pickMinutes(within, maxMinutes) ?? minutes;
    fewest.set(place, Math.min(fewest.get(place) ?? least, least));
  }
  return [...fewest]
    .map(([place, within]) => ({ place, minutes: within }))
    .sort((one, other) => compareTexts(one.place, other.place))
    .slice(0, max);
};

const pickRule = (value: unknown): HouseRuleFilter | null => (value === 'allowed' ? value : null);

const pickSort = (value: unknown, hasPlace: boolean): DiscoverSort => {
  const sort = discoverSorts.find((known) => known === value) ?? discoverSorts[0];
  return sort === 'minutes' && !hasPlace ? discoverSorts[0] : sort;
};

/** Whole filters in their canonical form from some of them: known values only, each once, in code order. Never throws. */
export const normalizeDiscoverFilters = (
  filters: Partial<DiscoverFilters> | null | undefined,
): DiscoverFilters => {
  const given: Partial<Record<keyof DiscoverFilters, unknown>> =
    typeof filters === 'object' && filters !== null ? filters : {};
  const near = pickPlaces(given.near, NEAR_MINUTES, MAX_WALK, MAX_PLACES);
  const to = pickPlaces(given.to, TO_MINUTES, MAX_WAY, MAX_TARGETS);
  return {
    propertyTypes: pickCodes(given.propertyTypes, validCodes.propertyTypes),
    propertySubTypes: pickCodes(given.propertySubTypes, validCodes.propertySubTypes),
    noOfBedRooms: pickCodes(given.noOfBedRooms, validCodes.noOfBedRooms),
    noOfBathRooms: pickCodes(given.noOfBathRooms, validCodes.noOfBathRooms),
    furnitureStatus: pickCodes(given.furnitureStatus, validCodes.furnitureStatus),
    amenities: pickCodes(given.amenities, validCodes.amenities),
    searchParams: pickDistricts(given.searchParams),
    in: pickAreas(given.in),
    near,
    to,
    station: pickMinutes(given.station, MAX_WALK),
    pets: pickRule(given.pets),
    cooking: pickRule(given.cooking),
    visitors: pickRule(given.visitors),
    ...pickRent(given.rentMin, given.rentMax),
    areaMin: pickNumber(given.areaMin, MAX_SQUARE_METRES),
    availableFrom: pickDay(given.availableFrom),
    q: pickQuery(given.q),
    sort: pickSort(given.sort, near.length + to.length > 0),
  };
};

/**
 * The filters of a query string. Lists are comma-separated, repeated, or both; districts are slugs, '09', 'D09' or names of
 * areas, such as 'Orchard, River Valley' or 'Yishun'. Never throws: what is unknown or broken is dropped and the rest still counts; a rent from above to below is turned round.
 */
export const parseDiscoverFilters = (params: URLSearchParams | null | undefined): DiscoverFilters => {
  if (typeof params?.getAll !== 'function' || params.size === 0) return normalizeDiscoverFilters(null);
  const parseList = (name: keyof DiscoverFilters): string[] =>
    params.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim()));
  const parseCodes = (name: keyof DiscoverFilters): number[] =>
    parseList(name)
      .filter((part) => /^\d{1,2}$/.test(part))
      .map(Number);
  /** 'station:bishan@10'; minutes that are left out or unknown are the usual ones. */
  const parsePlaces = (name: 'near' | 'to', usual: number): PlaceWithin[] =>
    parseList(name).map((part) => {
      const [place = '', minutes] = part.toLowerCase().split('@', 2);
      return { place, minutes: /^\d{1,3}$/.test(minutes ?? '') ? Number(minutes) : usual };
    });
  const parseNumber = (name: keyof DiscoverFilters): number | null => {
    const text = params.get(name)?.trim() ?? '';
    return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
  };
  /** Dollars, as people write them: '3000', '3,000', '3k'. */
  const parseRent = (name: 'rentMin' | 'rentMax'): number | null => {
    const cents = parseMoney(params.get(name));
    return cents === null ? null : cents / 100;
  };
  return normalizeDiscoverFilters({
    propertyTypes: parseCodes('propertyTypes'),
    propertySubTypes: parseCodes('propertySubTypes'),
    noOfBedRooms: parseCodes('noOfBedRooms'),
    noOfBathRooms: parseCodes('noOfBathRooms'),
    furnitureStatus: parseCodes('furnitureStatus'),
    amenities: parseCodes('amenities'),
    rentMin: parseRent('rentMin'),
    rentMax: parseRent('rentMax'),
    areaMin: parseNumber('areaMin'),
    availableFrom: params.get('availableFrom')?.trim() ?? null,
    searchParams: params.getAll('searchParams'),
    in: parseList('in').map((part) => part.toLowerCase()),
    near: parsePlaces('near', NEAR_MINUTES),
    to: parsePlaces('to', TO_MINUTES),
    station: parseNumber('station'),
    pets: pickRule(params.get('pets')),
    cooking: pickRule(params.get('cooking')),
    visitors: pickRule(params.get('visitors')),
    q: params.get('q') ?? '',
    sort: discoverSorts.find((sort) => sort === params.get('sort')) ?? discoverSorts[0],
  });
};

const LONGEST_AREA = 60;
const MAX_UNKNOWN = 5;

/** What `searchParams` of a query string names that is no area known, as it was typed, shortened; at most five. Never throws. */
export const listUnknownAreas = (params: URLSearchParams | null | undefined): string[] => {
  if (typeof params?.getAll !== 'function') return [];
  const unknown = asList(params.getAll('searchParams')).flatMap((value) =>
    typeof value === 'string'
      ? findAreas(value).unknown.map((name) => pickQuery(name).slice(0, LONGEST_AREA))
      : [],
  );
  return [...new Set(unknown)].filter((name) => name !== '').slice(0, MAX_UNKNOWN);
};

/** The filters of a query string that name a code nobody knows, such as `propertyTypes=9`. Never throws. */
export const listUnknownCodes = (
  params: URLSearchParams | null | undefined,
): (typeof discoverCodeFilters)[number][] => {
  if (typeof params?.getAll !== 'function') return [];
  return discoverCodeFilters.filter((name) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(',').map((part) => part.trim()))
      .some(
        (part) =>
          part !== '' && !(/^\d{1,2}$/.test(part) && validCodes[name].some((code) => code === Number(part))),
      ),
  );
};

/** The canonical query string of some filters, without '?': equal searches give equal strings, defaults are left out, '' when nothing is left. */
export const serializeDiscoverFilters = (filters: Partial<DiscoverFilters> | null | undefined): string => {
  const normal = normalizeDiscoverFilters(filters);
  const write = (name: (typeof discoverFilterNames)[number]): string => {
    if (name === 'q') return encodeURIComponent(normal.q);
    if (name === 'sort') return normal.sort === discoverSorts[0] ? '' : normal.sort;
    if (name === 'near' || name === 'to')
      return normal[name]
        .map(({ place, minutes }) =>
          name === 'near' && minutes === NEAR_MINUTES ? place : `${place}@${minutes}`,
        )
        .join(',');
    return String(normal[name] ?? '');
  };
  return discoverFilterNames
    .map((name) => [name, write(name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};
