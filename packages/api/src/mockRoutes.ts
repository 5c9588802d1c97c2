import { type HttpHandler, HttpResponse, http } from 'msw';
import { ApiError } from './ApiError.ts';
import type { ErrorAnswer } from './errorAnswer.ts';
import { type RouteName, type RouteShape, routes } from './routes.ts';
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
  listPlaces: null,
  getListing: new ApiError({ code: 'R002', status: 404 }),
  similarListings: [],
  fairRent: { basis: null, metres: null, count: 0, quartiles: null, months: null, bedrooms: null },
  listerPhone: new ApiError({ code: 'R003', status: 401 }),
  reportListing: null,
  listBills: [],
  recordPastPayment: new ApiError({ code: 'R003', status: 401 }),
  payBill: new ApiError({ code: 'R003', status: 401 }),
  sayBillPaid: new ApiError({ code: 'R003', status: 401 }),
  confirmBillPaid: new ApiError({ code: 'R003', status: 401 }),
  denyBillPaid: new ApiError({ code: 'R003', status: 401 }),
  getBillPayNow: new ApiError({ code: 'R002', status: 404 }),
  getPayment: new ApiError({ code: 'R002', status: 404 }),
  getReceipt: new ApiError({ code: 'R002', status: 404 }),
  refundPayment: new ApiError({ code: 'R003', status: 401 }),
  createPaymentLink: new ApiError({ code: 'R003', status: 401 }),
  getPaymentLink: new ApiError({ code: 'R002', status: 404 }),
  payByLink: new ApiError({ code: 'R002', status: 404 }),
  receivePaymentEvent: new ApiError({ code: 'R002', status: 404 }),
  getStatement: { year: 2026, side: 'payer', items: [], totalCents: 0 },
  getStatementCsv: new ApiError({ code: 'R003', status: 401 }),
  getStatementPdf: new ApiError({ code: 'R003', status: 401 }),
  getPaymentFees: {
    egiro: { basisPoints: 0, fixedCents: 0 },
    card: { basisPoints: 260, fixedCents: 0 },
    paynow: { basisPoints: 0, fixedCents: 0 },
  },
  listPaymentDifferences: new ApiError({ code: 'R003', status: 401 }),
  settlePaymentDifference: new ApiError({ code: 'R002', status: 404 }),
  listPayees: [],
  addPayee: new ApiError({ code: 'R003', status: 401 }),
  removePayee: new ApiError({ code: 'R003', status: 401 }),
  listPaymentMethods: [],
  removePaymentMethod: new ApiError({ code: 'R003', status: 401 }),
  startPaymentSetup: new ApiError({ code: 'R003', status: 401 }),
  getPaymentSetup: new ApiError({ code: 'R002', status: 404 }),
  getPaymentReference: new ApiError({ code: 'R002', status: 404 }),
  startPartnerSetup: new ApiError({ code: 'R002', status: 404 }),
  getPartnerSetup: new ApiError({ code: 'R002', status: 404 }),
  beginPartnerSetup: new ApiError({ code: 'R002', status: 404 }),
  getServiceDraft: { type: 'pay', version: 0, fields: {} },
  saveServiceDraft: new ApiError({ code: 'R003', status: 401 }),
  createService: new ApiError({ code: 'R003', status: 401 }),
  listServices: [],
  getService: new ApiError({ code: 'R002', status: 404 }),
  pauseService: new ApiError({ code: 'R003', status: 401 }),
  resumeService: new ApiError({ code: 'R003', status: 401 }),
  endService: new ApiError({ code: 'R003', status: 401 }),
  changeServiceMethod: new ApiError({ code: 'R003', status: 401 }),
  changeServicePayee: new ApiError({ code: 'R003', status: 401 }),
  listApplications: new ApiError({ code: 'R003', status: 401 }),
  answerService: new ApiError({ code: 'R003', status: 401 }),
  listReports: new ApiError({ code: 'R003', status: 401 }),
  settleReport: new ApiError({ code: 'R002', status: 404 }),
  getAgent: new ApiError({ code: 'R002', status: 404 }),
  listEnquiries: new ApiError({ code: 'R003', status: 401 }),
  makeEnquiry: new ApiError({ code: 'R003', status: 401 }),
  getParty: new ApiError({ code: 'R002', status: 404 }),
  listChatContexts: [],
  listConversations: [],
  streamChat: new ApiError({ code: 'R003', status: 401 }),
  sendMessage: new ApiError({ code: 'R003', status: 401 }),
  startConversation: new ApiError({ code: 'R003', status: 401 }),
  getConversation: new ApiError({ code: 'R002', status: 404 }),
  markRead: null,
  muteConversation: null,
  addAttachment: new ApiError({ code: 'R003', status: 401 }),
  reportMessage: null,
  blockUser: null,
  unblockUser: new ApiError({ code: 'R002', status: 404 }),
  helpLogIn: new ApiError({ code: 'R003', status: 401 }),
  control: { isAuthenticated: false, isValid: false, user: null },
  getUser: new ApiError({ code: 'R003', status: 401 }),
  missing: { emptyKeys: [] },
  fillProfile: { emptyKeys: [] },
  permissions: [],
  listSessions: new ApiError({ code: 'R003', status: 401 }),
  endSession: null,
  endOtherSessions: { count: 0 },
  startOtp: { phoneNumber: '+6580000000', purpose: 'logIn', prefix: 'KTM', expiresIn: 300, resendIn: 30 },
  pendingOtp: null,
  validateOtp: new ApiError({ code: 'R006', status: 400 }),
  logOut: 1,
  createUser: new ApiError({ code: 'R003', status: 401 }),
  getOnboarding: false,
  finishOnboarding: null,
  getSignUpDraft: { userType: null, fields: {} },
  saveSignUpDraft: null,
  listInvitations: [],
  listOwnListings: [],
  makeInvitation: new ApiError({ code: 'R003', status: 401 }),
  withdrawInvitation: null,
  currentInvitation: null,
  findInvitationByCode: new ApiError({ code: 'R006', status: 400 }),
  getInvitation: new ApiError({ code: 'R002', status: 404 }),
  acceptInvitation: { isJoined: false, userType: 1 },
  declineInvitation: null,
  listIssuers: [],
  listIssuerKeys: { keys: [] },
  startAttempt: { url: 'https://issuer.example/' },
  storeCallback: new ApiError({ code: 'R002', status: 404 }),
  getAttempt: new ApiError({ code: 'R002', status: 404 }),
  finishAttempt: new ApiError({ code: 'R002', status: 404 }),
  getMyinfo: new ApiError({ code: 'R003', status: 401 }),
  submitMyinfo: { emptyKeys: [] },
  startPendingAction: null,
  currentPendingAction: null,
  listFavourites: [],
  listFavouriteIds: [],
  saveFavourite: null,
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
  listCorporates: new ApiError({ code: 'R003', status: 401 }),
  switchCorporate: new ApiError({ code: 'R002', status: 404 }),
  listUnverifiedCorporates: new ApiError({ code: 'R003', status: 401 }),
  verifyCorporate: new ApiError({ code: 'R002', status: 404 }),
  listNotices: [],
  markNoticeSeen: null,
  listMembers: [],
  changeMember: null,
  removeMember: null,
  listOrganisations: [],
  addOrganisation: new ApiError({ code: 'R003', status: 401 }),
  changeOrganisation: null,
  getStepUps: new ApiError({ code: 'R003', status: 401 }),
  startStepUp: new ApiError({ code: 'R003', status: 401 }),
  finishStepUp: new ApiError({ code: 'R003', status: 401 }),
  changeProfile: null,
  startPhoneChange: new ApiError({ code: 'R003', status: 401 }),
  finishPhoneChange: new ApiError({ code: 'R003', status: 401 }),
  startEmailChange: new ApiError({ code: 'R003', status: 401 }),
  finishEmailChange: new ApiError({ code: 'R003', status: 401 }),
  exportPersonalData: new ApiError({ code: 'R003', status: 401 }),
  getDeletion: null,
  requestDeletion: new ApiError({ code: 'R003', status: 401 }),
  takeDeletionBack: null,
  addFile: new ApiError({ code: 'R003', status: 401 }),
  getFile: new ApiError({ code: 'R002', status: 404 }),
  getDashboard: new ApiError({ code: 'R003', status: 401 }),
  visitSavedSearch: null,
  listArticles: { items: [], nextCursor: null },
  getArticle: new ApiError({ code: 'R002', status: 404 }),
  getArticlePreview: new ApiError({ code: 'R002', status: 404 }),
  listArticleDrafts: new ApiError({ code: 'R003', status: 401 }),
  getArticleDraft: new ApiError({ code: 'R002', status: 404 }),
  createArticle: new ApiError({ code: 'R003', status: 401 }),
  changeArticle: new ApiError({ code: 'R002', status: 404 }),
  publishArticle: new ApiError({ code: 'R002', status: 404 }),
  scheduleArticle: new ApiError({ code: 'R002', status: 404 }),
  takeBackArticle: new ApiError({ code: 'R002', status: 404 }),
  setArticleCover: new ApiError({ code: 'R002', status: 404 }),
  createPreview: new ApiError({ code: 'R002', status: 404 }),
  endPreviews: new ApiError({ code: 'R002', status: 404 }),
  getWaitlist: new ApiError({ code: 'R002', status: 404 }),
  joinWaitlist: null,
  findWaitlistEntry: null,
  confirmWaitlistEntry: new ApiError({ code: 'R002', status: 404 }),
  leaveWaitlist: new ApiError({ code: 'R002', status: 404 }),
  listProperties: new ApiError({ code: 'R003', status: 401 }),
  getProperty: new ApiError({ code: 'R002', status: 404 }),
  createProperty: new ApiError({ code: 'R003', status: 401 }),
  changeProperty: new ApiError({ code: 'R002', status: 404 }),
  grantAuthority: new ApiError({ code: 'R002', status: 404 }),
  endAuthority: new ApiError({ code: 'R002', status: 404 }),
  createListing: new ApiError({ code: 'R002', status: 404 }),
  listDisputes: new ApiError({ code: 'R003', status: 401 }),
  settleDispute: new ApiError({ code: 'R002', status: 404 }),
  findPostalCode: null,
  getOwnListing: new ApiError({ code: 'R002', status: 404 }),
  getListingPreview: new ApiError({ code: 'R002', status: 404 }),
  changeListing: new ApiError({ code: 'R002', status: 404 }),
  submitListing: new ApiError({ code: 'R002', status: 404 }),
  publishListing: new ApiError({ code: 'R002', status: 404 }),
  pauseListing: new ApiError({ code: 'R002', status: 404 }),
  resumeListing: new ApiError({ code: 'R002', status: 404 }),
  confirmListing: new ApiError({ code: 'R002', status: 404 }),
  letListing: new ApiError({ code: 'R002', status: 404 }),
  closeListing: new ApiError({ code: 'R002', status: 404 }),
  approveListing: new ApiError({ code: 'R002', status: 404 }),
  rejectListing: new ApiError({ code: 'R002', status: 404 }),
  joinListing: new ApiError({ code: 'R002', status: 404 }),
  copyListing: new ApiError({ code: 'R002', status: 404 }),
  countView: null,
  addPhoto: new ApiError({ code: 'R002', status: 404 }),
  listPhotos: new ApiError({ code: 'R002', status: 404 }),
  orderPhotos: new ApiError({ code: 'R002', status: 404 }),
  removePhoto: new ApiError({ code: 'R002', status: 404 }),
  listReviews: new ApiError({ code: 'R003', status: 401 }),
  findRedirect: null,
  reportError: null,
  health: { status: 'alive' },
  ready: { status: 'ready' },
};

function respond(name: RouteName, answer: unknown): Response {
  if (answer instanceof ApiError) {
    const { code, message, fields, status, disputeId } = answer;
    if (status === 0) return HttpResponse.error();
    const content: ErrorAnswer = { succeed: false, code, message, fields: [...fields] };
    if (disputeId !== null) content.disputeId = disputeId;
    return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
  }
  if (answer instanceof Blob) return new Response(answer);
  if (answer instanceof ReadableStream)
    return new Response(answer, { headers: { 'content-type': 'text/event-stream' } });
  const { isAccepted, isBare, isEmpty }: RouteShape = routes[name];
  if (isEmpty) return new Response(null, { status: 204 });
  const content = isBare ? answer : { succeed: true, data: answer };
  return new Response(JSON.stringify(content), {
    status: isAccepted ? 202 : 200,
    headers: { 'content-type': 'application/json' },
  });
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

/** Handlers for the whole contract: an empty market, no one signed in. Put your own before them. */
export function mockRoutes(): HttpHandler[] {
  return (Object.keys(routes) as RouteName[]).map((name) => mockRoute(name, nothingFound[name] as never));
}
