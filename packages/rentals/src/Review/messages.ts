export const reviewListTitle = (count: number): string =>
  count === 1 ? '1 listing to review' : `${count} listings to review`;
export const noReviewsTitle = 'Nothing to review';
export const noReviewsLead = 'First listings appear here when they are submitted, oldest first.';
export const openReviewLabelFor = (home: string): string => `Open ${home}`;
export const lowRentMark = 'Low rent';
export const reviewPhotosTitle = 'Photos';
export const noPhotos = 'No photos.';
export const noDescription = 'No description.';
export const descriptionTitle = 'Description';
export const rentTitle = 'Rent';
export const medianRent = (median: string, lower: string, upper: string): string =>
  `Median ${median} a month; half of them from ${lower} to ${upper}.`;
export const comparedWith = (homes: string): string => `Compared with ${homes}.`;
export const nothingToCompare = 'There are too few past rents nearby to compare with.';
export const lowRentReasonTitle = 'Why the rent is low';
export const listerTitle = 'Lister';
export const listerKind = { owner: 'Owner', agent: 'Agent', company: 'Company' } as const;
export const signedUpOn = (day: string): string => `Signed up ${day}`;
export const approveLabel = 'Approve and publish';
export const rejectLabel = 'Reject with a reason';
export const rejectSendLabel = 'Reject and email';
export const rejectWordsLabel = 'What should they change?';
export const rejectWordsHint = 'We email your words to the lister.';
export const rejectWordsMissing = 'Write what they should change.';
export const rejectReasonsLabel = 'Add a ready-made reason';
export const reviewGone = 'This listing was dealt with meanwhile.';
export const noReview = 'There is no such listing in the queue.';
const decided = { approve: 'approved', reject: 'rejected' } as const;
export const youDecided = (decision: keyof typeof decided, day: string): string =>
  `You ${decided[decision]} this listing on ${day}.`;
export const otherDecided = (decision: keyof typeof decided, name: string | null, day: string): string =>
  `${name ?? 'A former operator'} ${decided[decision]} this listing on ${day}.`;
export const decidedBecause = (words: string): string => `Reason: ${words}`;
export const decidedLister = 'To contact the lister, see';
export const canSubmitAgain =
  "You can't open it again. The lister can change it and submit it again; then it's back in this queue.";
export const standsNow = (state: string): string => `Now: ${state}`;
export const approveIssue: Readonly<Record<string, string>> = {
  part: 'Another live listing already has this part of the home. Reject it and say so.',
  authority: 'The agent has no authority of the owner that runs today. Reject it and say so.',
  lowRentReason:
    'The rent is 30 % or more below the median, and there is no reason. Reject it and ask for one.',
  pictures: "A photo couldn't be read. Reject it and ask for another one.",
};
export const disputesTitle = 'Disputes';
export const noDisputes = 'No open disputes.';
export const disputeOpened = (day: string): string => `Opened ${day}`;
export const presentOwner = 'Registered owner';
export const claimant = 'New claim';
export const sideSince = (day: string): string => `since ${day}`;
export const unnamedSide = 'Someone without a name';
export const settleLabel = (name: string): string => `Settle for ${name}`;
export const settleQuestion = (name: string): string =>
  `Settle it for ${name}? Both sides get an email. Live listings of the other side are paused.`;
export const confirmSettleLabel = 'Settle';
export const settled = 'Settled. We emailed both sides.';
export const disputeGone = 'Someone else already settled this dispute.';
export const reportsTitle = 'Reports';
export const noReports = 'No open reports.';
export const reportReason: Readonly<Record<string, string>> = {
  'not-available': 'No longer available',
  'wrong-facts': 'Wrong details',
  duplicate: 'Listed twice',
  scam: 'Scam',
  'not-theirs': "Not the lister's home",
  other: 'Something else',
};
export const reportedOn = (day: string): string => `Reported ${day}`;
export const reportedMessage = (sender: string | null): string => `Message of ${sender ?? 'someone'}`;
export const reportOutcomeLabel = {
  removed: { listing: 'Close listing', message: 'Hide message' },
  corrected: { listing: 'Corrected', message: 'Corrected' },
  unfounded: { listing: 'Nothing wrong', message: 'Nothing wrong' },
} as const;
export const reportQuestion = {
  removed: {
    listing: 'Close this listing? People can’t find it any more, and it can’t be reopened.',
    message: 'Hide this message? Nobody in the conversation sees it any more.',
  },
  corrected: {
    listing: 'Settle this report because the listing is corrected?',
    message: 'Settle this report because the message is corrected?',
  },
  unfounded: {
    listing: 'Settle this report because nothing is wrong with the listing?',
    message: 'Settle this report because nothing is wrong with the message?',
  },
} as const;
export const reportSettled = 'Settled.';
export const allReportsLabel = 'All reports';
export const reportClosed = 'This report is settled, or there is none at this address.';
export const allDisputesLabel = 'All disputes';
export const disputeClosed = 'This dispute is settled, or there is none at this address.';
export const reportGone = 'Someone else already settled this report.';
export const queuesLabel = 'Queues';
export const queueName = { listings: 'First listings', reports: 'Reports', disputes: 'Disputes' } as const;
export const queueLabel = (name: keyof typeof queueName, count: number): string =>
  `${queueName[name]} (${count})`;
