export { continueLabel as goOnLabel } from '@sewa/pages/labels';

import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { nameBank } from '../Banks/listBanks.ts';

/** Words of bills and of paying them. */
export const billName = (kind: 'rent' | 'deposit', period: string): string =>
  kind === 'deposit' ? 'Deposit' : `Rent for ${formatMonth(period)}`;
export const billState = {
  open: 'To pay',
  processing: 'On its way',
  'said-paid': 'To be confirmed',
  'part-paid': 'Partly paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
};
export const unpaidState = 'Unpaid';
export const overdueState = 'Overdue';
export const paymentState = {
  created: 'On its way',
  processing: 'On its way',
  'needs-action': 'Waiting for you',
  said: 'To be confirmed',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'Not finished',
  refused: 'Not confirmed',
  returned: 'Returned by the bank',
  refunded: 'Refunded',
  disputed: 'Disputed',
};
/** What the payee recorded, and either side took back. */
export const undoneState = 'Undone';
/** What waits for the payer, as the payee sees it. */
export const waitsForTenant = 'Waiting for the tenant';
export const wayName = { egiro: 'eGIRO', card: 'Card', paynow: 'PayNow', outside: 'Outside Sewa' };

// The page of bills
export const billsTitle = 'Bills';
export const billsDescription = 'Bills of a rent plan, with payments and receipts.';
export const planLabel = 'Rent plan';
export const servicesLabel = 'Rent';
export const overdueTitle = 'Overdue';
export const dueTitle = { payer: 'To pay', payee: 'Expected' };
export const doneTitle = 'Earlier';
export const arrears = (cents: number): string => `${formatMoney(cents)} is overdue`;
export const arrearsPayerLead = 'Pay the oldest bill first, or tell the landlord when you will pay.';
export const noBillsTitle = 'No bills yet';
export const noBillsLead = 'Each bill appears 14 days before it is due.';
export const dueOn = (day: string): string => `Due ${formatDay(day)}`;
export const wasDueOn = (day: string): string => `Was due ${formatDay(day)}`;
export const openLabel = 'Still to pay';
export const ofTotal = (paid: number, total: number): string =>
  `${formatMoney(paid)} of ${formatMoney(total)} paid`;
export const ruleLabel = (rule: string): string => `For ${rule}`;
export const linesLabel = 'What it is for';
export const paymentsTitle = 'Payments';
export const totalLabel = 'Total';

// What happens next
export const collected = (cents: number, masked: string, day: string): string =>
  `We collect ${formatMoney(cents)} from ${masked} on ${formatDay(day)}.`;
export const payYourself = 'Pay here, or record what you paid outside Sewa.';
export const onItsWay = 'Your payment is on its way. We’ll tell you as soon as the bank confirms it.';
export const payeeOnItsWay = 'A payment is on its way.';
export const needsYou = 'Your payment is waiting for you. Finish it, or pay another way.';
export const waitsForPayee = (payee: string): string => `You said it was paid. ${payee} has to confirm it.`;
export const waitsForYou = (payer: string): string => `${payer} says it was paid. Did the money arrive?`;
export const partlyPaid = (open: number): string => `${formatMoney(open)} is still to pay.`;
export const paidNote = 'Paid in full.';
export const paidOutsideNote = (day: string): string => `Paid ${formatDay(day)}, outside Sewa.`;
export const refundedNote = (cents: number): string => `Paid, and ${formatMoney(cents)} of it refunded.`;
export const cancelledNote = 'The plan ended before it was due. Nothing to pay.';
export const payeeWaits = 'We’ll tell you as soon as it’s paid.';
export const theTenant = 'The tenant';
export const theLandlord = 'The landlord';

