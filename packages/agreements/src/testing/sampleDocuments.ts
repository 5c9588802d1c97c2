import type { Document } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

/** A paper of a signed rental that both sides have read, with changes. */
export const makeDocument = (changes: Partial<Document> = {}): Document => ({
  id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a01',
  kind: 'agreement',
  name: 'Tenancy agreement, 123 Bedok North Avenue 3, Nov 21, 2025',
  home: '123 Bedok North Avenue 3',
  rentalId: 'rentalbedok2',
  addedAt: '2025-11-21T04:00:00.000Z',
  validUntil: '2027-11-30',
  purgeOn: '2033-11-30',
  readBy: [
    { name: 'Nur Aishah', at: '2026-11-19T06:05:00.000Z' },
    { name: 'Olga Tan', at: '2026-11-18T02:12:00.000Z' },
  ],
  ...changes,
});

/** Papers of two homes: one tenancy that runs, and one that ends in three months. */
export const sampleDocuments: readonly Document[] = [
  makeDocument({
    id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a02',
    kind: 'stamp-certificate',
    name: 'Stamp certificate 042026-1234567-8',
    addedAt: '2025-11-25T08:30:00.000Z',
    validUntil: null,
    purgeOn: null,
    readBy: [],
  }),
  makeDocument({
    id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a03',
    kind: 'certificate',
    name: 'Certificate of signatures, 123 Bedok North Avenue 3',
    readBy: [{ name: null, at: '2026-11-18T02:14:00.000Z' }],
  }),
  makeDocument(),
  makeDocument({
    id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a04',
    name: 'Tenancy agreement, The Anchorage, Jan 29, 2025',
    home: 'The Anchorage',
    rentalId: 'rentalanchor',
    addedAt: '2025-01-29T03:20:00.000Z',
    validUntil: '2027-02-14',
    purgeOn: '2033-02-14',
    readBy: Array.from({ length: 5 }, (_, days) => ({
      name: 'Nur Aishah',
      at: `2026-11-1${days}T06:05:00.000Z`,
    })).reverse(),
  }),
  makeDocument({
    id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a05',
    kind: 'scan',
    name: 'Scan of the agreement signed by Nur Aishah',
    home: 'The Anchorage',
    rentalId: 'rentalanchor',
    addedAt: '2025-01-28T03:20:00.000Z',
    validUntil: null,
    purgeOn: null,
    readBy: [],
  }),
];

/** Address of the sample calendar. */
export const CALENDAR_URL = 'https://sewa.test/api/calendar/q7yPn2VdWc4mTz8sKf3hRb6xJg9eLu5aHt1vXw0c.ics';

/** Handlers that serve papers and the calendar. */
export const serveDocuments = (documents: readonly Document[] = sampleDocuments): HttpHandler[] => [
  mockRoute('listDocuments', [...documents]),
  mockRoute('getCalendar', { url: CALENDAR_URL }),
];