export const homeLabel = 'Home';
export const waitingLabel = 'Waiting';
export const rentAgainstLabel = 'Rent';
export const duplicatesLabel = 'May be listed twice';
export const noDuplicates = 'No';
export const waiting = (days: number): string => {
  if (days === 0) return 'Since today';
  return days === 1 ? '1 day' : `${days} days`;
};
export const verified = 'Verified';
export const notVerified = 'Not verified';
export const medianOf = (money: string): string => `Median ${money}`;
export const underMedian = (percent: number): string => `${percent} % below the median`;
export const overMedian = (percent: number): string => `${percent} % above the median`;
export const atMedian = 'At the median';
export const noMedian = 'Nothing to compare';
export const sameBecause = { address: 'Same address', photo: 'Same photo' } as const;
export const duplicateStatus = {
  live: 'live',
  let: 'rented out',
  closed: 'closed',
  hidden: 'not public',
} as const;
export const duplicatesTitle = 'This home may be listed already';
export const rejectShortLabel = 'Reject…';
export const previousLabel = 'Previous';
export const nextLabel = 'Next';
export const positionOf = (index: number, count: number): string => `${index} of ${count}`;
export const keysHint = 'Press J for the next listing, K for the previous one.';
export const history = (listings: number, live: number): string => {
  if (listings === 0) return 'No other listings';
  return `${listings === 1 ? '1 other listing' : `${listings} other listings`}, ${live} live`;
};
export const rejectedBefore = (count: number): string => {
  if (count === 0) return 'Never rejected';
  return count === 1 ? 'Rejected once' : `Rejected ${count} times`;
};
export const tally = (reports: number, upheld: number): string => {
  if (reports === 0) return 'No reports';
  return `${reports === 1 ? '1 report' : `${reports} reports`}, ${upheld} upheld`;
};
export const reportsOfHome = 'Reports of this home';
export const reportsOfLister = 'Reports of this lister';
export const reporterLabel = 'Who reported';
const madeReports = (reports: number, upheld: number, when = ''): string =>
  `made ${reports} reports${when}, ${upheld === 0 ? 'none' : upheld} upheld so far`;
export const reporterToday = (reports: number, upheld: number): string =>
  reports === 1
    ? 'Someone who reported nothing else that day'
    : `Someone who ${madeReports(reports, upheld, ' that day')}`;
export const reporterEver = (reports: number, upheld: number): string =>
  reports === 1
    ? 'Someone in the conversation who reported nothing else'
    : `Someone in the conversation who ${madeReports(reports, upheld)}`;
export const reporterUnknown = 'Someone; we no longer know who';
export const rulesTitle = 'House rules';
export const noRules = 'No house rules.';
export const wordsToSidesLabel = 'Your words to both sides';
export const wordsToListerLabel = 'Your words to the lister';
export const wordsToSidesHint = 'Optional. We email them with the decision.';
export const wordsToListerHint = 'Optional. We email them with the decision; who reported stays anonymous.';
export const notesTitle = 'Internal notes';
export const notesLead = 'Only operators read them.';
export const noteLabel = 'Add a note';
export const noteSaveLabel = 'Save note';
export const noteSaved = 'Note saved.';
export const noteMissing = 'Write a note first.';
export const noteBy = (name: string | null, day: string): string => `${name ?? 'Former operator'}, ${day}`;
export const searchLabel = 'Find a person, home or payment';
export const searchHint =
  'Name, phone or email; address, postal code or id; receipt number or bill. Searches are logged.';
export const searchSubmitLabel = 'Search';
export const resultsTitle = (words: string): string => `Results for “${words}”`;
export const backToQueues = 'Back to the queues';
export const backToResults = 'Back to the results';
export const nothingFound = 'Nothing found';
export const nothingFoundLead = 'Try the beginning of a name, email or street, or a whole id or postal code.';
export const peopleTitle = 'People';
export const homesTitle = 'Homes';
export const paymentsTitle = 'Payments';
export const unnamedPerson = 'No name yet';
export const userType: Readonly<Record<number, string>> = {
  1: 'Tenant',
  2: 'Owner',
  3: 'Agent',
  4: 'Company user',
};
export const homeState = {
  draft: 'Draft',
  review: 'In review',
  live: 'Live',
  paused: 'Paused',
  let: 'Rented out',
  closed: 'Closed',
  unlisted: 'Not listed',
} as const;
export const billKind = { rent: 'Rent', deposit: 'Deposit' } as const;
export const billState = {
  open: 'Open',
  processing: 'Processing',
  'said-paid': 'Said to be paid',
  'part-paid': 'Partly paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;
export const billName = (kind: string, period: string, street: string): string =>
  `${kind} ${period}, ${street}`;
export const paidOf = (paid: string, all: string): string => `${paid} of ${all} paid`;
export const receiptLabel = (number: string): string => `Receipt ${number}`;
export const billLabel = (id: string): string => `Bill ${id}`;
export const fromTo = (payer: string, payee: string): string => `${payer} to ${payee}`;
export const unknownPayee = 'no payee';
export const personFact = {
  email: 'Email',
  phone: 'Phone',
  types: 'Signed up as',
  since: 'Signed up',
  registration: 'Registration number',
  companies: 'Companies',
  reports: 'Reports about them',
  bills: 'Bills they pay',
  identity: 'Identity',
} as const;
export const billsOf = (open: number, paid: number): string => `${open} open, ${paid} paid`;
export const homesOfPerson = 'Their homes';
export const noHomes = 'No homes.';
export const personGone = 'There is nobody with this id.';
