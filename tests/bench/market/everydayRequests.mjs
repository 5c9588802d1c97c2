import { listingPath } from '../../../packages/paths/src/index.ts';
import { takeTurns } from '../measure/report.mjs';
import { makeRandom } from './makeListings.mjs';
import { pickPageSearches, pickPlaceSearches, pickSearches } from './searches.mjs';

const distinct = 5_000;
const year = new Date().getFullYear();
/** The whole island, a part of it, and some streets. */
const views = [
  'bounds=103.6,1.2,104.05,1.48&width=1200',
  'bounds=103.8,1.28,103.9,1.36&width=1200',
  'bounds=103.84,1.29,103.87,1.31&width=1200',
];
const random = makeRandom(7);

const asAnybody = (makePaths) => (market) => {
  const nextPath = takeTurns(makePaths(market));
  return () => ({ path: nextPath() });
};

/** Asks as one landlord after the other, in one of their conversations after the other. */
const asLandlord =
  (makeRequest) =>
  ({ url, landlords }) => {
    let turn = 0;
    return () => {
      const { cookie, conversations } = landlords[turn % landlords.length];
      const conversation = conversations[Math.floor(turn / landlords.length) % conversations.length];
      turn += 1;
      const { headers, ...request } = makeRequest({ url, conversation, turn });
      return { ...request, headers: { ...headers, cookie } };
    };
  };

const ofLandlord = [
  '/api/chat/all',
  '/chat',
  '/api/dashboard',
  '/dashboard',
  '/api/services',
  '/api/rent-roll',
  `/api/statements?year=${year}&as=payee`,
  `/profile/my-services?year=${year}`,
  '/api/properties',
  '/property',
];

/** What people ask every day, by name: gives of a market one request after the other, of other people and for other things. */
export const everydayRequests = {
  '/discover with filters': asAnybody(() =>
    pickPageSearches(distinct, 7).map((query) => `/discover?${query}`),
  ),
  '/api/discover with filters': asAnybody(() =>
    pickSearches(distinct, 7).map((query) => `/api/discover?${query}`),
  ),
  '/api/discover with a place': asAnybody(() =>
    pickPlaceSearches(distinct, 7).map((query) => `/api/discover?${query}`),
  ),
  '/api/discover/marks': asAnybody(() =>
    pickSearches(distinct, 7).map((query) => `/api/discover/marks?${query}&${views[random(views.length)]}`),
  ),
  '/api/discover/rents': asAnybody(() =>
    pickSearches(distinct, 7).map((query) => `/api/discover/rents?${query}`),
  ),
  'the page of a listing': asAnybody(({ homes }) => homes.map(({ id, slug }) => listingPath(id, slug))),
  '/api/listings/{id}': asAnybody(({ homes }) => homes.map(({ id }) => `/api/listings/${id}`)),
  '/api/chat/{id}': asLandlord(({ conversation }) => ({ path: `/api/chat/${conversation}` })),
  '/api/chat/send': asLandlord(({ url, conversation, turn }) => ({
    path: '/api/chat/send',
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ conversationId: conversation, message: `Yes, it is still free (${turn}).` }),
  })),
  ...Object.fromEntries(ofLandlord.map((path) => [path, asLandlord(() => ({ path }))])),
};
