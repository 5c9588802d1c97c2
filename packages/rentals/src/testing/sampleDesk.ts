import type { DeskExperiment, DeskPartner, DeskWaitlist, DeskWaitlistPeople } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

/** Partners: of a company, of an operator, and one that ended. */
export const sampleDeskPartners: readonly DeskPartner[] = [
  {
    key: 'abcdefghijklmnopqrst',
    testKey: 'test_abcdefghijklmnopqrst',
    name: 'Harbour Homes',
    company: { name: 'Harbour Homes Pte Ltd', isVerified: true },
    origins: ['https://www.harbourhomes.example', 'https://rent.harbourhomes.example'],
    state: 'live',
    createdAt: '2026-09-02T02:00:00Z',
    endedAt: null,
    lastUsedAt: '2026-11-19T08:12:00Z',
    leads: { total: 184, last30Days: 37, test: 2 },
    publicKeys: [{ fingerprint: 'a1b2c3d4e5f60718'.repeat(4), addedAt: '2026-09-02T02:10:00Z' }],
  },
  {
    key: 'bcdefghijklmnopqrstu',
    testKey: null,
    name: 'Kopi & Keys',
    company: null,
    origins: ['https://kopi.example'],
    state: 'live',
    createdAt: '2026-11-01T02:00:00Z',
    endedAt: null,
    lastUsedAt: null,
    leads: { total: 0, last30Days: 0, test: 0 },
    publicKeys: [],
  },
  {
    key: 'cdefghijklmnopqrstuv',
    testKey: null,
    name: 'Old Town Lettings',
    company: { name: 'Old Town Lettings', isVerified: false },
    origins: ['https://oldtown.example'],
    state: 'ended',
    createdAt: '2026-02-01T02:00:00Z',
    endedAt: '2026-08-01T02:00:00Z',
    lastUsedAt: '2026-07-30T02:00:00Z',
    leads: { total: 12, last30Days: 0, test: 0 },
    publicKeys: [],
  },
];

const advance: DeskWaitlist = {
  name: 'sewa-advance',
  state: 'open',
  title: 'Sewa Advance',
  country: 'SG',
  confirmed: 3,
  unconfirmed: 1,
  lastJoinedAt: '2026-11-19T03:00:00Z',
};

/** Waitlists: one with people, and one that is closed and empty. */
const sampleDeskWaitlists: readonly DeskWaitlist[] = [
  {
    name: 'dateideas',
    state: 'closed',
    title: 'Date ideas close to home',
    country: 'SG',
    confirmed: 0,
    unconfirmed: 0,
    lastJoinedAt: null,
  },
  advance,
];

/** A waitlist with the people on it. */
export const sampleWaitlistPeople: DeskWaitlistPeople = {
  ...advance,
  people: [
    ['Mei Tan', 'mei.tan@people.example', '+6581234567', '2026-11-01T03:00:00Z'],
    ['Ravi Menon', 'ravi@people.example', null, '2026-11-05T03:00:00Z'],
    ['Siti Aminah', 'siti@people.example', '+6591234567', '2026-11-19T03:00:00Z'],
  ].map(([name, email, phoneNumber, joinedAt], index) => ({
    place: index + 1,
    name: name ?? '',
    email: email ?? '',
    phoneNumber: phoneNumber ?? null,
    joinedAt: joinedAt ?? '',
  })),
};

/** An experiment that runs. */
export const sampleDeskExperiment: DeskExperiment = {
  id: 'front-door',
  isRunning: true,
  startedAt: '2026-11-02T02:00:00Z',
  stoppedAt: null,
  pages: ['/'],
  goal: 'search-made',
  variants: [
    { name: 'control', weight: 0.5, people: 1_204, reached: 361 },
    { name: 'bold', weight: 0.5, people: 1_187, reached: 402 },
  ],
  isSplitUnlikely: false,
};

/** What of the sample desk a story or a test may have otherwise. */
interface SampleDesk {
  readonly partners?: readonly DeskPartner[];
  readonly waitlists?: readonly DeskWaitlist[];
  readonly open?: DeskWaitlistPeople;
  readonly experiments?: readonly DeskExperiment[];
}

/** Handlers for partners, waitlists and experiments. */
export const sampleDesk = ({
  partners = sampleDeskPartners,
  waitlists = sampleDeskWaitlists,
  open = sampleWaitlistPeople,
  experiments = [sampleDeskExperiment],
}: SampleDesk = {}): HttpHandler[] => [
  mockRoute('listDeskPartners', [...partners]),
  mockRoute('listDeskWaitlists', [...waitlists]),
  mockRoute('getDeskWaitlist', open),
  mockRoute('listDeskExperiments', [...experiments]),
];
