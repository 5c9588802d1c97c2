/** Every screen's URL: the pattern the route table uses and the function that builds a link to it. */

import { product } from './product.ts';

export { availability, type Feature, isAvailable } from './availability.ts';
export { type RentingQuestion, serializeRentingQuestion } from './rentingQuestion.ts';
export { product };

const { slug } = product;

/** The URL patterns, in the router's syntax. */
export const patterns = {
  home: '/',
  discover: '/discover',
  discoverEntry: '/discover/:id',
  listing: '/discover/:id/:slug',
  map: '/map',
  pay: `/${slug}pay`,
  payEgiro: `/${slug}pay/egiro`,
  payRewards: `/${slug}pay/heymax`,
  payEgiroSwitch: `/${slug}pay/egiro-switch`,
  egiroSwitch: '/egiro-switch',
  solutionsTenants: '/solutions/tenants',
  solutionsLandlords: '/solutions/landlords',
  solutionsAgents: '/solutions/agents',
  solutionsEnterprise: '/solutions/enterprise',
  landlordWelcome: '/landlord/welcome',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  safety: '/safety',
  waitlistEntry: '/waitlist-entry',
  namedWaitlist: '/:name',
  namedWaitlistDone: '/:name/done',
  namedDubaiWaitlist: '/dubai/:name',
  namedDubaiWaitlistDone: '/dubai/:name/done',
  enquiry: '/discover/:id/:slug/enquiry',
  chat: '/chat',
  conversation: '/chat/:conversationId',
  error: '/error/:type',
  favourites: '/discover/favourites',
  favourite: '/discover/favourites/:id',
  unsubscribe: '/unsubscribe',
  availability: '/still-available',
  cookies: '/cookies',
  login: '/login',
  loginOtp: '/login/otp',
  logOut: '/user/logout',
  profile: '/profile',
  profileMe: '/profile/me',
  agent: '/profile/:slug/:id',
  party: '/profile/enquiry/:id',
  counterpart: '/profile/contract/:id',
  leave: '/profile/leave',
  leaving: '/user/leaving',
  stepUp: '/user/prove',
  dashboard: '/dashboard',
  invited: '/dashboard/invitations',
  missing: '/user/missing',
  complete: '/user/complete',
  selection: '/user/selection',
  refresh: '/refresh',
  account: '/account',
  partnerSites: '/account/partner-sites',
  subbusiness: '/subbusiness',
  welcome: '/user/welcome',
  greet: '/user/greet',
  signUp: '/signup',
  signUpBy: '/signup/by',
  signUpLogin: '/signup/login',
  signUpManual: '/signup/manual',
  signUpOnboarding: '/signup/onboarding',
  signUpComplete: '/signup/onboarding/complete',
  signUpInvite: '/signup/invite/:guid',
  signUpAs: '/signup/:actorType',
  signUpCode: '/signup/:actorType/onboardingIdentifier',
  signUpSingpass: '/signup/signpass',
  singpass: '/splogin',
  myinfo: '/mi',
  myinfoAgent: '/mi/agent',
  myinfoOwner: '/mi/owner',
  myinfoTenant: '/mi/tenant',
  myinfoVerify: '/mi/verify',
  myinfoReviewAgent: '/mi/review/agent',
  myinfoReviewLandlord: '/mi/review/landlord',
  myinfoReviewTenant: '/mi/review/tenant',
  myinfoDone: '/mi/review/success',
  mobileReturn: '/login/sp/mobile',
  singpassMobileReturn: '/login/singpass/mobile',
  b2cCallback: '/login/b2c/callback',
  blog: '/blog',
  blogArticle: '/blog/:slug',
  blogPreview: '/blog/preview/:id',
  stories: '/stories',
  story: '/stories/:slug',
  storyPreview: '/stories/preview/:id',
  newsroom: '/newsroom',
  articles: '/dashboard/articles',
  newArticle: '/dashboard/articles/new',
  articleEditor: '/dashboard/articles/:id',
  properties: '/property',
  newProperty: '/property/new',
  property: '/property/:id',
  dispute: '/property/dispute/:id',
  listingWizard: '/property/:id/listing/:listingId',
  listingPreview: '/property/:id/listing/:listingId/preview',
  viewings: '/property/:id/viewings',
  bookViewing: '/discover/:id/:slug/viewing',
  offers: '/offer',
  listingOffers: '/offer/:listingId',
  contracts: '/contract',
  contract: '/contract/:id',
  documents: '/documents/me',
  signingReturn: '/sp/sign/callback',
  handover: '/contract/:id/handover',
  mayIRent: '/may-i-rent',
  review: '/dashboard/review',
  paymentMethods: '/profile/payment',
  newPaymentMethod: '/profile/payment/new',
  newBank: '/profile/payment/new/bank',
  newCardRedirect: '/profile/payment/new/card/redirect',
  newCardCallback: '/profile/payment/new/card/callback',
  services: '/profile/my-services',
  service: '/profile/my-services/:service/:id',
  flow: '/flow',
  flowApply: '/flow/:type/apply',
  flowService: '/flow/:type/:id',
  flowBills: '/flow/:type/:id/bills',
  billPayment: '/flow/:type/:id/payment/:way',
  billPaymentRedirect: '/flow/:type/:id/payment/:way/redirect',
  billPaymentCallback: '/flow/:type/:id/payment/:way/callback',
  paymentBank: '/payment/dbs',
  paymentLink: '/payment/link/:id',
  paymentLinkCallback: '/payment/link/:id/callback',
  partnerSetup: '/ext/payment/setup/:id',
  partnerSetupBankCallback: '/ext/payment/setup/:id/bank/callback',
  partnerSetupCardCallback: '/ext/payment/setup/:id/card/callback',
  partnerChange: '/ext/payment/change/:id',
  partnerChangeBankCallback: '/ext/payment/change/:id/bank/callback',
  partnerChangeCardCallback: '/ext/payment/change/:id/card/callback',
  careCalculator: `/${slug}-care-calculator`,
  partners: '/partners',
} as const;

