export const previousPictureOf = (home: string): string => `Previous picture of ${home}`;
export const nextPictureOf = (home: string): string => `Next picture of ${home}`;
export const pictureShown = (picture: number, count: number, alt: string): string =>
  `Picture ${picture} of ${count}: ${alt}`;
export const availableNow = 'Move in now';
export const availableFrom = (day: string): string => `From ${day}`;
export const byOwner = 'Owner';
export const byAgent = (registrationNumber: string | null): string =>
  registrationNumber === null ? 'Agent' : `Agent ${registrationNumber}`;
