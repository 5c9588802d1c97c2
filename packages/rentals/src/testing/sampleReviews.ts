import type {
  DeskNote,
  DeskPerson,
  DeskResults,
  Dispute,
  OwnDispute,
  ReportEntry,
  Review,
} from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { answersOf, operator } from './people.ts';
import { sampleCovers } from './sampleProperties.ts';

/** A first listing of an owner that waits for a review. */
export const makeReview = (changes: Partial<Review> = {}): Review => ({
  id: 'reviewreview',
  propertyId: 'propproppp22',
  version: 3,
  submittedAt: '2026-11-20T02:10:00Z',
  waitingDays: 3,
  lister: {
    name: 'Olivia Tan',
    kind: 'owner',
    registrationNumber: null,
    signedUpAt: '2026-11-18T06:00:00Z',
    isVerified: true,
    listings: 0,
    live: 0,
    rejections: 0,
    reports: 0,
    upheld: 0,
  },
  medianRent: 320_000,
  notes: 0,
  duplicates: [],
  lowRentReason: null,
  floor: '05',
  unit: '123',
  listing: {
    id: 'reviewreview',
    slug: 'hdb-bedok-road-3-bedrooms',
    title: 'Three-bedroom flat near the market',
    propertyType: 0,
    propertySubType: 0,
    address: { block: '12', street: 'Bedok Road', floor: null, unit: null, postalCode: '460012' },
    numberOfBedrooms: 3,
    numberOfBathrooms: 2,
    furnitureStatus: 1,
    area: { value: 92, unit: 0 },
    monthlyRent: 340_000,
    previousRent: null,
    district: '16',
    status: 'live',
    availableFrom: '2026-12-15',
    listedAt: '2026-11-20T02:10:00Z',
    provenance: null,
    picture: sampleCovers[0],
    description:
      'A bright flat with wind from two sides.\n\nThe market is downstairs, the train five minutes away.',
    amenities: [0, 1, 3],
    pictures: [
      { ...sampleCovers[0], kind: 'living' },
      { ...sampleCovers[1], kind: 'bedroom' },
    ],
    position: null,
    rules: null,
    lister: null,
    alsoListedBy: null,
    firstListedAt: '2026-11-20T02:10:00Z',
    updatedAt: '2026-11-20T02:10:00Z',
  },
  ...changes,
});

/** The first listing of an agent, whose rent is low. */
export const lowRentReview: Review = makeReview({
  id: 'lowrentlowre',
  submittedAt: '2026-11-20T05:40:00Z',
  lister: {
    name: 'Arif Rahman',
    kind: 'agent',
    registrationNumber: 'R012345A',
    signedUpAt: '2026-10-01T06:00:00Z',
    isVerified: false,
    listings: 4,
    live: 2,
    rejections: 1,
    reports: 3,
    upheld: 1,
  },
  waitingDays: 1,
  notes: 1,
  duplicates: [
    {
      id: 'tiongbahru22',
      slug: 'hdb-tiong-bahru-road-3-bedrooms',
      propertyId: null,
      name: '12 Bedok Road',
      status: 'live',
      because: 'address',
    },
  ],
  lowRentReason: 'The tenant looks after the cats of the owner.',
  unit: '124',
  listing: {
    ...makeReview().listing,
    id: 'lowrentlowre',
    monthlyRent: 150_000,
    pictures: [],
    description: null,
  },
});

/** A unit that its owner and a company claim. */
export const sampleDispute: Dispute = {
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d01',
  openedAt: '2026-11-19T03:00:00Z',
  address: { block: '8', street: 'River Valley Close', floor: '11', unit: '02', postalCode: '238429' },
  notes: 1,
  sides: [
    {
      userId: 'olivia',
      name: 'Olivia Tan',
      email: 'olivia@people.example',
      isOwner: true,
      since: '2026-10-01T03:00:00Z',
      statement: {
        words: 'I bought the flat in 2019.\nThe title deed is in my name.',
        files: [{ id: '7d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d02', contentType: 'application/pdf' }],
      },
    },
    {
      userId: 'corporate-harbour',
      name: 'Harbour Living',
      email: null,
      isOwner: false,
      since: '2026-11-19T03:00:00Z',
    },
  ],
};

