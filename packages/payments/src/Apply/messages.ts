import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { nameBank } from '../Banks/listBanks.ts';
import { describeDueDay, formatOrdinal } from '../dueDay.ts';

/** Words of choosing a service and applying for it. */
export const flowTitle = 'Rent';
export const flowDescription = 'Pay rent by bank, card or PayNow, or join the waitlist for Care or Advance.';
export const flowLead = 'Pay rent here, or join the waitlist for what is not available yet.';
export const typeName = { pay: 'Pay rent', advance: 'Advance', care: 'Care' };
export const typeLead = {
  pay: 'Pay rent by eGIRO, card or PayNow, get receipts, and see every bill in one place.',
  advance: 'For owners: get rent of a signed contract before it is due.',
  care: 'For tenants: move in without paying a deposit.',
};
export const typeCost = {
  pay: 'Setting up a plan is free.',
  advance: 'Joining is free. Nothing is lent until you agree to terms.',
  care: 'Joining is free. Nothing is charged until you agree to terms.',
};
export const notYet = 'It is not available yet.';
export const startLabel = {
  pay: 'Set up rent payment',
  advance: 'Apply for Advance',
  care: 'Apply for Care',
};
export const joinLabel = 'Join the waitlist';
export const continueDraftLabel = 'Continue application';
export const draftNote = 'You have started. Continue where you left off.';
export const myServicesLabel = 'Your rent plans';
export const feeRule = (basisPoints: number, fixedCents: number): string => {
  const share = basisPoints === 0 ? '' : `${basisPoints / 100}%`;
  const fixed = fixedCents === 0 ? '' : formatMoney(fixedCents);
  return [share, fixed].filter(Boolean).join(' plus ') || 'No fee';
};
export const wayName = { egiro: 'eGIRO (bank account)', paynow: 'PayNow', card: 'Card' };

// Frame
export const applyDescription = (steps: number): string =>
  `${steps === 4 ? 'Four' : 'Five'} short steps. We save each one.`;
export const applyLabel = 'Application';
export const stepName = {
  home: 'Home',
  rent: 'Rent',
  payee: 'Landlord',
  agreement: 'Agreement',
  check: 'Check',
};
export const stepTitle = {
  home: 'Which home do you rent?',
  rent: 'What rent do you pay?',
  payee: 'Who gets the rent?',
  agreement: 'Tenancy agreement',
  check: 'Check and send',
};
export const ownerStepTitle = { home: 'Which home do you rent out?', rent: 'What rent do you get?' };
export const homeLead = (service: string): string =>
  `${service} Enter the home as in your tenancy agreement.`;
export const stepLead = {
  home: 'As in your tenancy agreement.',
  rent: 'As in your tenancy agreement.',
  payee: 'The account the rent goes to, and how you pay.',
  agreement: 'A copy helps if there are questions. You can also continue without one.',
  check: 'Nothing is charged now.',
};
export const continueLabel = 'Save and continue';
export const backLabel = 'Back';
export const signedOutTitle = {
  pay: 'Log in to set up rent payment',
  advance: 'Log in to join the waitlist for Advance',
  care: 'Log in to join the waitlist for Care',
};
export const signedOutLead = 'With an account, we can save your application and keep it private.';
export const savedElsewhere =
  'This application was changed in another tab or browser. Check what you typed, then save again.';

// Fields
export const field = {
  monthlyRent: 'Rent per month',
  chargeWords: 'Name of charge',
  chargeCents: 'Amount per month',
  deposit: 'Deposit (optional)',
  from: 'First day',
  months: 'Months',
  dueDay: 'Rent is due on',
};
export const enter = {
  postalCode: 'Enter six digits',
  block: 'Enter the block or house number',
  street: 'Enter the street',
  floor: 'Enter the floor',
  unit: 'Enter the unit',
  propertyType: 'Choose the home type',
  monthlyRent: 'Enter the rent, such as 2500',
  from: 'Choose the first day',
  months: 'Enter 1 to 120 months',
  dueDay: 'Choose a day',
  deposit: 'Enter an amount, such as 2500',
  charge: 'Enter what it is for and an amount, or leave both empty',
  payeeId: 'Choose who gets the rent, or add them',
};

// Rent
export const chargesTitle = 'Paid with the rent (optional)';
export const chargesLead =
  'Such as parking, or utilities at a fixed price. You pay them in full even for part of a month.';
export const chargePlace = (number: number): string => `Name of charge ${number}`;
export const addChargeLabel = 'Add another charge';
export const depositHint = 'It gets its own bill. The money goes to the landlord; we don’t hold it.';
export const dueDayHint = 'In shorter months, it is the last day.';
export const dueDayName = formatOrdinal;
export const firstBillsTitle = 'Your first bills';
export const firstBillsLead = 'For part of a month, you pay by the day.';
export const firstBillsEmpty = 'Enter the rent, the first day and the months to see your bills.';
export const billOf = (period: string): string => `Rent for ${formatMonth(period)}`;
export const depositBill = 'Deposit';
export const dueOn = (day: string): string => `due ${formatDay(day)}`;
export const rule = (days: number, daysInMonth: number): string => `${days} of ${daysInMonth} days`;
export const beforeToday = 'due before today: no bill, but you can record it as paid';
export const moreBills = (count: number, until: string): string =>
  count === 1 ? `1 more bill, until ${formatDay(until)}.` : `${count} more bills, until ${formatDay(until)}.`;

