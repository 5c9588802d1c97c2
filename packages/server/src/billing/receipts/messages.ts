import { formatMoney } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Papers of payments: receipts and statements
export const receiptTitle = {
  rent: 'Rent receipt',
  deposit: 'Deposit receipt',
  part: 'Receipt for part of a bill',
};
export const receiptNumber = (number: string) => `Receipt ${number}`;
export const receiptNumberLabel = 'Receipt number';
export const receiptHomeLabel = 'Home';
export const receiptMonthLabel = { rent: 'Rent for', deposit: 'Deposit, with the rent for' };
export const receiptBillTitle = 'What was due';
export const receiptPaymentsTitle = 'What was paid';
export const itemLabel = 'Item';
export const settledOnLabel = 'Settled on';
export const wayLabel = 'How';
export const amountLabel = 'Amount (SGD)';
export const refundedLabel = 'Refunded';
export const receiptRefunded = (cents: number) =>
  `${formatMoney(cents)} of what was paid for this bill was refunded.`;
export const receiptOpen = (cents: number) => `Still to pay: ${formatMoney(cents)}.`;
export const receiptCancelled = (day: string) => `Cancelled on ${day}`;
export const receiptCancelledBecause = {
  returned: () => 'A bank took the payment back. This receipt is no longer valid.',
  refunded: () => 'The payment was refunded, in full or in part. This receipt is no longer valid.',
  corrected: () => 'This receipt was corrected. A new one replaces it.',
  undone: (day: string) =>
    `This payment was undone on ${day}. No money is recorded for it, and this receipt is no longer valid.`,
};
export const paperFooter = `${product.name} keeps the record of this payment. It holds no rent or deposits: they go to the payee.`;