/** The same dispute, as its owner sees it. */
export const sampleOwnDispute: OwnDispute = {
  id: sampleDispute.id,
  openedAt: sampleDispute.openedAt,
  address: sampleDispute.address,
  isOwner: true,
  statement: {
    words: 'I bought the flat in 2019.',
    files: [{ id: '7d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d02', contentType: 'application/pdf' }],
  },
};

/** A report of a listing. */
export const sampleReport: ReportEntry = {
  id: '41',
  reason: 'scam',
  message: 'They asked for a deposit before I saw the home.',
  reportedAt: '2026-11-20T08:00:00Z',
  listing: {
    id: 'tiongbahru22',
    slug: 'hdb-tiong-bahru-road-3-bedrooms',
    status: 'live',
    listerName: 'Arif Rahman',
    name: 'Flat near Tiong Bahru Market',
    rules: { pets: 'not-allowed', minMonths: 12 },
    ofHome: { reports: 2, upheld: 1 },
    ofLister: { reports: 3, upheld: 1 },
  },
  notes: 0,
  ofReporter: { reports: 1, upheld: 0 },
  chat: null,
};

/** What an operator noted. */
const sampleNote: DeskNote = {
  id: '1f2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d07',
  words: 'Called Olivia: she sends the title deed on Monday.',
  writtenBy: 'Priya Nair',
  writtenAt: '2026-11-20T09:00:00Z',
};

/** What operators may see of a person. */
const sampleDeskPerson: DeskPerson = {
  id: 'olivia',
  name: 'Olivia Tan',
  email: 'olivia@people.example',
  phoneNumber: '+6580000201',
  userTypeIds: [2],
  signedUpAt: '2026-11-18T06:00:00Z',
  isVerified: true,
  registrationNumber: null,
  companies: [{ name: 'Harbour Living', isVerified: true }],
  reports: 1,
  upheld: 0,
  bills: { open: 1, paid: 4 },
  homes: [
    {
      id: 'reviewreview',
      propertyId: 'propproppp22',
      listingId: 'reviewreview',
      slug: 'hdb-bedok-road-3-bedrooms',
      name: 'Three-bedroom flat near the market',
      address: { block: '12', street: 'Bedok Road', floor: '05', unit: '123', postalCode: '460012' },
      state: 'review',
      side: 'Olivia Tan',
    },
  ],
};

/** What a search of the desk finds. */
const sampleDeskResults: DeskResults = {
  people: [sampleDeskPerson],
  homes: sampleDeskPerson.homes,
  payments: [
    {
      billId: 'billbillbill',
      receiptNumber: '2026-000012',
      billState: 'paid',
      kind: 'rent',
      period: '2026-11',
      dueOn: '2026-11-01',
      cents: 340_000,
      paidCents: 340_000,
      payer: { id: 'tessa', name: 'Tessa Lim' },
      payeeName: 'Olivia Tan',
      street: 'Bedok Road',
    },
  ],
};

/** What of the sample reviews a story or a test may have otherwise. */
export interface SampleReviews {
  readonly reviews?: readonly Review[];
  readonly disputes?: readonly Dispute[];
  readonly reports?: readonly ReportEntry[];
}

/** Handlers for an operator, and for what waits for them. */
export const sampleReviews = ({
  reviews = [makeReview(), lowRentReview],
  disputes = [sampleDispute],
  reports = [sampleReport],
}: SampleReviews = {}): HttpHandler[] => [
  ...answersOf(operator),
  mockRoute('listReviews', [...reviews]),
  mockRoute('listDisputes', [...disputes]),
  mockRoute('listReports', [...reports]),
  mockRoute('listDeskNotes', [sampleNote]),
  mockRoute('searchDesk', sampleDeskResults),
  mockRoute('getDeskPerson', sampleDeskPerson),
  mockRoute('fairRent', {
    basis: 'distance',
    metres: 500,
    count: 34,
    quartiles: { lower: 290_000, median: 320_000, upper: 350_000 },
    months: { first: '2025-10', last: '2026-10' },
    bedrooms: 3,
  }),
];
