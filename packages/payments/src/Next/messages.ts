import { formatDay } from '@sewa/formatters';

/** Words of the next rent of a home, and of what came before. */
export const title = 'You pay';
export const nextLabel = 'Next rent';
export const lateLabel = 'Overdue rent';
export const depositLabel = 'Deposit';
export const due = (day: string): string => `due ${formatDay(day)}`;
export const wasDue = (day: string): string => `was due ${formatDay(day)}`;
export const to = (name: string): string => `To ${name}`;
export const payLabel = 'Pay';
export const payFor = (home: string): string => `Pay: ${home}`;
export const billsLabel = 'All bills and receipts';
export const planLabel = 'Rent plan';
export const otherFor = (home: string): string => `Other bills: ${home}`;
export const receiptLabel = 'Receipt';
export const of = (label: string, home: string): string => `${label}: ${home}`;
export const receiptFor = (bill: string, home: string): string => `Receipt: ${bill}, ${home}`;
export const noBill = 'Nothing to pay now. Each bill appears 14 days before it is due.';
