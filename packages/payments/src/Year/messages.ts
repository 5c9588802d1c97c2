import type { Statement } from '@sewa/api/client';
import { formatMoney, formatMonth } from '@sewa/formatters';
import { wayName } from '../Bills/messages.ts';

/** Words of the rent of a year by home. */
export const yearTitle = (year: number): string => `Rent in ${year}`;
export const yearDescription = 'Rent received by home and month, for your tax return.';
export const yearLead = 'What you received by home and month, on the days it came. For your tax return.';
export const yearsLabel = 'Years';
export const receivedLabel = 'Received';
export const netHint = 'In all homes';
export const refundedLabel = 'Refunded';
export const netLabel = 'Received less refunds';
export const dueLabel = 'Due in the year';
export const dueHint = 'Billed, paid or not';
export const fromHomes = (count: number): string => (count === 1 ? 'from 1 home' : `from ${count} homes`);
export const refundHint = 'Also taken back by banks';
export const tableLabel = (year: number): string => `Rent received in ${year} by home and month`;
export const homeLabel = 'Home';
export const totalLabel = 'Total';
export const allHomes = 'All homes';
export const csvLabel = 'CSV';
export const csvFor = (year: number): string => `CSV: rent by home in ${year}`;
export const pdfLabel = 'All payments (PDF)';
export const pdfFor = (year: number): string => `All payments of ${year} (PDF)`;
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const noPlan = 'No plan';
export const notBilled = 'Not billed';
export const nothing = '–';
export const legend =
  'No plan: no rent plan ran that month, so the home was empty, or rent was paid another way. Not billed: a plan ran, but no bill was made here.';
export const noHomes = (year: number): string => `No rent was due or received here in ${year}.`;
export const aboutTitle = 'For your tax return';
export const due = (year: number, due: string): string =>
  `IRAS taxes rent from the day it is due, not the day you get it. Bills here with a due day in ${year} come to ${due}.`;
export const sourceOfDue = 'IRAS: income from property rented out';
export const deemed =
  'Individuals can deduct 15% of a home’s gross rent instead of actual expenses, and mortgage interest on top (IRAS e-Tax Guide of 12 Jun 2015, from year of assessment 2016). Check with IRAS that it applies to you this year.';
export const expenses =
  'Expenses aren’t in these figures: we don’t know them. Neither is rent that was paid without Sewa and not recorded here.';
export const deposits = (cents: number): string =>
  `Deposits aren’t counted as rent. You received ${formatMoney(cents)} in deposits, less refunds.`;
export const noDeposits = 'Deposits aren’t counted as rent.';
export const paymentsTitle = 'Payments by month';
export const paymentsOf = (month: string): string => `Payments in ${formatMonth(month)}`;
export const lineOf = (day: string, home: string): string => `${day}, ${home}`;
export const moreHomes = 'homes';
const lineKind = { rent: 'Rent', deposit: 'Deposit' } as const;
export const lineFor = ({ kind, period, other, method }: Statement['items'][number]): string =>
  [`${lineKind[kind]} for ${formatMonth(period)}`, other, wayName[method]].filter(Boolean).join(' · ');
