export const reviewListTitle = (count: number): string =>
  count === 1 ? '1 listing to review' : `${count} listings to review`;
export const noReviewsTitle = 'Nothing to review';
export const noReviewsLead = 'First listings appear here when they are submitted, oldest first.';
export const openReviewLabelFor = (home: string): string => `Open ${home}`;
export const submittedBy = (lister: string, day: string): string => `${lister}, submitted ${day}`;
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
export const rejectLabel = 'Reject';
export const rejectSendLabel = 'Reject and email';
export const rejectWordsLabel = 'What should they change?';
export const rejectWordsHint = 'We email your words to the lister.';
export const rejectWordsMissing = 'Write what they should change.';
export const rejectReasonsLabel = 'Add a ready-made reason';
export const reviewGone = 'Someone else already dealt with this listing.';
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
export const reportedListing = (lister: string | null): string =>
  lister === null ? 'See the listing' : `See the listing of ${lister}`;
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
export const reportGone = 'Someone else already settled this report.';
