import { routes } from '@sewa/api/client';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createServerWithRouter } from '../../createServer.ts';
import { makeServerDeps } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Context } from './Context.ts';
import type { Verb } from './defineVerb.ts';

const getDatabase = openTestDatabase();

/** Who may ask for what: one line for each kind of asker, and in it every call and file that is theirs. */
const table: Readonly<Record<string, readonly string[]>> = {
  // Nobody is looked up: what is public, and what a secret of the browser or of a link allows.
  anyone: [
    '/api/docs',
    '/api/embed/enquiries/{secret}',
    '/api/openapi.json',
    '/media/{blobId}',
    '/media/{listingId}/{picture}',
    'assignExperiment',
    'beginPartnerSetup',
    'checkPartner',
    'confirmWaitlistEntry',
    'control',
    'countDiscover',
    'countView',
    'createShareLink',
    'currentPendingAction',
    'discover',
    'findPostalCode',
    'findRedirect',
    'findUnsubscribe',
    'findWaitlistEntry',
    'finishAttempt',
    'getAgent',
    'getArticle',
    'getArticlePreview',
    'getAttempt',
    'getCalculation',
    'getCalculatorRates',
    'getListing',
    'getMap',
    'getPartnerSetup',
    'getPaymentLink',
    'payByLink',
    'getPaymentFees',
    'getSignUpDraft',
    'getWaitlist',
    'health',
    'joinWaitlist',
    'leaveWaitlist',
    'listArticles',
    'storeCallback',
    'listDiscover',
    'listExperiments',
    'listIssuerKeys',
    'listIssuers',
    'logOut',
    'pendingOtp',
    'ready',
    'receivePaymentEvent',
    'recordEvents',
    'reportError',
    'saveSignUpDraft',
    'similarListings',
    'startEmbedSession',
    'startPartnerSetup',
    'startPendingAction',
    'startOtp',
    'unsubscribe',
    'validateOtp',
  ],
  // Frames on partner sites, of guests too.
  inFrame: ['startEmbedEnquiry'],
  // The same, answered otherwise to somebody who is signed in.
  anyoneKnown: [
    'acceptInvitation',
    'currentInvitation',
    'declineInvitation',
    'fairRent',
    'findInvitationByCode',
    'getConsent',
    'getInvitation',
    'getOnboarding',
    'getPaymentReference',
    'listPlaces',
    'listStations',
    'permissions',
    'recordConsent',
    'reportListing',
    'startAttempt',
  ],
  signedIn: [
    'addOrganisation',
    'addPhoto',
    'blockUser',
    'changeListing',
    'changeMember',
    'changeOrganisation',
    'changeProfile',
    'changeProperty',
    'changeSavedSearch',
    'closeListing',
    'confirmListing',
    'copyListing',
    'createListing',
    'createUser',
    'dropFavourite',
    'dropSavedSearch',
    'endAuthority',
    'endOtherSessions',
    'endSession',
    'fillProfile',
    'finishEmailChange',
    'finishOnboarding',
    'finishPhoneChange',
    'finishStepUp',
    'getBillPayNow',
    'getConversation',
    'getDashboard',
    'getDeletion',
    'getFile',
    'getListingPreview',
    'getMyinfo',
    'getOwnListing',
    'getParty',
    'cancelPaymentSetup',
    'getPaymentSetup',
    'listPaymentSetups',
    'getProperty',
    'getReceipt',
    'getStatement',
    'getStatementCsv',
    'getStatementPdf',
    'getStepUps',
    'getUser',
    'getDispute',
    'grantAuthority',
    'helpLogIn',
    'joinListing',
    'letListing',
    'streamChat',
    'saveFavourite',
    'listChatContexts',
    'listConversations',
    'listCorporates',
    'listEnquiries',
    'listFavouriteIds',
    'listFavourites',
    'listInvitations',
    'listMembers',
    'listNotices',
    'listOrganisations',
    'listOwnListings',
    'listPhotos',
    'listSavedSearches',
    'listSessions',
    'visitSavedSearch',
    'changeServiceMethod',
    'changeServicePayee',
    'confirmBillPaid',
    'createPaymentLink',
    'denyBillPaid',
    'getPayment',
    'payBill',
    'recordBillPaid',
    'remindPayer',
    'refundPayment',
    'sayBillPaid',
    'endService',
    'getService',
    'getServiceDraft',
    'listBills',
    'listPayees',
    'listServices',
    'pauseService',
    'recordPastPayment',
    'removePayee',
    'resumeService',
    'markNoticeSeen',
    'markRead',
    'missing',
    'muteConversation',
    'noteFavourite',
    'orderPhotos',
    'pauseListing',
    'publishListing',
    'removeMember',
    'removePaymentMethod',
    'removePhoto',
    'reportMessage',
    'restoreSavedSearch',
    'resumeListing',
    'saveSearch',
    'startStepUp',
    'submitListing',
    'submitMyinfo',
    'switchCorporate',
    'takeDeletionBack',
    'unblockUser',
    'verifyCorporate',
    'withdrawInvitation',
    'stateDispute',
  ],
  signedUp: ['listerPhone', 'makeEnquiry', 'sendMessage', 'startConversation'],
  mayAddPayee: ['addPayee'],
  mayAddFile: ['addAttachment', 'addFile'],
  mayAddPaymentMethod: ['startPaymentSetup'],
  mayChangeArticle: [
    'changeArticle',
    'createPreview',
    'endPreviews',
    'publishArticle',
    'scheduleArticle',
    'setArticleCover',
    'takeBackArticle',
  ],
  mayCreateArticle: ['createArticle'],
  mayCreateProperty: ['createProperty'],
  mayInvite: ['makeInvitation'],
  mayListDrafts: ['listArticleDrafts'],
  mayListPaymentMethods: ['listPaymentMethods'],
  mayAnswerApplication: ['answerService'],
  mayCreateService: ['createService', 'saveServiceDraft'],
  mayListApplications: ['listApplications'],
  mayListReviews: ['listReviews'],
  mayListProperties: ['listProperties'],
  mayReadCorporates: ['listUnverifiedCorporates'],
  mayReview: ['approveListing', 'rejectListing'],
  mayReadDifferences: ['listPaymentDifferences'],
  mayReadDisputes: ['listDisputes'],
  mayReadDraft: ['getArticleDraft'],
  mayReadReports: ['listReports'],
  maySettleDifferences: ['settlePaymentDifference'],
  maySettleDisputes: ['settleDispute'],
  maySettleReports: ['settleReport'],
  steppedUp: ['requestDeletion', 'exportPersonalData', 'startEmailChange', 'startPhoneChange'],
};