/** The front door. */
export const homePath = (): string => patterns.home;

/** The search page; `query` is a canonical query string without its question mark. */
export const discoverPath = (query = ''): string =>
  query ? `${patterns.discover}?${query}` : patterns.discover;

/** Homes by district; `query` is the canonical query string of a search, without its question mark. */
export const mapPath = (query = ''): string => (query ? `${patterns.map}?${query}` : patterns.map);

/** One listing; both parts are percent-encoded. */
export const listingPath = (id: string, slug: string): string =>
  `/discover/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`;

/** What rent payment is. */
export const payPath = (): string => patterns.pay;

/** Paying rent by eGIRO. */
export const payEgiroPath = (): string => patterns.payEgiro;

/** Rewards on rent. */
export const payRewardsPath = (): string => patterns.payRewards;

/** Changing from another way to pay to eGIRO. */
export const payEgiroSwitchPath = (): string => patterns.payEgiroSwitch;

/** What the product does for tenants, landlords, agents or companies. */
export const solutionPath = (audience: 'agents' | 'enterprise' | 'landlords' | 'tenants'): string =>
  `/solutions/${audience}`;

/** The first steps of a landlord. */
export const landlordWelcomePath = (): string => patterns.landlordWelcome;

/** Who we are. */
export const aboutPath = (): string => patterns.about;

/** What is done with personal data. */
export const privacyPath = (): string => patterns.privacy;

/** The rules of the product. */
export const termsPath = (): string => patterns.terms;

/** How to stay clear of rental scams. */
export const safetyPath = (): string => patterns.safety;

/** What renting costs; `query` holds what is calculated, without its question mark. */
export const careCalculatorPath = (query = ''): string =>
  query ? `${patterns.careCalculator}?${query}` : patterns.careCalculator;

/** How partner sites show the calculator and the chat. */
export const partnersPath = (): string => patterns.partners;

/** The public pages that say what the product is, for the sitemap. */
export const marketingPaths: readonly string[] = [
  patterns.pay,
  patterns.payEgiro,
  patterns.payRewards,
  patterns.payEgiroSwitch,
  patterns.solutionsTenants,
  patterns.solutionsLandlords,
  patterns.solutionsAgents,
  patterns.solutionsEnterprise,
  patterns.landlordWelcome,
  patterns.careCalculator,
  patterns.mayIRent,
  patterns.partners,
  patterns.about,
  patterns.privacy,
  patterns.terms,
  patterns.safety,
];

