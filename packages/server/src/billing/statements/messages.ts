import { product } from '@sewa/paths';

// Papers of payments: receipts and statements
export const statementFooter = `${product.name} keeps the record of these payments. It holds no rent or deposits: they go to the payee.`;
export const statementTitle = (side: 'payer' | 'payee', year: number) =>
  side === 'payer' ? `Rent paid in ${year}` : `Rent received in ${year}`;
export const statementSum = { payer: 'Paid in all', payee: 'Received in all' };
export const statementSummaryTitle = 'By home';
export const statementCountLabel = 'Payments';
export const statementPeriodLabel = 'Period';
export const statementPeriod = (from: string, to: string) => `${from} to ${to}`;
export const statementMany = {
  payer: (count: number) => `${count} landlords`,
  payee: (count: number) => `${count} tenants`,
};
export const statementHomes = (count: number) => (count === 1 ? '1 home' : `${count} homes`);
export const statementOther = {
  payer: (names: string) => `Paid to ${names}`,
  payee: (names: string) => `Paid by ${names}`,
};
export const singaporePostalCode = (postalCode: string) => `Singapore ${postalCode}`;
export const statementEmpty = 'There were no payments in this year.';
export const statementRefundNote = 'Refunds and payments that banks took back are negative.';
export const statementColumn = {
  on: 'Date',
  period: 'Month',
  kind: 'Kind',
  home: 'Home',
  otherOfPayer: 'Paid to',
  otherOfPayee: 'Paid by',
  method: 'Method',
  amount: 'Amount (SGD)',
  bill: 'Bill',
};
