export { addIdempotencyKeys } from './addIdempotencyKeys.ts';
export {
  CONSENT_SECONDS,
  type ConsentCookie,
  parseConsentCookie,
  serializeConsentCookie,
} from './consentCookie.ts';
export type { Agent } from './contract/agents.ts';
export type { Article, ArticleDraft, ArticleEntry } from './contract/articles.ts';
export type { AskedHome } from './contract/availability.ts';
export type {
  Bill,
  Payment,
  PaymentDifference,
  PaymentFees,
  PaymentLink,
  PaymentReason,
  Statement,
} from './contract/bills.ts';
export type { RentRoll, RentRollRow, RentYear } from './contract/billsRentRoll.ts';
export type {
  Attachment,
  ChatContext,
  ChatEvents,
  ChatMessage,
  ChatUser,
  Conversation,
  ConversationEntry,
} from './contract/chat.ts';
export type { EnquiredHome, EnquiryCard, EnquiryStanding, QuickReply } from './contract/chatEnquiries.ts';
export type { ConsentRecord } from './contract/cookieConsent.ts';
export type {
  Corporate,
  CorporateRole,
  Member,
  Organisation,
  UnverifiedCorporate,
} from './contract/corporate.ts';
export type { Dashboard } from './contract/dashboard.ts';
export type { DeskNote, DeskPerson, DeskResults } from './contract/desk.ts';
export type {
  DeskExperiment,
  DeskPartner,
  DeskWaitlist,
  DeskWaitlistPeople,
} from './contract/deskCommands.ts';
export type { Document } from './contract/documents.ts';
export type { EligibilityQuestion, EligibilityReason } from './contract/eligibility.ts';
export type { Enquiry, Party } from './contract/enquiries.ts';
export type { EventName } from './contract/events.ts';
export type { FairRent } from './contract/fairRent.ts';
export type { Favourite } from './contract/favourites.ts';
export type { StoredFile } from './contract/files.ts';
export type { Inspection, Repair } from './contract/handovers.ts';
export type { Invitation, InvitationEntry } from './contract/invitations.ts';
export type { Attempt, Issuer } from './contract/issuers.ts';
export type { HouseRules, Lister, ListingDetail, ListingItem, PictureKind } from './contract/listing.ts';
export type { ListingReportReason, ReportEntry, ReportOutcome } from './contract/listingReports.ts';
export type { Facets, Suggestion, Understood } from './contract/listings.ts';
export type { OneTimeCode, TextedCode } from './contract/logIn.ts';
export type { Myinfo } from './contract/myinfo.ts';
export type { Notice, NoticeKind } from './contract/notices.ts';
export type {
  ListingNumbers,
  ListingPhoto,
  OwnListing,
  Review,
  ReviewDecision,
} from './contract/ownListings.ts';
export type { PartnerSite } from './contract/partnerSites.ts';
export type { Payee } from './contract/payees.ts';
export type {
  PartnerSetup,
  PaymentMethod,
  PaymentReference,
  PaymentSetup,
  SetupReason,
} from './contract/paymentMethods.ts';
export type { PendingAction } from './contract/pendingActions.ts';
export type { Deletion } from './contract/personalData.ts';
export type { MailedCode, ProfileChanges, StepUps } from './contract/profile.ts';
export type {
  Authority,
  Dispute,
  ImportedListing,
  OwnDispute,
  Property,
  PropertyListing,
  UnitPart,
} from './contract/properties.ts';
export type { PushSettings } from './contract/push.ts';
export type {
  Addendum,
  ContractBlanks,
  ContractSignature,
  ContractTemplate,
  RentalCheck,
  RentalContract,
  RentalDuty,
} from './contract/rentalPapers.ts';
export type {
  Rental,
  RentalCounterpart,
  RentalEntry,
  RentalEvent,
  RentalParty,
} from './contract/rentals.ts';
export type {
  RentalDeposit,
  RentPlan,
} from './contract/rentalTenancy.ts';
export type {
  Occupier,
  Offer,
  OfferTerms,
} from './contract/rentalTerms.ts';
export type { RenterCard } from './contract/renterCards.ts';
export type { SavedSearch } from './contract/savedSearches.ts';
export type { Service, ServiceDraft } from './contract/services.ts';
export type { PermissionRule, ProfileFields, SessionEntry, User } from './contract/session.ts';
export type { SignUpDraft, SignUpFields } from './contract/signUp.ts';
export type { Viewing, ViewingSlot } from './contract/viewings.ts';
export type { Waitlist } from './contract/waitlists.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts';
export { IDEMPOTENCY_HEADER } from './idempotencyKey.ts';
export { makeKey } from './makeKey.ts';
export {
  CORPORATE_HEADER,
  createPageCorporate,
  noCorporate,
  type PageCorporate,
  parseCorporate,
} from './PageCorporate.ts';
export { type PushKind, pushKinds } from './pushKinds.ts';
export { type RouteName, type RouteShape, routes } from './routes.ts';
export type { ReadName, RouteAnswer, RouteParams, RouteWireAnswer, WriteName } from './routeTypes.ts';
export { buildRouteUrl, routeKey } from './routeUrl.ts';
