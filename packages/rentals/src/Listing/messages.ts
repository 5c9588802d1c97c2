// On several pages
export const editLabel = 'Edit';
export const noRent = 'No rent yet';

// A listing
export const countName = { views: 'Views', saves: 'Saves', enquiries: 'Enquiries' } as const;
export const numbersLabel = 'See numbers';
export const countsLabel = 'Last 30 days';
export const listedBy = (name: string): string => `Listed by ${name}`;
export const anotherLister = 'Listed by someone else';
export const actionsLabel = (listing: string): string => `More actions for ${listing}`;
export const moreActionsLabel = 'More';
export const viewLabel = 'View';
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
export const closeQuestion = (listing: string): string =>
  `Close the listing of ${listing}? People can't find it any more, and you can't reopen it. You can copy it to a new draft.`;
export const keepListingLabel = 'Keep listing';
export const closeListingLabel = 'Close listing';
export const keepOffersLabel = 'Keep offers';
export const declineLabel = {
  let: 'Decline and mark as let',
  close: 'Decline and close',
} as const;
export const letDeclining =
  "Marked as let. Open offers were declined; listing the home again doesn't bring them back.";
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
