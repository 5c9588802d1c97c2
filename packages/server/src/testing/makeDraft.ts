import type { ListingDraft } from '../homes/listings/listingDraft.ts';

/** A listing as a test needs it: complete and valid, with what the test cares about in `changes`. */
export function makeDraft(sourceRow: string, changes: Partial<ListingDraft> = {}): ListingDraft {
  return {
    source: 'test',
    sourceRow,
    status: 'live',
    title: null,
    description: null,
    propertyType: 0,
    propertySubType: 0,
    address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: '08', unit: '123', postalCode: '560210' },
    numberOfBedrooms: 3,
    numberOfBathrooms: 2,
    furnitureStatus: 1,
    area: { value: 67, unit: 0 },
    amenities: [0, 3],
    monthlyRent: 280_000,
    availableFrom: '2026-12-01',
    provenance: null,
    listerId: null,
    position: { latitude: 1.3691, longitude: 103.8454 },
    listedAt: '2026-11-01T02:03:04.000Z',
    ...changes,
  };
}
