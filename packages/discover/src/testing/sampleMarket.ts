import type {
  Agent,
  Favourite,
  ListingDetail,
  ListingItem,
  Party,
  RouteAnswer,
  SavedSearch,
} from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { sampleFavourite, sampleSearch } from '../fixtures.ts';
import { sampleAgent, sampleHomes, sampleListing } from './sampleHomes.ts';

/** The numbers a search of the sample market comes with. */
const sampleNumbers: RouteAnswer<'countDiscover'> = {
  total: 1284,
  facets: {
    propertyTypes: { '0': 611, '1': 540, '2': 61, '4': 72 },
    propertySubTypes: { '0': 932, '10': 210, '20': 96, '30': 46 },
    noOfBedRooms: { '1': 204, '2': 388, '3': 451, '4': 170, '5': 71 },
    noOfBathRooms: { '1': 502, '2': 611, '3': 171 },
    furnitureStatus: { '0': 88, '1': 640, '2': 556 },
    amenities: { '0': 911, '1': 604, '3': 780, '5': 322 },
    searchParams: {
      'ang-mo-kio-bishan-thomson': 84,
      'orchard-river-valley': 131,
      'bedok-upper-east-coast': 77,
    },
  },
  withoutFilter: {},
};

/** Outlines of two areas, as an import would have drawn them. */
const sampleMap: RouteAnswer<'getMap'> = {
  width: 1000,
  height: 640,
  areas: [
    { name: 'WEST', outline: 'M80 320L300 120L520 140L500 470L240 500Z', label: { x: 300, y: 320 } },
    { name: 'EAST', outline: 'M520 140L860 220L930 400L700 500L500 470Z', label: { x: 710, y: 330 } },
  ],
  edges: { west: 103.59, south: 1.145, east: 104.11, north: 1.485 },
  lines: [{ code: 'NS', path: 'M300 200L500 140L520 400' }],
  stations: [
    { name: 'Ang Mo Kio', codes: ['NS16'], x: 500, y: 233 },
    { name: 'Orchard', codes: ['NS22', 'TE14'], x: 453, y: 345 },
  ],
  roads: '',
};

/** What of the sample market a story or a test may have otherwise. */
export interface SampleMarket {
  readonly homes?: readonly ListingItem[];
  readonly listing?: ListingDetail;
  readonly agent?: Agent;
  readonly favourites?: readonly Favourite[];
  readonly searches?: readonly SavedSearch[];
}

/** A home somebody keeps, from the sample market. */
export const makeFavourite = (listing: ListingItem, rest: Partial<Favourite> = {}): Favourite => ({
  ...sampleFavourite,
  listing,
  rentWhenKept: listing.monthlyRent,
  ...rest,
});

/** The homes somebody keeps. */
export const sampleFavourites: readonly Favourite[] = [
  makeFavourite(sampleListing, { note: 'Ask about the wind.', rentWhenKept: 300_000 }),
  ...sampleHomes.slice(1, 3).map((home) => makeFavourite(home)),
];

/** The agent who was asked about the flat. */
export const sampleParty: Party = {
  name: sampleAgent.name,
  userTypeIds: [3],
  registrationNumber: sampleAgent.registrationNumber,
  agentId: sampleAgent.id,
  isAsker: false,
  listing: sampleHomes[0] ?? sampleListing,
  sentAt: '2026-11-03T02:03:04.000Z',
};

const quartiles = { lower: 260_000, median: 290_000, upper: 320_000 };

/** Handlers for a market with homes in it, in which a tenant is signed in; put others before them, and the whole contract's behind. */
export function sampleMarket({
  homes = sampleHomes,
  listing = sampleListing,
  agent = sampleAgent,
  favourites = sampleFavourites,
  searches = [sampleSearch],
}: SampleMarket = {}): HttpHandler[] {
  const page = { items: [...homes], nextCursor: homes.length > 0 ? 'next' : null };
  return [
    mockRoute('discover', { ...sampleNumbers, ...page }),
    mockRoute('countDiscover', sampleNumbers),
    mockRoute('listDiscover', page),
    mockRoute('getMap', sampleMap),
    mockRoute(
      'listDistricts',
      homes.length > 0
        ? [
            { slug: 'orchard-river-valley', homes: 12, rentMin: 210_000 },
            { slug: 'bedok-upper-east-coast', homes: 1, rentMin: 130_000 },
            { slug: 'ang-mo-kio-bishan-thomson', homes: 7, rentMin: 95_000 },
          ]
        : [],
    ),
    mockRoute('getListing', listing),
    mockRoute('similarListings', homes.slice(1, 3)),
    mockRoute('listStations', [
      {
        name: 'Ang Mo Kio',
        codes: ['NS16'],
        metres: 640,
        minutes: 11,
        position: { latitude: 1.3699, longitude: 103.8496 },
      },
      {
        name: 'Mayflower',
        codes: ['TE6'],
        metres: 980,
        minutes: 16,
        position: { latitude: 1.3717, longitude: 103.8366 },
      },
    ]),
    mockRoute('listPlaces', [
      {
        kind: 'hawker-centre',
        name: 'Kebun Baru Food Centre',
        metres: 780,
        minutes: 13,
        position: { latitude: 1.3669, longitude: 103.8387 },
      },
      {
        kind: 'mall',
        name: 'AMK Hub',
        metres: 350,
        minutes: 6,
        position: { latitude: 1.3694, longitude: 103.8485 },
      },
      {
        kind: 'primary-school',
        name: 'Mayflower Primary School',
        metres: 870,
        minutes: 15,
        position: { latitude: 1.3767, longitude: 103.8431 },
      },
    ]),
    mockRoute('fairRent', {
      basis: 'distance',
      metres: 500,
      count: 34,
      quartiles,
      months: { first: '2026-04', last: '2026-10' },
      bedrooms: 3,
    }),
    mockRoute('listerPhone', { phoneNumber: '+6598765432' }),
    mockRoute('listFavourites', [...favourites]),
    mockRoute(
      'listFavouriteIds',
      favourites.map((favourite) => favourite.listing.id),
    ),
    mockRoute('listSavedSearches', [...searches]),
    mockRoute('getAgent', agent),
    mockRoute('getParty', sampleParty),
    mockRoute('findUnsubscribe', { name: 'Near work', isPaused: false }),
  ];
}
