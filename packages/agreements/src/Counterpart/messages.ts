export const description = 'Someone you have a contract with: their part in it, and how we know them.';
export const failureTitle = "We can't show this person right now";
export const unnamed = 'Someone who hasn’t given their name';
export const company = 'Company';
export const roleLabel = 'Part in the contract';
export const sinceLabel = 'On Sewa since';
export const noAccount = 'No account on Sewa';
export const registrationLabel = 'CEA registration number';
export const identityLabel = 'Identity';
export const signedAtSingpass = (day: string): string => `Signed with you at Singpass on ${day}`;
export const notProven =
  'Not confirmed at Singpass in your contracts yet. Check who they are before you pay anything or hand over keys.';
export const cardLabel = 'See all their homes';
export const sharedTitle = 'Your contracts with them';
export const sharedCaption = 'Contracts that you are both in';
export const column = {
  home: 'Home',
  role: 'Their part',
  state: 'State',
  lastDay: 'Last day',
  link: 'Contract',
} as const;
export const openLabel = 'Open';