/** Asking who lets a listing, for signed-in people. */
export const enquiryPath = (id: string, slug: string): string => `${listingPath(id, slug)}/enquiry`;

/** Booking a viewing of a home. */
export const bookViewingPath = (id: string, slug: string): string => `${listingPath(id, slug)}/viewing`;

/** Offers made and received. */
export const offersPath = (): string => patterns.offers;

/** Offers for one listing. */
export const listingOffersPath = (listingId: string): string =>
  `${patterns.offers}/${encodeURIComponent(listingId)}`;

/** Rentals, from the first talk on. */
export const contractsPath = (query = ''): string =>
  query ? `${patterns.contracts}?${query}` : patterns.contracts;

/** My papers. */
export const documentsPath = (): string => patterns.documents;

/** One rental. */
export const contractPath = (id: string): string => `${patterns.contracts}/${encodeURIComponent(id)}`;

/** The state of a home at the start of a rental, or at its end. */
export const handoverPath = (id: string, kind: 'move-in' | 'move-out' = 'move-in'): string =>
  `${contractPath(id)}/handover${kind === 'move-out' ? '?kind=move-out' : ''}`;

/** Who may rent: the rules, for everybody. */
export const mayIRentPath = (query = ''): string =>
  query ? `${patterns.mayIRent}?${query}` : patterns.mayIRent;

/** The inbox. */
export const chatPath = (query = ''): string => (query ? `${patterns.chat}?${query}` : patterns.chat);

/** The conversation with the help desk, whether or not it has begun. */
export const HELP_CONVERSATION = 'help';

/** A conversation in the inbox, by its id, or `HELP_CONVERSATION`. */
export const conversationPath = (id: string): string => `${patterns.chat}/${encodeURIComponent(id)}`;

/** A conversation, opened to turn mail about it off. */
export const muteConversationPath = (id: string): string => `${conversationPath(id)}?mute`;

/** The homes and searches somebody keeps; `query` without its question mark. */
export const favouritesPath = (query = ''): string =>
  query ? `${patterns.favourites}?${query}` : patterns.favourites;

/** One kept home, opened beside the others. */
export const favouritePath = (id: string): string => `${patterns.favourites}/${encodeURIComponent(id)}`;

/** The page on which the link of a letter ends the mail of a search. */
export const unsubscribePath = (token: string): string =>
  `${patterns.unsubscribe}?token=${encodeURIComponent(token)}`;

/** The page on which the link of a mail says whether homes are still available. */
export const availabilityPath = (token: string): string =>
  `${patterns.availability}?token=${encodeURIComponent(token)}`;

/** Which cookies are allowed, to be changed at any time. */
export const cookiesPath = (): string => patterns.cookies;

/** The page that says in words what went wrong, for example `/error/401`. */
export const errorPath = (type: string | number): string => `/error/${encodeURIComponent(String(type))}`;

/** Log-in. */
export const loginPath = (): string => patterns.login;

/** Name in the query of a page that is shown to visitors too: whoever opens it logs in first. */
export const logInQuery = 'log-in';

/** A page that is shown to visitors too, by way of log-in. */
export const askLogInPath = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${logInQuery}=1`;

/** Where the one-time code is entered. */
export const loginOtpPath = (): string => patterns.loginOtp;

/** The page that ends the session. */
export const logOutPath = (): string => patterns.logOut;

/** What somebody is known by, and where they are logged in. */
export const profilePath = (): string => patterns.profile;

/** Where somebody changes what may be changed of their profile; `done` is what was just changed or sent. */
export const profileMePath = (
  done: 'profile' | 'phone' | 'phone-code' | 'email' | 'email-code' | null = null,
): string => (done === null ? patterns.profileMe : `${patterns.profileMe}?done=${done}`);

/** The public card of an agent; the slug is for people, the id does the finding. */
export const agentPath = (id: string, slug: string): string =>
  `/profile/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;

