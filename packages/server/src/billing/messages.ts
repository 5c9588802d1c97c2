import { formatDay, formatMoney, formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Rent plans: payees, services and bills
export const payeeInUse = 'A service still pays this payee. Change or end that service first.';
export const monthOutsideReason = "isn't a month of this plan";
export const monthBilledReason = 'has a bill of its own';
export const aboveBillReason = 'is more than this month costs';
export const rentLine = 'Rent';
export const depositLine = 'Deposit';
export const partOfMonth = (days: number, daysInMonth: number) => `${days} of ${daysInMonth} days`;

// Paying bills
export const noReminderReason = 'was reminded of today, is not open, or is collected automatically';
export const billNotOpenReason = 'is not open to this bill now';
export const payeeNotReadyReason = "can't be paid yet";
export const methodMissingReason = 'is missing. Choose how you pay.';
export const methodAndKindReason = "can't be combined with a payment method";
export const methodLimitReason = 'allows less than this bill and its fee';
export const wayUnusableReason = "can't be used for this payee";
export const aboveOpenReason = 'is more than what is open';
export const notRefundableReason = "can't be given back here";
export const notRefundable = "This payment can't be given back now.";
export const methodUnusableReason = 'can no longer be used. Set up another one.';
export const futureDayReason = "can't be in the future";
export const beforePaidDayReason = (first: string) =>
  `can't be before ${formatDay(first)}, 90 days before the due day`;
export const refundOutside =
  "This was paid outside, so we can't send it back. Pay it back the way you got it, for example by PayNow.";
export const refundTooLate = (days: number) =>
  days === 0
    ? "The bank can't send this payment back. Pay it back by PayNow or transfer."
    : `Payments can be sent back for ${formatNumber(days)} days. Pay it back by PayNow or transfer.`;
export const aboveRefundableReason = (cents: number) =>
  `is more than what is left of this payment, ${formatMoney(cents)}`;

// Payment methods, and customers that partners send
export const bankMissingReason = 'is missing. Choose your bank.';
export const corporateBankReason = (banks: readonly string[]) =>
  `doesn't offer this to companies. Choose ${banks.join(', ')}.`;
export const methodInUse = 'A payment with this is on its way. Remove it once that payment is done.';
export const methodInUseReason = 'has to wait for a payment that is on its way';
export const setupOverReason = 'is not open: this setup is over';
export const setupOver =
  'This link has been used or has expired. Go back to where you came from and start again.';
export const notYourServiceReason = "isn't a plan that you pay";
export const serviceOverReason = 'is not open: this plan has ended';
export const signatureReason = 'is missing, wrong or older than 5 minutes';

// Papers of payments: receipts and statements
export const paymentWay = {
  egiro: 'eGIRO',
  card: 'Card',
  paynow: 'PayNow',
  outside: `Outside ${product.name}`,
} as const;
export const receiptGivenLabel = 'Issued on';
export const receiptPayerLabel = 'Paid by';
export const receiptPayeeLabel = 'Paid to';
export const totalLabel = 'Total';
export const receiptPaidInFull = 'The bill is paid in full.';
export const billKind = { rent: 'Rent', deposit: 'Deposit' };
export const rollColumn = {
  home: 'Home',
  postalCode: 'Postal code',
  tenant: 'Tenant',
  period: 'Month',
  kind: 'Kind',
  dueOn: 'Due',
  state: 'Status',
  method: 'Method',
  amount: 'Amount (SGD)',
  received: 'Received (SGD)',
  open: 'Still to pay (SGD)',
};
export const rollState = {
  overdue: 'Overdue',
  'said-paid': 'Tenant says paid',
  failed: 'Payment failed',
  'part-paid': 'Partly paid',
  due: 'Due',
  processing: 'On its way',
  planned: 'Not billed yet',
  paid: 'Paid',
};
export const rentYearColumn = {
  home: 'Home',
  postalCode: 'Postal code',
  received: 'Received (SGD)',
  refunded: 'Refunded (SGD)',
  net: 'Received less refunds (SGD)',
  due: 'Due in the year (SGD)',
};
export const rentMonthState = {
  billed: '',
  'not-billed': 'Not billed',
  'no-plan': 'No rent plan',
  ahead: '',
};

// What Stripe's page says is paid
export const stripePageTitle = 'Rent';

// Who says what the product charges
export const priceListName = 'Our own price list';
