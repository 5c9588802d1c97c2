import { contract } from '@sewa/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeInvitation } from '../../accounts/invitations/makeInvitation.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession } from '../sessions/session.ts';

const getDatabase = openTestDatabase();

/** Five people who have no business with what is ada's, or with what is Alpha's, of which she is an administrator. */
const wrongPeople = [
  'anonymous',
  'other tenant',
  'other owner',
  'other administrator',
  'agent not on the deal',
] as const;
type Answers = readonly [number, number, number, number, number];

const forAll = (status: number): Answers => [status, status, status, status, status];
const rejected: Answers = [401, 404, 404, 404, 404];
/** It acts on what the asker has under this id, and ada's stays as it is: the database is compared. */
const ownOnly: Answers = [401, 200, 200, 200, 200];

interface IdRoute {
  /** The id of something of ada's, of Alpha's, or public, by the key of `ids`. */
  readonly id:
    | 'attempt'
    | 'listing'
    | 'agent'
    | 'enquiry'
    | 'session'
    | 'search'
    | 'droppedSearch'
    | 'member'
    | 'organisation'
    | 'invitation'
    | 'secret'
    | 'report'
    | 'notice'
    | 'corporate'
    | 'file'
    | 'conversation'
    | 'blocked'
    | 'article'
    | 'property'
    | 'ownListing'
    | 'authority'
    | 'dispute'
    | 'postalCode'
    | 'method'
    | 'setup'
    | 'reference'
    | 'partnerSetup'
    | 'partner'
    | 'experiment'
    | 'partnerSite'
    | 'payee'
    | 'bill'
    | 'payment'
    | 'difference'
    | 'service'
    | 'slot'
    | 'viewing'
    | 'rental'
    | 'rentalParty'
    | 'inspection'
    | 'repair'
    | 'cardShare';
  readonly body?: unknown;
  /** Media type of the body. @default 'application/json' */
  readonly bodyType?: string;
  /** Whether it needs an idempotency key. */
  readonly isKeyed?: true;
  /** What each of the wrong people is answered, in their order. */
  readonly answers: Answers;
}

const offerTerms = {
  monthlyRent: 300_000,
  from: '2026-12-15',
  months: 12,
  depositMonths: 1,
  dutyBy: 'tenant',
  clauses: [],
  occupiers: [{ name: 'Tim', residentialStatus: 'C' }],
  goodFaithCents: 0,
  expiresAt: new Date(browserStart.getTime() + 24 * 60 * 60 * 1000).toISOString(),
};

