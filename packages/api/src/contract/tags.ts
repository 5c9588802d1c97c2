import type { RouteName } from '../routes.ts';
import { agents } from './agents.ts';
import { agreements } from './agreements.ts';
import { articles } from './articles.ts';
import { availability } from './availability.ts';
import { bills } from './bills.ts';
import { rentRolls } from './billsRentRoll.ts';
import { calculator } from './calculator.ts';
import { chat } from './chat.ts';
import { chatEnquiries } from './chatEnquiries.ts';
import { cookieConsent } from './cookieConsent.ts';
import { corporate } from './corporate.ts';
import { corporates } from './corporates.ts';
import { dashboard } from './dashboard.ts';
import { desk } from './desk.ts';
import { deskCommands } from './deskCommands.ts';
import { documents } from './documents.ts';
import { eligibility } from './eligibility.ts';
import { embeds } from './embeds.ts';
import { enquiries } from './enquiries.ts';
import { events } from './events.ts';
import { experiments } from './experiments.ts';
import { fairRent } from './fairRent.ts';
import { favourites } from './favourites.ts';
import { files } from './files.ts';
import { handovers } from './handovers.ts';
import { invitations } from './invitations.ts';
import { issuers } from './issuers.ts';
import { listerPhone } from './listerPhone.ts';
import { listingReports } from './listingReports.ts';
import { listings } from './listings.ts';
import { logIn } from './logIn.ts';
import { myinfo } from './myinfo.ts';
import { notices } from './notices.ts';
import { operations } from './operations.ts';
import { organisations } from './organisations.ts';
import { ownListings } from './ownListings.ts';
import { partnerSites } from './partnerSites.ts';
import { payees } from './payees.ts';
import { paymentMethods } from './paymentMethods.ts';
import { pendingActions } from './pendingActions.ts';
import { personalData } from './personalData.ts';
import { places } from './places.ts';
import { profile } from './profile.ts';
import { properties } from './properties.ts';
import { push } from './push.ts';
import { rentals } from './rentals.ts';
import { renterCards } from './renterCards.ts';
import { savedSearches } from './savedSearches.ts';
import { services } from './services.ts';
import { session } from './session.ts';
import { shareLinks } from './shareLinks.ts';
import { signUp } from './signUp.ts';
import { similarListings } from './similarListings.ts';
import { tenancies } from './tenancies.ts';
import { viewings } from './viewings.ts';
import { waitlists } from './waitlists.ts';

/** A chapter of the API's document. */
export interface Tag {
  /** Its name in addresses. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly calls: readonly RouteName[];
}

type Group = Readonly<Record<string, { readonly name: RouteName }>>;

const tag = (name: string, title: string, description: string, ...groups: readonly Group[]): Tag => ({
  name,
  title,
  description,
  calls: groups.flatMap((group) => Object.values(group).map((route) => route.name)),
});

/** The chapters of the API's document; every call is in one of them. */
export const tags: readonly Tag[] = [
  tag(
    'search',
    'Search',
    'Homes to rent: search, filters, the map, one home with its rent, places and lister.',
    { ...listings, ...similarListings, ...places, ...fairRent, ...agents, ...listerPhone, ...listingReports },
  ),
  tag(
    'saved',
    'Saved homes and searches',
    'Homes and searches people keep, and the mails about them.',
    favourites,
    savedSearches,
  ),
  tag(
    'chat',
    'Enquiries and chat',
    'Questions about homes, conversations, their live stream, and how a lister sorts them.',
    enquiries,
    chatEnquiries,
    chat,
  ),
  tag(
    'listings',
    'Properties and listings',
    'Homes of owners and agents: units, authorities, listings, photos, availability and reviews.',
    properties,
    ownListings,
    availability,
  ),
  tag(
    'renting',
    'Viewings and offers',
    'From a viewing to an accepted offer, and who may rent.',
    viewings,
    rentals,
    renterCards,
    eligibility,
  ),
  tag(
    'tenancies',
    'Agreements and tenancies',
    'Agreements and their signatures, handovers, repairs, deposits and papers.',
    agreements,
    tenancies,
    handovers,
    documents,
  ),
  tag(
    'payments',
    'Rent plans and payment methods',
    'What is paid regularly, to whom and how, and the calculator.',
    services,
    payees,
    paymentMethods,
    calculator,
  ),
  tag(
    'bills',
    'Bills and payments',
    'Bills, payments, receipts, statements and the rent roll.',
    bills,
    rentRolls,
  ),
  tag(
    'log-in',
    'Log-in and sign-up',
    'One-time codes, log-in with a bank or Singpass, sign-up, invitations and sessions.',
    logIn,
    signUp,
    invitations,
    issuers,
    myinfo,
    pendingActions,
    session,
  ),
  tag(
    'account',
    'Account',
    'The dashboard, notices, the profile, files and personal data.',
    dashboard,
    notices,
    profile,
    personalData,
    files,
    push,
    cookieConsent,
  ),
  tag(
    'companies',
    'Companies and operators',
    'Companies, their members and organisations, and the desk of operators.',
    corporate,
    corporates,
    organisations,
    desk,
    deskCommands,
  ),
  tag(
    'partners',
    'Partner sites',
    'Frames on partner sites: keys, sessions, leads and webhooks.',
    partnerSites,
    embeds,
  ),
  tag(
    'content',
    'Articles and waitlists',
    'Articles, waitlists, experiments, events and links to share.',
    articles,
    waitlists,
    experiments,
    events,
    shareLinks,
  ),
  tag('operations', 'Operations', 'Health of the server, redirects and reports of errors.', operations),
];