// Payee
export const payeeLabel = 'Landlord';
export const noPayees = 'Add the landlord or agency that gets the rent.';
export const payeeDescription = (bank: string, masked: string): string => `${nameBank(bank)} ${masked}`;
export const payeeChecking = 'We are checking the account.';
export const payeeRefused = 'The bank doesn’t know this account.';
export const payeeFrom = (day: string): string => `Can be paid from ${formatDay(day)}.`;
export const addPayeeLabel = 'Add a landlord';
export const savePayeeLabel = 'Save landlord';
export const cancelLabel = 'Cancel';
export const addPayeeTitle = 'Add a landlord';
export const stepUpLead = 'For your security, we’ll check it’s you first.';
export const stepUpLabel = 'Continue to security check';
export const waitNote =
  'You can pay your first landlord once the bank has checked the account, and any other three days after you add them.';
export const methodLabel = 'How do you pay?';
export const laterOption = 'I’ll pay each bill myself';
export const laterHint =
  'By PayNow or card, or outside Sewa. You can set up a bank account or card any time.';
export const methodOption = (bank: string | null, masked: string): string =>
  `${bank === null ? 'Bank account' : nameBank(bank)} ${masked}`;
export const cardOption = (masked: string): string => `Card ${masked}`;
export const methodHint = 'We collect each bill on its due day.';
export const addMethodLabel = 'Set up a bank account or card';

// Agreement
export const filesLabel = 'Signed agreement';
export const filesHint = 'Only you and the landlord can open it.';
export const attached = (number: number): string => `File ${number}`;
export const removeFileLabel = (number: number): string => `Remove file ${number}`;
export const openFileLabel = (number: number): string => `Open file ${number}`;
export const fileRefused = 'This file can’t be used. Choose a PDF or a picture of up to 20 MB.';

// Check
export const editLabel = 'Edit';
export const editFor = (what: string): string => `Edit ${what.toLowerCase()}`;
export const addFor = {
  home: 'Add the home',
  rent: 'Add the rent',
  payee: 'Add the landlord',
  agreement: 'Add the agreement',
  check: '',
};
export const missingTitle = 'Your application isn’t complete';
export const homeLabel = 'Home';
export const rentLabel = 'Rent';
export const rentFrom = (day: string): string => `Rent from ${formatDay(day)}`;
export const perMonth = (cents: number): string => `${formatMoney(cents)} a month`;
export const term = (from: string, until: string, months: number): string =>
  `${formatDay(from)} to ${formatDay(until)}, ${months === 1 ? '1 month' : `${months} months`}`;
export const termLabel = 'Tenancy';
export const dueLabel = 'Due';
export const dueEvery = describeDueDay;
export const depositLabel = 'Deposit';
export const payByLabel = 'You pay by';
export const filesCount = (count: number): string =>
  count === 0 ? 'No file' : count === 1 ? '1 file' : `${count} files`;
export const feesTitle = 'Fees';
export const feesLead = 'Added to each bill, depending on how you pay:';
export const ofBill = (fee: number, cents: number): string => `${formatMoney(fee)} on ${formatMoney(cents)}`;
export const createLabel = { pay: 'Start plan', advance: 'Join the waitlist', care: 'Join the waitlist' };
export const nextTitle = 'What happens next';
export const nextPay = (payee: string): string =>
  `We make each bill 14 days before it is due and tell you. The money goes straight to ${payee}, and you can pause or end the plan any time.`;
export const nextWaiting =
  'You join the waitlist. We’ll tell you the terms, and then you decide. Nothing is lent or charged now.';

// Where a service stands
export const serviceTitle = { pay: 'Rent plan', advance: 'Advance', care: 'Care' };
export const serviceDescription = 'The state of your service, and what happens next.';
export const serviceState = {
  active: 'Active',
  paused: 'Paused',
  waiting: 'On the waitlist',
  answered: 'Answered',
  agreed: 'Agreed',
  ended: 'Ended',
};
export const waitingTitle = 'You are on the waitlist';
export const waitingLead =
  'We read every application and tell you the terms. Nothing is lent or charged until you agree.';
export const answeredTitle = 'Our answer';
export const pausedTitle = 'This plan is paused';
export const pausedLead = 'Bills still come, but nothing is collected automatically.';
export const endedTitle = 'This plan has ended';
export const endedLead = 'You can still see its bills and receipts.';
export const nextBillTitle = 'Next bill';
export const nextBill = (cents: number, day: string): string =>
  `${formatMoney(cents)}, due ${formatDay(day)}`;
export const noNextBill = 'No bill is due now. The next one appears 14 days before it is due.';
export const payLabel = 'Pay';
export const allBillsLabel = 'All bills';
export const manageLabel = 'Manage plan';
export const arrears = (cents: number): string => `${formatMoney(cents)} is overdue`;
export const timelineTitle = 'Timeline';
export const createdEvent = { pay: 'Plan set up', advance: 'Application sent', care: 'Application sent' };
export const firstDayEvent = 'First day';
export const lastDayEvent = 'Last day';
export const nextBillEvent = (cents: number): string => `${formatMoney(cents)} due`;
export const payeeFact = 'Landlord';
export const tenantFact = 'Tenant';
export const methodFact = 'Paid by';
export const noMethod = 'You pay each bill yourself';
export const signedOutServiceTitle = 'Log in to see this plan';
export const signedOutServiceLead = 'Only the tenant and the landlord can see it.';
