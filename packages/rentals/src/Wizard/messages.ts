import { addressLabels } from '@sewa/pages/labels';
import type { PhotoCount } from '../Photos/countPhotos.ts';

export { continueLabel } from '@sewa/pages/labels';

// Steps
export const wizardLabel = 'List a home';
export const wizardDescription = 'List a home to rent: address, facts, rent and rules, photos, publish.';
export const stepName = {
  address: 'Address',
  facts: 'Facts',
  rent: 'Rent and rules',
  photos: 'Photos',
  publish: 'Check and publish',
} as const;
export const stepTitle = {
  address: 'Where is the home?',
  facts: 'What is it like?',
  rent: 'Rent and house rules',
  photos: 'Photos',
  publish: 'Check and publish',
} as const;
export const stepLead = {
  address: 'We show the street and block. The floor and unit number stay private.',
  facts: 'Tenants filter by these facts, so fill in as many as you can.',
  rent: 'Set the monthly rent, the first day and the rules of the house.',
  photos: 'Add photos of each room. The first one is the cover.',
  publish: 'Check that everything is right.',
} as const;
export const propertiesLabel = 'Properties';
export const saveLabel = 'Save';
export const cancelLabel = 'Cancel';
export const saveChangesLabel = 'Save changes';
export const backLabel = 'Back';

// Saving
export const saving = 'Saving…';
export const saved = 'Saved';
export const changesSaved = 'Saved.';
export const notSavedOffline = 'Not saved: no connection. We keep what you typed.';
export const notSavedYet = 'Not saved yet';
export const restoredTitle = "We brought back what you hadn't saved";
export const restoredLead = (button: string): string => `It isn't saved yet. Choose ${button} to save it.`;
export const roleTitle = 'List a home';
export const roleLead =
  'Your account is for tenants. Add the landlord role to list a home: everything you have as a tenant stays.';
export const roleNeeds = [
  'The address and unit number, which only you, your agents and our team see.',
  'The rent, the day it is available from, and a few photos.',
  'We check your first listing before it goes live.',
] as const;
export const addRoleLabel = 'List homes as a landlord too';
export const noRoleLabel = 'Not now';
export const importedHome = (listing: string): string =>
  `Check the address of “${listing}” and add what's missing. From then on you edit and manage the listing here, and the file no longer changes it.`;
export const restoredNewLead = 'Continue to save it, or start again with an empty form.';
export const discardLabel = 'Discard changes';
export const startAgainLabel = 'Start again';
export const conflictTitle = 'Someone else changed this listing';
export const conflictLead =
  'Both of you changed these fields. Yours are still in the form. Save to use yours.';
export const theirsLabel = 'Their version';
export const mineLabel = 'Your version';
export const useTheirsLabel = 'Use theirs';
export const emptyText = 'Empty';
export const ownersFacts =
  "Only the owner can change the address, bedrooms, bathrooms, furnishing and floor area. Ask them to change what's wrong.";

