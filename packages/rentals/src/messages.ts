// On several pages
export const propertiesTitle = 'Properties';
export const listHomeLabel = 'List a home';
export const editLabel = 'Edit';
export const saveLabel = 'Save';
export const cancelLabel = 'Cancel';
export const dashboardLabel = 'Go to dashboard';
export const tryAgainLabel = 'Try again';
export const failureLead = 'Something went wrong on our side.';
export const unreachableLead = "We can't reach our server right now.";
export const homesSafe = 'Your homes and listings are safe.';
export const changedMeanwhile = 'This has changed since you opened the page. Check the latest and try again.';
export const gone = 'This no longer exists, or you no longer have access to it.';
export const fieldIssue = (reason: string): string => `This ${reason}.`;
export const listingState = {
  draft: 'Draft',
  review: 'In review',
  live: 'Live',
  paused: 'Paused',
  let: 'Let',
  closed: 'Closed',
} as const;
export const wholeHome = 'Whole home';
export const room = (number: number): string => `Room ${number}`;
export const rentPerMonth = (rent: string): string => `${rent} a month`;
export const noRent = 'No rent yet';

// Properties
export const propertiesLead = 'Your homes and their listings. The numbers are for the last 30 days.';
export const companyLead = (company: string): string =>
  `Homes of ${company} and your own. Everyone in the company who can let homes sees and edits the company's.`;
export const statesLabel = 'Filter by state';
export const allStatesLabel = 'All';
export const noPropertiesTitle = 'List your first home';
export const firstSteps = [
  'Add the address. Only you, your agents and our team see the unit number.',
  'Add the facts, the rent and photos. You can stop any time and continue on another device.',
  'Publish it. We check your first listing before it goes live.',
] as const;
export const noneInStateTitle = (state: string): string => `No listings: ${state.toLowerCase()}`;
export const noneInStateLead = 'Choose another state to see your other listings.';
export const showAllLabel = 'See all';
export const moreLabel = 'See more homes';
export const moreFailure = "We couldn't load more homes. Try again.";
export const propertiesFailureTitle = "We can't show your homes right now";
export const ownLabel = 'Your own';
export const agentLabel = "You're the agent";
export const disputedLabel = 'Ownership in dispute';
export const noListings = 'No listing yet.';
export const listThisLabel = 'List this home';

// A listing
export const countName = { views: 'Views', saves: 'Saves', enquiries: 'Enquiries' } as const;
export const countsLabel = 'Last 30 days';
export const listedBy = (name: string): string => `Listed by ${name}`;
export const anotherLister = 'Listed by someone else';
export const actionsLabel = (listing: string): string => `More actions for ${listing}`;
export const moreActionsLabel = 'More';
export const continueLabel = 'Continue';
export const viewLabel = 'View';
export const previewLabel = 'Preview';
export const pauseLabel = 'Pause';
export const resumeLabel = 'Resume';
export const listAgainLabel = 'List again';
export const letLabel = 'Mark as let';
export const closeLabel = 'Close';
export const copyLabel = 'Copy to a new draft';
export const joinLabel = 'Join this listing';
export const stillAvailableLabel = "Yes, it's available";
export const notAvailableLabel = "No, it's let";
export const askOwnerLabel = 'See what to do';
export const undoLabel = 'Undo';
export const nextStep = {
  draft: 'Not published yet.',
  rejected: (reason: string): string => `We couldn't publish this listing: ${reason}`,
  review: "We're checking this listing before it goes live. You can still edit it.",
  asked: (day: string): string => `Still available? Answer by ${day}, or we'll pause this listing.`,
  unconfirmed: "We paused this listing because you didn't tell us that the home is still available.",
  authorityEnded: 'We paused this listing because your authority from the owner ended.',
  ownership: 'We paused this listing because the home has another owner now.',
  paused: "Paused. People can't find it until you resume it.",
  let: 'Let. List it again when the home is free.',
  closed: 'Closed for good. Copy it to list the home again.',
  join: "Another agent advertises this home. With the owner's authority, you can join their listing.",
} as const;
export const closeQuestion = (listing: string): string =>
  `Close the listing of ${listing}? People can't find it any more, and you can't reopen it. You can copy it to a new draft.`;
export const keepListingLabel = 'Keep listing';
export const closeListingLabel = 'Close listing';
export const done = {
  submit: 'Submitted. We check it before it goes live.',
  publish: 'Published.',
  pause: 'Paused.',
  resume: 'Live again.',
  confirm: 'Thanks. Your listing stays live.',
  let: 'Marked as let.',
  close: 'Closed.',
  join: 'You joined the listing.',
} as const;
export const missingFields = (names: readonly string[]): string =>
  `Edit the listing first. It needs ${names.join(', ')}.`;
