// On several pages
export const listHomeLabel = 'List a home';

// Properties
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
export const importedTitle = 'Imported listings';
export const importedLead =
  'These came to us in a file. Rent and facts follow the file; whether a home is on the market is up to you. To edit one here, add its unit.';
export const addUnitLabel = 'Add the unit';
export const importedStep = {
  paused: "Paused. People can't find it until you resume it, whatever the file says.",
  let: 'Let. It stays that way, whatever the file says.',
  letByFile: 'Let, as the file says.',
} as const;
export const closeImportedQuestion = (listing: string): string =>
  `Close the listing of ${listing}? People can't find it any more, and the file won't bring it back.`;
export const ownLabel = 'Your own';
export const agentLabel = "You're the agent";
export const disputedLabel = 'Ownership in dispute';
export const listThisLabel = 'List this home';