/** The card of the other side of one's own enquiry: found by the enquiry, with nobody's name in the address. */
export const partyPath = (enquiryId: string): string => `/profile/enquiry/${encodeURIComponent(enquiryId)}`;

/** The card of another party of one's own rental: found by the id of the party, with nobody's name in the address. */
export const counterpartPath = (partyId: string): string =>
  `/profile/contract/${encodeURIComponent(partyId)}`;

/** What waits for somebody today. */
export const dashboardPath = (): string => patterns.dashboard;

/** Where an owner invites people for a home, and sees what became of it; `home` is the one to begin with. */
export const invitedPath = (home: string | null = null): string =>
  home === null ? patterns.invited : `${patterns.invited}?home=${encodeURIComponent(home)}`;

/** What deleting one's account means, and the way to ask for it. */
export const leavePath = (): string => patterns.leave;

/** An account that is to be deleted, and the way to keep it. */
export const leavingPath = (): string => patterns.leaving;

/**
 * Where somebody proves again who they are, and what for: changing how they are reached, their data, leaving, payments. `to` is the
 * page they come back to; for payments only.
 */
export const stepUpPath = (
  purpose: 'contact' | 'export' | 'leave' | 'payment' | 'sign',
  to?: string,
): string => `${patterns.stepUp}?for=${purpose}${to === undefined ? '' : `&to=${encodeURIComponent(to)}`}`;

/** Where a profile with holes is filled in. */
export const missingPath = (): string => patterns.missing;

/** Says that a profile is complete. */
export const completePath = (): string => patterns.complete;

/** Where somebody with several corporates says which one they act for. */
export const selectionPath = (): string => patterns.selection;

/** Finds out anew who somebody is and what they may do, and goes on to where they wanted to go. */
export const refreshPath = (): string => patterns.refresh;

/** Who acts for a corporate, as what. */
export const accountPath = (): string => patterns.account;

/** The partner sites of a corporate: their keys, look, leads and webhooks. */
export const partnerSitesPath = (): string => patterns.partnerSites;

/** The organisations below a corporate. */
export const subbusinessPath = (): string => patterns.subbusiness;

/** The three first steps of somebody who has just signed up. */
export const welcomePath = (): string => patterns.welcome;

/** Says hello at the first log-in of a day. */
export const greetPath = (): string => patterns.greet;

/** Where somebody chooses what they sign up as. */
export const signUpPath = (): string => patterns.signUp;

/** Where they choose how. */
export const signUpByPath = (): string => patterns.signUpBy;

/** Log-in for whoever follows an invitation and has an account. */
export const signUpLoginPath = (): string => patterns.signUpLogin;

/** Sign-up by hand. */
export const signUpManualPath = (): string => patterns.signUpManual;

/** Looks whether an invitation waits. */
export const signUpOnboardingPath = (): string => patterns.signUpOnboarding;

/** Confirms what somebody joins. */
export const signUpCompletePath = (): string => patterns.signUpComplete;

/** The link of an invitation. */
export const signUpInvitePath = (guid: string): string => `/signup/invite/${encodeURIComponent(guid)}`;

/** Sign-up as one actor type: tenant, owner, landlord, agent or corporate. */
export const signUpAsPath = (actorType: string): string => `/signup/${encodeURIComponent(actorType)}`;

/** The same, with the code of an invitation. */
export const signUpCodePath = (actorType: string): string =>
  `${signUpAsPath(actorType)}/onboardingIdentifier`;

/** How addresses name what somebody signs up as, with its user type; a landlord has two names. */
export const actorTypes = { tenant: 1, owner: 2, landlord: 2, agent: 3, corporate: 4 } as const;

/** The user type of a name in an address: 'landlord' gives 2; null for any other text. */
export const findUserTypeOfActor = (actorType: string | undefined): 1 | 2 | 3 | 4 | null =>
  Object.entries(actorTypes).find(([name]) => name === actorType)?.[1] ?? null;

/** The name of a user type in an address: 3 gives 'agent'; 'tenant' for any other code. */
export const findActorType = (userType: number): string =>
  Object.entries(actorTypes).find(([, code]) => code === userType)?.[0] ?? 'tenant';

