import type { ListingNumbers } from '@sewa/api/client';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const last = Date.parse('2026-11-20T00:00:00Z');

/** The numbers of a listing beside those of seven similar homes; somebody waits for an answer. */
export const makeListingNumbers = (changes: Partial<ListingNumbers> = {}): ListingNumbers => ({
  days: Array.from({ length: DAYS }, (_, index) => ({
    day: new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    views: 4 + ((index * 7) % 9),
    saves: (index * 5) % 3 === 0 ? 1 : 0,
    enquiries: index % 6 === 0 ? 1 : 0,
    similar: { views: 5 + (index % 3), saves: index % 2, enquiries: 0 },
  })),
  similar: { count: 7, totals: { views: 178.5, saves: 12, enquiries: 3 }, monthlyRent: 330_000 },
  unansweredSince: '2026-11-17T03:00:00.000Z',
  ...changes,
});
