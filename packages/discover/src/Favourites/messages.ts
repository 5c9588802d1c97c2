// On several screens
export const findHomeLabel = 'Find a home';
export const listingStatus = {
  live: 'Available',
  let: 'Rented out',
  closed: 'No longer listed',
} as const;

// Saved homes
export const noFavouritesTitle = 'No saved homes yet';
export const noFavouritesLead = 'Press the heart on a home to save it here, add a note and follow its rent.';
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
export const comparedMoveIn = 'Move-in cost, 1 year';
export const comparedUsualRent = 'Median rent of homes like it';
export const usualRentUnknown = 'Not known';
export const comparedStation = 'Nearest station';
export const comparedWalk = (station: string, minutes: number): string => `${station}, ${minutes} min walk`;
export const comparedStatus = 'Status';
export const comparedNote = 'Your note';
