import { formatNumber } from '@sewa/formatters';

// On several screens
export const allHomesLabel = 'All homes';
export const findHomeLabel = 'Find a home';
export const perMonth = 'a month';
export const rentPerMonth = (rent: string): string => `${rent} ${perMonth}`;
export const undoLabel = 'Undo';
export const removeLabel = 'Remove';
export const removed = (name: string): string => `${name} was removed.`;
export const removalFailure = (name: string, remains: string): string => `${name} ${remains}.`;
export const restoreFailure = (name: string): string => `We couldn't bring back ${name}.`;
export const removeNamedLabel = (name: string): string => `Remove ${name}`;
export const someone = 'Someone';
export const factName = {
  propertyType: 'Home type',
  propertySubType: 'Whole home or room',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  furnishing: 'Furnishing',
  address: 'Address',
  district: 'District',
  availableFrom: 'Available from',
} as const;
export const homesNoun = (count: number | undefined): string => (count === 1 ? 'home' : 'homes');
export const homeCount = (count: number): string => `${formatNumber(count)} ${homesNoun(count)}`;
export const nameSeveral = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
export const listingStatus = {
  live: 'Available',
  let: 'Rented out',
  closed: 'No longer listed',
} as const;

// Location
export const locationTitle = 'Location';
export const noStationNear = 'No MRT or LRT station within 1.5 km.';
export const stationsTitle = 'MRT and LRT stations';
export const hawkerCentresTitle = 'Hawker centres';
export const mallsTitle = 'Shopping malls';
export const primarySchoolsTitle = 'Primary schools';
export const walk = (minutes: number): string => `${minutes} min walk`;
export const shortWalk = (minutes: number): string => `${minutes} min`;
export const surroundings = (kilometres: string): string =>
  `Map of the ${kilometres} km around this home. The lists name every place on it.`;
export const walkEstimate =
  'Walking times are estimates from the straight-line distance, not from footpaths. They add 30% to that distance and assume 80 m a minute.';
export const placesAttribution =
  'Places contain information from the Land Transport Authority, OneMap and other agencies, accessed through data.gov.sg and used under the Singapore Open Data Licence.';

// A home
export const listingTitle = (home: string, rent: string): string => `${home}, ${rentPerMonth(rent)}`;
export const letTitle = 'This home has been rented out.';
export const closedTitle = 'This home is no longer listed.';
export const goneLead = 'You can still see its details.';
export const detailsTitle = 'Details';
export const firstListed = (day: string): string => `First listed ${day}`;
export const descriptionTitle = 'About this home';
export const houseRulesTitle = 'House rules';
export const ruleName = {
  minMonths: 'Shortest stay',
  maxOccupants: 'Most occupants',
  cooking: 'Cooking',
  pets: 'Pets',
  smoking: 'Smoking',
  visitors: 'Overnight visitors',
} as const;
export const ruleValue = {
  allowed: 'Allowed',
  'on-request': 'Ask first',
  'not-allowed': 'Not allowed',
  light: 'Light cooking',
} as const;
export const ruleMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
export const amenitiesTitle = 'Amenities';
export const floorPlanTitle = 'Floor plan';
export const similarTitle = 'Similar homes';
export const priceDropLabel = 'Price drop';
export const priceDropBefore = (difference: string): string => `${difference} less than before. It was `;
export const noPictures = 'No photos';
export const pictureCaption = {
  facade: 'Outside',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  'floor-plan': 'Floor plan',
  photo: 'Photo',
} as const;

// A home before it is published
export const previewTitle = (home: string): string => `Preview: ${home}`;
export const previewDescription = 'See your listing before you publish it.';
export const previewBanner = 'Preview. Only you can see this page.';
export const reviewPreviewBanner = 'Preview. Only the lister and operators can see this page.';
export const previewBackLabel = 'Back to listing';
export const previewReviewLabel = 'Back to reviews';
export const previewEnquiry = 'People write to you here once your listing is live.';
export const noPreviewTitle = 'Nothing to preview yet';
export const noPreviewLead = 'Enter the rent first. Then you see your listing as everyone will.';

// Sharing a home
export const shareLabel = 'Share';

// Who listed a home
export const listerTitle = 'Listed by';
export const agentLabel = 'Agent';
export const ownerLabel = 'Owner';
export const ownerLead =
  "Listed by the owner, without an agent. We don't show an owner's phone number publicly.";
export const companyLabel = 'Company';
export const companyLead =
  "Listed by the company that owns it, without an agent. We don't show its phone number publicly.";
