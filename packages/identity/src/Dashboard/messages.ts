export const dashboardHeading = 'To do';
export const cancelDeletionLabel = 'Keep my account';
export const profileFieldName = {
  name: 'your name',
  email: 'your email address',
  phoneNumber: 'your phone number',
  residentialStatus: 'your residential status',
  passType: 'your pass',
} as const;
export const profileGaps = (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`;
export const confirmEmailLead = "Confirm your email. We'll send you a code.";
export const nextBillTitle = (money: string) => `${money} to pay next`;
export const nextBillLead = (street: string, day: string) => `For ${street}, due on ${day}`;
export const nextBillOverdue = (street: string, day: string) => `For ${street}, overdue since ${day}`;
export const nextBillStep = {
  collected: (day: string) => `We'll collect it on ${day}. You don't need to do anything.`,
  open: (day: string) => `Pay it by ${day}.`,
  overdue: 'Pay it as soon as you can.',
  processing: 'A payment has begun. See whether it is on its way or waiting for you.',
  'said-paid': 'You said you paid it directly. The payee has to confirm it.',
};
export const seeBillsLabel = 'See your bills';
export const payLabel = 'Pay';
export const payBillLabel = (money: string) => `Pay ${money}`;
export const receivedTitle = 'Rent you receive';
export const receivedThisMonth = (money: string) => `${money} received this month`;
export const paymentsToConfirm = (count: number) =>
  count === 1 ? '1 payment to confirm' : `${count} payments to confirm`;
export const arrearsLabel = 'Overdue';
export const noArrears = 'Nothing is overdue.';
export const someTenant = 'Your tenant';
export const arrearsOf = (payer: string | null, street: string) => `${payer ?? someTenant}, ${street}`;
export const seeServicesLabel = 'Rent';
export const invitedCardTitle = 'People you invited';
export const noneInvited = "You haven't invited anyone yet.";
export const pendingInvitations = (count: number) => `${count} pending`;
export const acceptedInvitations = (count: number) => `${count} accepted`;
export const inviteByEmailLabel = 'Invite a tenant or agent by email';
export const listingsCardTitle = (count: number) =>
  count === 1 ? '1 live listing' : `${count} live listings`;
export const otherListings = (counts: Readonly<Record<'draft' | 'review' | 'paused' | 'let', number>>) =>
  [
    counts.draft > 0 && (counts.draft === 1 ? '1 draft' : `${counts.draft} drafts`),
    counts.review > 0 && `${counts.review} in review`,
    counts.paused > 0 && `${counts.paused} paused`,
    counts.let > 0 && `${counts.let} rented out`,
  ]
    .filter(Boolean)
    .join(', ');
export const homesLabel = 'Homes that need you most';
export const homeCounts = (
  views: string,
  saves: string,
  enquiries: string,
  ...[viewCount, saveCount, enquiryCount]: readonly number[]
) =>
  [
    `${views} ${viewCount === 1 ? 'view' : 'views'}`,
    `${saves} ${saveCount === 1 ? 'save' : 'saves'}`,
    `${enquiries} ${enquiryCount === 1 ? 'enquiry' : 'enquiries'}`,
  ].join(' · ');
export const homeCountsLately = (counts: string) => `${counts} in 30 days`;
export const homeStateName = {
  draft: 'Draft',
  review: 'In review',
  live: 'Live',
  paused: 'Paused',
  let: 'Rented out',
  unlisted: 'Not listed',
} as const;
export const daysLive = (count: number) => {
  if (count === 0) return 'since today';
  return count === 1 ? 'for 1 day' : `for ${count} days`;
};
export const monthlyRent = (money: string) => `${money} a month`;
export const underMedian = (money: string) => `${money} under the median of similar homes`;
export const overMedian = (money: string) => `${money} over the median of similar homes`;
export const atMedian = 'at the median of similar homes';
export const homeStep = {
  fix: 'Make changes',
  relist: 'Relist',
  confirm: 'Confirm',
  finish: 'Finish',
  photos: 'Add photos',
  list: 'List it',
  review: 'Review rent',
  see: 'Manage',
} as const;
export const homeStepLabel = (action: string, home: string) => `${action}: ${home}`;
export const propertiesLabel = (count: number) => (count > 5 ? `All ${count} properties` : 'All properties');
export const reportsOfListings = (count: number) =>
  count === 1 ? "1 report. We're checking it." : `${count} reports. We're checking them.`;
export const memberCount = (count: number) => (count === 1 ? '1 member' : `${count} members`);
export const openInvitations = (count: number) =>
  count === 1 ? '1 invitation is open.' : `${count} invitations are open.`;
export const manageMembersLabel = 'Manage members';
export const seeMembersLabel = 'See members';
export const teamWaiting = (count: number) => {
  if (count === 0) return 'No conversation is waiting for an answer.';
  return count === 1
    ? '1 conversation is waiting for an answer.'
    : `${count} conversations are waiting for an answer.`;
};
export const teamUnanswered = (count: number) =>
  count === 1 ? 'Nobody has answered 1 of them yet.' : `Nobody has answered ${count} of them yet.`;
export const teamOrganisationsTitle = 'By organisation';
export const teamPeopleTitle = 'By person, last 7 days';
export const noOrganisation = 'In no organisation';
export const someMember = 'Someone';
export const teamCount = (waiting: number) => (waiting === 0 ? 'None waiting' : `${waiting} waiting`);
export const answeredLast = (who: string, day: string) => `${who} answered last, ${day}`;
export const nobodyAnswered = 'No answers yet';
export const personCounts = (answered: number, waiting: number) =>
  waiting === 0 ? `${answered} answered` : `${answered} answered, ${waiting} waiting`;
export const queuesTitle = 'Queues';
export const queueName = {
  listings: 'First listings',
  reports: 'Reports',
  disputes: 'Disputes',
  applications: 'Applications',
  differences: 'Differences with banks',
  help: 'Help conversations',
} as const;
export const oldestAge = (days: number) => {
  if (days === 0) return 'oldest today';
  return days === 1 ? 'oldest 1 day' : `oldest ${days} days`;
};
export const emptyQueue = 'Nothing waiting';
export const messagesCardTitle = 'Messages';
export const openInboxLabel = 'Open inbox';
export const someone = 'Someone';
export const myMessage = (text: string) => `You: ${text}`;
export const unseenBadge = (count: number) => `${count} new`;
export const nextViewingTitle = 'Next viewing';
export const todayWord = 'Today';
export const viewingAt = (day: string, time: string) => `${day}, ${time}`;
export const viewingWith = (home: string, who: string | null) =>
  who === null ? home : `${home}, with ${who}`;
export const seeViewingLabel = 'See the viewing';
export const enquiriesReceived = (count: number, lately: number) =>
  `${count === 1 ? '1 enquiry' : `${count} enquiries`} received, ${lately} in the last 7 days`;
export const enquiriesSent = (count: number) => (count === 1 ? '1 enquiry sent' : `${count} enquiries sent`);
export const savedHomesTitle = (count: number) => (count === 1 ? '1 saved home' : `${count} saved homes`);
export const noSavedHomeChanges = 'No changes since you saved them.';
export const savedHomesLabel = 'See saved homes';
export const savedHomeCheaper = (difference: string) => `is now ${difference} less a month`;
export const savedHomeDearer = (difference: string) => `is now ${difference} more a month`;
export const savedHomeRentedOut = 'has been rented out';
export const savedHomeClosed = 'is no longer listed';
export const savedSearchesTitle = 'Saved searches';
export const savedSearchesLabel = 'All saved searches';
export const newHomesLabel = (count: number) => `${count} new`;
export const newHomesOfSearchLabel = (count: number, search: string) =>
  `See ${count === 1 ? '1 new home' : `${count} new homes`} in ${search}`;
