export { continueLabel } from '@sewa/pages/labels';

// On several pages
export const propertiesTitle = 'Properties';
export const listHomeLabel = 'List a home';
export const editLabel = 'Edit';
export const saveLabel = 'Save';
export const cancelLabel = 'Cancel';
export const dashboardLabel = 'Go to dashboard';
export const homesSafe = 'Your homes and listings are safe.';
export const changedMeanwhile = 'This has changed since you opened the page. Check the latest and try again.';
export const gone = 'This no longer exists, or you no longer have access to it.';
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

// Reviews, for operators
export const reviewsTitle = 'Reviews';
export const reviewsDescription = 'Review first listings, and settle disputes and reports.';
export const reviewsLead =
  'The first listing of each lister goes live once you approve it. Their later ones are published at once.';
export const reviewListTitle = (count: number): string =>
  count === 1 ? '1 listing to review' : `${count} listings to review`;
export const noReviewsTitle = 'Nothing to review';
export const noReviewsLead = 'First listings appear here when they are submitted, oldest first.';
export const openReviewLabelFor = (home: string): string => `Open ${home}`;
export const submittedBy = (lister: string, day: string): string => `${lister}, submitted ${day}`;
export const lowRentMark = 'Low rent';
export const allReviewsLabel = 'All reviews';
export const reviewPhotosTitle = 'Photos';
export const noPhotos = 'No photos.';
export const noDescription = 'No description.';
export const descriptionTitle = 'Description';
export const rentTitle = 'Rent';
export const medianRent = (median: string, lower: string, upper: string): string =>
  `Median ${median} a month; half of them from ${lower} to ${upper}.`;
export const comparedWith = (homes: string): string => `Compared with ${homes}.`;
export const nothingToCompare = 'There are too few past rents nearby to compare with.';
export const lowRentReasonTitle = 'Why the rent is low';
export const listerTitle = 'Lister';
export const listerKind = { owner: 'Owner', agent: 'Agent', company: 'Company' } as const;
export const signedUpOn = (day: string): string => `Signed up ${day}`;
export const reviewFactName = {
  propertySubType: 'What is let',
  availableFrom: 'Available from',
} as const;
export const approveLabel = 'Approve and publish';
export const rejectLabel = 'Reject';
export const rejectSendLabel = 'Reject and email';
export const rejectWordsLabel = 'What should they change?';
export const rejectWordsHint = 'We email your words to the lister.';
export const rejectWordsMissing = 'Write what they should change.';
export const rejectReasonsLabel = 'Add a ready-made reason';
export const rejectReason = {
  photos: {
    label: 'Photos',
    words: 'Please add photos of the home itself: each room, without people, logos or phone numbers.',
  },
  address: {
    label: 'Address',
    words:
      "The address doesn't match the photos or the description. Please check the block, street and unit.",
  },
  rent: {
    label: 'Rent',
    words: 'The rent is far below that of similar homes. Please check it, and tell us why it is so low.',
  },
  contact: {
    label: 'Contact details',
    words:
      'Please take phone numbers, email addresses and links out of the description. People write to you here.',
  },
  discrimination: {
    label: 'Who may rent',
    words: 'Please take out who may or may not rent by race, religion, nationality or gender.',
  },
} as const;
export const reviewDone = {
  approve: 'Approved. The listing is live.',
  reject: 'Rejected. We emailed the lister.',
} as const;
export const reviewGone = 'Someone else already dealt with this listing.';
export const nextReviewLabel = 'Open next listing';
export const approveIssue: Readonly<Record<string, string>> = {
  part: 'Another live listing already has this part of the home. Reject it and say so.',
  authority: 'The agent has no authority of the owner that runs today. Reject it and say so.',
  lowRentReason:
    'The rent is 30 % or more below the median, and there is no reason. Reject it and ask for one.',
  pictures: "A photo couldn't be read. Reject it and ask for another one.",
};
export const disputesTitle = 'Disputes';
export const noDisputes = 'No open disputes.';
export const disputeOpened = (day: string): string => `Opened ${day}`;
export const presentOwner = 'Owner now';
export const claimant = 'Claims it';
export const sideSince = (day: string): string => `since ${day}`;
export const unnamedSide = 'Someone without a name';
export const settleLabel = (name: string): string => `Settle for ${name}`;
export const settleQuestion = (name: string): string =>
  `Settle it for ${name}? Both sides get an email. Live listings of the other side are paused.`;
export const confirmSettleLabel = 'Settle';
export const settled = 'Settled. We emailed both sides.';
export const disputeGone = 'Someone else already settled this dispute.';
export const reportsTitle = 'Reports';
export const noReports = 'No open reports.';
export const reportReason: Readonly<Record<string, string>> = {
  'not-available': 'No longer available',
  'wrong-facts': 'Wrong details',
  duplicate: 'Listed twice',
  scam: 'Scam',
  'not-theirs': "Not the lister's home",
  other: 'Something else',
};
export const reportedOn = (day: string): string => `Reported ${day}`;
export const reportedListing = (lister: string | null): string =>
  lister === null ? 'See the listing' : `See the listing of ${lister}`;
export const reportedMessage = (sender: string | null): string => `Message of ${sender ?? 'someone'}`;
export const reportOutcomeLabel = {
  removed: { listing: 'Close listing', message: 'Hide message' },
  corrected: { listing: 'Corrected', message: 'Corrected' },
  unfounded: { listing: 'Nothing wrong', message: 'Nothing wrong' },
} as const;
export const reportSettled = 'Settled.';
export const reportGone = 'Someone else already settled this report.';
export const reviewsFailureTitle = "We can't show the reviews right now";
export const nothingReviewed = 'Nothing was approved or rejected.';
