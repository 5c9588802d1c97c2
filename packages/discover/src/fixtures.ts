import type { Favourite, ListingDetail, ListingItem, SavedSearch } from '@sewa/api/client';

/** A whole flat that says everything about itself, as a search shows it. */
export const sampleItem: ListingItem = {
  id: 'tks5zua4nvyt',
  slug: 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms',
  title: null,
  propertyType: 0,
  propertySubType: 0,
  address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: '560210' },
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 67, unit: 0 },
  monthlyRent: 280_000,
  district: '20',
  previousRent: null,
  status: 'live',
  availableFrom: null,
  listedAt: '2026-11-01T02:03:04.000Z',
  provenance: null,
  picture: null,
};

/** The same as its own page shows it. */
export const sampleDetail: ListingDetail = {
  ...sampleItem,
  description: null,
  amenities: [0, 3],
  pictures: [],
  position: null,
  lister: null,
  firstListedAt: '2026-11-01T02:03:04.000Z',
  updatedAt: '2026-11-01T02:03:04.000Z',
};

/** What a listing leaves open when whoever sent it said the rent and the street only. */
export const nothingStated = {
  title: null,
  propertyType: null,
  propertySubType: null,
  address: { block: null, street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: null },
  numberOfBedrooms: null,
  numberOfBathrooms: null,
  furnitureStatus: null,
  area: null,
  district: null,
  availableFrom: null,
} as const satisfies Partial<ListingItem>;

/** A home somebody keeps, at the rent it had when they kept it. */
export const sampleFavourite: Favourite = {
  listing: sampleItem,
  note: '',
  rentWhenKept: sampleItem.monthlyRent,
  keptAt: '2026-11-02T02:03:04.000Z',
};

/** A search somebody saved. */
export const sampleSearch: SavedSearch = {
  id: 'search-1',
  name: 'Near work',
  query: 'propertyTypes=0',
  frequency: 'daily',
  isPaused: false,
  version: 1,
  createdAt: '2026-11-02T02:03:04.000Z',
};
