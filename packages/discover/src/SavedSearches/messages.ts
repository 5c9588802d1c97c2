export const saveSearchLabel = 'Save search';
export const savedSearchesTitle = 'Saved searches';
export const alertsByEmail = (email: string): string => `We'll email new homes to ${email}.`;
export const alertsWithoutEmail = 'Add an email address to your account to get alerts for new homes.';
export const noSavedSearchesTitle = 'No saved searches yet';
export const noSavedSearchesLead = 'Save a search to get alerts for new homes that match it.';
export const savedSearchesFull = 'You already have 20 saved searches. Remove one first.';
export const searchSaved = 'Search saved. Give it a name and choose how often we email you.';
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
export const saveThisSearch = 'Save this search';
export const searchSavedHere = "Search saved. We'll email you new homes.";
