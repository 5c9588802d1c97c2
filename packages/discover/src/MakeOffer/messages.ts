export const title = 'Ready to rent it?';
export const lead = 'Offer your terms. Nothing is binding before you both sign a tenancy agreement.';
export const label = 'Make an offer';
export const refused = (reason: string): string => `You can't make an offer: this ${reason}.`;
