import * as common from '../messages.ts';

export const title = 'Rent';
export const offerLead = (money: string, day: number): string =>
  `The agreement says ${money} a month, due on day ${day}. Set up a rent plan with these figures: we make a bill each month, remind you, and keep the receipts.`;
export const sharedLead = 'Both sides of this tenancy see the bills here.';
export const setUpLabel = 'Set up the rent plan';
export const payeeNext = 'Next you enter the account that the landlord named; everything else is filled in.';
export const setUp = 'The rent plan is set up with the figures of your agreement.';
export const landlordNone =
  'The tenant has not set up a rent plan here. Rent is paid as your agreement says.';
export const endedPlan = 'The rent plan has ended.';
export const pausedPlan = 'The rent plan is paused.';
export const facts = (money: string, day: number): string => `${money} a month, due on day ${day}`;
export const seePlanLabel = 'See the rent plan';
export const billsLabel = 'Bills';
export const noBills = 'No bill yet: the first one is made 14 days before it is due.';
export const month = 'Month';
export const dueOn = 'Due';
export const amount = 'Amount';
export const status = 'Status';
export const kinds = { rent: 'Rent', deposit: 'Deposit' } as const;
export const paid = 'Paid';
export const overdueNow = (money: string): string => `Rent of ${money} is overdue.`;
export const seeBills = 'See the bills';
export const overdue = (money: string): string => `${money} overdue`;
export const due = 'Due';
export const underWay = 'Being paid';
export const saidPaid = 'Said to be paid';
export const partPaid = (money: string): string => `${money} still to pay`;
export const dueDay = (day: string): string => common.sayDay(day);
export const changed = 'A bill that was made before a new rent keeps its sum.';