/** One line for every call of the contract whose path names one thing. */
const table: Readonly<Record<string, IdRoute>> = {
  // A listing is public.
  getListing: { id: 'listing', answers: forAll(200) },
  // Whether it is theirs: for these five it isn't.
  getListingAccess: { id: 'listing', answers: ownOnly },
  similarListings: { id: 'listing', answers: forAll(200) },
  listStations: { id: 'listing', answers: forAll(200) },
  listPlaces: { id: 'listing', answers: forAll(200) },
  fairRent: { id: 'listing', answers: forAll(200) },
  reportListing: { id: 'listing', body: { reason: 'other' }, answers: forAll(200) },
  // So is the card of an agent who advertises, and of nobody else.
  getAgent: { id: 'agent', answers: forAll(200) },
  // The other side of an enquiry is for its two sides.
  getParty: { id: 'enquiry', answers: rejected },
  // A conversation is for those who take part in it.
  getConversation: { id: 'conversation', answers: rejected },
  markRead: { id: 'conversation', body: { number: 1 }, answers: rejected },
  muteConversation: { id: 'conversation', body: { isMuted: true }, answers: rejected },
  // Ada asked: the side that lets is bo's.
  getEnquiryCard: { id: 'conversation', answers: rejected },
  markNotFit: { id: 'conversation', body: { isNotFit: true }, answers: rejected },
  assignConversation: { id: 'conversation', body: { userId: null }, answers: rejected },
  tellAskers: { id: 'listing', body: { message: 'It is gone.' }, answers: rejected },
  addAttachment: { id: 'conversation', body: 'bytes', bodyType: 'image/png', answers: rejected },
  reportMessage: { id: 'conversation', body: { messageId: 'one', reason: 'Spam' }, answers: rejected },
  unblockUser: { id: 'blocked', answers: rejected },
  // The key of a partner stands in its pages.
  checkPartner: { id: 'partner', answers: forAll(200) },
  // A site is for the administrators of its company.
  changePartnerSite: { id: 'partnerSite', body: { name: 'Mine' }, answers: rejected },
  endPartnerSite: { id: 'partnerSite', answers: rejected },
  addPartnerPublicKey: { id: 'partnerSite', body: { publicKey: 'mine' }, answers: rejected },
  endPartnerPublicKey: { id: 'partnerSite', body: { fingerprint: 'a' }, answers: rejected },
  setPartnerWebhook: { id: 'partnerSite', body: { url: 'https://mine.example' }, answers: rejected },
  sendTestLead: { id: 'partnerSite', answers: rejected },
  resendLead: { id: 'partnerSite', body: { id: 'llllllllllll' }, answers: rejected },
  // The number of who lets it is for whoever is signed in.
  listerPhone: { id: 'listing', answers: [401, 200, 200, 200, 200] },
  saveFavourite: { id: 'listing', answers: ownOnly },
  dropFavourite: { id: 'listing', answers: ownOnly },
  noteFavourite: { id: 'listing', body: { note: 'mine' }, answers: rejected },
  endSession: { id: 'session', answers: rejected },
  changeSavedSearch: { id: 'search', body: { name: 'mine' }, answers: rejected },
  dropSavedSearch: { id: 'search', answers: ownOnly },
  restoreSavedSearch: { id: 'droppedSearch', answers: rejected },
  visitSavedSearch: { id: 'search', answers: rejected },
  markNoticeSeen: { id: 'notice', answers: rejected },
  // Reports and the verifying of corporates are for operators; none of these is one.
  listDeskNotes: { id: 'dispute', answers: rejected },
  addDeskNote: { id: 'dispute', body: { words: 'Mine.' }, answers: rejected },
  getDeskPerson: { id: 'member', answers: rejected },
  endDeskPartner: { id: 'partnerSite', answers: rejected },
  addDeskPartnerKey: { id: 'partnerSite', body: { publicKey: 'mine' }, answers: rejected },
  setDeskExperiment: { id: 'experiment', body: { isRunning: true }, answers: rejected },
  settleReport: { id: 'report', body: { outcome: 'removed' }, answers: rejected },
  verifyCorporate: { id: 'corporate', answers: rejected },
  // An attempt belongs to the browser that began it, whoever is signed in there.
  getAttempt: { id: 'attempt', answers: forAll(404) },
  finishAttempt: { id: 'attempt', body: {}, answers: forAll(404) },
  // A published article is public by its slug; by its id it is for operators, and for whoever has a preview link.
  getArticlePreview: { id: 'article', answers: forAll(404) },
  getArticleDraft: { id: 'article', answers: rejected },
  changeArticle: { id: 'article', body: { version: 1, title: 'Mine' }, answers: rejected },
  publishArticle: { id: 'article', body: { version: 1 }, answers: rejected },
  scheduleArticle: {
    id: 'article',
    body: { version: 1, publishAt: '2026-12-01T00:00:00Z' },
    answers: rejected,
  },
  takeBackArticle: { id: 'article', body: { version: 1 }, answers: rejected },
  setArticleCover: { id: 'article', body: 'bytes', bodyType: 'image/png', answers: rejected },
  createPreview: { id: 'article', body: {}, answers: rejected },
  endPreviews: { id: 'article', answers: rejected },
  // A unit is for its owner, its corporate and its agents; a dispute about it is for operators.
  getProperty: { id: 'property', answers: rejected },
  changeProperty: {
    id: 'property',
    body: { version: 1, numberOfBedrooms: 1 },
    isKeyed: true,
    answers: rejected,
  },
  grantAuthority: {
    id: 'property',
    body: { registrationNumber: 'R012345A', from: '2026-12-01', to: '2026-12-31' },
    isKeyed: true,
    answers: rejected,
  },
  endAuthority: { id: 'authority', answers: rejected },
  settleDispute: { id: 'dispute', body: { for: 'ada' }, isKeyed: true, answers: rejected },
  getDispute: { id: 'dispute', answers: rejected },
  stateDispute: { id: 'dispute', body: { words: 'Mine.', fileIds: [] }, answers: rejected },
  // Times are public; the one of the table is over. A viewing is for its guest and its host, a rental for its parties.
  listSlots: { id: 'listing', answers: forAll(200) },
  addSlots: {
    id: 'ownListing',
    body: { slots: [{ startsAt: '2026-12-05T02:00:00Z', endsAt: '2026-12-05T02:30:00Z' }] },
    isKeyed: true,
    answers: rejected,
  },
  removeSlot: { id: 'slot', answers: rejected },
  bookViewing: { id: 'slot', body: {}, isKeyed: true, answers: [401, 409, 409, 409, 409] },
  waitForViewing: { id: 'slot', body: {}, isKeyed: true, answers: [401, 409, 409, 409, 409] },
  moveViewing: { id: 'viewing', body: { slotId: 'slotslotslot' }, isKeyed: true, answers: rejected },
  cancelViewing: { id: 'viewing', body: {}, isKeyed: true, answers: rejected },
  arriveAtViewing: { id: 'viewing', body: { code: '123456' }, isKeyed: true, answers: rejected },
  missViewing: { id: 'viewing', body: {}, isKeyed: true, answers: rejected },
  answerViewing: { id: 'viewing', body: { goesOn: true }, isKeyed: true, answers: rejected },
  getViewingCalendar: { id: 'viewing', answers: rejected },
  getRental: { id: 'rental', answers: rejected },
  getRentalCounterpart: { id: 'rentalParty', answers: rejected },
  listRentalEvents: { id: 'rental', answers: rejected },
  getEvidence: { id: 'rental', answers: rejected },
  listRepairs: { id: 'rental', answers: rejected },
  startInspection: { id: 'rental', body: { kind: 'move-in' }, isKeyed: true, answers: rejected },
  handOver: {
    id: 'rental',
    body: { version: 1, inspectionId: 'iiiiiiiiiiii' },
    isKeyed: true,
    answers: rejected,
  },
  takeOver: {
    id: 'rental',
    body: { version: 1, inspectionId: 'iiiiiiiiiiii' },
    isKeyed: true,
    answers: rejected,
  },
  moveOut: {
    id: 'rental',
    body: { version: 1, inspectionId: 'iiiiiiiiiiii' },
    isKeyed: true,
    answers: rejected,
  },
  renewTenancy: { id: 'rental', body: { version: 1, terms: offerTerms }, isKeyed: true, answers: rejected },
  terminate: {
    id: 'rental',
    body: { version: 1, clause: 'mutual', lastDay: '2027-01-01', fileIds: [] },
    isKeyed: true,
    answers: rejected,
  },
  deduct: { id: 'rental', body: { version: 1, items: [] }, isKeyed: true, answers: rejected },
  agreeToDeductions: { id: 'rental', body: { version: 1 }, isKeyed: true, answers: rejected },
  disputeDeductions: { id: 'rental', body: { version: 1, words: 'No' }, isKeyed: true, answers: rejected },
  recordReturn: {
    id: 'rental',
    body: { version: 1, cents: 1, on: '2026-11-20' },
    isKeyed: true,
    answers: rejected,
  },
  reportRepair: { id: 'rental', body: { words: 'A tap', fileIds: [] }, isKeyed: true, answers: rejected },
  getInspection: { id: 'inspection', answers: rejected },
  changeInspection: {
    id: 'inspection',
    body: { version: 1, rooms: [], meters: [], keys: [] },
    answers: rejected,
  },
  answerRepair: { id: 'repair', body: { words: 'Soon' }, isKeyed: true, answers: rejected },
  invoiceRepair: {
    id: 'repair',
    body: { cents: 1, fileId: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' },
    isKeyed: true,
    answers: rejected,
  },
  splitRepair: { id: 'repair', body: {}, isKeyed: true, answers: rejected },
  confirmRepair: { id: 'repair', body: {}, isKeyed: true, answers: rejected },
  closeRepair: { id: 'repair', body: {}, isKeyed: true, answers: rejected },
  getContractPdf: { id: 'rental', answers: rejected },
  getCertificatePdf: { id: 'rental', answers: rejected },
  draftContract: {
    id: 'rental',
    body: { version: 1, templateVersion: 1, blanks: {} },
    isKeyed: true,
    answers: rejected,
  },
  sendContract: { id: 'rental', body: { version: 1 }, isKeyed: true, answers: rejected },
  signContract: {
    id: 'rental',
    body: { version: 1, way: 'own', name: 'Ada' },
    isKeyed: true,
    answers: rejected,
  },
  confirmPaper: { id: 'rental', body: { version: 1, place: 'tenant' }, isKeyed: true, answers: rejected },
  cancelSigning: { id: 'rental', body: { version: 1 }, isKeyed: true, answers: rejected },
  refuseContract: { id: 'rental', body: { version: 1, words: 'No' }, isKeyed: true, answers: rejected },
  recordCheck: {
    id: 'rental',
    body: { version: 1, kind: 'agent-register', on: '2026-11-20' },
    isKeyed: true,
    answers: rejected,
  },
  recordStamping: {
    id: 'rental',
    body: { version: 1, certificate: '1', cents: 1, fileId: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' },
    isKeyed: true,
    answers: rejected,
  },
  makeOffer: { id: 'rental', body: { version: 1, terms: offerTerms }, isKeyed: true, answers: rejected },
  counterOffer: { id: 'rental', body: { version: 1, terms: offerTerms }, isKeyed: true, answers: rejected },
  acceptOffer: {
    id: 'rental',
    body: { version: 1, offerId: 'oooooooooooo' },
    isKeyed: true,
    answers: rejected,
  },
  declineOffer: {
    id: 'rental',
    body: { version: 1, offerId: 'oooooooooooo' },
    isKeyed: true,
    answers: rejected,
  },
  withdrawRental: { id: 'rental', body: { version: 1 }, isKeyed: true, answers: rejected },
  inviteToRental: {
    id: 'rental',
    body: { version: 1, actorType: 1, email: 'x@people.example' },
    isKeyed: true,
    answers: rejected,
  },
  leaveRental: { id: 'rental', body: { version: 1 }, isKeyed: true, answers: rejected },
  endRenterCardShare: { id: 'cardShare', answers: rejected },
  // A listing in any state is for its lister, and what is done with it too; an operator reviews it.
  getOwnListing: { id: 'ownListing', answers: rejected },
  getListingNumbers: { id: 'ownListing', answers: rejected },
  getListingPreview: { id: 'ownListing', answers: rejected },
  changeListing: { id: 'ownListing', body: { version: 1, title: 'Mine' }, isKeyed: true, answers: rejected },
  createListing: { id: 'property', body: { part: 'whole' }, isKeyed: true, answers: rejected },
  copyListing: { id: 'ownListing', body: {}, isKeyed: true, answers: rejected },
  joinListing: { id: 'ownListing', body: {}, isKeyed: true, answers: rejected },
  submitListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  publishListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  pauseListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  resumeListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  confirmListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  letListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  closeListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  approveListing: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  rejectListing: { id: 'ownListing', body: { version: 1, words: 'No' }, isKeyed: true, answers: rejected },
  getReviewDecision: { id: 'ownListing', answers: rejected },
  addPhoto: {
    id: 'ownListing',
    body: 'bytes',
    bodyType: 'image/png',
    isKeyed: true,
    answers: rejected,
  },
  listPhotos: { id: 'ownListing', answers: rejected },
  orderPhotos: { id: 'ownListing', body: { version: 1 }, isKeyed: true, answers: rejected },
  removePhoto: { id: 'ownListing', answers: rejected },
  // A payee is for whoever pays it, a service for its two sides, and an application for operators.
  removePayee: { id: 'payee', answers: rejected },
  // A bill is for its payer and its payee, and so are its payments; a difference is for operators.
  payBill: { id: 'bill', body: { kind: 'card' }, isKeyed: true, answers: rejected },
  sayBillPaid: { id: 'bill', body: {}, isKeyed: true, answers: rejected },
  confirmBillPaid: { id: 'bill', body: {}, isKeyed: true, answers: rejected },
  remindPayer: { id: 'bill', body: {}, isKeyed: true, answers: rejected },
  recordBillPaid: { id: 'bill', body: { paidOn: '2026-10-01' }, isKeyed: true, answers: rejected },
  denyBillPaid: { id: 'bill', body: {}, isKeyed: true, answers: rejected },
  getBillPayNow: { id: 'bill', answers: rejected },
  getPayment: { id: 'payment', answers: rejected },
  getReceipt: { id: 'payment', answers: rejected },
  refundPayment: { id: 'payment', body: { cents: 1, words: 'No' }, isKeyed: true, answers: rejected },
  settlePaymentDifference: { id: 'difference', isKeyed: true, answers: rejected },
  // A link is a secret of its own: the id under which it is stored opens none.
  getPaymentLink: { id: 'difference', answers: forAll(404) },
  payByLink: { id: 'difference', body: { kind: 'card' }, answers: forAll(404) },
  getService: { id: 'service', answers: rejected },
  listBills: { id: 'service', answers: rejected },
  pauseService: { id: 'service', body: { version: 1 }, isKeyed: true, answers: rejected },
  resumeService: { id: 'service', body: { version: 1 }, isKeyed: true, answers: rejected },
  agreeToService: { id: 'service', body: { version: 1 }, isKeyed: true, answers: rejected },
  endService: { id: 'service', body: { version: 1 }, isKeyed: true, answers: rejected },
  changeServiceMethod: {
    id: 'service',
    body: { version: 1, methodId: null },
    isKeyed: true,
    answers: rejected,
  },
  changeServicePayee: {
    id: 'service',
    body: { version: 1, payeeId: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' },
    isKeyed: true,
    answers: rejected,
  },
  recordPastPayment: {
    id: 'service',
    body: { period: '2026-10', paidOn: '2026-10-01' },
    isKeyed: true,
    answers: rejected,
  },
  answerService: { id: 'service', body: { version: 1, words: 'No' }, isKeyed: true, answers: rejected },
  // Nothing says who looked at a listing, and what stands at a postal code is public.
  countView: { id: 'listing', body: {}, answers: forAll(204) },
  findPostalCode: { id: 'postalCode', answers: forAll(200) },
  changeMember: { id: 'member', body: { role: 'administrator' }, answers: rejected },
  removeMember: { id: 'member', answers: rejected },
  changeOrganisation: { id: 'organisation', body: { isClosed: true }, answers: rejected },
  withdrawInvitation: { id: 'invitation', answers: rejected },
  getFile: { id: 'file', answers: rejected },
  // A payment method and its setup are for whoever began it: a user, or the browser of a partner's customer.
  removePaymentMethod: { id: 'method', answers: rejected },
  cancelPaymentSetup: { id: 'setup', answers: rejected },
  getPaymentSetup: { id: 'setup', answers: rejected },
  getPaymentReference: { id: 'reference', answers: forAll(404) },
  getPartnerSetup: { id: 'partnerSetup', answers: forAll(404) },
  beginPartnerSetup: { id: 'partnerSetup', body: { kind: 'card' }, answers: forAll(404) },
  // A link is a secret of its own: the id under which an invitation is listed opens none.
  readCalendar: { id: 'secret', answers: forAll(404) },
  getInvitation: { id: 'secret', answers: forAll(404) },
  acceptInvitation: { id: 'secret', answers: forAll(404) },
  declineInvitation: { id: 'secret', answers: forAll(404) },
};

/** Parameters of a path that name a kind and not a thing. */
const kinds = new Set(['userType', 'name', 'kind', 'slug', 'type', 'provider', 'about']);

const ids: Partial<Record<IdRoute['id'], string>> = {};
const people = new Map<string, ReturnType<typeof openTestBrowser>>();

async function collectAll(): Promise<string> {
  const { rows } = await getDatabase().db.query(
    `select (select json_agg(f order by f.listing_id) from favourites f where user_id = 'ada') as favourites,
      (select json_agg(s order by s.id) from saved_searches s where user_id = 'ada') as searches,
      (select json_agg(s.handle) from sessions s where user_id = 'ada') as sessions,
      (select json_agg(m order by m.user_id) from memberships m where corporate_id = 'alpha') as members,
      (select json_agg(o order by o.id) from organisations o where corporate_id = 'alpha') as organisations,
      (select json_agg(i) from invitations i) as invitations,
      (select json_agg(n order by n.id) from notices n) as notices,
      (select json_agg(a) from articles a) as articles,
      (select json_agg(p) from article_previews p) as previews,
      (select json_agg(m order by m.number) from messages m) as messages,
      (select json_agg(p order by p.id) from conversation_users p) as participants,
      (select json_agg(b) from blocks b) as blocks,
      (select json_agg(r) from message_reports r) as message_reports,
      (select json_agg(r) from listing_reports r where reporter is null) as reports,
      (select json_agg(c order by c.id) from corporates c) as corporates,
      (select json_agg(u order by u.id) from units u) as units,
      (select json_agg(a order by a.id) from authorities a) as authorities,
      (select json_agg(r order by r.number) from receipts r) as receipts,
      (select json_agg(d order by d.id) from unit_disputes d) as disputes,
      (select json_agg(b) from bills b) as bills,
      (select json_agg(p) from payments p) as payments,
      (select json_agg(d) from payment_differences d) as differences,
      (select json_agg(m) from payment_methods m) as payment_methods,
      (select json_agg(s order by s.id) from payment_setups s) as payment_setups,
      (select json_agg(l order by l.id) from listings l where l.state is not null) as own_listings,
      (select json_agg(p order by p.key) from partners p) as partners,
      (select json_agg(l) from partner_leads l) as partner_leads,
      (select json_agg(p) from payees p) as payees,
      (select json_agg(s) from services s) as services,
      (select json_agg(s) from viewing_slots s) as slots,
      (select json_agg(v) from viewings v) as viewings,
      (select json_agg(r) from rentals r) as rentals,
      (select json_agg(p order by p.id) from rental_parties p) as rental_parties,
      (select json_agg(s) from renter_card_shares s) as card_shares,
      (select json_agg(b) from bills b) as bills,
      (select json_agg(a) from log_in_attempts a) as attempts`,
  );
  return JSON.stringify(rows);
}

const idNames = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (kinds.has(name) ? [] : name));
const idRoutes = Object.values(contract).filter(({ path }) => idNames(path).length > 0);

beforeAll(async () => {
  const { db } = getDatabase();
  await resetCorporates(db);
  await db.query(`insert into users (id, name, user_type_ids, is_valid)
    values ('olga', 'Olga', '{2}', true), ('amy', 'Amy', '{3}', true)`);
  const { ids: listings } = await saveListings(db, [makeDraft('1')]);
  const listing = listings[0] ?? '';
  await db.query(
    `insert into favourites (user_id, listing_id, note, rent_when_kept, kept_at)
    select 'ada', $1, 'hers', 280000, now()`,
    [listing],
  );
  const agent = { id: 'bos', kind: 'agent' as const, name: 'Bo', phoneNumber: '+6580000001' };
  const ofAgent = { registrationNumber: 'R012345A', agencyName: null, agencyLicenceNumber: null };
  await saveListers(db, [{ ...agent, ...ofAgent }]);
  await db.query(`update listers set user_id = 'bo' where id = 'bos'`);
  const requested = await saveListings(db, [makeDraft('2', { listerId: 'bos' })]);
  const { rows: enquiries } = await db.query<{ id: string }>(
    `insert into enquiries (user_id, listing_id, lister_id, idempotency_key, created_at)
      values ('ada', $1, 'bos', 'hers', now()) returning id`,
    [requested.ids[0]],
  );
  const { rows: conversations } = await db.query<{ id: string }>(
    `with c as (insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at, last_number)
        values ('listing', $1, 'ada', 'ada', now(), now(), 1) returning id),
      p as (insert into conversation_users (conversation_id, user_id) select c.id, u from c, unnest('{ada,bo}'::text[]) as u),
      b as (insert into blocks (blocked_by, blocked, created_at) values ('ada', 'bo', now()))
      insert into messages (conversation_id, number, sender_id, body, sent_at)
        select id, 1, 'bo', 'Hello', now() from c returning conversation_id as id`,
    [requested.ids[0]],
  );
  await db.query(
    `insert into saved_searches (id, user_id, name, query, frequency, created_at, seen_at, dropped_at)
    values ('aaaaaaaaaaaa', 'ada', 'Hers', 'propertyTypes=0', 'daily', now(), now(), null),
      ('bbbbbbbbbbbb', 'ada', 'Dropped', 'propertyTypes=1', 'daily', now(), now(), $1)`,
    [browserStart],
  );
  const secret = await createSession(db, 'ada', { now: browserStart });
  const { rows } = await db.query<{ handle: string }>(
    `update sessions set corporate_id = 'alpha' where user_id = 'ada' returning handle`,
  );
  const asAda = makeTestContext(db, { now: browserStart, cookies: { session: secret } });
  const invitation = await makeInvitation(asAda, {
    body: { email: 'new@people.example', actorType: 6, onboardingType: 2, role: 'member' },
  });
  await db.query(`insert into corporates (id, name, uen) values ('gamma', 'Gamma', '00000012D')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('gamma', 'ada', 'administrator')`,
  );
  const { rows: reports } = await db.query<{ id: string }>(
    `insert into listing_reports (listing_id, reason, created_at) values ($1, 'scam', $2) returning id`,
    [listing, browserStart],
  );
  const { rows: articles } = await db.query<{ id: string }>(
    `insert into articles (kind, slug, title, summary, body, author) values ('blog', 'draft', 'T', 'S', 'B', 'A') returning id`,
  );
  const { rows: notices } = await db.query<{ id: string }>(`select id from notices where user_id = 'ada'`);
  const attempt = '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c';
  await db.query(
    `insert into log_in_attempts (id, issuer_name, purpose, state_hash, browser_hash, user_id, secrets, created_at, expires_at)
    values ($1, 'singpass', 'log-in', repeat('a', 64), repeat('b', 64), 'ada', 'x', $2, $2::timestamptz + interval '10 minutes')`,
    [attempt, browserStart],
  );
  const { rows: files } = await db.query<{ id: string }>(
    `with b as (insert into blobs (id, content_type, bytes, byte_length) values (repeat('f', 64), 'image/png', 'f', 1))
      insert into files (user_id, content_type, sha256, byte_length, blob_id, state, created_at)
        values ('ada', 'image/png', repeat('f', 64), 1, repeat('f', 64), 'ready', now()) returning id`,
  );
  const { rows: authorities } = await db.query<{ id: string }>(
    `with u as (insert into units (id, street, postal_code, address_key, owner_user_id, created_at)
        values ('uuuuuuuuuuuu', 'Street', '560123', 'hers', 'ada', now()) returning id)
      insert into authorities (unit_id, registration_number, starts_on, ends_on, granted_at, created_at)
        select id, 'R012345A', '2026-11-01', '2026-12-31', now(), now() from u returning id`,
  );
  await saveListers(db, [{ ...agent, id: 'adas', kind: 'owner', ...ofAgent, registrationNumber: null }]);
  await db.query(`update listers set user_id = 'ada' where id = 'adas'`);
  await db.query(
    `insert into listings (id, source, source_row, content_hash, status, slug, street, monthly_rent, lister_id, listed_at, search,
        unit_id, part, state)
      values ('oooooooooooo', 'sewa', 'oooooooooooo', '', 'hidden', 'hers', 'Street', 300000, 'adas', now(), '',
        'uuuuuuuuuuuu', '[0,100)', 'draft')`,
  );
  const { rows: disputes } = await db.query<{ id: string }>(
    `insert into unit_disputes (unit_id, claimed_by_user_id, created_at) values ('uuuuuuuuuuuu', 'bo', now()) returning id`,
  );
  const { rows: methods } = await db.query<{ id: string }>(
    `insert into payment_methods (user_id, kind, provider, provider_ref, masked, created_at)
      values ('ada', 'card', 'test', 'hers', 'ending 4242', now()) returning id`,
  );
  const { rows: setups } = await db.query<{ id: string }>(
    `with p as (insert into partners (key, name, origins, created_at)
        values ('pppppppppppppppppppp', 'Partner', '{https://partner.example}', now()))
      insert into payment_setups (ref, user_id, partner, subject, token_id, return_url, browser_hash, state, expires_at, created_at)
      values ('hers', 'ada', null, null, null, null, null, 'pending', now(), now()),
        ('a-partner', null, 'pppppppppppppppppppp', 'customer', 'token', 'https://partner.example/', 'x', 'pending', now(), now())
      returning id`,
  );
  const { rows: payees } = await db.query<{ id: string }>(
    `with p as (insert into payees (user_id, name, bank, account_sealed, masked, email, provider, state, usable_from,
          created_at)
        values ('ada', 'Bo', 'DBS', '', 'ending 1234', 'bo@people.example', 'test', 'proven', now(), now()) returning id),
      s as (insert into services (id, type, payer_user_id, payee_id, state, street, postal_code, monthly_rent, due_day, starts_on, months,
          created_at)
        select 'ssssssssssss', 'pay', 'ada', id, 'active', 'Street', '560123', 250000, 1, '2026-10-01', 12, now() from p)
      select id from p`,
  );
  const { rows: differences } = await db.query<{ id: string }>(
    `with b as (insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
        values ('llllllllllll', 'ssssssssssss', 'rent', '2026-10', '2026-10-01', 250000, '[]', 'said-paid', now()) returning id),
      p as (insert into payments (id, bill_id, attempt, way, ref, cents, state, paid_on, created_at)
        select 'pppppppppppp', id, 1, 'outside', 'hers-outside', 250000, 'said', '2026-10-01', now() from b)
      insert into payment_differences (kind, provider, ref, ours, theirs, found_at)
        values ('unknown', 'test', 'x', 'none', 'succeeded', now()) returning id`,
  );
  await db.query(
    `insert into viewing_slots (id, listing_id, host_user_id, starts_at, ends_at, seats, created_at)
      values ('slotslotslot', 'oooooooooooo', 'ada', '2026-01-01T02:00:00Z', '2026-01-01T02:30:00Z', 1, now())`,
  );
  await db.query(
    `insert into viewings (id, slot_id, user_id, state, seat, code, created_at)
      values ('viewviewview', 'slotslotslot', 'bo', 'booked', 1, '123456', now())`,
  );
  await db.query(
    `with r as (insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
        values ('rentrentrent', $1, 'talking', 'ada', now(), now()) returning id),
      p as (insert into rental_parties (id, rental_id, side, actor_type, user_id, joined_at)
        select v.id, r.id, v.side, v.type, v.user_id, now() from r, (values ('partyaaaaaaa', 'tenant', 1, 'ada'),
          ('partybbbbbbb', 'landlord', 3, 'bo')) as v (id, side, type, user_id)),
      i as (insert into inspections (id, rental_id, kind, rooms, meters, keys, begun_by, created_at, changed_at)
        select 'inspinspinsp', r.id, 'visit', '[]', '[]', '[]', 'partyaaaaaaa', now(), now() from r),
      m as (insert into repairs (id, rental_id, number, state, reported_by, words, urgency, reported_at, changed_at)
        select 'mendmendmend', r.id, 1, 'reported', 'partyaaaaaaa', 'A tap', 'soon', now(), now() from r),
      c as (insert into renter_cards (user_id, occupiers, changed_at) values ('ada', '[]', now()) returning user_id)
      insert into renter_card_shares (id, user_id, rental_id, shared_at)
        select 'shareshareaa', c.user_id, r.id, now() from r, c`,
    [requested.ids[0]],
  );
  await db.query(
    `insert into partners (key, test_key, name, origins, corporate_id, created_at)
      values ('qqqqqqqqqqqqqqqqqqqq', 'test_qqqqqqqqqqqqqqqqqqqq', 'Hers', '{https://hers.example}', 'alpha', now())`,
  );
  Object.assign(ids, {
    partnerSite: 'q'.repeat(20),
    experiment: 'front-door',
    slot: 'slotslotslot',
    viewing: 'viewviewview',
    rental: 'rentrentrent',
    rentalParty: 'partybbbbbbb',
    inspection: 'inspinspinsp',
    repair: 'mendmendmend',
    cardShare: 'shareshareaa',
    bill: 'llllllllllll',
    payment: 'pppppppppppp',
    difference: differences[0]?.id,
    method: methods[0]?.id,
    setup: setups[0]?.id,
    reference: 'hers',
    partnerSetup: setups[1]?.id,
    partner: 'p'.repeat(20),
    payee: payees[0]?.id,
    service: 'ssssssssssss',
    property: 'uuuuuuuuuuuu',
    ownListing: 'oooooooooooo',
    authority: authorities[0]?.id,
    dispute: disputes[0]?.id,
    postalCode: '560123',
    file: files[0]?.id,
    attempt,
    listing,
    agent: 'bos',
    enquiry: enquiries[0]?.id ?? '',
    session: rows[0]?.handle,
    search: 'aaaaaaaaaaaa',
    droppedSearch: 'bbbbbbbbbbbb',
    member: 'bo',
    organisation: 'east',
    invitation: invitation.id,
    secret: invitation.id,
    report: reports[0]?.id,
    notice: notices[0]?.id,
    corporate: 'gamma',
    conversation: conversations[0]?.id ?? '',
    article: articles[0]?.id,
    blocked: 'bo',
  });
  const openings = ['tim', 'olga', 'cem', 'amy'].map((user) => openBrowserOf(db, user));
  for (const [index, browser] of [openTestBrowser(db), ...(await Promise.all(openings))].entries())
    people.set(wrongPeople[index] ?? '', browser);
});

test('every call whose path names one thing has a line in the table, and no line is left over', () => {
  expect(Object.keys(table).toSorted()).toEqual(idRoutes.map(({ name }) => name).toSorted());
});

describe.each(idRoutes.map(({ name, method, path }) => ({ name, method, path })))(
  '$name (ASVS 8.2.2)',
  ({ name, method, path }) => {
    test.each(wrongPeople.map((person, index) => [person, index] as const))(
      'answers the %s as the table says, and what is not theirs stays as it is',
      async (person, index) => {
        const line = table[name];
        if (!line) throw new Error(`${name} has no line in the table.`);
        const before = await collectAll();
        const url = path.replace(/\{\w+\}/, encodeURIComponent(ids[line.id] ?? ''));
        const headers = {
          ...(line.bodyType !== undefined && { 'content-type': line.bodyType }),
          ...(line.isKeyed && { 'idempotency-key': `${name}-of-somebody` }),
        };
        const answer = await people.get(person)?.send(url, line.body, headers, method);
        expect(answer?.status).toBe(line.answers[index]);
        expect(await collectAll()).toBe(before);
      },
    );
  },
);
