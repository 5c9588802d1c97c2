export const moveInTitle = 'Move-in cost';
export const termLabel = 'Tenancy length';
export const updateLabel = 'Update';
export const moveInCaption = (term: string): string =>
  `What you pay before you get the keys, for a tenancy of ${term}`;
export const moveInTotal = 'Total';
export const moveInKnownTotal = 'Total of known costs';
export const amountNotKnown = 'Not known';
export const sourcesTitle = 'Sources';
export const sourceOf = (name: string, source: string): string => `${name}: ${source}`;
export const moveInName = {
  'first-rent': "First month's rent",
  deposit: 'Security deposit',
  'stamp-duty': 'Stamp duty',
  'agent-fee': "Your own agent's fee",
} as const;
export const moveInNote = {
  'first-rent': 'Paid when you sign the contract.',
  deposit: 'The landlord returns it at the end, minus anything you owe.',
  'stamp-duty':
    "Paid to IRAS within 14 days of signing, usually by the tenant. It's based on the market rent if that's higher.",
  'agent-fee': 'Only if you engage one. The landlord pays their own agent. GST may be added.',
} as const;
export const sourceBasis = {
  law: 'Official',
  estimate: 'Based on published guides, not checked against the law',
  custom: 'Customary, not required by law',
} as const;
export const checkedSource = (name: string, day: string): string => `${name}; checked ${day}.`;
export const sourceWithBasis = (basis: string, source: string): string => `${basis}. ${source}`;
export const allCostsLabel = 'See all costs';
export const termInMonths = (months: number): string => `${months} months`;
export const termInYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
