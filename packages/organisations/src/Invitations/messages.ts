// On several pages
export const emailLabel = 'Email address';
export const inviteLabel = 'Invite';

// User management
export const noInvitations = 'No invitations yet.';
export const invitationFacts = (role: string, inviter: string, invited: string, validUntil: string | null) =>
  `Invited as ${role.toLowerCase() === 'administrator' ? 'an' : 'a'} ${role.toLowerCase()} by ${inviter} on ${invited}${validUntil === null ? '' : `, valid until ${validUntil}`}`;
export const inviteToLabel = (company: string) => `Invite someone to ${company}`;