/** Sign-up with what Myinfo knows. */
export const signUpSingpassPath = (): string => patterns.signUpSingpass;

/** Goes to Singpass, or to the second issuer; for Myinfo as an agent, owner or tenant, or for a fresh proof of what it is for. */
export const singpassPath = (
  wanted: { as?: string; with?: string; for?: string; to?: string } = {},
): string => {
  const query = new URLSearchParams(wanted).toString();
  return query ? `${patterns.singpass}?${query}` : patterns.singpass;
};

/** What Myinfo is, and for whom it is asked. */
export const myinfoPath = (): string => patterns.myinfo;

/** What Myinfo is asked for, for an agent, owner or tenant. */
export const myinfoTypePath = (type: 'agent' | 'owner' | 'tenant'): string => `${patterns.myinfo}/${type}`;

/** Where an attempt to log in at Singpass stands. */
export const myinfoVerifyPath = (attempt: string): string =>
  `${patterns.myinfoVerify}?attempt=${encodeURIComponent(attempt)}`;

/** What Myinfo said, to be checked and sent, by an agent, landlord or tenant. */
export const myinfoReviewPath = (type: 'agent' | 'landlord' | 'tenant'): string =>
  `${patterns.myinfo}/review/${type}`;

/** Says that what Myinfo said is taken over. */
export const myinfoDonePath = (): string => patterns.myinfoDone;

/** Where an attempt to log in at the second issuer stands. */
export const b2cCallbackPath = (attempt: string): string =>
  `${patterns.b2cCallback}?attempt=${encodeURIComponent(attempt)}`;

/** The guides of the blog; `cursor` is where the page begins. */
export const blogPath = (cursor: string | null = null): string => withCursor(patterns.blog, cursor);

/** The feed of the blog. */
export const blogFeedPath = (): string => '/blog/rss.xml';

/** The stories; `cursor` is where the page begins. */
export const storiesPath = (cursor: string | null = null): string => withCursor(patterns.stories, cursor);

/** The news; `cursor` is where the page begins. */
export const newsroomPath = (cursor: string | null = null): string => withCursor(patterns.newsroom, cursor);

const withCursor = (path: string, cursor: string | null): string =>
  cursor === null ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;

/** An article; news have no page of their own, but a place in the newsroom. */
export const articlePath = (kind: 'blog' | 'story' | 'news', slug: string): string =>
  ({
    blog: `/blog/${encodeURIComponent(slug)}`,
    story: `/stories/${encodeURIComponent(slug)}`,
    news: `/newsroom#${encodeURIComponent(slug)}`,
  })[kind];

/** The preview of an article in any state, for whoever has the link's token. */
export const articlePreviewPath = (kind: 'blog' | 'story' | 'news', id: string, token: string): string =>
  `${kind === 'story' ? '/stories' : '/blog'}/preview/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`;

/** The articles in every state, for their editors; `kind` is the only one that is shown. */
export const articlesPath = (kind: 'blog' | 'story' | 'news' | null = null): string =>
  kind === null ? patterns.articles : `${patterns.articles}?kind=${kind}`;

/** Where a new article is written. */
export const newArticlePath = (): string => patterns.newArticle;

/** Where an article is edited. */
export const articleEditorPath = (id: string): string => `${patterns.articles}/${encodeURIComponent(id)}`;

/** The homes somebody lets, all or those with a listing in a state; `cursor` is where the page begins. */
export const propertiesPath = (cursor: string | null = null, state: string | null = null): string => {
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(cursor === null ? {} : { cursor }),
  }).toString();
  return query === '' ? patterns.properties : `${patterns.properties}?${query}`;
};

/** Id of an imported listing among somebody's homes. */
export const importedListingId = (listingId: string): string => `listing-${listingId}`;

/** Where somebody manages their listing: the page of its unit, or their homes at an imported one, which has no unit. */
export const managedListingPath = (listingId: string, propertyId: string | null): string =>
  propertyId === null
    ? `${patterns.properties}#${encodeURIComponent(importedListingId(listingId))}`
    : propertyPath(propertyId);