// Fields, and what is said of them
export const field = {
  ownership: 'Who owns the home?',
  ...addressLabels,
  propertySubType: 'What do you rent out?',
  room: 'Room number',
  numberOfBedrooms: 'Bedrooms',
  numberOfBathrooms: 'Bathrooms',
  furnitureStatus: 'Furnishing',
  areaValue: 'Floor area',
  areaUnit: 'Unit of the floor area',
  amenities: 'Amenities',
  title: 'Title',
  description: 'Description',
  monthlyRent: 'Monthly rent',
  lowRentReason: 'Why is the rent low?',
  availableFrom: 'Available from',
  minMonths: 'Shortest tenancy',
  maxOccupants: 'Most people who can live here',
  pets: 'Pets',
  smoking: 'Smoking',
  visitors: 'Overnight visitors',
  cooking: 'Cooking',
  notes: 'Other house rules',
} as const;
export const fieldSubject: Readonly<Record<string, string>> = {
  ownership: 'The owner',
  postalCode: 'The postal code',
  block: 'The block or house number',
  street: 'The street',
  floor: 'The floor',
  unit: 'The unit',
  propertyType: 'The home type',
  propertySubType: 'What you rent out',
  room: 'The room number',
  numberOfBedrooms: 'The number of bedrooms',
  numberOfBathrooms: 'The number of bathrooms',
  furnitureStatus: 'The furnishing',
  areaValue: 'The floor area',
  amenities: 'The amenities',
  title: 'The title',
  description: 'The description',
  monthlyRent: 'The monthly rent',
  lowRentReason: 'The reason for the low rent',
  availableFrom: 'The first day',
  minMonths: 'The shortest tenancy',
  maxOccupants: 'The number of people',
  pets: 'The rule about pets',
  smoking: 'The rule about smoking',
  visitors: 'The rule about visitors',
  cooking: 'The rule about cooking',
  notes: 'The text of other rules',
};
export const missingReason = 'is missing';
/** What is said of a required field that is empty. */
export const missingField: Readonly<Record<string, string>> = {
  ownership: 'Choose who owns the home',
  postalCode: 'Enter the postal code',
  block: 'Enter the block or house number',
  street: 'Enter the street',
  floor: 'Enter the floor',
  unit: 'Enter the unit number',
  propertyType: 'Choose the home type',
  propertySubType: 'Choose what you rent out',
  numberOfBedrooms: 'Choose the number of bedrooms',
  numberOfBathrooms: 'Choose the number of bathrooms',
  monthlyRent: 'Enter the monthly rent',
  lowRentReason: 'Tell us why the rent is low',
  availableFrom: 'Choose the first day',
};
export const postalCodeReason = 'should be six digits, such as 560210';
export const roomReason = 'should be a number from 1 to 99';
export const areaReason = 'should be a number, such as 900';
export const rentReason = 'should be an amount, such as 3,500';

// Address
export const newTitle = 'List a home';
export const ownLabel = 'I own it';
export const companyOwnsLabel = (company: string): string => `${company} owns it`;
export const authorityLabel = "I'm the owner's agent";
export const authorityHint = 'The owner confirms that you may advertise it before you can publish.';
export const actingFor = (company: string): string => `You're listing for ${company}.`;
export const subTypeOption = {
  0: { label: 'Whole home' },
  30: { label: 'Studio', description: 'A whole home with one room' },
  10: { label: 'Room', description: 'Shared bathroom' },
  20: { label: 'Ensuite room', description: 'Its own bathroom' },
} as const;
export const roomHint = 'Number the rooms you rent out: 1, 2, 3 …';
export const chooseLabel = 'Choose';
export const disputeTitle = 'Somebody else has registered this home';
export const disputeLead = (reference: string): string =>
  `We'll look into it and email you. Nothing you typed is lost. Your reference is ${reference}.`;
export const ownersAddress = 'Only the owner can change the address.';

// Facts
export const hiddenFacts =
  "The owner added this home's facts. You see them here once you have the owner's authority.";
export const studioLabel = 'Studio';
export const notStatedLabel = 'Not stated';
export const roomFactsHint = 'Of the whole home';
export const roomAreaHint = 'Of the room';
export const titleHint = "A short name, such as 'Bright corner flat near Bedok MRT'.";
export const descriptionHint =
  "Mention the view and floor, who lives here now, how far the MRT is, what's included (utilities, Wi-Fi, cleaning) and anything a tenant should know.";

// Rent and rules
export const rentHint = 'In Singapore dollars';
export const leastRentHint = (rent: string): string =>
  `In Singapore dollars. The owner agreed to ${rent} or more.`;
export const fairRentTitle = 'Rents paid nearby';
export const fairRentUsual = (lower: string, upper: string, median: string): string =>
  `Half of similar homes rent for ${lower} to ${upper} a month. The median is ${median}.`;
export const fairRentCompared = (homes: string): string =>
  `Compared with ${homes}. Rents may have changed since.`;
export const fairRentFew = (homes: string): string =>
  `There are too few homes to compare: ${homes}. We need at least five.`;
export const fairRentUnknown = "We don't know any rents of similar homes nearby yet.";
export const lowerQuartileLabel = 'Lowest quarter paid up to';
export const medianLabel = 'Median rent paid';
export const upperQuartileLabel = 'Highest quarter paid from';
export const yourRentLabel = 'Your rent';
export const perMonth = (rent: string): string => `${rent} a month`;
export const lowRentHint =
  "It's 30% or more below the median of similar homes. Tell us why, so that nobody takes it for a scam. Tenants don't see this.";
