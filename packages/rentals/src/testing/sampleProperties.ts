import type { Authority, OwnListing, Property, PropertyListing } from '@sewa/api/client';
import { listOpenTransitions } from '@sewa/tenancy';

/** A plain drawing of a room, so that pictures need no network. */
const sketch = (wall: string, floor: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 560"><path fill="${wall}" d="M0 0h840v420H0z"/><path fill="${floor}" d="M0 420h840v140H0z"/><path fill="#fff" fill-opacity=".7" d="M300 90h240v210H300z"/></svg>`,
  )}`;

const picture = (alt: string, wall: string, floor: string) => ({
  src: sketch(wall, floor),
  alt,
  width: 840,
  height: 560,
});

/** Covers of sample listings. */
export const sampleCovers = [
  picture('A living room with a wide window', '#d9c7ad', '#a98d6a'),
  picture('A bedroom with a desk', '#c9d8dd', '#8fa3aa'),
] as const;

const [cover] = sampleCovers;

/** An authority that runs. */
export const makeAuthority = (changes: Partial<Authority> = {}): Authority => ({
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a01',
  registrationNumber: 'R012345A',
  agentName: 'Arif Rahman',
  state: 'running',
  from: '2026-10-01',
  to: '2027-03-31',
  monthlyRentMin: 320_000,
  ...changes,
});

/** A live listing of a whole home; of another state, what is open in that state. */
export const makePropertyListing = (changes: Partial<PropertyListing> = {}): PropertyListing => {
  const state = changes.state ?? 'live';
  const isMine = changes.isMine ?? true;
  return {
    id: 'tiongbahru22',
    slug: 'hdb-tiong-bahru-road-3-bedrooms',
    part: 'whole',
    propertySubType: 0,
    state,
    version: 4,
    may: isMine ? listOpenTransitions(state, 'lister', { isReviewed: true }) : [],
    isMine,
    canJoin: false,
    listerName: null,
    title: 'Three-bedroom flat near the market',
    monthlyRent: 360_000,
    availableFrom: '2026-12-15',
    picture: cover,
    counts: { views: 214, saves: 18, enquiries: 6 },
    pausedBecause: null,
    confirmBy: null,
    rejection: null,
    updatedAt: '2026-11-18T03:10:00Z',
    ...changes,
  };
};

/** A draft without anything but its part. */
export const makeDraft = (changes: Partial<PropertyListing> = {}): PropertyListing =>
  makePropertyListing({
    id: 'draftdraft22',
    state: 'draft',
    title: null,
    monthlyRent: null,
    availableFrom: null,
    picture: null,
    counts: { views: 0, saves: 0, enquiries: 0 },
    version: 1,
    ...changes,
  });

/** A flat with one live listing, owned by whoever asks. */
export const makeProperty = (changes: Partial<Property> = {}): Property => ({
  id: 'unittiong222',
  version: 2,
  address: { block: '58', street: 'Tiong Bahru Road', floor: '07', unit: '12', postalCode: '160058' },
  ownership: 'own',
  propertyType: 0,
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 90, unit: 0 },
  amenities: [0, 1, 3, 4],
  position: { latitude: 1.2855, longitude: 103.8325 },
  authorities: [],
  isDisputed: false,
  listings: [makePropertyListing()],
  ...changes,
});

const bedok = {
  block: '418',
  street: 'Bedok North Avenue 2',
  floor: '03',
  unit: '117',
  postalCode: '460418',
};
const condominium = {
  block: '8',
  street: 'River Valley Close',
  floor: '15',
  unit: '03',
  postalCode: '238429',
};

/** Homes with a listing in each state: live, awaiting an answer, paused in both ways, rejected, in review, let and closed. */
export const sampleProperties: readonly Property[] = [
  makeProperty({ authorities: [makeAuthority()] }),
  makeProperty({
    id: 'unitbedok222',
    address: bedok,
    numberOfBathrooms: 1,
    listings: [
      makePropertyListing({
        id: 'roomroomone2',
        part: { room: 1 },
        propertySubType: 20,
        title: 'Ensuite near Bedok MRT',
        monthlyRent: 140_000,
        picture: sampleCovers[1],
        counts: { views: 96, saves: 7, enquiries: 2 },
        confirmBy: '2026-11-26T01:00:00Z',
      }),
      makePropertyListing({
        id: 'roomroomtwo2',
        part: { room: 2 },
        propertySubType: 10,
        state: 'paused',
        title: null,
        monthlyRent: 98_000,
        picture: null,
        counts: { views: 1204, saves: 31, enquiries: 12 },
        pausedBecause: 'unconfirmed',
      }),
      makePropertyListing({
        id: 'roomthree222',
        part: { room: 3 },
        propertySubType: 10,
        state: 'let',
        title: null,
        monthlyRent: 102_000,
        picture: null,
        counts: { views: 40, saves: 2, enquiries: 1 },
      }),
    ],
  }),
  makeProperty({
    id: 'unitriver222',
    address: condominium,
    propertyType: 1,
    numberOfBedrooms: 2,
    furnitureStatus: 2,
    listings: [
      makeDraft({
        id: 'rejected2222',
        title: 'Two bedrooms above the river',
        monthlyRent: 560_000,
        rejection: 'The photos show another home. Please upload photos of this one.',
      }),
      makePropertyListing({
        id: 'inreview2222',
        part: { room: 1 },
        propertySubType: 20,
        state: 'review',
        title: null,
        monthlyRent: 190_000,
        picture: null,
        counts: { views: 0, saves: 0, enquiries: 0 },
      }),
      makePropertyListing({
        id: 'closed222222',
        state: 'closed',
        monthlyRent: 540_000,
        picture: null,
        counts: { views: 3, saves: 0, enquiries: 0 },
      }),
    ],
  }),
];

/** A complete draft of the first sample home, as the wizard edits it. */
export const makeOwnListing = (changes: Partial<OwnListing> = {}): OwnListing => {
  const { listings: _, ...property } = makeProperty();
  return {
    ...makePropertyListing({ state: 'draft', version: 5 }),
    property,
    description: 'Bright corner flat, five minutes to the market and the MRT.',
    amenities: [0, 1, 3, 4],
    area: property.area,
    rules: { minMonths: 12, pets: 'on-request', smoking: 'not-allowed', cooking: 'allowed' },
    lowRentReason: null,
    needsLowRentReason: false,
    missing: [],
    needsReview: true,
    needsAuthority: false,
    photos: sampleCovers.map((photo, index) => ({
      ...photo,
      id: `5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0b0${index}`,
      state: 'ready',
      isDescribed: true,
      kind: index === 0 ? 'living' : 'bedroom',
      preview: null,
    })),
    ...changes,
  };
};
