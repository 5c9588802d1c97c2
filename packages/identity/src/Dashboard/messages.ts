export const dashboardHeading = 'To do';
export const accountDeletionDue = (day: string) => `Your account will be deleted on ${day}.`;
export const accountDeletionLead = 'Changed your mind? You can keep it until then.';
export const cancelDeletionLabel = 'Keep my account';
export const profileCardTitle = 'Your profile';
export const profileFieldName = {
  name: 'your name',
  email: 'your email address',
  phoneNumber: 'your phone number',
  residentialStatus: 'your residential status',
  passType: 'your pass',
} as const;
export const profileGaps = (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`;
export const completeProfileLabel = 'Complete profile';
export const confirmEmailLead = "Confirm your email. We'll send you a code.";
export const confirmEmailLabel = 'Confirm email';
export const noTasks = 'Nothing to do right now.';
export const invitedTo = (inviter: string, company: string | null) =>
  company === null ? `${inviter} invites you` : `${inviter} invites you to ${company}`;
export const openInvitationLabel = 'Open invitation';
export const openInvitationBy = (day: string) => `Open the link in your email by ${day}.`;
const yourHome = 'your home';
const aHome = 'a home';
export const noticeTask = {
  authorityAsked: {
    title: (home = yourHome) => `An agent asks to advertise ${home}`,
    lead: 'Check who it is, then let them advertise it or decline.',
    label: 'Answer request',
  },
  authorityGranted: {
    title: (home = 'a home') => `You can advertise ${home}`,
    lead: 'The owner said yes. List it now.',
    label: 'List the home',
  },
  billContested: {
    title: (home = 'a home') => `Your tenant says they didn't pay for ${home}`,
    lead: 'You recorded it as paid outside Sewa. The bill is open again.',
    label: 'See the bill',
  },
  billOverdue: {
    title: (home = 'a home') => `Rent for ${home} is overdue`,
    lead: 'You can send your tenant a reminder, or record that it arrived.',
    label: 'See the bill',
  },
  applicationAnswered: {
    title: () => 'Your application has an answer',
    lead: 'Read it, then agree or decline.',
    label: 'See the answer',
  },
  billReceived: {
    title: (home = 'your home') => `Rent for ${home} was paid`,
    lead: 'It is on its way to your bank account.',
    label: 'See the bill',
  },
  billRecorded: {
    title: (home = 'your home') => `Your landlord recorded that you paid for ${home}`,
    lead: 'They say you paid outside Sewa. Check that it is right.',
    label: 'See the bill',
  },
  billReminder: {
    title: (home = 'your home') => `Your landlord reminds you to pay for ${home}`,
    lead: 'Pay it here, or record what you paid outside Sewa.',
    label: 'See the bill',
  },
  billDue: {
    title: (home = 'your home') => `Pay for ${home}`,
    lead: 'Pay it here, or record what you paid outside Sewa.',
    label: 'See the bill',
  },
  billFailed: {
    title: (home = 'your home') => `A payment for ${home} didn't go through`,
    lead: 'See what happened, then pay or choose another way to pay.',
    label: 'See the bill',
  },
  billSaidPaid: {
    title: (home = 'a home') => `Did the rent for ${home} arrive?`,
    lead: 'Your tenant says they paid you directly. Check your bank account first.',
    label: 'Confirm payment',
  },
  companyUnverified: {
    title: () => "Your company isn't verified yet",
    lead: "We're checking its UEN. Until we've confirmed it, you can't publish anything in its name.",
    label: 'User management',
  },
  emailUnconfirmed: {
    title: () => 'Confirm your email',
    lead: "We'll send you a code.",
    label: 'Confirm email',
  },
  listingPaused: {
    title: (home = yourHome) => `The listing of ${home} is paused`,
    lead: 'Nobody can find it until you put it back on the market.',
    label: 'Check listing',
  },
  listingRejected: {
    title: (home = yourHome) => `The listing of ${home} needs changes`,
    lead: 'See what to change, then submit it again.',
    label: 'Edit listing',
  },
  listingReported: {
    title: (home = yourHome) => `Someone reported the listing of ${home}`,
    lead: "We're checking it. Make sure that all details are right.",
    label: 'See listing',
  },
  payeeChanged: {
    title: (home = 'your home') => `You changed who gets the rent for ${home}`,
    lead: "The new payee can be paid in a few days. Not you? Change it back, and log out browsers you don't recognise.",
    label: 'See the rent plan',
  },
  paymentMethodEnded: {
    title: () => "A payment method can't be used",
    lead: "Rent isn't collected with it. Add another way to pay.",
    label: 'Payment methods',
  },
  contractDrafted: {
    title: (home = aHome) => `Read the draft of the agreement for ${home}`,
    lead: 'Change it, or say that it is right.',
    label: 'Read the draft',
  },
  addendumEnded: {
    title: (home = aHome) => `The addendum for ${home} came to nothing`,
    lead: 'Your agreement goes on as it is.',
    label: 'See the rental',
  },
  contractExpired: {
    title: (home = aHome) => `The agreement for ${home} was not signed in time`,
    lead: 'You can send it again.',
    label: 'See the rental',
  },
  contractRefused: {
    title: (home = aHome) => `The agreement for ${home} was not signed`,
    lead: 'See why, and change the draft.',
    label: 'See the rental',
  },
  contractSent: {
    title: (home = aHome) => `Is the agreement for ${home} right?`,
    lead: 'The other side says so. If you do too, you can both sign.',
    label: 'Read the draft',
  },
  contractSigned: {
    title: (home = aHome) => `Everybody has signed for ${home}`,
    lead: 'Next comes the stamp duty.',
    label: 'See what is next',
  },
  depositAnswer: {
    title: (home = aHome) => `The tenant answered about the deposit for ${home}`,
    lead: 'See what they say, then return the rest.',
    label: 'See the answer',
  },
  depositProposed: {
    title: (home = aHome) => `Something is kept of your deposit for ${home}`,
    lead: 'Look at each item with its evidence, then agree or dispute it.',
    label: 'Look and answer',
  },
  depositReturned: {
    title: (home = aHome) => `The deposit for ${home} came back`,
    lead: 'Say whether that is right.',
    label: 'See the deposit',
  },
  handoverDue: {
    title: (home = aHome) => `The tenancy of ${home} begins`,
    lead: 'Record the state of the home with pictures, and confirm it together.',
    label: 'Record the state',
  },
  inspectionToConfirm: {
    title: (home = aHome) => `Confirm the state of ${home}`,
    lead: 'The other side confirmed what is recorded.',
    label: 'Check it',
  },
  repairChanged: {
    title: (home = aHome) => `News of a repair in ${home}`,
    lead: 'See what happened.',
    label: 'See the repair',
  },
  repairReported: {
    title: (home = aHome) => `Something to mend in ${home}`,
    lead: 'See what it is, and answer.',
    label: 'Answer',
  },
  tenancyEnding: {
    title: (home = aHome) => `The tenancy of ${home} ends`,
    lead: 'Record the state at the end, and settle the deposit.',
    label: 'See what is next',
  },
  tenancyRunning: {
    title: (home = aHome) => `The tenancy of ${home} runs`,
    lead: 'Both sides confirmed the state of the home.',
    label: 'See the tenancy',
  },
  paperSent: {
    title: (home = aHome) => `Check the scan of the agreement for ${home}`,
    lead: 'The other side signed on paper. Confirm that the scan is right.',
    label: 'See the scan',
  },
  homeTaken: {
    title: (home = aHome) => `${home} went to someone else`,
    lead: 'The owner agreed with another tenant. See similar homes.',
    label: 'See the home',
  },
  offerDeclined: {
    title: (home = aHome) => `Your offer for ${home} was declined`,
    lead: 'You can make another one.',
    label: 'See the offer',
  },
  offerExpired: {
    title: (home = aHome) => `The offer for ${home} has expired`,
    lead: 'Nobody answered in time. Either of you can make a new one.',
    label: 'See the offer',
  },
  rentalAgreed: {
    title: (home = aHome) => `You agreed on ${home}`,
    lead: 'It is subject to contract: nothing is signed yet.',
    label: 'See what you agreed',
  },
  rentalWithdrawn: {
    title: (home = aHome) => `The other side withdrew from ${home}`,
    lead: 'You owe each other nothing here. See what was said.',
    label: 'See the rental',
  },
  viewingAnswer: {
    title: (home = aHome) => `You saw ${home}. Do you want to go on?`,
    lead: 'One answer, yes or no.',
    label: 'Answer',
  },
  unitDisputed: {
    title: (home = yourHome) => `Someone else says that ${home} is theirs`,
    lead: "We're checking who owns it.",
    label: 'See home',
  },
} as const;
export const timedTask = {
  'offer-received': {
    title: (home = aHome) => `Answer the offer for ${home}`,
    lead: (moment: string | null) => (moment === null ? 'They wait for you.' : `It expires on ${moment}.`),
    label: 'See the offer',
  },
  'addendum-proposed': {
    title: (home = aHome) => `Answer the addendum for ${home}`,
    lead: (moment: string | null) =>
      moment === null ? 'Another term or rent is proposed.' : `It can be answered until ${moment}.`,
    label: 'Read the addendum',
  },
  'aircon-due': {
    title: (home = aHome) => `Have the air conditioning of ${home} serviced`,
    lead: (moment: string | null) =>
      moment === null ? 'Keep the receipt.' : `By ${moment}. Keep the receipt.`,
    label: 'See the tenancy',
  },
  'deposit-due': {
    title: (home = aHome) => `Return the deposit for ${home}`,
    lead: (moment: string | null) =>
      moment === null ? 'See how much, and say when you did.' : `The agreement says by ${moment}.`,
    label: 'See the deposit',
  },
  'exit-opens': {
    title: (home = aHome) => `You can soon end the tenancy of ${home} for work abroad`,
    lead: (moment: string | null) => (moment === null ? 'See how.' : `Notice can be given from ${moment}.`),
    label: 'See the tenancy',
  },
  'renewal-closes': {
    title: (home = aHome) => `The time to ask for a renewal of ${home} ends`,
    lead: (moment: string | null) => (moment === null ? 'Propose it before.' : `It ends on ${moment}.`),
    label: 'See the tenancy',
  },
  'renewal-opens': {
    title: (home = aHome) => `The tenancy of ${home} can be renewed`,
    lead: (moment: string | null) =>
      moment === null ? 'Propose it.' : `It can be asked for from ${moment}.`,
    label: 'See the tenancy',
  },
  'contract-to-sign': {
    title: (home = aHome) => `Sign the agreement for ${home}`,
    lead: (moment: string | null) =>
      moment === null ? 'It is your turn.' : `It can be signed until ${moment}.`,
    label: 'Read and sign',
  },
  'document-ends': {
    title: (home = aHome) => `The agreement for ${home} ends soon`,
    lead: (moment: string | null) => (moment === null ? 'See your papers.' : `Its last day is ${moment}.`),
    label: 'See your papers',
  },
  'duty-due': {
    title: (home = aHome) => `Pay the stamp duty for ${home}`,
    lead: (moment: string | null) => (moment === null ? 'It is due soon.' : `It is due by ${moment}.`),
    label: 'See how much',
  },
  'viewing-booked': {
    title: (home = aHome) => `Someone booked a viewing of ${home}`,
    lead: (moment: string | null) => moment ?? 'See when.',
    label: 'See viewings',
  },
  'viewing-cancelled': {
    title: (home = aHome) => `A viewing of ${home} was cancelled`,
    lead: (moment: string | null) => (moment === null ? 'Choose another time.' : `It was on ${moment}.`),
    label: 'See viewings',
  },
  'viewing-offered': {
    title: (home = aHome) => `A viewing of ${home} is free for you`,
    lead: (moment: string | null) => (moment === null ? 'Take it now.' : `We hold it until ${moment}.`),
    label: 'Take it',
  },
  'viewing-soon': {
    title: (home = aHome) => `Viewing of ${home}`,
    lead: (moment: string | null) => moment ?? 'It begins soon.',
    label: 'See the viewing',
  },
} as const;
export const unconfirmedTask = (home = yourHome) => `Is ${home} still available?`;
export const unconfirmedTaskLead = (day: string | null) =>
  day === null ? 'Tell us, or we pause the listing.' : `Tell us by ${day}, or we pause the listing.`;
