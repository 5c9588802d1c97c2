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
export const openLabel = 'Open';
export const turnLabels = {
  accept: 'Answer',
  send: 'Read the draft',
  sign: 'Sign',
  'confirm-paper': 'Confirm the signature',
  'cancel-signing': 'Go on signing',
  'hand-over': 'Hand over',
  'take-over': 'Take over',
  agree: 'Answer',
} as const;
export const offerLabel = 'Make an offer';
export const startTitle = 'Make an offer for this home';
export const startLead =
  'We open a contract page for you and whoever lists the home. Nothing is offered before you send your terms.';
export const startFailed = 'This home is no longer available, or it is your own.';
export const failureTitle = "We can't show your contracts right now";
export const safe = 'Your offers and agreements are safe.';
export const dashboardLabel = 'Go to dashboard';

// Many of them
export const tableCaption = 'Your contracts';
export const column = {
  home: 'Home',
  other: 'Other side',
  state: 'State',
  rent: 'Rent a month',
  lastDay: 'Last day',
  owed: 'Overdue',
  next: 'Next step',
} as const;
export const notKnown = '–';
export const noPlan = 'No rent plan';
export const nothingOwed = 'Nothing';
export const owedBills = (money: string, bills: number): string =>
  `${money}, ${bills === 1 ? '1 bill' : `${bills} bills`}`;
export const filtersLabel = 'Narrow the list';
export const groupLabel = 'State';
export const everyGroup = 'All contracts';
export const groups = {
  open: 'Not running yet',
  running: 'Running',
  ending: 'Ending this quarter',
  owing: 'With overdue rent',
  over: 'Over',
} as const;
export const sideLabel = 'Your side';
export const bothSides = 'Both sides';
export const sides = { landlord: 'Renting out', tenant: 'Renting' } as const;
export const filterLabel = 'Show';
export const csvLabel = 'Download as CSV';
export const noneFound = 'No contracts match. Choose another state or side.';