export const alsoListedByTitle = 'Also listed by';
export const seePhoneNumberLabel = 'See phone number';
export const openDataLister = "This home comes from open data. It isn't listed by an owner or agent.";
export const listerNotStated = 'Not stated in this listing.';
export const registrationNumberLabel = 'CEA registration number';
export const agencyLabel = 'Agency';
export const agencyLicenceLabel = 'Agency licence';

// Move-in cost
export const moveInTitle = 'Move-in cost';
export const termLabel = 'Tenancy length';
export const updateLabel = 'Update';
export const moveInCaption = (term: string): string =>
  `What you pay before you get the keys, for a tenancy of ${term}`;
export const moveInTotal = 'Total';
export const moveInKnownTotal = 'Total of known costs';
export const amountNotKnown = 'Not known';
export const sourcesTitle = 'Where these figures come from';
export const sourceOf = (name: string, source: string): string => `${name}: ${source}`;
export const moveInName = {
  'first-rent': "First month's rent",
  deposit: 'Security deposit',
  'stamp-duty': 'Stamp duty',
  'agent-fee': "Your own agent's fee",
} as const;
export const moveInNote = {
  'first-rent': 'Paid when you sign the contract.',
  deposit: 'The landlord returns it at the end, minus anything you owe.',
  'stamp-duty':
    "Paid to IRAS within 14 days of signing, usually by the tenant. It's based on the market rent if that's higher.",
  'agent-fee': 'Only if you engage one. The landlord pays their own agent. GST may be added.',
} as const;
export const sourceBasis = {
  law: 'Official',
  estimate: 'Based on published guides, not checked against the law',
  custom: 'Customary, not required by law',
} as const;
export const checkedSource = (name: string, day: string): string => `${name}; checked ${day}.`;
export const sourceWithBasis = (basis: string, source: string): string => `${basis}. ${source}`;
export const allCostsLabel = 'See all costs';
export const termInMonths = (months: number): string => `${months} months`;
export const termInYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

// Is the rent fair?
export const fairRentTitle = 'Is the rent fair?';
export const fairRentCaption = 'Monthly rents paid nearby';
export const lowerQuartileLabel = 'Lowest quarter paid up to';
export const medianLabel = 'Median rent paid';
export const upperQuartileLabel = 'Highest quarter paid from';
export const thisHomeLabel = 'This home';
export const rentBelow = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is cheaper than three in four homes nearby.`;
export const rentAbove = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home costs more than three in four homes nearby.`;
export const rentAtMedian = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is right at the median for homes nearby.`;
export const rentUsual = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is in the usual range for homes nearby.`;
export const comparedWith = (homes: string): string =>
  `Compared with ${homes}. Rents may have changed since.`;
export const tooFewCompared = (homes: string): string =>
  `There are too few homes to compare: ${homes}. We need at least five.`;
export const rentFarBelow =
  "This is far below rents paid nearby. Fake listings often have very low rents, so don't pay anything before you've seen the home.";

// Rental scams
export const scamTitle = "Never pay before you've seen the home and met the owner or agent.";
export const scamLead =
  "You don't need to pay for a viewing. Check that an agent's number is on CEA's Public Register. From July 2023 to January 2024, 389 people lost at least $2.4 million to rental scams (Singapore Police Force).";

// Reporting a listing
export const reportLabel = 'Report this listing';
export const reportReasonLabel = "What's wrong?";
export const reportReasonPlaceholder = 'Choose a reason';
export const reportReason = {
  'not-available': "It's no longer available",
  'wrong-facts': 'Some details are wrong',
  duplicate: "It's listed twice",
  scam: "It's a scam or fake",
  'not-theirs': 'They have no right to rent it out',
  other: 'Something else',
} as const;
export const reportMessageLabel = 'What did you notice?';
export const reportMessageHint = 'Leave out personal details. We only see this message, not who you are.';
export const sendReportLabel = 'Send report';
export const reportSent = "Thank you. We'll look into this listing.";
export const chooseReportReason = 'Choose a reason.';
export const reportMessageIssue = (reason: string): string => `Your message ${reason}.`;

