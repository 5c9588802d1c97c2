// On several pages
export const homeLabel = 'Home';

// What became of a form
export const invitationSentAgain = 'New invitation sent. The earlier link no longer works.';

// People invited for a home
export const inviteTitle = 'Invite someone';
export const inviteHint = "We'll email them a link. It's valid for 14 days.";
export const roleForHome = (role: string, home: string) => `${role} for ${home}`;
export const goneHome = "a home that's no longer listed";
export const invitedOn = (invited: string, validUntil: string | null) =>
  `Invited on ${invited}${validUntil === null ? '' : `, valid until ${validUntil}`}`;
export const sendAgainLabel = 'Send again';
export const sendAgainToLabel = (email: string) => `Send again to ${email}`;
export const withdrawalQuestion = (email: string) =>
  `Withdraw this invitation? The link we emailed to ${email} will stop working. You can invite them again.`;
export const cancelWithdrawalLabel = 'Keep invitation';
export const confirmWithdrawalLabel = 'Withdraw invitation';
