// A home
export const detailsTitle = 'Details';
export const firstListed = (day: string): string => `First listed ${day}`;
export const descriptionTitle = 'About this home';

// Sharing a home
export const shareLabel = 'Share';
