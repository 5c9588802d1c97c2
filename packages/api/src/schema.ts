export { type Agent, agentSchema } from './contract/agents.ts';
export {
  type Article,
  type ArticleDraft,
  type ArticleEntry,
  articleDraftSchema,
  articleEntrySchema,
  articleKinds,
  articleSchema,
  articleTextSchema,
} from './contract/articles.ts';
export {
  type Bill,
  billSchema,
  billStates,
  billTransitionNames,
  type Payment,
  type PaymentDifference,
  type PaymentLink,
  type PaymentReason,
  paymentDifferenceSchema,
  paymentLinkSchema,
  paymentReasons,
  paymentSchema,
  paymentStates,
  paymentWays,
  type Statement,
  statementSchema,
} from './contract/bills.ts';
export {
  type RentRoll,
  type RentRollRow,
  type RentYear,
  rentMonthStates,
  rentRollRowSchema,
  rentRollSchema,
  rentRollStates,
  rentYearSchema,
} from './contract/billsRentRoll.ts';
export { calculationLineSchema, calculationSchema, calculatorRatesSchema } from './contract/calculator.ts';
export {
  type Attachment,
  attachmentSchema,
  type ChatContext,
  type ChatEvents,
  type ChatMessage,
  type ChatUser,
  type Conversation,
  type ConversationEntry,
  chatContextSchema,
  chatMessageSchema,
  chatUserSchema,
  conversationEntrySchema,
  conversationSchema,
  MAX_ATTACHMENTS,
  MESSAGE_LENGTH,
  messageDraftSchema,
  messageKinds,
} from './contract/chat.ts';
export {
  type EnquiredHome,
  type EnquiryCard,
  type EnquiryStanding,
  enquiryStandingSchema,
  enquiryStates,
  type QuickReply,
} from './contract/chatEnquiries.ts';
export { type Contract, contract, contractVersion } from './contract/contract.ts';
export {
  type ConsentRecord,
  consentActions,
  consentDraftSchema,
  consentRecordSchema,
  consentSurfaces,
} from './contract/cookieConsent.ts';
export {
  type Corporate,
  type CorporateRole,
  corporateRoles,
  corporateSchema,
  type Member,
  memberSchema,
  type Organisation,
  organisationSchema,
  type UnverifiedCorporate,
  unverifiedCorporateSchema,
} from './contract/corporate.ts';
export { type MemberChanges, memberChangesSchema, switchCorporateSchema } from './contract/corporates.ts';
export { type Dashboard, dashboardSchema } from './contract/dashboard.ts';
export { defineRoute, type Route, type RouteSchemas, succeeded } from './contract/defineRoute.ts';
export { deskNoteSchema, deskPersonSchema, deskResultsSchema } from './contract/desk.ts';
export { type Document, documentKinds } from './contract/documents.ts';
export {
  type EligibilityQuestion,
  type EligibilityReason,
  eligibilityQuestionSchema,
  MAX_OCCUPIERS,
  rentingPassTypes,
  rentingSectors,
} from './contract/eligibility.ts';
export {
  type Enquiry,
  enquiryDraftSchema,
  enquirySchema,
  type Party,
  partySchema,
} from './contract/enquiries.ts';
export { type EventName, eventNames } from './contract/events.ts';
export { experimentSchema } from './contract/experiments.ts';
export { type FairRent, fairRentSchema } from './contract/fairRent.ts';
export { type Favourite, favouriteNoteSchema, favouriteSchema } from './contract/favourites.ts';
export { fileStates, fileTypes, type StoredFile, storedFileSchema } from './contract/files.ts';
export {
  type Inspection,
  inspectionKinds,
  itemConditions,
  type Repair,
} from './contract/handovers.ts';
export {
  type Invitation,
  type InvitationEntry,
  invitationDraftSchema,
  invitationEntrySchema,
  invitationSchema,
  invitationStates,
} from './contract/invitations.ts';
export { type Attempt, attemptSchema, type Issuer, issuerSchema } from './contract/issuers.ts';
export {
  type Lister,
  type ListingDetail,
  type ListingItem,
  listerSchema,
  listingDetailSchema,
  listingItemSchema,
  pictureSchema,
} from './contract/listing.ts';
export {
  type ListingReportReason,
  listingReportReasons,
  listingReportSchema,
  type ReportEntry,
  type ReportOutcome,
  reportEntrySchema,
  reportOutcomeSchema,
} from './contract/listingReports.ts';
export {
  type Facets,
  facetsSchema,
  noteSubjects,
  type Suggestion,
  type Understood,
} from './contract/listings.ts';
export { type OneTimeCode, oneTimeCodeSchema, type TextedCode, textedCodeSchema } from './contract/logIn.ts';
export { type Myinfo, myinfoSchema } from './contract/myinfo.ts';
export { normalizeLine, normalizeText } from './contract/normalizeText.ts';
export { type Notice, type NoticeKind, noticeKinds, noticeSchema } from './contract/notices.ts';
export { type OpenApi, openapi } from './contract/openapi.ts';
export { errorReportSchema } from './contract/operations.ts';
export {
  type OrganisationChanges,
  organisationChangesSchema,
  organisationDraftSchema,
} from './contract/organisations.ts';
export {
  type ListingPhoto,
  listingChangesSchema,
  listingPhotoSchema,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  type OwnListing,
  ownListingSchema,
  photoTypes,
  type Review,
  reviewSchema,
} from './contract/ownListings.ts';
export { type Payee, payeeBanks, payeeSchema } from './contract/payees.ts';
export {
  corporateBanks,
  egiroBanks,
  type PartnerSetup,
  type PaymentMethod,
  type PaymentReference,
  type PaymentSetup,
  partnerSetupSchema,
  paymentKinds,
  paymentMethodSchema,
  paymentReferenceSchema,
  paymentSetupSchema,
  type SetupReason,
  setupReasons,
  setupStates,
} from './contract/paymentMethods.ts';
export { type PendingAction, pendingActionSchema } from './contract/pendingActions.ts';
export { type Deletion, deletionSchema, personalDataSchema } from './contract/personalData.ts';
export { type PlaceKind, placeKinds } from './contract/places.ts';
export {
  type MailedCode,
  mailedCodeSchema,
  type ProfileChanges,
  profileChangesSchema,
  type StepUps,
  stepUpsSchema,
} from './contract/profile.ts';
export {
  type Authority,
  authoritySchema,
  type Dispute,
  disputeSchema,
  listingStates,
  listingTransitionNames,
  type OwnDispute,
  ownDisputeSchema,
  type Property,
  type PropertyListing,
  partSchema,
  propertyDraftSchema,
  propertyListingSchema,
  propertySchema,
  type UnitPart,
  unitAddressSchema,
} from './contract/properties.ts';
export {
  type Addendum,
  type ContractBlanks,
  type ContractSignature,
  type ContractTemplate,
  contractBlanksSchema,
  type RentalCheck,
  type RentalContract,
  type RentalDuty,
  signWays,
} from './contract/rentalPapers.ts';
export {
  type Rental,
  type RentalCounterpart,
  type RentalEntry,
  type RentalEvent,
  type RentalParty,
  rentalCounterpartSchema,
  rentalEntrySchema,
  rentalSchema,
} from './contract/rentals.ts';
export {
  endClauses,
  type RentalDeposit,
  type RentPlan,
} from './contract/rentalTenancy.ts';
export {
  type Occupier,
  type Offer,
  type OfferTerms,
  occupierSchema,
  offerClauses,
  offerTermsSchema,
  rentalGroups,
  rentalStates,
} from './contract/rentalTerms.ts';
export {
  type RenterCard,
  renterCardSchema,
} from './contract/renterCards.ts';
export { frameRoutes, openRoutes, publicRoutes } from './contract/routeAccess.ts';
export {
  completeLimits,
  type RateLimit,
  type RouteLimits,
  usualReadLimit,
  usualWriteLimit,
} from './contract/routeLimits.ts';
export {
  frequencySchema,
  type SavedSearch,
  savedSearchChangesSchema,
  savedSearchSchema,
  saveSearchSchema,
} from './contract/savedSearches.ts';
export {
  chargeSchema,
  type Service,
  type ServiceDraft,
  serviceDraftSchema,
  serviceHomeSchema,
  serviceSchema,
  serviceStates,
  serviceTransitionNames,
  serviceTypes,
} from './contract/services.ts';
export {
  type PermissionRule,
  type ProfileFields,
  permissionRuleSchema,
  profileFieldsSchema,
  type SessionEntry,
  sessionEntrySchema,
  type User,
  userSchema,
} from './contract/session.ts';
export {
  type SignUpDraft,
  type SignUpFields,
  signUpDraftSchema,
  signUpFieldsSchema,
} from './contract/signUp.ts';
export { type Tag, tags } from './contract/tags.ts';
export {
  MAX_SEATS,
  MAX_SLOTS,
  slotSchema,
  type Viewing,
  type ViewingSlot,
  viewingSchema,
  viewingStates,
} from './contract/viewings.ts';
export { type Waitlist, waitlistFields, waitlistSchema } from './contract/waitlists.ts';
