import type { ListingDetail, Property, Viewing, ViewingSlot } from '@sewa/api/client';

const address = {
  block: '210',
  street: 'Ang Mo Kio Avenue 3',
  floor: null,
  unit: null,
  postalCode: '560210',
};

/** A live home that somebody wants to see: the first of the sample market. */
export const sampleHome: ListingDetail = {
  id: 'tks5zua4nvyt',
  slug: 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms',
  title: null,
  propertyType: 0,
  propertySubType: 0,
  address,
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 67, unit: 0 },
  monthlyRent: 280_000,
  district: '20',
  availableFrom: '2026-12-01',
  status: 'live',
  picture: null,
  previousRent: null,
  listedAt: '2026-11-01T02:03:04.000Z',
  provenance: null,
  description: null,
  amenities: [],
  pictures: [],
  position: null,
  lister: {
    kind: 'agent',
    agentId: 'agent-1',
    name: 'Tan Wei Jie',
    phoneNumber: null,
    registrationNumber: 'R123456A',
    agencyName: 'Harbour Realty',
    agencyLicenceNumber: 'L1234567A',
  },
  firstListedAt: '2026-10-12T02:03:04.000Z',
  updatedAt: '2026-11-01T02:03:04.000Z',
};

/** A unit with one live listing, for its owner. */
export const sampleUnit: Property = {
  id: 'unittiong222',
  version: 2,
  address: { block: '58', street: 'Tiong Bahru Road', floor: '07', unit: '12', postalCode: '160058' },
  ownership: 'own',
  propertyType: 0,
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 90, unit: 0 },
  amenities: [],
  position: null,
  authorities: [],
  isDisputed: false,
  listings: [
    {
      id: 'tiongbahru22',
      slug: 'hdb-tiong-bahru-road-3-bedrooms',
      part: 'whole',
      propertySubType: 0,
      state: 'live',
      version: 4,
      may: [],
      isMine: true,
      canJoin: false,
      listerName: null,
      title: 'Three-bedroom flat near the market',
      monthlyRent: 360_000,
      availableFrom: '2026-12-15',
      picture: null,
      counts: { views: 214, saves: 18, enquiries: 6 },
      pausedBecause: null,
      confirmBy: null,
      rejection: null,
      updatedAt: '2026-11-18T03:10:00Z',
    },
  ],
};

/** A time of the sample home that has a free seat. */
export const makeViewingSlot = (changes: Partial<ViewingSlot> = {}): ViewingSlot => ({
  id: 'slotsatone22',
  startsAt: '2026-12-05T02:00:00.000Z',
  endsAt: '2026-12-05T02:20:00.000Z',
  seats: 2,
  free: 2,
  ...changes,
});

/** Times of two days: two of them have seats, one is full. */
export const sampleSlots: readonly ViewingSlot[] = [
  makeViewingSlot(),
  makeViewingSlot({
    id: 'slotsattwo22',
    startsAt: '2026-12-05T02:20:00.000Z',
    endsAt: '2026-12-05T02:40:00.000Z',
    free: 1,
  }),
  makeViewingSlot({
    id: 'slotsatfull2',
    startsAt: '2026-12-05T02:40:00.000Z',
    endsAt: '2026-12-05T03:00:00.000Z',
    free: 0,
  }),
  makeViewingSlot({
    id: 'slotsunone22',
    startsAt: '2026-12-06T06:00:00.000Z',
    endsAt: '2026-12-06T06:20:00.000Z',
  }),
];

/** A booked viewing, as its guest sees it. */
export const makeViewing = (changes: Partial<Viewing> = {}): Viewing => ({
  id: 'viewingone22',
  slotId: 'slotsatone22',
  state: 'booked',
  version: 1,
  may: ['move', 'cancel', 'arrive'],
  startsAt: '2026-12-05T02:00:00.000Z',
  endsAt: '2026-12-05T02:20:00.000Z',
  listing: { id: sampleHome.id, slug: sampleHome.slug, title: null, address, monthlyRent: 280_000 },
  propertyId: null,
  personName: 'Tan Wei Jie',
  corporateName: null,
  note: '',
  code: null,
  position: null,
  offeredUntil: null,
  missedSays: null,
  cancelledBy: null,
  goesOn: null,
  otherGoesOn: null,
  ...changes,
});

/** A booked viewing, as its host sees it. */
export const makeHostedViewing = (changes: Partial<Viewing> = {}): Viewing =>
  makeViewing({
    may: ['cancel'],
    listing: {
      id: 'tiongbahru22',
      slug: 'hdb-tiong-bahru-road-3-bedrooms',
      title: 'Three-bedroom flat near the market',
      address: { block: '58', street: 'Tiong Bahru Road', floor: null, unit: null, postalCode: '160058' },
      monthlyRent: 360_000,
    },
    propertyId: 'unittiong222',
    personName: 'Nur Aishah',
    note: 'I come with my sister.',
    code: '123456',
    ...changes,
  });
