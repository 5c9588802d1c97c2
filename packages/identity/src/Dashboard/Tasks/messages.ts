export const accountDeletionDue = (day: string) => `Your account will be deleted on ${day}.`;
export const accountDeletionLead = 'Changed your mind? You can keep it until then.';
export const profileCardTitle = 'Your profile';
export const completeProfileLabel = 'Complete profile';
export const confirmEmailLabel = 'Confirm email';
export const noTasks = 'Nothing to do right now.';
export const moreTasks = (count: number) => `Show ${count} more`;
export const moreTasksLabel = 'More to do';
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
    label: 'Send a reminder',
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
    label: 'Pay',
  },
  billDue: {
    title: (home = 'your home') => `Pay for ${home}`,
    lead: 'Pay it here, or record what you paid outside Sewa.',
    label: 'Pay',
  },
  billFailed: {
    title: (home = 'your home') => `A payment for ${home} didn't go through`,
    lead: 'See what happened, then pay or choose another way to pay.',
    label: 'Pay',
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
    label: 'Check Rent',
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
    title: (home = aHome) => `Your repair at ${home} was updated`,
    lead: 'See what happened.',
    label: 'See the repair',
  },
  repairReported: {
    title: (home = aHome) => `Repair needed at ${home}`,
    lead: 'See what is broken, and answer your tenant.',
    label: 'Answer',
  },
  tenancyEnding: {
    title: (home = aHome) => `The tenancy of ${home} ends`,
    lead: 'Record the state at the end, and settle the deposit.',
    label: 'See what is next',
  },
  tenancyRunning: {
    title: (home = aHome) => `Your tenancy of ${home} has started`,
    lead: 'Both sides confirmed the state of the home.',
    label: 'See the tenancy',
  },
  paperSent: {
    title: (home = aHome) => `Check the scan of the agreement for ${home}`,
    lead: 'The other side signed on paper. Confirm that the scan is right.',
    label: 'See the scan',
  },
  homeTaken: {
    title: (home = aHome) => `${home} is no longer available`,
    lead: 'It was let, or taken off the market. See similar homes.',
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
    label: 'Answer offer',
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
export const arrearsTaskLabel = 'Send a reminder';
export const confirmTaskLead = 'Your tenant says they paid you directly.';
export const confirmTaskLabel = 'Confirm payments';
export const unreadFrom = (who: string | null, about: string) => `${who ?? 'Someone'} wrote about ${about}`;
export const newEnquiriesTask = (count: number) => (count === 1 ? '1 new enquiry' : `${count} new enquiries`);
export const newEnquiriesTaskLead = 'Nobody has answered yet.';
export const unreadTask = (conversations: number) =>
  conversations === 1 ? '1 conversation not read' : `${conversations} conversations not read`;
export const unreadTaskRest = 'New messages in conversations you have answered before.';
export const unreadTaskLead = (count: number) =>
  count === 1 ? '1 unread message.' : `${count} unread messages.`;
export const replyLabel = 'Reply';
export const readLabel = 'Read and reply';
export const viewingsTask = (count: number, home: string) =>
  count === 1 ? `Viewing of ${home} today` : `${count} viewings today`;
export const viewingsTaskLead = (count: number, time: string) =>
  count === 1 ? `At ${time}.` : `The next one is at ${time}.`;
export const authorityTask = (home: string, day: string) => `The authority for ${home} ends on ${day}`;
export const authorityTaskLead = 'After that, the agent can no longer advertise it.';
export const authorityTaskLabel = 'Extend it';
export const draftTask = (home: string) => `Finish the listing of ${home}`;
export const draftsTask = (count: number) => `${count} drafts to finish`;
export const draftTaskLead = 'Nobody can find it until it is published.';
export const draftTaskLabel = 'Finish';
export const manyArrearsTask = (count: number, isMore: boolean) =>
  `${count}${isMore ? ' or more' : ''} tenants are behind with rent`;
export const manyArrearsTaskLead = 'See who owes what, and send a reminder.';
/** What one task for many notices of a kind says. */
export interface GroupWords {
  readonly title: (count: number) => string;
  readonly lead: string;
  readonly label: string;
}
export const groupTask = {
  'authority-asked': {
    title: (count: number) => `${count} agents ask to advertise your homes`,
    lead: 'Check who they are, then let them advertise or decline.',
    label: 'Answer requests',
  },
  'bill-overdue': {
    title: (count: number) => `Rent is overdue for ${count} homes`,
    lead: 'You can send a reminder, or record that it arrived.',
    label: 'See bills',
  },
  'bill-said-paid': {
    title: (count: number) => `Did ${count} payments arrive?`,
    lead: 'Your tenants say they paid you directly. Check your bank account first.',
    label: 'Confirm payments',
  },
  'contract-to-sign': {
    title: (count: number) => `${count} agreements to sign`,
    lead: 'It is your turn.',
    label: 'Read and sign',
  },
  'listing-paused': {
    title: (count: number) => `${count} listings are paused`,
    lead: 'Nobody can find them until you put them back on the market.',
    label: 'Check listings',
  },
  'listing-rejected': {
    title: (count: number) => `${count} listings need changes`,
    lead: 'See what to change, then submit them again.',
    label: 'Edit listings',
  },
  'listing-unconfirmed': {
    title: (count: number) => `Are ${count} homes still available?`,
    lead: 'Tell us, or we pause their listings.',
    label: 'Answer',
  },
  'offer-received': {
    title: (count: number) => `${count} offers to answer`,
    lead: 'They wait for you.',
    label: 'Answer offers',
  },
} as const;
export const billDueTaskLead = (day: string) =>
  `Due on ${day}. Pay it here, or record what you paid outside Sewa.`;
export const seePaymentWorkLabel = 'See what to check';