export const missingName: Readonly<Record<string, string>> = {
  monthlyRent: 'the rent',
  availableFrom: 'the day it is available from',
  propertyType: 'the home type',
  numberOfBedrooms: 'the number of bedrooms',
  numberOfBathrooms: 'the number of bathrooms',
  address: 'the floor and unit number',
  pictures: 'photos that can be read',
  lowRentReason: 'a reason for the low rent',
};

// Sharing a listing
export const shareLabel = 'Share';
export const sharedTitle = (home: string, rent: string): string => `${home}, ${rent} a month`;

// One home
export const propertyDescription = 'One of your homes: its facts, listings and agents.';
export const postalCode = (code: string): string => `Singapore ${code}`;
export const listingsTitle = 'Listings';
export const startListingTitle = 'List another room or the whole home';
export const startFirstListingTitle = 'List this home';
export const partLabel = 'What do you rent out?';
export const partHint = 'You can let a home as a whole or by the room, but not both at the same time.';
export const choosePart = 'Choose what you rent out.';
export const startListingLabel = 'Start listing';
export const factsTitle = 'Facts';
export const editFactsLabel = 'Edit facts';
export const factsLead = 'Changes show in every listing of this home.';
export const factName = {
  propertyType: 'Home type',
  numberOfBedrooms: 'Bedrooms',
  numberOfBathrooms: 'Bathrooms',
  furnitureStatus: 'Furnishing',
  area: 'Area',
  amenities: 'Amenities',
} as const;
export const notSet = 'Not set';
export const chooseLabel = 'Choose';
export const areaUnitLabel = 'Area unit';
export const addressName = {
  postalCode: 'Postal code',
  block: 'Block',
  street: 'Street',
  floor: 'Floor',
  unit: 'Unit',
} as const;
export const addressLegend = 'Address';
export const addressHint = 'Floor and unit are never public.';
export const addressTaken = 'Another home already has this address.';
export const disputedTitle = 'Someone else says they own this home';
export const disputedLead =
  "We're checking who owns it and will email you. Until then, you can manage your listings as usual.";

// Agents of a home
export const agentsTitle = 'Agents';
export const agentsLead =
  'An agent can advertise this home only with your authority, from one day to another. You can end it any time.';
export const noAgents = 'No agent has your authority yet.';
export const authorityState = {
  asked: 'Asks for authority',
  upcoming: 'Starts later',
  running: 'Can advertise',
  ended: 'Ended',
} as const;
export const authorityTerm = (from: string, to: string): string => `${from} to ${to}`;
export const rentAtLeast = (rent: string): string => `rent at least ${rent} a month`;
export const askedForAuthority = 'Asks to advertise this home. Choose the dates to agree.';
export const grantTitle = 'Give an agent authority';
export const registrationNumberLabel = 'CEA registration number';
export const registrationNumberHint =
  "One letter, six digits and a letter, such as R012345A. Check it on CEA's Public Register.";
export const fromLabel = 'First day';
export const toLabel = 'Last day';
export const monthlyRentMinLabel = 'Lowest monthly rent';
export const monthlyRentMinHint = "Optional. The agent can't ask for less.";
export const grantLabel = 'Give authority';
export const agreeLabel = 'Agree';
export const declineLabel = 'Decline';
export const endLabel = 'End authority';
export const endLabelFor = (agent: string): string => `End authority of ${agent}`;
export const declineLabelFor = (agent: string): string => `Decline the request of ${agent}`;
export const endQuestion = (agent: string): string =>
  `End the authority of ${agent}? Their live listings of this home pause at once.`;
export const keepAuthorityLabel = 'Keep authority';
export const granted = 'Authority given.';
export const ended = 'Authority ended.';
export const declined = 'Request declined.';
export const enterRegistrationNumber = "Enter the agent's registration number.";
export const enterFrom = 'Choose the first day.';
export const enterTo = 'Choose the last day.';
export const enterMoney = 'Enter an amount, such as 3,200.';
export const enterNumber = 'Enter a number, such as 90.';
export const saved = 'Saved.';

// What an agent needs
export const yourAuthorityTitle = 'Your authority';
export const advertiseUntil = (day: string): string => `You can advertise this home until ${day}.`;
export const advertiseFrom = (from: string, to: string): string =>
  `You can advertise this home from ${from} until ${to}.`;
export const leastRent = (rent: string): string => `Ask for at least ${rent} a month.`;
export const noAuthorityTitle = "You don't have the owner's authority yet";
export const askOwner = (registrationNumber: string | null): readonly string[] => [
  'Ask the owner to open this home under Properties. If they are new here, they sign up and add the same address first.',
  registrationNumber === null
    ? 'Under Agents, they give authority to your CEA registration number.'
    : `Under Agents, they give authority to ${registrationNumber} or agree to your request.`,
  'You can prepare the listing now and publish it once you have the authority.',
];
export const authorityOver = (day: string): string => `Your authority ended on ${day}.`;
