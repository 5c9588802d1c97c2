import { describeDueDay } from '../dueDay.ts';

/** Words of the services somebody pays or is paid by. */
export const title = 'Rent';
export const description = 'Rent you pay and receive, with bills, receipts and statements.';
export const lead = 'What you pay, what you receive, and what you applied for.';
export const payeeLead = 'What your homes bring in, what is overdue, and your figures for the year.';
export const otherPlansTitle = 'Other rent plans';
export const startLabel = 'Set up a rent plan';
export const askTenantLabel = 'Ask your tenant to pay here';
export const emptyTitle = 'No rent here yet';
export const emptyPayer =
  'If you pay rent: set up a rent plan. You see each bill before it is due, pay it by bank, card or PayNow, and get a receipt.';
export const emptyPayee =
  'If you are paid rent: ask your tenant to pay here with your email or PayNow number. Then you see each month what came and what is overdue.';
export const payingTitle = 'You pay';
export const applicationsTitle = 'Applications';
export const type = { pay: 'Rent plan', advance: 'Advance', care: 'Care' };
export const state = {
  active: 'Active',
  paused: 'Paused',
  waiting: 'On the waitlist',
  answered: 'Answered',
  agreed: 'Agreed',
  ended: 'Ended',
};
export const rent = (amount: string): string => `${amount} a month`;
export const to = (name: string): string => `to ${name}`;
export const from = (name: string): string => `from ${name}`;
export const nextBill = (amount: string, day: string): string => `Next: ${amount}, due ${day}`;
export const lateBill = (amount: string, day: string): string => `${amount} was due on ${day}`;
export const billOnItsWay = (amount: string): string => `${amount} on its way`;
export const noBill = 'The next bill appears 14 days before it is due';
export const lastPaid = (month: string, day: string): string => `${month} paid on ${day}`;
export const waitingHint = 'We answer with terms. Nothing is owed or lent until you agree to them.';
export const overdue = (amount: string): string => `${amount} overdue`;
export const arrearsTitle = (amount: string): string => `You have ${amount} overdue`;
export const arrearsOf = (name: string, home: string): string => `${name}, ${home}`;
export const someTenant = 'Your tenant';
export const someone = 'Someone';
export const failureTitle = "We can't show your rent right now";
export const plansSafe = 'Your plans and payments are not affected. Try again in a few minutes.';

// Statements
export const statementsTitle = 'Statements';
export const statementsLead = 'All payments of a year with their days, for your records and your tax return.';
export const statementTitle = {
  payer: (year: number): string => `Paid in ${year}`,
  payee: (year: number): string => `Received in ${year}`,
};
export const byHomeLabel = 'By home';
export const byHomeFor = (year: number): string => `By home: received in ${year}`;
export const pdfLabel = 'PDF';
export const csvLabel = 'CSV';
export const statementLabel = (format: string, name: string): string => `${format}: ${name}`;

// One service
export const serviceDescription = 'A rent plan: how much, when, how and to whom.';
export const planTitle = 'Plan';
export const fact = {
  home: 'Home',
  rent: 'Rent',
  charges: 'Charges',
  deposit: 'Deposit',
  due: 'Due',
  period: 'Period',
  payer: 'Paid by',
  payee: 'Paid to',
};
export const charge = (words: string, amount: string): string => `${words}: ${amount}`;
export const dueDay = describeDueDay;
export const period = (fromDay: string, untilDay: string): string => `${fromDay} to ${untilDay}`;
export const partMonths = 'The first and last month are charged by the day.';
export const depositRecorded = 'It goes to the landlord. We only record it.';
export const methodTitle = 'Payment method';
export const noMethod = 'None. You pay each bill yourself, by bank, card or PayNow.';
export const methodUse = 'We collect each bill on the day it is due.';
export const methodPaused = 'Nothing is collected while the plan is paused.';
export const changeLabel = 'Change';
export const changeMethodLabel = 'Change payment method';
export const chooseMethodLabel = 'Pay with';
export const payMyself = 'No method: I pay each bill myself';
export const addMethodLabel = 'Set up another bank account or card';
export const mailedHint = 'We email you when it changes.';
export const payeeTitle = 'Payee';
export const payeeState = {
  checking: "We're checking the account with the bank.",
  proven: null,
  refused: 'The bank does not know this account. Change the payee to one it knows.',
} as const;
export const usableFrom = (day: string): string => `Can be paid from ${day}.`;
export const changePayeeLabel = 'Change payee';
export const payeeChoiceLabel = 'Who should be paid from now on?';
export const newPayee = 'Someone new';
export const newPayeeTitle = 'The new payee';
export const threeDays =
  'For your security, you can pay a new payee after three days. Bills due before then wait. Both payees are told if they are on Sewa.';
