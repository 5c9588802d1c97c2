export const reportLabel = 'Report this listing';
export const reportReasonLabel = "What's wrong?";
export const reportReasonPlaceholder = 'Choose a reason';
export const reportReason = {
  'not-available': "It's no longer available",
  'wrong-facts': 'Some details are wrong',
  duplicate: "It's listed twice",
  scam: "It's a scam or fake",
  'not-theirs': 'They have no right to rent it out',
  other: 'Something else',
} as const;
export const reportMessageLabel = 'What did you notice?';
export const reportMessageHint = 'Leave out personal details. We only see this message, not who you are.';
export const sendReportLabel = 'Send report';
export const reportSent = "Thank you. We'll look into this listing.";
export const chooseReportReason = 'Choose a reason.';
export const reportMessageIssue = (reason: string): string => `Your message ${reason}.`;
