export { continueLabel, tryAgainLabel } from '@sewa/pages/labels';

// On several pages
export const emailLabel = 'Email address';
export const homeLabel = 'Home';
export const inviteLabel = 'Invite';
export const nameLabel = 'Name';
export const noName = 'No name yet';
export const organisationLabel = 'Organisation';
export const noOrganisationLabel = 'None';
export const roleLabel = 'Role';
export const withdrawLabel = 'Withdraw';
export const withdrawInvitationLabel = (email: string) => `Withdraw the invitation to ${email}`;
export const corporateRole = { administrator: 'Administrator', member: 'Member' } as const;
export const invitationState = {
  waiting: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;

// What became of a form
export const invitationSent = (email: string) => `Invitation sent to ${email}.`;
export const invitationSentAgain = 'New invitation sent. The earlier link no longer works.';
export const invitationWithdrawn = 'Withdrawn.';
export const memberChanged = 'Saved.';
export const memberRemoved = 'Removed.';
export const memberMoved = 'Moved.';
export const organisationAdded = (name: string) => `${name} added.`;
export const organisationRenamed = 'Renamed.';
export const organisationClosed = "Closed. You can't add people to it.";
export const organisationReopened = 'Reopened.';
export const changedMeanwhile = 'This has changed or no longer exists. Refresh the page to see the latest.';
export const administratorsOnly = 'Only an administrator can do this.';
export const fieldIssue = (field: string, reason: string) => {
  const name =
    {
      name: 'name',
      email: 'email address',
      role: 'role',
      organisationId: 'organisation',
      actorType: 'role',
      listingId: 'home',
    }[field] ?? 'choice';
  return `This ${name} ${reason}.`;
};

// No company, or one that is not verified
export const noCompanySelectedTitle = 'No company selected';
export const noCompanySelectedLead = 'Choose a company to see this page.';
export const chooseCompanyLabel = 'Choose a company';
export const noCompanyTitle = "You're not in a company yet";
export const noCompanyLead = 'Ask an administrator of your company to invite you by email.';
export const profileLabel = 'My profile';
export const notVerifiedLabel = 'Not verified';
export const notVerifiedLead =
  "We're checking your company's UEN. Until we've confirmed it, you can't send invitations or publish anything in its name.";

// User management
export const accountTitle = 'User management';
export const accountDescription = 'See who acts for your company, and what they can do.';
export const accountLead = (company: string) =>
  `Everyone who acts for ${company}. Administrators can change people, organisations and invitations.`;
export const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);
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
export const invitationsTitle = 'Invitations';
export const noInvitations = 'No invitations yet.';
export const invitationFacts = (role: string, inviter: string, invited: string, validUntil: string | null) =>
  `Invited as ${role.toLowerCase()} by ${inviter} on ${invited}${validUntil === null ? '' : `, valid until ${validUntil}`}`;
export const inviteToLabel = (company: string) => `Invite someone to ${company}`;
export const inviteOnceVerified = (company: string) => `You can invite people once ${company} is verified.`;

// Organisations
export const organisationsTitle = 'Organisations';
export const organisationsDescription = "Your company's branches, buildings and teams, and who's in each.";
export const organisationsLead = (company: string) =>
  `The branches, buildings and teams of ${company}, and who's in each.`;
export const noOrganisationsTitle = 'No organisations yet';
export const addFirstOrganisation = 'Add your first branch, building or team.';
export const administratorCanAdd = (company: string) => `An administrator of ${company} can add one.`;
export const addOrganisationTitle = 'Add an organisation';
export const addOrganisationHint = 'A branch, building or team.';
export const addLabel = 'Add';
export const closedLabel = 'Closed';
export const closedOrganisation = (name: string) => `${name} (closed)`;
export const noPeople = 'No one is in it yet.';
export const organisationPeople = (names: readonly string[]) => `People: ${names.join(', ')}`;
export const renameLabel = 'Rename';
export const closeLabel = 'Close';
export const reopenLabel = 'Reopen';
export const movePersonLabel = 'Move someone here';
export const movePersonPlaceholder = 'Choose a person';
export const personInOrganisation = (name: string, organisation: string) => `${name}, now in ${organisation}`;
export const moveLabel = 'Move';

// Choose a company
export const selectionTitle = 'Choose a company';
export const selectionDescription = 'Choose which company you act for.';
export const selectionLead = 'You can switch any time.';
export const continueForLabel = (company: string) => `Continue for ${company}`;
export const chooseLabel = 'Choose';
export const chooseThisLabel = (company: string) => `Choose ${company}`;
export const currentLabel = 'Current';
export const notInCompany = "You're no longer in this company. Choose another one.";

// People invited for a home
export const invitedTitle = 'People you invited';
export const invitedDescription = 'Invite tenants and agents for your homes, and see who accepted.';
export const invitedLead =
  "Invite a tenant, an agent or anyone else involved in your home. They'll see who invited them, and for which home.";
export const invitedFailureTitle = "We can't show your invitations right now";
export const nothingSent = 'Nothing was sent or withdrawn.';
export const noHomesTitle = 'No homes to invite people for';
export const noHomesLead = 'You can invite people once you have a listed home that you own.';
export const inviteTitle = 'Invite someone';
export const inviteHint = "We'll email them a link. It's valid for 14 days.";
export const noneInvited = "You haven't invited anyone yet.";
export const invitationsCount = (count: number) => (count === 1 ? '1 invitation' : `${count} invitations`);
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

// The moment in which permissions are found out
export const refreshTitle = 'One moment';
export const refreshDescription = 'Checking your account.';
export const refreshHeading = 'One moment…';
export const homePageLabel = 'Go to home page';
export const refreshFailureTitle = "We can't check your account right now";
export const refreshFailureLead = "You're still logged in. Wait a moment, then try again.";