// Sending an enquiry
export const enquiryTitle = 'Ask about this home';
export const enquiryPageTitle = (home: string): string => `Ask about ${home}`;
export const enquiryDescription = (home: string): string => `Message the owner or agent of ${home}.`;
export const enquiryLinkLabel = 'Send enquiry';
export const noListerToMessage = "This home isn't listed by an owner or agent, so there's no one to message.";
export const goneHomeEnquiry = "This home is no longer available, so you can't send an enquiry.";
export const messageLabel = 'Your message';
export const messagePlaceholder = "Is it still available? I'd like to view it on …";
export const sendToLabel = (lister: string): string => `Send to ${lister}`;
export const enquirySharing = (lister: string): string =>
  `We'll share your name and phone number with ${lister}.`;
export const enquiryLogIn = "You may need to log in first. We'll keep your message.";
export const messageIssue = (reason: string): string => `Your message ${reason}.`;
export const enquiredHomeIssue = (reason: string): string => `This home ${reason}.`;
export const callInstead = (lister: string): string => `Or call ${lister}:`;

// Who an enquiry is with
export const partyDescription = "Who you're in touch with about a home.";
export const partyFailurePageTitle = 'Your enquiry';
export const partyFailureTitle = "We can't show this right now";
export const enquirySafe = 'Your enquiry is safe.';
export const receivedOn = 'They asked you about this home on';
export const sentOn = 'You asked them about this home on';
export const inboxLabel = 'Inbox';
export const partyHomesLabel = 'See all their homes';

// An agent
export const agentTitle = (name: string, registrationNumber: string): string =>
  `${name}, agent ${registrationNumber}`;
export const agentDescription = (
  name: string,
  agency: string | null,
  registrationNumber: string,
  homes: string,
): string =>
  `${name}${agency === null ? '' : ` of ${agency}`}, CEA registration number ${registrationNumber}: ${homes} to rent in Singapore.`;
export const agentJobTitle = 'Real estate salesperson';
export const agentHomesTitle = 'Homes for rent';
export const agentHomes = (count: number, shownCount: string): string =>
  count === 1 ? '1 home' : `${shownCount} homes`;
export const noAgentHomesTitle = 'No homes for rent right now';
export const rentedOutSoFar = (homes: string): string => `${homes} rented out so far.`;
export const newestAgentHomes = (count: number, homes: string): string =>
  `Showing the ${count} newest of ${homes}.`;
export const allAgentHomes = (homes: string): string => `${homes}.`;
export const moreRentedOut = (shownCount: string): string => `${shownCount} more rented out so far.`;
export const agentHomesLead = 'Open a home to send an enquiry.';

// Saving a home
export const saveLabel = 'Save';
export const homeNotSaved = "It wasn't saved.";
export const homeNotRemoved = "It's still saved.";

// Saved homes
export const favouritesTitle = 'Saved homes';
export const favouritesDescription = 'Your saved homes and searches.';
export const savedHomes = (count: number): string => (count === 1 ? '1 saved home' : `${count} saved homes`);
export const noFavouritesTitle = 'No saved homes yet';
export const noFavouritesLead = 'Press the heart on a home to save it here, add a note and follow its rent.';
export const favouritesFailureTitle = "We can't show your saved homes right now";
export const favouritesSafe = 'Your saved homes, notes and searches are safe.';
export const favouritesFull = 'You already have 200 saved homes. Remove one first.';
export const favouriteRemoved = 'The home is no longer saved.';
export const favouriteRemains = 'is still saved';
export const allFavouritesLabel = 'All saved homes';
export const openListingLabel = 'See the listing';
export const rentSame = 'Same rent as when you saved it';
export const rentWhenSaved = (rent: string): string => `It was ${rent} when you saved it`;
export const smallShare = 'under 1%';
export const rentLess = (difference: string, share: string): string => `−${difference} (${share} less)`;
export const rentMore = (difference: string, share: string): string => `+${difference} (${share} more)`;
export const noteLabel = 'Note';
export const notePlaceholder = 'Only you can see this';
export const saveNoteLabel = 'Save note';
export const noteSaving = 'Saving…';
export const noteSaved = 'Saved';
export const noteIssue = (reason: string): string => `Your note ${reason}.`;

// Saved homes side by side
export const compareLabel = 'Compare';
export const compareNamedLabel = (home: string): string => `Compare ${home}`;
export const compareHomesLabel = (count: number): string => `Compare ${count} homes`;
export const chooseOneMore = 'Choose one more home to compare.';
export const chooseToCompare = 'Choose two to four homes to compare side by side.';
export const closeComparisonLabel = 'Close comparison';
export const comparisonCaption = 'Comparison of your saved homes';
export const comparedRent = 'Monthly rent';
export const comparedRentChange = 'Since you saved it';
export const comparedRentSame = 'No change';
export const comparedStatus = 'Status';
export const comparedNote = 'Your note';

