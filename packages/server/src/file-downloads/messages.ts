// Files
export const fileChecking = 'This file is still being checked. Try again in a moment.';
export const fileInfected = 'We deleted this file because it contained a virus.';
