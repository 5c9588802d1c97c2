export { continueLabel, tryAgainLabel } from '@sewa/pages/labels';

// On several pages
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
export const invitationWithdrawn = 'Withdrawn.';
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
export const invitationsTitle = 'Invitations';
export const inviteOnceVerified = (company: string) => `You can invite people once ${company} is verified.`;

export const partnerSitesLink = 'Partner sites';
export const partnerSitesLinkLead = 'Show our calculator and chat on your own site.';

// Partner sites
export const partnerSitesTitle = 'Partner sites';
export const partnerSitesDescription = 'The sites of your company that show our calculator and chat.';
export const partnerSitesLead = (company: string) =>
  `The sites of ${company} that show our calculator and chat, with their keys, leads and webhooks.`;

// Organisations
export const organisationsTitle = 'Organisations';
export const organisationsDescription = "Your company's branches, buildings and teams, and who's in each.";
export const organisationsLead = (company: string) =>
  `The branches, buildings and teams of ${company}, and who's in each.`;
export const noOrganisationsTitle = 'No organisations yet';
export const addFirstOrganisation = 'Add your first branch, building or team.';
export const administratorCanAdd = (company: string) => `An administrator of ${company} can add one.`;

// Choose a company
export const selectionTitle = 'Choose a company';
export const selectionDescription = 'Choose which company you act for.';
export const selectionLead = 'You can switch any time.';
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
export const noneInvited = "You haven't invited anyone yet.";
export const invitationsCount = (count: number) => (count === 1 ? '1 invitation' : `${count} invitations`);

// The moment in which permissions are found out
export const refreshTitle = 'One moment';
export const refreshDescription = 'Checking your account.';
export const refreshHeading = 'One moment…';
export const homePageLabel = 'Go to home page';
export const refreshFailureTitle = "We can't check your account right now";
export const refreshFailureLead = "You're still logged in. Wait a moment, then try again.";