export const unconfirmedTaskLabel = 'Answer';
export const reviewTask = (count: number) =>
  count === 1 ? '1 listing to review' : `${count} listings to review`;
export const reviewTaskLead = 'First listings are published once you approve them.';
export const reviewTaskLabel = 'Review listings';
export const disputeTask = (count: number) =>
  count === 1 ? '1 home is claimed by two people' : `${count} homes are claimed by two people`;
export const disputeTaskLead = 'Check who owns it, then decide.';
export const disputeTaskLabel = 'Open disputes';
export const reportTask = (count: number) =>
  count === 1 ? '1 report to settle' : `${count} reports to settle`;
export const reportTaskLead = 'Someone reported a listing or a message.';
export const reportTaskLabel = 'Open reports';
export const differenceTask = (count: number) =>
  count === 1 ? '1 difference with a bank' : `${count} differences with banks`;
export const differenceTaskLead = "Our books and the provider's don't agree.";
export const applicationTask = (count: number) =>
  count === 1 ? '1 application to answer' : `${count} applications to answer`;
export const applicationTaskLead = 'They wait for our terms.';
export const overdueTask = (money: string, street: string) => `${money} is overdue for ${street}`;
export const overdueTaskLead = (day: string) => `It was due on ${day}. Pay it, or record what you paid.`;
export const overdueTaskLabel = 'Pay now';
export const arrearsTask = (who: string, money: string) => `${who} owes ${money}`;
export const arrearsTaskLead = (street: string) => `Rent for ${street} is overdue.`;
export const arrearsTaskLabel = 'See bills';
export const confirmTaskLead = 'Your tenant says they paid you directly.';
export const unreadTaskLead = (conversations: number) =>
  conversations === 1 ? 'In 1 conversation.' : `In ${conversations} conversations.`;
