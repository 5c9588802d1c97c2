export const lead = 'Open offers by home, side by side. You answer each on its contract page.';
export const emptyTitle = 'No open offers';
export const emptyLead =
  'When someone makes an offer for one of your homes, it appears here beside the others for the same home.';
export const allOffersLabel = 'All offers';
export const oneHome = 'One home';
export const onlyLabel = (home: string): string => `Only offers for ${home}`;
export const asked = (rent: string): string => `Listed at ${rent}`;
export const caption = (home: string): string => `Open offers for ${home}`;
export const failureTitle = "We can't show your offers right now";
export const received = (names: string): string => `From ${names}`;
export const made = (names: string): string => `Yours, to ${names}`;
export const answerLabel = 'Answer';
export const openLabel = 'Open';
export const column = {
  who: 'Offer',
  rent: 'Rent a month',
  start: 'Start',
  months: 'Lease',
  occupiers: 'Occupiers',
  deposit: 'Deposit',
  expires: 'Expires',
  link: 'Contract',
} as const;