export const choosePayee = 'Choose who should be paid.';
export const saveLabel = 'Save';
export const cancelLabel = 'Cancel';
export const stepUpFirst = "For your security, we'll check it's you first.";
export const stepUpLabel = "Confirm it's you";
export const agreementTitle = 'Agreement';
export const agreementFile = (number: number): string => `Agreement, file ${number}`;
export const billsTitle = 'Bills';
export const noBills = 'No bills yet. Each bill appears 14 days before it is due.';
export const allBillsLabel = 'All bills and receipts';
export const pausedNotice = 'This plan is paused. Bills still come, and you pay them yourself.';
export const endedNotice = 'This plan has ended. Overdue bills are still owed.';
export const answerTitle = 'Our answer';
export const waitingNotice = 'Your application is on the waitlist. We answer with terms.';
export const manageTitle = 'Pause or end';
export const manageLead =
  'If you pause the plan, bills still come but nothing is collected. If you end it, open bills that are not overdue are cancelled.';
export const withdrawTitle = 'Withdraw';
export const withdrawLead = 'Take your application back. You can apply again any time.';
export const pauseLabel = 'Pause plan';
export const resumeLabel = 'Resume plan';
export const endLabel = 'End plan';
export const withdrawLabel = 'Withdraw application';
export const keepLabel = 'Keep it';
export const endQuestion =
  'End this plan? This can’t be undone. Open bills that are not overdue are cancelled.';
export const withdrawQuestion = 'Withdraw this application? You lose your place on the waitlist.';
export const decideTitle = 'Agree or decline';
export const decideLead =
  'Read our answer above. If you agree, we get in touch to set it up; nothing is owed or lent before that.';
export const agreeLabel = 'Agree';
export const declineLabel = 'Decline';
export const declineQuestion = 'Decline our answer? You can apply again any time.';
export const agreedNotice = "You agreed to our answer. We'll get in touch to set it up.";
export const done = {
  pause: 'Plan paused.',
  resume: 'Plan resumed.',
  agree: "Agreed. We'll get in touch to set it up.",
  end: 'Ended.',
};

// Operators
export const operatorApplicationsTitle = (count: number): string =>
  count === 1 ? '1 application to answer' : `${count} applications to answer`;
export const noApplications = 'No applications are waiting.';
export const applicant = (name: string, kind: string): string => `${name}: ${kind}`;
export const applicationFacts = (street: string, amount: string, months: number, day: string): string =>
  `${street} · ${amount} a month · ${months} ${months === 1 ? 'month' : 'months'} from ${day}`;
export const applicantAgreed = 'They agreed to our answer. Get in touch to set it up.';
export const applied = (day: string): string => `Applied ${day}`;
export const termsLabel = 'Your answer, with terms';
export const termsHint = 'The applicant sees it word for word.';
export const answerLabel = 'Send answer';
export const termsMissing = 'Enter an answer.';
export const answered = 'Answer sent.';
export const differencesTitle = (count: number): string =>
  count === 1 ? '1 difference with a provider' : `${count} differences with providers`;
export const noDifferences = 'Our books match those of every provider.';
export const differenceKind = {
  state: 'Different state',
  amount: 'Different amount',
  unknown: 'Unknown to us',
};
export const ours = (value: string): string => `Ours: ${value}`;
export const theirs = (provider: string, value: string): string => `${provider}: ${value}`;
export const found = (day: string): string => `Found ${day}`;
export const ofPayment = (id: string): string => `Payment ${id}`;
export const settleLabel = 'Dealt with';
export const settleLabelFor = (kind: string, id: string): string => `Dealt with: ${kind}, ${id}`;
export const settled = 'Marked as dealt with.';
export const goneLabel = 'Someone else dealt with it.';