export const billDueTaskLead = (day: string) =>
  `Due on ${day}. Pay it here, or record what you paid outside Sewa.`;
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
export const receivedTitle = 'Rent you receive';
export const receivedThisMonth = (money: string) => `${money} received this month`;
export const paymentsToConfirm = (count: number) =>
  count === 1 ? '1 payment to confirm' : `${count} payments to confirm`;
export const arrearsLabel = 'Overdue';
export const noArrears = 'Nothing is overdue.';
export const someTenant = 'Your tenant';
export const arrearsOf = (payer: string | null, street: string) => `${payer ?? someTenant}, ${street}`;
export const seeServicesLabel = 'See all rent plans';
export const paymentWorkTitle = 'Payments to check';
export const seePaymentWorkLabel = 'See what to check';
export const paymentWorkNumber = {
  differences: 'Differences with banks',
  applications: 'Applications to answer',
} as const;
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
    counts.let > 0 && `${counts.let} let`,
  ]
    .filter(Boolean)
    .join(', ');
export const homeNumbersLabel = 'In the last 30 days';
export const homeNumber = { views: 'Views', saves: 'Saves', enquiries: 'Enquiries' } as const;
export const homeNeed = {
  list: 'No listing yet',
  finish: 'Draft to finish',
  photos: 'No photos yet',
} as const;
export const homeNeedAction = { list: 'List it', finish: 'Finish', photos: 'Add photos' } as const;
export const homeNeedLabel = (action: string, home: string) => `${action}: ${home}`;
export const propertiesLabel = 'See your properties';
export const reportsOfListings = (count: number) =>
  count === 1 ? "1 report. We're checking it." : `${count} reports. We're checking them.`;
