export const lead = 'Homes you are renting or renting out, the latest change first.';
export const emptyTitle = 'No contracts yet';
export const emptyTenant =
  'Found a home you like? Open its page and choose “Make an offer”. The owner can accept, decline or answer with other terms, and you follow every step here.';
export const emptyLandlord =
  'When someone makes an offer for one of your homes, you answer it here: accept, decline or make a counter-offer.';
export const findHomeLabel = 'Find a home';
export const propertiesLabel = 'Your properties';
export const homeWith = (names: string): string => `With ${names}`;
export const yourOffer = 'Your offer';
export const theirOffer = 'Their offer';
export const answerLabel = 'Answer';
export const openLabel = 'Open';
export const signLabel = 'Sign';
export const offerLabel = 'Make an offer';
export const startTitle = 'Make an offer for this home';
export const startLead =
  'We open a contract page for you and whoever lists the home. Nothing is offered before you send your terms.';
export const startFailed = 'This home is no longer available, or it is your own.';
export const failureTitle = "We can't show your contracts right now";
export const safe = 'Your offers and agreements are safe.';
export const dashboardLabel = 'Go to dashboard';
