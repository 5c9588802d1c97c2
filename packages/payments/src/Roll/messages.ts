import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { formatOrdinal } from '../dueDay.ts';

/** Words of the rent of all homes in a month. */
export const rollTitle = (month: string): string => `Rent for ${formatMonth(month)}`;
export const monthsLabel = 'Months';
export const expectedLabel = 'Expected';
export const receivedLabel = 'Received';
export const overdueLabel = 'Overdue';
export const ofHomes = (count: number): string => (count === 1 ? 'from 1 home' : `from ${count} homes`);
export const stillToCome = (cents: number): string => `${formatMoney(cents)} still to come`;
export const allHere = 'All of it';
export const nothingYet = 'Nothing yet';
export const nothingOverdue = 'Nothing overdue';
export const ofEarlier = (cents: number): string => `${formatMoney(cents)} of it from earlier months`;
export const overdueHint = 'Past its due day';
export const csvLabel = 'CSV';
export const csvFor = (month: string): string => `CSV: rent for ${formatMonth(month)}`;
export const yearLabel = (year: string): string => `Year ${year}`;
export const yearFor = (year: string): string => `Rent by home in ${year}`;
export const tableLabel = (month: string): string => `Homes with rent for ${formatMonth(month)}`;
export const column = {
  home: 'Home',
  tenant: 'Tenant',
  due: 'Due',
  status: 'Status',
  method: 'Method',
  amount: 'Amount',
  actions: 'Actions',
};
export const noRent = (month: string): string => `No rent is due for ${formatMonth(month)}.`;
export const summary = (from: number, to: number, count: number): string => `${from} to ${to} of ${count}`;
export const pagesLabel = 'Pages of homes';
export const state = {
  overdue: 'Overdue',
  'said-paid': 'Says it’s paid',
  failed: 'Payment failed',
  'part-paid': 'Partly paid',
  due: 'Due',
  processing: 'On its way',
  planned: 'Not billed yet',
  paid: 'Paid',
};
export const failedNote = 'The last payment failed';
export const wayName = { egiro: 'eGIRO', card: 'Card', paynow: 'PayNow', outside: 'Outside Sewa' };
export const collectedOn = (day: string): string => `Collected ${formatDay(day)}`;
export const noMethod = '–';
export const forMonth = (month: string): string => `for ${formatMonth(month)}`;
export const deposit = 'Deposit';
export const everyMonth = (day: number): string => (day === 31 ? 'last day' : `every ${formatOrdinal(day)}`);
export const partReceived = (received: number, cents: number): string =>
  `${formatMoney(received)} of ${formatMoney(cents)} received`;
export const refunded = (cents: number): string => `${formatMoney(cents)} refunded`;
export const someTenant = 'Your tenant';
export const remindLabel = 'Remind';
export const reminded = (at: string): string => `Reminded ${formatDay(at)}`;
export const recordLabel = 'Record';
export const undoLabel = 'Undo';
export const refundLabel = 'Refund';
export const receiptLabel = 'Receipt';
export const statementLabel = 'Statement';
export const arrivedLabel = 'It arrived';
export const notArrivedLabel = 'It didn’t';
export const actionFor = (action: string, home: string, bill: string): string =>
  `${action}: ${home}, ${bill}`;
export const ofHome = (label: string, home: string): string => `${label}: ${home}`;
