export const title = (count: number): string =>
  count === 1 ? 'Is this home still available?' : 'Are these homes still available?';
export const description = 'Say whether the homes you advertise are still available.';
export const lead = (day: string | null): string =>
  day ? `Answer by ${day}, or we'll pause your listing.` : '';
export const allAnsweredTitle = 'Thank you. Nothing left to answer.';
export const stillAvailableLabel = 'Still available';
export const rentedOutLabel = 'Rented out';
export const keepOffersLabel = 'Keep offers';
export const declineLabel = 'Decline offers';
export const putBackLabel = 'Available: put it back';
export const allAvailableLabel = (count: number): string => `All ${count} are still available`;
export const forHome = (home: string): string => `: ${home}`;
export const state = {
  asked: 'Waiting for your answer',
  available: 'Available. Your listing stays live.',
  unanswered: 'Paused, because nobody answered',
  let: 'Rented out. Your listing is off the market.',
  gone: 'Changed since we asked. Open it to see where it stands.',
} as const;
export const openLabel = 'Open listing';
export const invalidTitle = 'This link is no longer valid';
export const invalidLead = 'Log in to say whether your homes are still available.';
export const propertiesLabel = 'Go to your properties';
export const changed = 'This home has changed since we asked. Log in to see where it stands.';