/** Where a unit is added: the first step of listing a home; with the imported listing that gets it, if there is one. */
export const newPropertyPath = (importedId: string | null = null): string =>
  importedId === null
    ? patterns.newProperty
    : `${patterns.newProperty}?${new URLSearchParams({ listing: importedId }).toString()}`;

/** An ownership dispute, for its sides. */
export const disputePath = (id: string): string => `${patterns.properties}/dispute/${encodeURIComponent(id)}`;

/** One unit with its listings. */
export const propertyPath = (id: string): string => `${patterns.properties}/${encodeURIComponent(id)}`;

/** Times for viewings of the homes of a unit, and who comes. */
export const viewingsPath = (propertyId: string): string => `${propertyPath(propertyId)}/viewings`;

/** The steps of listing a home. */
export const listingSteps = ['address', 'facts', 'rent', 'photos', 'publish'] as const;

/** A step of listing a home. */
export type ListingStep = (typeof listingSteps)[number];

/** A listing in the wizard, at a step; without one, at the first that lacks something. */
export const listingWizardPath = (
  propertyId: string,
  listingId: string,
  step: ListingStep | null = null,
): string => {
  const path = `${propertyPath(propertyId)}/listing/${encodeURIComponent(listingId)}`;
  return step === null ? path : `${path}?step=${step}`;
};

/** A listing as its page will show it, for its lister and for operators. */
export const listingPreviewPath = (propertyId: string, listingId: string): string =>
  `${listingWizardPath(propertyId, listingId)}/preview`;

/** First listings and disputes, for operators. */
export const reviewPath = (): string => patterns.review;

/** The waitlists of the product, without those under `dubai/`. Others are added by name. */
const ownWaitlists = [
  'waitlist',
  'dateideas',
  'crescendas',
  'agent-waitlist',
  `${slug}-advance`,
  `${slug}-advance-upfront`,
];

/** The names of the product's waitlists. */
export const waitlistNames: readonly string[] = [
  ...ownWaitlists,
  ...ownWaitlists.map((name) => `dubai/${name}`),
];

/** Patterns that any name fits: only a waitlist that exists makes a page of it. */
export const namedWaitlistPatterns: readonly string[] = [
  patterns.namedWaitlist,
  patterns.namedWaitlistDone,
  patterns.namedDubaiWaitlist,
  patterns.namedDubaiWaitlistDone,
];

/** The name of the waitlist that the path of a page belongs to: `/dubai/waitlist/done` gives `dubai/waitlist`. */
export const findWaitlistName = (pathname: string): string =>
  pathname.replace(/^\//, '').replace(/\/(done\/?)?$/, '');

/** A waitlist, by its name, such as `dubai/waitlist`. */
export const waitlistPath = (name: string): string => `/${name.split('/').map(encodeURIComponent).join('/')}`;

/** Says that somebody joined a waitlist. */
export const waitlistDonePath = (name: string): string => `${waitlistPath(name)}/done`;

/** The pattern of every page, as events name it. */
export const pagePatterns: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.values(patterns),
  ...waitlistNames.flatMap((name) => [waitlistPath(name), waitlistDonePath(name)]),
]);

/** Where the link of a mail confirms an entry of a waitlist, or deletes it. */
export const waitlistEntryPath = (token: string): string =>
  `${patterns.waitlistEntry}?token=${encodeURIComponent(token)}`;

/** Says that somebody has left a waitlist. */
export const waitlistLeftPath = (): string => `${patterns.waitlistEntry}?left`;

/** The payment methods of somebody. */
export const paymentMethodsPath = (): string => patterns.paymentMethods;

/** Where somebody chooses between a bank and a card; `service` is what will be paid by it. */
export const newPaymentMethodPath = (service: string | null = null): string =>
  service === null
    ? patterns.newPaymentMethod
    : `${patterns.newPaymentMethod}?service=${encodeURIComponent(service)}`;

/** Where a bank is chosen, or, with a setup, where it stands. */
export const newBankPath = ({ setup, service }: { setup?: string; service?: string } = {}): string => {
  const query = new URLSearchParams({ ...(setup && { setup }), ...(service && { service }) }).toString();
  return query === '' ? patterns.newBank : `${patterns.newBank}?${query}`;
};

