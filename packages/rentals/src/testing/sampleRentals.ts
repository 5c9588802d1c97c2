import type { ImportedListing, Property } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { answersOf, owner, type SamplePerson } from './people.ts';
import { sampleProperties } from './sampleProperties.ts';

/** A listing that came in a file. */
export const makeImportedListing = (changes: Partial<ImportedListing> = {}): ImportedListing => ({
  id: 'importedone2',
  slug: 'hdb-bedok-north-avenue-3',
  name: 'Bright corner flat near Bedok MRT',
  status: 'live',
  state: 'live',
  version: 3,
  may: ['pause', 'let', 'close'],
  monthlyRent: 280_000,
  propertyType: 0,
  propertySubType: 0,
  address: { block: '123', street: 'Bedok North Avenue 3', floor: null, unit: null, postalCode: '460123' },
  ...changes,
});

/** What of the sample homes a story or a test may have otherwise. */
export interface SampleRentals {
  /** Who is signed in. @default the owner */
  readonly person?: SamplePerson;
  readonly properties?: readonly Property[];
  readonly imported?: readonly ImportedListing[];
}

/** Handlers for somebody who lets homes, and for their homes. */
export const sampleRentals = ({
  person = owner,
  properties = sampleProperties,
  imported = [],
}: SampleRentals = {}): HttpHandler[] => [
  ...answersOf(person),
  mockRoute('listProperties', { items: [...properties], nextCursor: null, imported: [...imported] }),
  mockRoute('getProperty', (request) => {
    const id = new URL(request.url).pathname.split('/')[3];
    const found = properties.find((property) => property.id === id) ?? properties[0];
    if (!found) throw new Error('There is no sample home.');
    return found;
  }),
];
