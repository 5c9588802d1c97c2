import { type HttpHandler, HttpResponse, http } from 'msw';
import { ApiError } from './ApiError.ts';
import type { ErrorAnswer } from './errorAnswer.ts';
import { type RouteName, routes } from './routes.ts';
import type { RouteAnswer } from './routeTypes.ts';

type Outcome<Name extends RouteName> = RouteAnswer<Name> | ApiError;

type OutcomeMaker<Name extends RouteName> = (request: Request) => Outcome<Name> | Promise<Outcome<Name>>;

/** What a mocked call answers: the data a caller gets, an error, or a function of the request that gives either. */
export type MockAnswer<Name extends RouteName> = Outcome<Name> | OutcomeMaker<Name>;

const isMaker = <Name extends RouteName>(answer: MockAnswer<Name>): answer is OutcomeMaker<Name> =>
  typeof answer === 'function';

const nothingCounted: RouteAnswer<'countDiscover'> = {
  total: 0,
  facets: {
    propertyTypes: {},
    propertySubTypes: {},
    noOfBedRooms: {},
    noOfBathRooms: {},
    furnitureStatus: {},
    amenities: {},
    searchParams: {},
  },
  withoutFilter: {},
};

const nothingFound: { [Name in RouteName]: Outcome<Name> } = {
  discover: { ...nothingCounted, items: [], nextCursor: null },
  countDiscover: nothingCounted,
  listDiscover: { items: [], nextCursor: null },
  getMap: { width: 1000, height: 640, areas: [] },
  listStations: null,
  getListing: new ApiError({ code: 'R002', status: 404 }),
  similarListings: [],
  fairRent: { basis: null, metres: null, count: 0, quartiles: null, months: null, bedrooms: null },
  listerPhone: new ApiError({ code: 'R003', status: 401 }),
  reportListing: null,
  listEnquiries: new ApiError({ code: 'R003', status: 401 }),
  makeEnquiry: new ApiError({ code: 'R003', status: 401 }),
  control: { isAuthenticated: false, isValid: false, user: null },
  getUser: new ApiError({ code: 'R003', status: 401 }),
  missing: { emptyKeys: [] },
  fillProfile: { emptyKeys: [] },
  permissions: [],
  listSessions: new ApiError({ code: 'R003', status: 401 }),
  endSession: null,
  endOtherSessions: { count: 0 },
  startOtp: { phoneNumber: '+6580000000', prefix: 'KTM', expiresIn: 300, resendIn: 30 },
  pendingOtp: null,
  validateOtp: new ApiError({ code: 'R006', status: 400 }),
  logOut: 1,
  startIntent: null,
  currentIntent: null,
  listFavourites: [],
  listFavouriteIds: [],
  keepFavourite: null,
  dropFavourite: null,
  noteFavourite: null,
  listSavedSearches: [],
  saveSearch: new ApiError({ code: 'R003', status: 401 }),
  changeSavedSearch: new ApiError({ code: 'R002', status: 404 }),
  dropSavedSearch: null,
  restoreSavedSearch: new ApiError({ code: 'R002', status: 404 }),
  findUnsubscribe: null,
  unsubscribe: null,
  getConsent: { done: false, preferences: false, statistics: false, records: [] },
  recordConsent: { consentId: 'mocked-consent-id-0000' },
  findRedirect: null,
  reportError: null,
  health: { status: 'alive' },
  ready: { status: 'ready' },
};

function respond(name: RouteName, answer: unknown): Response {
  if (answer instanceof ApiError) {
    const { code, message, fields, status } = answer;
    if (status === 0) return HttpResponse.error();
    const content: ErrorAnswer = { succeed: false, code, message, fields: [...fields] };
    return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
  }
  const content = routes[name].isEnveloped ? { succeed: true, data: answer } : answer;
  return new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });
}

/** An msw handler that answers one call of the contract. */
export function mockRoute<Name extends RouteName>(name: Name, answer: MockAnswer<Name>): HttpHandler {
  const { method, path } = routes[name];
  const listen = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete }[
    method
  ];
  return listen(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) =>
    respond(name, isMaker(answer) ? await answer(request) : answer),
  );
}

/** Handlers for the whole contract: an empty market in which nobody is signed in; put your own before them. */
export function mockRoutes(): HttpHandler[] {
  return (Object.keys(routes) as RouteName[]).map((name) => mockRoute(name, nothingFound[name] as never));
}
