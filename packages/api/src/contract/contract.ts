import manifest from '../../package.json' with { type: 'json' };
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

/** Version of the contract: that of the package. It's sent with every response as `x-api-version`. */
export const contractVersion: string = manifest.version;

/** Every call of the contract, by name. */
export const contract = {
  ...listings,
  ...similarListings,
  ...places,
  ...fairRent,
  ...listerPhone,
  ...listingReports,
  ...agents,
  ...enquiries,
  // Its paths come before those of one conversation.
  ...chatEnquiries,
  ...chat,
  ...session,
  ...logIn,
  ...signUp,
  ...invitations,
  ...issuers,
  ...myinfo,
  ...pendingActions,
  ...favourites,
  ...availability,
  ...push,
  ...savedSearches,
  ...cookieConsent,
  ...corporate,
  ...notices,
  ...corporates,
  ...organisations,
  ...profile,
  ...personalData,
  ...files,
  ...dashboard,
  ...desk,
  ...deskCommands,
  ...articles,
  ...waitlists,
  ...properties,
  ...ownListings,
  ...viewings,
  ...eligibility,
  ...rentals,
  ...agreements,
  ...renterCards,
  ...tenancies,
  ...documents,
  ...handovers,
  ...bills,
  ...rentRolls,
  ...payees,
  ...paymentMethods,
  ...services,
  ...calculator,
  ...embeds,
  ...partnerSites,
  ...experiments,
  ...events,
  ...shareLinks,
  ...operations,
};

/** The type of the whole contract. */
export type Contract = typeof contract;