const open = () => createServerWithRouter(makeServerDeps(getDatabase().db).deps);

describe('every verb', () => {
  test('says who may ask, as the table says', () => {
    const found: Record<string, string[]> = {};
    for (const [name, { whoMayAsk }] of open().router.mounted)
      found[whoMayAsk.name] = [...(found[whoMayAsk.name] ?? []), name].toSorted();
    const sorted = Object.entries(table).map(([who, calls]) => [who, calls.toSorted()]);
    expect(found).toEqual(Object.fromEntries(sorted));
  });

  test('is called as verb(ctx, input)', () => {
    const shapes = [...open().router.mounted.values()].map((verb) => verb.length);
    expect(new Set(shapes)).toEqual(new Set([2]));
    expectTypeOf<Verb<never, unknown>>().parameter(0).toEqualTypeOf<Context>();
    expectTypeOf((_ctx: Context, _input: unknown) => Promise.resolve(null)).not.toExtend<
      Verb<unknown, null>
    >();
  });

  test('of the contract is mounted, and nothing is beside the door', () => {
    const { server, router } = open();
    const calls = [...router.mounted.keys()].filter((name) => !name.startsWith('/'));
    expect(calls.toSorted()).toEqual(Object.keys(routes).toSorted());
    const served = server.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const known = [...router.mounted.keys()].map((name) => {
      const route = Object.entries(routes).find(([call]) => call === name)?.[1];
      return route ? `${route.method} ${toPattern(route.path)}` : `GET ${toPattern(name)}`;
    });
    expect(served.toSorted()).toEqual(known.toSorted());
  });
});
