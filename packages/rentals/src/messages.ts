export { continueLabel } from '@sewa/pages/labels';

// On several pages
export const propertiesTitle = 'Properties';
export const viewingsLabel = 'Viewings';
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

// Properties
export const propertiesLead = 'Your homes and their listings. The numbers are for the last 30 days.';
export const companyLead = (company: string): string =>
  `Homes of ${company} and your own. Everyone in the company who can let homes sees and edits the company's.`;
export const propertiesFailureTitle = "We can't show your homes right now";
export const noListings = 'No listing yet.';

// A listing
export const previewLabel = 'Preview';
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
  join: "This is listed already. With the owner's authority, you can join the listing.",
} as const;

// One home
export const propertyDescription = 'One of your homes: its facts, listings and agents.';
export const postalCode = (code: string): string => `Singapore ${code}`;
export const startListingTitle = 'List another room or the whole home';
export const partHint = 'You can let a home as a whole or by the room, but not both at the same time.';
export const factsTitle = 'Facts';
export const factName = {
  propertyType: 'Home type',
  numberOfBedrooms: 'Bedrooms',
  numberOfBathrooms: 'Bathrooms',
  furnitureStatus: 'Furnishing',
  area: 'Area',
  amenities: 'Amenities',
} as const;
export const notSet = 'Not set';
export const noAmenities = 'None listed';
export const disputedTitle = 'Someone else says they own this home';
export const disputedLead =
  "We're checking who owns it and will email you. Until then, you can manage your listings as usual.";

// Agents of a home
export const authorityState = {
  asked: 'Asks for authority',
  upcoming: 'Starts later',
  running: 'Can advertise',
  ended: 'Ended',
} as const;
export const registrationNumberLabel = 'CEA registration number';
export const ended = 'Authority ended.';

// What an agent needs
export const authorityOver = (day: string): string => `Your authority ended on ${day}.`;

// Reviews, for operators
export const reviewsTitle = 'Reviews';
export const reviewsDescription = 'Review first listings, and settle disputes and reports.';
export const reviewsLead =
  'The first listing of each lister goes live once you approve it. Their later ones are published at once.';
export const allReviewsLabel = 'All reviews';
export const reviewFactName = {
  propertySubType: 'Part',
  availableFrom: 'Available from',
} as const;
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
export const nextReviewLabel = 'Open next listing';
export const reviewsFailureTitle = "We can't show the reviews right now";
export const nothingReviewed = 'Nothing was approved or rejected.';