// To do
export const toDoTitle = 'To do';
export const toDoAllLabel = 'See all';
export const nothingToDo = 'Nothing new today.';
export const accountDeletionTask = 'Your account will be deleted';
export const profileTask = 'Complete your profile';
export const invitationTask = (count: number): string =>
  count === 1 ? '1 invitation' : `${count} invitations`;
export const unreadTask = (count: number): string =>
  count === 1 ? '1 unread message' : `${count} unread messages`;
export const newHomesTask = (count: number): string =>
  count === 1 ? '1 new home in your searches' : `${count} new homes in your searches`;
export const changedHomesTask = (count: number): string =>
  count === 1 ? '1 saved home has changed' : `${count} saved homes have changed`;

// Home page
export const welcomeTitle = 'A home in Singapore, without the guesswork';
export const welcomeLead = (total: number): string =>
  `${homeCount(total)} to rent. We show what the owner told us, and say when they didn't.`;
export const boldWelcomeTitle = 'Find your next home. Skip the guesswork.';
export const boldWelcomeLead = (total: number): string =>
  `${homeCount(total)} to rent. See the full move-in cost, then message the owner or agent.`;
export const whereLabel = 'Where';
export const anyTypeLabel = 'Any type';
export const newestTitle = 'Just listed';
export const seeAllHomesLabel = (total: number): string => `See all ${homeCount(total)}`;
export const districtsTitle = 'Where would you like to live?';
export const districtsLead = 'See how many homes are available in each of the 28 postal districts.';

// How it works
export const howItWorksTitle = 'How it works';
export const rentingTitle = "If you're renting";
export const rentingSteps = [
  'Search by district, home type, bedrooms and furnishing.',
  'Open a home to see its photos, its details and who listed it.',
  "Message the owner or agent. Never pay before you've seen the home.",
] as const;
export const forTenantsLabel = 'More for tenants';
export const lettingTitle = "If you're a landlord";
export const lettingSteps = [
  'We show your home with the details you give us.',
  'We never show your phone number publicly.',
  'Once your home is rented out, we say so and remove it from search results.',
] as const;
export const forLandlordsLabel = 'More for landlords';
export const actingTitle = "If you're an agent";
export const actingSteps = [
  'Send us your listings in one file, with one listing per row.',
  "If we can't accept a row, we tell you why in plain English.",
  'Each listing shows your CEA registration number, your agency and its licence.',
] as const;
export const forAgentsLabel = 'More for agents';