// Actions
export const payLabel = 'Pay';
export const payFor = (bill: string): string => `Pay: ${bill}`;
export const outsideLabel = 'I paid outside Sewa';
export const paynowLabel = 'PayNow QR';
export const linkLabel = 'Share a payment link';
export const takeBackLabel = 'Take back';
export const confirmLabel = 'Yes, it arrived';
export const denyLabel = 'No, it didn’t';
export const receivedLabel = 'Record rent received';
export const remindLabel = 'Send a reminder';
export const remindedOn = (at: string): string => `Last reminder: ${formatDay(at)}`;
export const contestLabel = 'I didn’t pay this';
export const undoLabel = 'Undo';
export const closeLabel = 'Close';
export const actionFor = (action: string, bill: string): string => `${action}: ${bill}`;
export const receiptLabel = 'Receipt (PDF)';
export const receiptFor = (bill: string): string => `Receipt (PDF): ${bill}`;
export const continueLabel = 'Continue the payment';
export const checkLabel = 'Check the payment';
export const refundLabel = 'Refund';
export const refundedPart = (cents: number): string => `${formatMoney(cents)} refunded`;
export const refundOnItsWay = (cents: number): string => `Refund of ${formatMoney(cents)} on its way`;
export const refundFailed = (cents: number): string => `Refund of ${formatMoney(cents)} failed`;
export const feePart = (cents: number): string => `plus ${formatMoney(cents)} fee`;

// Done
export const saidPaid = 'Recorded. We asked the landlord to confirm it.';
export const confirmed = 'Confirmed. The receipt is ready.';
export const denied = 'We told the tenant that no money arrived.';
export const takenBack = 'Taken back.';
export const reminderSent = 'Reminder sent.';
export const noReminderNow = 'You already sent a reminder today, or this bill is no longer open.';
export const receivedRecorded = 'Recorded. We told the tenant, and the receipt is ready.';
export const contested = 'We told the landlord. The bill is open again.';
export const undone = 'Undone. The bill is open again, and we told the tenant.';
export const refundStarted = 'Refund started.';
export const recorded = 'Recorded. The landlord has to confirm it.';

// Paid outside
export const outsideTitle = 'What did you pay?';
export const outsideLead =
  'By PayNow, transfer, cheque or cash, straight to the landlord. They confirm it, then you get a receipt.';
export const centsLabel = 'Amount';
export const paidOnLabel = 'Paid on';
export const saveOutsideLabel = 'Record payment';
export const enterCents = 'Enter an amount, such as 2500';
export const choosePaidOn = 'Choose the day you paid';
export const notInFuture = 'Choose today or an earlier day';
export const paidDayHint = (first: string): string =>
  `From ${formatDay(first)}, 90 days before the due day, until today.`;

// Received outside
export const receivedTitle = 'When did the money arrive?';
export const receivedLead =
  'For rent you got outside Sewa: by PayNow, transfer, cheque or cash, in full. We tell the tenant, who can say if that’s wrong.';
export const receivedOnLabel = 'Received on';
export const saveReceivedLabel = (open: number): string => `Record ${formatMoney(open)} as received`;
export const chooseReceivedOn = 'Choose the day the money arrived';

// PayNow QR
export const paynowTitle = 'Pay with PayNow';
export const paynowLead =
  'Scan it with your banking app. The money goes straight to the landlord. Then record it with “I paid outside Sewa”.';
export const qrText = (name: string, cents: number, reference: string): string =>
  `PayNow QR code: ${formatMoney(cents)} to ${name}, reference ${reference}`;
export const toLabel = 'To';
export const referenceLabel = 'Reference';
export const paynowMissing = 'There is no PayNow QR code for this bill.';

// Link
export const linkTitle = 'Payment link';
export const linkLead = 'Anyone with this link can pay this bill, without an account. It works for 30 days.';
export const linkOnce = 'Copy it now. We only show it once.';
export const copyLabel = 'Copy link';
export const copied = 'Link copied.';
export const createLinkLabel = 'Create link';

// Refund
export const refundTitle = 'Refund this payment';
export const refundLead = 'The money goes back to where it came from.';
export const refundWordsLabel = 'Reason (the tenant sees it)';
export const refundQuestion = (cents: number): string => `Refund ${formatMoney(cents)}? You can’t undo this.`;
export const keepPaymentLabel = 'Keep the payment';
export const refundConfirmLabel = 'Refund';
export const enterWords = 'Enter a reason';
export const refundTooMuch = 'Enter no more than is left to refund';