/** Goes on to the page on which a card is typed in. */
export const newCardRedirectPath = (setup: string): string =>
  `${patterns.newCardRedirect}?setup=${encodeURIComponent(setup)}`;

/** Where the card's page leads back to. */
export const newCardCallbackPath = (setup: string): string =>
  `${patterns.newCardCallback}?setup=${encodeURIComponent(setup)}`;

/** The services somebody pays or is paid by. */
export const servicesPath = (): string => patterns.services;

/** Types of services, as addresses name them. */
export type ServiceType = 'pay' | 'advance' | 'care';

/** One service, in the profile. */
export const servicePath = (type: ServiceType, id: string): string =>
  `${patterns.services}/${slug}${type}/${encodeURIComponent(id)}`;

/** What services there are. */
export const flowPath = (): string => patterns.flow;

/** The steps of applying for a service. */
export const applySteps = ['home', 'rent', 'payee', 'agreement', 'check'] as const;

/** A step of applying for a service. */
export type ApplyStep = (typeof applySteps)[number];

/** Where somebody applies for a service. */
export const flowApplyPath = (type: ServiceType, step: ApplyStep | null = null): string =>
  step === null ? `/flow/${type}/apply` : `/flow/${type}/apply?step=${step}`;

/** Where a service stands. */
export const flowServicePath = (type: ServiceType, id: string): string =>
  `/flow/${type}/${encodeURIComponent(id)}`;

/** The bills of a service. */
export const flowBillsPath = (type: ServiceType, id: string): string => `${flowServicePath(type, id)}/bills`;

/** Ways to pay, as addresses name them; PayNow is paid on the page of a bank. */
export type PaymentWay = 'bank' | 'card';

/** Where a bill is paid. */
export const billPaymentPath = (type: ServiceType, id: string, way: PaymentWay, bill: string): string =>
  `${flowServicePath(type, id)}/payment/${way}?bill=${encodeURIComponent(bill)}`;

/** Goes on to the page of the bank or card service. */
export const billPaymentRedirectPath = (
  type: ServiceType,
  id: string,
  way: PaymentWay,
  payment: string,
): string => `${flowServicePath(type, id)}/payment/${way}/redirect?payment=${encodeURIComponent(payment)}`;

/** Where that page leads back to. */
export const billPaymentCallbackPath = (
  type: ServiceType,
  id: string,
  way: PaymentWay,
  payment: string,
): string => `${flowServicePath(type, id)}/payment/${way}/callback?payment=${encodeURIComponent(payment)}`;

/** What is to be approved on the bank's own page. */
export const paymentBankPath = (ref: string): string =>
  `${patterns.paymentBank}?ref=${encodeURIComponent(ref)}`;

/** A bill that anybody with the link pays. */
export const paymentLinkPath = (secret: string): string => `/payment/link/${encodeURIComponent(secret)}`;

/** Where the page of the card service or bank leads back to. */
export const paymentLinkCallbackPath = (secret: string): string => `${paymentLinkPath(secret)}/callback`;

/** Where a partner's customer sets up or changes a payment method. */
export const partnerSetupPath = (purpose: 'setup' | 'change', id: string): string =>
  `/ext/payment/${purpose}/${encodeURIComponent(id)}`;

/** Where the page of the bank or card service leads a partner's customer back to. */
export const partnerCallbackPath = (purpose: 'setup' | 'change', id: string, way: PaymentWay): string =>
  `${partnerSetupPath(purpose, id)}/${way}/callback`;

const paymentReturns = [
  patterns.newBank,
  patterns.newCardCallback,
  patterns.billPaymentCallback,
  patterns.paymentLinkCallback,
  patterns.partnerSetupBankCallback,
  patterns.partnerSetupCardCallback,
  patterns.partnerChangeBankCallback,
  patterns.partnerChangeCardCallback,
].map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether a bank or card service leads back to a page: it may post there from its own site. */
export const isPaymentReturn = (path: string): boolean =>
  paymentReturns.some((pattern) => pattern.test(path));