// Search
export const searchLabel = 'Search';
export const searchPlaceholder = 'Street, project or postal code';
export const homesTypeName: Readonly<Record<number, string>> = {
  0: 'HDB flats',
  1: 'condos',
  2: 'landed homes',
  4: 'serviced apartments',
};
export const anyHomes = 'homes';
export const wholeCountry = 'Singapore';
export const searchTitle = (homes: string, places: string): string => {
  const title = `${homes} for rent in ${places}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};
export const searchDescription = (total: number | undefined): string =>
  `Browse ${total === undefined ? anyHomes : homeCount(total)} to rent in Singapore. Compare rents, districts and details.`;
export const mapLabel = 'Map';
export const homeSummary = (kind: string, place: string, facts: string): string =>
  `${kind || 'Home'} for rent at ${place}: ${facts}.`;
export const openDataSource = (month: string): string => `From open data, approved ${month}`;
export const counting = 'Counting…';
export const countFailure = "We couldn't count the homes.";
export const areaName = (name: string): string => `“${name}”`;
export const unknownArea = (name: string): string =>
  `We don't know an area called ${name}, so we left it out of this search.`;
export const unknownAreas = (names: string): string =>
  `We don't know areas called ${names}, so we left them out of this search.`;

// Search results
export const homesLabel = 'Homes';
export const moreHomesLabel = 'Show more homes';
export const moreHomesFailure = "We couldn't load these homes. Check your connection, then try again.";
export const noMoreHomes = "That's all the homes in this search.";
export const noHomesTitle = 'No homes match your search';
export const noHomesLead = 'Try removing a filter or searching a nearby district.';
export const clearAllFiltersLabel = 'Clear all filters';
export const removeToSee = (filter: string, total: number): string =>
  `Remove ${filter} to see ${homeCount(total)}.`;

// Filters
export const filtersTitle = 'Filters';
export const clearAllLabel = 'Clear all';
export const closeLabel = 'Close';
export const chosenFiltersLabel = 'Chosen filters';
export const sortLabel = 'Sort by';
export const sortName = {
  newest: 'Newest first',
  rentAsc: 'Lowest rent first',
  rentDesc: 'Highest rent first',
  areaDesc: 'Largest first',
} as const;
export const rentLegend = 'Monthly rent ($)';
export const rentFromLabel = 'From';
export const rentUpToLabel = 'Up to';
export const minimumAreaLabel = 'Minimum floor area (sqm)';
export const availableByLabel = 'Available by';
export const showHomesLabel = (homes: string): string => `Show ${homes}`;
export const bedroomChoice = (count: string): string => `${count} ${count === '1' ? 'bedroom' : 'bedrooms'}`;
export const bathroomChoice = (count: string): string =>
  `${count} ${count === '1' ? 'bathroom' : 'bathrooms'}`;
export const searchedText = (text: string): string => `“${text}”`;
export const rentRange = (from: string, upTo: string): string => `$${from} to $${upTo}`;
export const rentFrom = (rent: string): string => `From $${rent}`;
export const rentUpTo = (rent: string): string => `Up to $${rent}`;
export const areaFrom = (area: string): string => `From ${area} sqm`;
export const availableBy = (day: string): string => `Available by ${day}`;
export const namedFilter = (title: string): string => `the “${title}” filter`;
export const rangeFilter = {
  rent: 'the rent filter',
  areaMin: 'the floor area filter',
  availableFrom: 'the date filter',
} as const;

// Map
export const mapTitle = 'Homes by district';
export const mapDescription = "See how many homes there are to rent in each of Singapore's 28 districts.";
export const listLabel = 'List';
export const mapLead = 'Stronger colours mean more homes. Choose a district to see its homes.';
export const allDistrictsTitle = 'All districts';
export const outlinesAttribution =
  'Outlines contain information from the Urban Redevelopment Authority, accessed through data.gov.sg and used under the Singapore Open Data Licence.';
export const districtMapLabel = 'Map of the districts';
export const planningAreasTitle = 'Planning areas of Singapore';
export const districtSign = (number: string): string => `D${number}`;
export const districtName = (number: string, name: string): string => `District ${number}, ${name}`;
export const districtHomes = (district: string, count: number): string => `${district}: ${homeCount(count)}`;

// Saved searches
export const saveSearchLabel = 'Save search';
export const savedSearchesTitle = 'Saved searches';
export const alertsByEmail = (email: string): string => `We'll email new homes to ${email}.`;
export const alertsWithoutEmail = 'Add an email address to your account to get alerts for new homes.';
export const noSavedSearchesTitle = 'No saved searches yet';
export const noSavedSearchesLead = 'Save a search to get alerts for new homes that match it.';
export const savedSearchesFull = 'You already have 20 saved searches. Remove one first.';
export const searchSaved = 'Search saved. Give it a name and choose how often we email you.';
export const searchRemoved = 'The saved search was removed.';
export const searchRemains = 'is still saved';
export const searchNameLabel = 'Name';
export const searchNameIssue = (reason: string): string => `This name ${reason}.`;
export const alertsLabel = 'Email alerts';
export const alertsFrequency = {
  instant: 'As soon as there are new homes',
  daily: 'Every day at 8 am',
  weekly: 'Every Monday at 8 am',
} as const;
export const searchSavedOn = (day: string): string => `Saved ${day}`;
export const searchChangeSaving = 'Saving…';
export const searchChangeSaved = 'Saved';
export const pausedLabel = 'Paused';
export const pauseAlertsLabel = 'Pause alerts';
export const resumeAlertsLabel = 'Resume alerts';
export const openSearchLabel = 'See homes';

// Ending the alerts of a saved search
export const unsubscribeDescription = 'Stop email alerts for a saved search.';
export const unsubscribeTitle = (search: string): string => `Stop email alerts for “${search}”?`;
export const unsubscribeLead = 'Your search stays saved. You can resume alerts any time.';
export const unsubscribeLabel = 'Unsubscribe';
export const unsubscribedTitle = (search: string): string => `Email alerts for “${search}” are paused`;
export const unsubscribedLead = 'Your search is still saved. You can resume alerts any time.';
export const unsubscribeInvalidTitle = 'This link is no longer valid';
export const unsubscribeInvalidLead = 'The saved search for this link was removed.';
export const yourSavedSearchesLabel = 'Your saved searches';
