// What became of a form
export const memberChanged = 'Saved.';
export const memberRemoved = 'Removed.';

// User management
export const selfLabel = 'You';
export const memberFacts = (organisation: string | undefined, joined: string) =>
  `${organisation === undefined ? 'No organisation' : `In ${organisation}`}, joined ${joined}`;
export const saveMemberLabel = 'Save';
export const removeLabel = 'Remove';
export const removalQuestion = (member: string, company: string) =>
  `Remove ${member}? They won't be able to act for ${company}. To come back, they'll need a new invitation.`;
export const unnamedMember = 'this person';
export const ownRemovalQuestion = (company: string) =>
  `Remove yourself? You won't be able to act for ${company}. To come back, you'll need a new invitation.`;
export const cancelLabel = 'Cancel';
export const removeFromLabel = (company: string) => `Remove from ${company}`;

// Organisations
export const closedOrganisation = (name: string) => `${name} (closed)`;
