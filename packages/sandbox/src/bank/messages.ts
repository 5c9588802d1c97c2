// Every page of the bank
export const backToSiteLabel = (site: string) => `Go back to ${site}`;
export const leaveLabel = (site: string) => `Go back to ${site} without answering`;
export const continueToSiteLabel = (site: string) => `Continue to ${site}`;
export const problemLabel = 'Simulate a problem';
export const bankProblemLabel = {
  '': 'None',
  post: 'Go back to the site by POST',
  slow: 'Take 30 seconds',
  late: 'Webhook 10 seconds late',
  thrice: 'Webhook three times',
  never: 'No webhook',
  forged: 'Webhook with a wrong signature',
  old: 'Webhook with an old timestamp',
} as const;
export const unknownReference = "The bank doesn't know this reference.";
export const goingBackTitle = 'Going back';
export const goingBackLead = (site: string) => `You're on your way back to ${site}.`;
export const amountLabel = 'Amount';
export const payeeLabel = 'To';
export const accountOf = (bank: string, masked: string) => `${bank}, account ${masked}`;
export const statusLabel = 'Status';

// Approve eGIRO
export const eGiroTitle = (bank: string) => `${bank}: approve eGIRO`;
export const eGiroLead = (site: string) =>
  `${site} asks to debit your account when a bill is due. No password is needed here.`;
export const accountLegend = 'Account';
export const testAccountLabel = {
  '6789': { label: 'Everyday account', note: 'Always has enough money' },
  '0002': { label: 'Empty account', note: 'Later payments fail: insufficient funds' },
  '0013': { label: 'Old account', note: 'Later payments fail: account closed' },
} as const;
export const accountEnd = (label: string, end: string) => `${label}, ending ${end}`;
export const termsLegend = 'How to approve';
export const termsLabel = {
  none: 'Without limit or end',
  limit: 'Up to $1,000 per payment',
  end: 'For 60 days',
} as const;
export const approveLabel = 'Approve';
export const rejectLabel = 'Reject';
export const sendToApproverLabel = 'Send to my approver';
export const cancelLabel = 'Cancel';

// The approver of a company
export const approverTitle = (bank: string) => `${bank}: approve an eGIRO request`;
export const approverLead = (site: string) =>
  `Your colleague set up eGIRO for ${site} and is waiting for your approval.`;

// A setup that was answered
export const answeredTitle = 'Already answered';
export const setupStateLabel = {
  pending: 'Waiting for the payer',
  processing: 'On its way',
  active: 'Approved',
  rejected: 'Rejected',
  abandoned: 'Cancelled',
  expired: 'Expired',
} as const;
export const mandateEndedLabel = 'Approved, cancelled later';
export const cancelMandateLabel = 'Cancel this approval';

// Cards
export const saveCardTitle = 'Save a card';
export const payByCardTitle = 'Pay by card';
export const cardLead = (site: string) => `For ${site}. Use a test number: no real card works here.`;
export const cardNumberLabel = 'Card number';
export const unknownCard = 'Use one of the test numbers below.';
export const testCardsTitle = 'Test numbers';
export const testCardLabel = {
  '4242424242424242': 'Works',
  '4000002760003184': 'Asks for 3DS at every payment',
  '4000000000000341': 'Can be saved, later payments are declined',
  '4000000000000259': 'Works, disputed after three days',
  '4000000000009995': 'Declined: insufficient funds',
  '4000000000009987': 'Declined: lost card',
  '4000000000000069': 'Declined: expired card',
  '4000000000000002': 'Declined: do not honour',
} as const;
export const saveCardLabel = 'Save card';
export const payLabel = (amount: string) => `Pay ${amount}`;

// 3DS
export const confirmTitle = "Confirm it's you";
export const confirmLead = (site: string) => `Your bank asks you to confirm this for ${site}.`;
export const confirmLabel = 'Confirm';
export const failConfirmLabel = 'Fail';

// PayNow
export const payNowTitle = 'Pay by PayNow';
export const payNowLead = (site: string) =>
  `For ${site}. A real banking app would scan this code. Here you use the buttons.`;
export const payNowCodeLabel = 'PayNow QR code';
export const payLessLabel = (amount: string) => `Pay only ${amount}`;
export const payTwiceLabel = 'Pay twice';
export const letExpireLabel = 'Let the code expire';

// A charge that was answered
export const chargeStateLabel = {
  processing: 'On its way',
  'needs-action': 'Waiting for the payer',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  returned: 'Returned',
  disputed: 'Disputed',
} as const;

// The bank's front page
export const bankTitle = 'Bank and card service';
export const outageLabel = 'Status';
export const bankOutageLabel = {
  '': 'Working',
  down: 'Responds with 500',
  busy: 'Responds with 429',
  hang: "Doesn't respond",
  cut: 'Cuts connections',
  garbage: 'Sends invalid responses',
} as const;
export const applyOutageLabel = 'Apply';
export const seePaymentsLabel = 'See payments';
export const notReady = 'The bank is not open yet.';
export const bankFailure = (reason: string) => `The sandbox's bank failed: ${reason}.`;
export const unknownReason = 'unknown error';

// The partner's page
export const partnerName = 'Acme Homes';
export const partnerTitle = 'Acme Homes';
export const partnerLead = (site: string) =>
  `An invented partner whose customers set up a payment method at ${site}.`;
export const partnerCustomerLabel = 'Customer ID';
export const partnerSetupLabel = 'Set up';
export const partnerChangeLabel = 'Change';
export const partnerOutcome = (status: string) => `The customer came back. Status: ${status}.`;
export const partnerFailure = (status: number) => `The site refused the token (${status}).`;

// Payments in the sandbox
export const paymentsTitle = 'Payments';
export const paymentsLead =
  'Charges, setups and webhooks of the bank, newest first. This page updates every two seconds.';
export const bankLinkLabel = 'Simulate an outage';
export const partnerLinkLabel = 'Arrive from a partner';
export const outcomesTitle = 'What the cents of a bill do';
export const outcomeLabels: readonly (readonly [string, string])[] = [
  ['.01', 'succeeds'],
  ['.02', 'insufficient funds'],
  ['.03', 'asks for 3DS'],
  ['.04', '3DS failed'],
  ['.05', 'no answer for 30 seconds, then succeeds'],
  ['.06', 'succeeds, returned after 3 days'],
  ['.07', 'connection cut after the charge'],
  ['.08', 'webhook three times'],
  ['.09', 'no webhook'],
  ['.10', 'webhook with a wrong signature'],
];
export const chargesTitle = 'Charges';
export const setupsTitle = 'Setups';
export const webhooksTitle = 'Webhooks';
export const nothingYet = 'None yet.';
export const kindLabel = { egiro: 'eGIRO', card: 'Card', paynow: 'PayNow' } as const;
export const openAtBankLabel = 'Open at the bank';
export const chargeSums = (charged: string, refunded: string) => `Charged ${charged}, refunded ${refunded}`;
export const controlLabel = {
  approve: 'Approve',
  reject: 'Reject',
  abandon: 'Abandon',
  fail: 'Fail',
  succeed: 'Succeed',
  return: 'Return',
} as const;
export const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);
