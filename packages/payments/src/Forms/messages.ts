/** Words of every form of the package. */
export const gone = 'This is no longer available. Reload the page.';
export const changedMeanwhile = 'Something changed in the meantime. Here is how it stands now.';
export const fieldIssue = (reason: string): string => `This ${reason}.`;
