export const title = "Renter's card";
export const lead =
  'Fill it in once and share it with the homes you want. It fills in your offers, and only people you share it with see it.';
export const emptyLabel = 'Fill in your card';
export const editLabel = 'Edit card';
export const shareLabel = 'Share with this rental';
export const endLabel = 'Stop sharing';
export const sharedNow = 'Shared with the landlord side of this rental. They see your changes at once.';
export const notShared = 'Not shared with this rental.';
export const saved = 'Saved.';
export const shared = 'Shared. The landlord side can see your card now.';
export const ended = 'No longer shared.';
export const checkFields = 'Check the fields that are marked, then save again.';
export const saveLabel = 'Save card';
export const cancelLabel = 'Cancel';
export const petsLabel = 'Pets';
export const petsHint = 'For example "one cat". Leave empty for none.';
export const smokersLabel = 'Does anyone smoke?';
export const smokers = { '': 'Rather not say', no: 'No', yes: 'Yes' } as const;
export const incomeLabel = 'Household income a month';
export const incomeBand = {
  '': 'Rather not say',
  'below-4k': 'Below $4,000',
  '4k-8k': '$4,000 to $8,000',
  '8k-15k': '$8,000 to $15,000',
  'above-15k': 'Above $15,000',
} as const;
export const wordsLabel = 'About you';
export const wordsHint = 'What an owner would like to know, such as your work and how long you want to stay.';
export const occupiersName = 'Occupiers';
export const none = 'None';
export const cardsTitle = "Renters' cards";
export const cardOf = (name: string): string => `Card of ${name}`;
export const noCards = 'No card has been shared with you for this rental.';
