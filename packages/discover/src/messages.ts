import { formatNumber } from '@sewa/formatters';

// On several screens
export const allHomesLabel = 'All homes';
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
  propertySubType: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  furnishing: 'Furnishing',
  address: 'Address',
  district: 'District',
  availableFrom: 'Available from',
} as const;
/** What is let, after 'Type'. */
export const letPart: Readonly<Record<number, string>> = {
  0: 'Whole unit',
  10: 'Room',
  20: 'Room with its own bathroom',
  30: 'Studio',
};
export const homesNoun = (count: number | undefined): string => (count === 1 ? 'home' : 'homes');
export const homeCount = (count: number): string => `${formatNumber(count)} ${homesNoun(count)}`;
export const nameSeveral = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
export const nameEither = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

// A home
export const listingTitle = (home: string, rent: string): string => `${home}, ${rentPerMonth(rent)}`;
export const letTitle = 'This home has been rented out.';
export const closedTitle = 'This home is no longer listed.';
export const goneLead = 'You can still see its details.';
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
export const amenitiesTitle = 'Amenities';
export const similarTitle = 'Similar homes';

// A home before it is published
export const previewTitle = (home: string): string => `Preview: ${home}`;
export const previewDescription = 'See your listing before you publish it.';
export const previewBanner = 'Preview. Only you can see this page.';
export const reviewPreviewBanner = 'Preview. Only the lister and operators can see this page.';
export const previewBackLabel = 'Back to listing';
export const previewReviewLabel = 'Back to reviews';
export const noPreviewTitle = 'Nothing to preview yet';
export const noPreviewLead = 'Enter the rent first. Then you see your listing as everyone will.';

// Is the rent fair?
export const rentBelow = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is cheaper than three in four homes nearby.`;
export const rentAbove = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home costs more than three in four homes nearby.`;
export const rentAtMedian = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is right at the median for homes nearby.`;
export const rentUsual = (rent: string): string =>
  `At ${rentPerMonth(rent)}, this home is in the usual range for homes nearby.`;

// Rental scams
export const scamTitle = "Never pay before you've seen the home and met the owner or agent.";
export const scamLead =
  "You don't need to pay for a viewing. Check that an agent's number is on CEA's Public Register. From July 2023 to January 2024, 389 people lost at least $2.4 million to rental scams (Singapore Police Force).";

// Sending an enquiry
export const messageLabel = (lister: string): string => `Message ${lister}`;
export const enquiryPageTitle = (home: string): string => `Send a message about ${home}`;
export const enquiryDescription = (home: string): string => `Message the owner or agent of ${home}.`;
export const goneHomeEnquiry = "This home is no longer available, so you can't send an enquiry.";
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

// Saved homes
export const favouritesTitle = 'Saved homes';
export const favouritesDescription = 'Your saved homes and searches.';
export const savedHomes = (count: number): string => (count === 1 ? '1 saved home' : `${count} saved homes`);
export const favouritesFailureTitle = "We can't show your saved homes right now";
export const favouritesSafe = 'Your saved homes, notes and searches are safe.';

// Home page
export const welcomeLead = (total: number): string =>
  `${homeCount(total)} to rent. We show what the owner told us, and say when they didn't.`;
export const boldWelcomeLead = (total: number): string =>
  `${homeCount(total)} to rent. See the full move-in cost, then message the owner or agent.`;
export const newestTitle = 'Just listed';
export const seeAllHomesLabel = (total: number): string => `See all ${homeCount(total)}`;
export const districtsTitle = 'Where to live';
export const districtFacts = (homes: number, rent: string): string => `${homeCount(homes)} · from ${rent}`;
export const allDistrictsLabel = 'On the map';

// How it works
export const howItWorksTitle = 'How it works';

// Search
export const skipToResultsLabel = 'Skip to results';
export const searchLabel = 'Search';
export const searchPlaceholder = 'Place or “2 bedrooms below 3k”';
export const homesTypeName: Readonly<Record<number, string>> = {
  0: 'HDB flats',
  1: 'condos',
  2: 'landed homes',
  4: 'serviced apartments',
};
export const anyHomes = 'homes';
const wholeCountry = 'Singapore';
export const rooms = 'rooms';
export const studios = 'studios';
export const homesSubTypeName: Readonly<Record<number, string>> = {
  0: 'whole homes',
  10: rooms,
  20: 'ensuite rooms',
  30: studios,
};
export const partsOf = (parts: string, homes: string): string => `${parts} in ${homes}`;
export const withBedrooms = (counts: string, homes: string): string => `${counts}bedroom ${homes}`;
export const withMoreBedrooms = (counts: string, homes: string): string => `${homes} with ${counts} bedrooms`;
export const orMore = (count: number): string => `${count} or more`;
export const inPlaces = (places: string): string => `in ${places}`;
export const nearPlaces = (places: string): string => `near ${places}`;
export const nearStation = 'near a station';
export const ruleSubject = { pets: 'pets', visitors: 'overnight visitors' } as const;
export const cookingAllowed = 'cooking is allowed';
export const allowedOrAsked = (what: string): string => `${what} are allowed or on request`;
export const minutesOf = (minutes: number, place: string): string => `${minutes} min of ${place}`;
export const within = (ways: string): string => `within ${ways}`;
export const rentBetween = (from: string, upTo: string): string => `for $${from} to $${upTo}`;
export const rentUpTo = (rent: string): string => `up to $${rent}`;
export const rentFrom = (rent: string): string => `from $${rent}`;
export const searchTitle = ({
  homes,
  districts,
  places,
  rent,
  words,
  rules,
}: Readonly<Record<'homes' | 'districts' | 'places' | 'rent' | 'words' | 'rules', string>>): string => {
  const where = places
    ? [places, districts && `in ${districts}`].filter(Boolean).join(', ')
    : districts || !words
      ? `for rent in ${districts || wholeCountry}`
      : '';
  const title = [homes, where, rent, words && `matching “${words}”`, rules && `where ${rules}`]
    .filter(Boolean)
    .join(' ');
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
export const choiceName = {
  propertyTypes: 'home type',
  propertySubTypes: 'kind of home',
  noOfBedRooms: 'number of bedrooms',
  noOfBathRooms: 'number of bathrooms',
  furnitureStatus: 'kind of furnishing',
  amenities: 'amenity',
} as const;
export const unknownChoice = (name: string): string =>
  `This address asks for ${name === 'amenity' ? 'an' : 'a'} ${name} that we don't know, so we left it out of this search.`;

// Search results
export const removeToSee = (filter: string, total: number): string =>
  `Remove ${filter} to see ${homeCount(total)}.`;

// Filters
export const filtersTitle = 'Filters';
export const showHomesLabel = (homes: string): string => `Show ${homes}`;

// Map
export const homesMapTitle = 'Homes on the map';
export const mapTitle = 'Homes by district';
export const mapDescription = "See how many homes there are to rent in each of Singapore's 28 districts.";
export const listLabel = 'List';
export const mapLead = 'Stronger colours mean more homes. Choose a district to see its homes.';
export const allDistrictsTitle = 'All districts';
export const outlinesAttribution =
  'Outlines and stations contain information from the Urban Redevelopment Authority and the Land Transport Authority, accessed through data.gov.sg and used under the Singapore Open Data Licence. Train lines are drawn straight from station to station.';
export const districtHomes = (district: string, count: number): string => `${district}: ${homeCount(count)}`;

// Saved searches
export const searchRemoved = 'The saved search was removed.';

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