export const availableFromHint = 'The first day a tenant can move in: today, or later';
export const rulesTitle = 'House rules';
export const rulesLead = 'Leave out what you want to agree on later.';
export const shortestTerm = (months: number, source: string): string =>
  `At least ${months} months (${source})`;
export const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
export const allowance = {
  allowed: 'Allowed',
  'on-request': 'Ask first',
  'not-allowed': 'Not allowed',
} as const;
export const cookingRule = {
  allowed: 'Allowed',
  light: 'Light cooking only',
  'not-allowed': 'Not allowed',
} as const;
export const notesHint = 'Such as quiet hours, shoes or shared areas';

// Check and publish
export const editLabel = (step: string): string => `Edit ${step.toLowerCase()}`;
export const editShortLabel = 'Edit';
export const missingTitle = 'Before you can publish';
export const missingItem: Readonly<Record<string, string>> = {
  address: 'Complete the address',
  propertyType: 'Choose the home type',
  numberOfBedrooms: 'Enter the number of bedrooms',
  numberOfBathrooms: 'Enter the number of bathrooms',
  monthlyRent: 'Set the monthly rent',
  availableFrom: 'Set the first day',
  lowRentReason: 'Tell us why the rent is low',
  pictures: 'Remove or replace the photo that failed',
};
export const adviceTitle = 'You can still add';
export const adviceItem = {
  photos: 'Photos',
  title: 'A title',
  description: 'A description',
} as const;
export const previewLabel = 'Preview the listing';
export const opensInTab = '(opens in a new tab)';
export const agentLineTitle = 'Shown on the listing';
export const agentLine = (name: string, registration: string): string => `${name}, CEA ${registration}`;
export const agencyLine = (agency: string, licence: string): string => `${agency}, licence ${licence}`;
export const submitLabel = 'Submit for review';
export const publishLabel = 'Publish';
export const submitNext =
  "We check your first listing before it's published, and email you once that's done.";
export const publishNext = 'It goes live at once. You can pause it or mark it as let any time.';
export const needsAuthorityTitle = "You need the owner's authority";
export const needsAuthorityLead =
  'If the owner has this home in Sewa, they see your request under Properties. If not, ask them to add it and enter your registration number there. You can publish once they agree.';
const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
export const photosPending = (count: number): string =>
  count === 0
    ? "Your photos are being saved. You can publish once that's done."
    : `${photos(count)} still uploading. You can publish once that's done.`;
export const photosPendingWaiting = (label: string, count: number): string =>
  count === 0
    ? `${label}: waiting until your photos are saved. It continues by itself.`
    : `${label}: waiting for ${photos(count)}. It continues by itself.`;
export const photosFailed = (count: number): string =>
  `${photos(count)} couldn't be uploaded. Try again or remove ${count === 1 ? 'it' : 'them'}, or publish without.`;
export const seePhotosLabel = 'See photos';
export const stopWaitingLabel = "Don't wait";
export const changedMeanwhile = 'The listing was changed in the meantime. Check it and try again.';
export const refusedTitle = "It isn't published yet";
export const stateTitle = {
  draft: '',
  review: 'Your listing is in review',
  live: 'Your listing is live',
  paused: 'Your listing is paused',
  let: 'This home is let',
  closed: 'This listing is closed',
} as const;
export const stateLead = {
  draft: '',
  review: "We'll email you once it's checked. You can still edit it.",
  live: 'Tenants can find it and message you.',
  paused: 'Tenants can’t find it until you resume it.',
  let: 'Tenants can’t find it any more.',
  closed: 'It can’t be changed any more. Copy it under Properties to list the home again.',
} as const;
export const rejectionTitle = 'Please change your listing';
export const nextTitle = 'What you can do next';
export const seePropertiesLabel = 'See your properties';
export const seeUnitLabel = 'See this home and its listings';
export const listAnotherLabel = 'List another home';
export const publicLinkLabel = 'Link to your listing';
export const copyLinkLabel = 'Copy link';
export const linkCopied = 'Copied.';
export const shareLabel = 'Share';
export const viewListingLabel = 'View listing';
export const photoCount = (count: PhotoCount): string => {
  const parts = [
    count.photos > 0 ? photos(count.photos) : null,
    count.plans > 0 ? (count.plans === 1 ? '1 floor plan' : `${count.plans} floor plans`) : null,
    count.failed > 0 ? `${count.failed} that can't be read` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'No photos yet' : parts.join(', ');
};