export const membersCardTitle = (company: string) => `Members of ${company}`;
export const memberCount = (count: number) => (count === 1 ? '1 member' : `${count} members`);
export const openInvitations = (count: number) =>
  count === 1 ? '1 invitation is open.' : `${count} invitations are open.`;
export const noOpenInvitations = 'No invitations are open.';
export const manageMembersLabel = 'Manage members';
export const seeMembersLabel = 'See members';
export const reviewsCardTitle = 'Reviews';
export const reviewNumber = { listings: 'Listings', disputes: 'Disputes', reports: 'Reports' } as const;
export const reviewsLabel = 'Open reviews';
export const messagesCardTitle = 'Messages';
export const openInboxLabel = 'Open inbox';
export const enquiriesReceived = (count: number, lately: number) =>
  `${count === 1 ? '1 enquiry' : `${count} enquiries`} received, ${lately} in the last 7 days`;
export const enquiriesSent = (count: number) => (count === 1 ? '1 enquiry sent' : `${count} enquiries sent`);
export const latestEnquiry = (sender: string | null, home: string, day: string) =>
  `${sender ?? 'Someone'} asked about ${home} on ${day}.`;
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
export const newUserTitle = 'Start here';
export const newUserLead =
  "Save homes you like, get alerts for new ones, and message owners and agents. You'll see updates here.";
export const newListerTitle = 'List your first home';
export const newListerLead =
  'It takes about ten minutes on your phone. Your homes, and who asks about them, appear here.';
export const newCompanyTitle = "List your company's first home";
export const newCompanyLead =
  'Every member sees and edits it. Your homes, and who asks about them, appear here.';
export const noCompanyTitle = 'Choose a company';
export const noCompanyLead = 'You see its homes and members here. You can switch any time.';
export const findHomeLabel = 'Find a home';
export const seeMapLabel = 'See the map';