// A past month
export const pastLabel = 'Record a past month';
export const pastTitle = 'Record a past month';
export const pastLead = 'For rent you paid before this plan began. The landlord confirms it.';
export const periodLabel = 'Month';
export const choosePeriod = 'Choose a month';
export const pastCentsHint = 'Leave this empty if you paid the full rent.';
export const pastPaidDayHint = 'At most 90 days before the rent was due.';
export const pastRefused = 'This month already has a bill, or isn’t part of the plan.';

// Paying
export const payTitle = (bill: string): string => `Pay ${bill.charAt(0).toLowerCase()}${bill.slice(1)}`;
export const payDescription = 'Choose how to pay, and see the total with fees.';
export const howLabel = 'How do you want to pay?';
export const egiroOption = (bank: string | null, masked: string): string =>
  `${bank === null ? 'Bank account' : nameBank(bank)} ${masked}`;
export const cardOption = (masked: string): string => `Card ${masked}`;
export const cardLabel = 'Card';
export const otherCard = 'Another card';
export const paynowOption = 'PayNow QR, with any banking app';
export const totalWithFee = (cents: number, fee: number): string =>
  fee === 0
    ? `No fee. You pay ${formatMoney(cents)}.`
    : `${formatMoney(cents)} plus ${formatMoney(fee)} fee. You pay ${formatMoney(cents + fee)}.`;
export const aboveLimit = (limit: number): string =>
  `Its limit of ${formatMoney(limit)} is too low for this bill.`;
export const nextTitle = 'What happens next';
export const next = {
  egiro: 'We ask your bank to debit your account. You get a receipt once the bank confirms it.',
  card: 'Your bank may ask you to confirm it. You get a receipt once the card is charged.',
  paynow: 'You scan a QR code with your banking app. You get a receipt once the payment arrives.',
};
export const payNowLabel = 'Pay now';
export const showQrLabel = 'Show the QR code';
export const addMethodLabel = 'Set up a bank account or card';
export const chooseHow = 'Choose how to pay';
export const beingPaid = 'This bill is already being paid.';
export const payeeNotReady = 'The landlord’s account can’t be paid yet.';
export const methodRefused = 'This bank account or card can’t be used for this bill. Choose another way.';
export const wayRefused = 'This payee can’t be paid this way. Choose another way.';
export const payeeChecking = (name: string): string =>
  `The bank is still checking ${name}’s account. You can pay here once that is done.`;
export const payeeRefused = (name: string): string =>
  `The bank doesn’t know ${name}’s account. Change the payee to pay here.`;
export const payeeUsableFrom = (name: string, day: string): string =>
  `You can pay ${name} here from ${formatDay(day)}. New payees wait three days, for your security.`;
export const cantPayTitle = 'You can’t pay this bill now';
export const cantPayLead = 'It is paid, cancelled or already being paid.';
export const backToBills = 'Back to bills';
export const payeeLabel = 'To';
export const homeLabel = 'For';
export const dueLabel = 'Due';

// Going on, and coming back
export const goOnTitle = 'Taking you to your bank';
export const goOnCardTitle = 'Taking you to the card page';
export const goOnLead = 'Finish the payment there, then come back here.';
export const goOnDescription = 'On the way to your bank.';
export const callbackDescription = 'The state of your payment.';
export const outcomeTitle = {
  paid: 'Paid',
  waiting: 'The bank has not answered yet',
  action: 'Your payment is not finished',
  failed: 'The payment failed',
  returned: 'The bank took the payment back',
  refunded: 'The payment was refunded',
  disputed: 'The payment is disputed',
};
export const paidLead = (payee: string): string => `Your payment to ${payee} went through.`;
export const waitingLead = 'We’ll keep asking; you can leave this page. We’ll tell you as soon as it’s done.';
export const actionLead = 'Finish it at your bank, or pay another way.';
export const refundedLead = 'The money is on its way back to you.';
export const disputedLead = 'The bank is looking into it. We’ll tell you the result.';
export const checkAgainLabel = 'Check again';
export const payAgainLabel = 'Pay again';
export const signedOutTitle = 'Log in to see your payment';
export const signedOutLead = 'You are back from the bank, but not logged in here. Your payment is safe.';
export const amountLabel = 'Amount';
export const feeLabel = 'Fee';
