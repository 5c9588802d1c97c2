export const pageTitle = 'Show that this home is yours';
export const pageDescription = 'Who owns a home: what you say, and the documents that prove it.';
export const ownerLead =
  'Someone else says they own this home. Tell us why it is yours, and add documents that prove it.';
export const claimantLead =
  'This home is registered to someone else. Tell us why it is yours, and add documents that prove it.';
export const readersLead = 'Our team and the other side can read it. We email both sides when we decide.';
export const openedOn = (day: string): string => `Opened ${day}`;
export const wordsLabel = 'Your note';
export const filesTitle = 'Your documents';
export const filesLabel = 'Documents';
export const filesHint =
  'For example a title deed, an HDB letter or a property tax bill. PDF, JPEG, PNG or WebP, up to 20 MB each and 10 in all.';
export const addFilesLabel = 'Add documents';
export const chosenFiles = (names: string): string => `Chosen: ${names}`;
export const fileName = (number: number, type: string): string => `Document ${number} (${type})`;
export const removeLabel = (file: string): string => `Remove ${file}`;
export const saveLabel = 'Save';
export const saved = 'Saved. Our team can read it now.';
export const enterSomething = 'Write a note, or add a document.';
export const tooMany = 'You can add up to 10 documents. Remove some first.';
export const refusedFile = (name: string, reason: string): string => `${name} ${reason}.`;
export const noStatement = 'Nothing said yet.';
export const stateLabel = 'Show that it is yours';
