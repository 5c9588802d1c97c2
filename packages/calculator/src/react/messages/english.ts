import { formatMoney } from '@sewa/formatters';
import type { Assumption, LineKind } from '../../Calculation.ts';
import { type CalculatorIssue, calculatorLimits } from '../../pageQuery.ts';
import type { CalculatorMessages, Entered, LineContext } from './messages.ts';

const lineNames: Readonly<Record<LineKind, string>> = {
  'first-rent': "First month's rent",
  deposit: 'Security deposit',
  'deposit-free': 'Renting without a deposit',
  'stamp-duty': 'Stamp duty',
  'agent-fee': "Your own agent's fee",
  rent: 'Rest of the rent',
  'egiro-fee': 'Fee for paying by eGIRO',
  'paynow-fee': 'Fee for paying by PayNow',
  'card-fee': 'Fee for paying by card',
  'minor-repairs': 'Minor repairs',
  'leaving-early': 'Leaving early',
};

function describePrice({ price }: LineContext): string {
  if (price === null) return 'There is no price for this yet.';
  return price === 'free' ? 'Free.' : `${price} of each month's rent after the first.`;
}

const lineNotes: Readonly<Record<LineKind, (context: LineContext) => string>> = {
  'first-rent': () => 'For the first calendar month, or the part of it you live there.',
  deposit: () => 'The landlord returns it at the end, minus anything you owe.',
  'deposit-free': ({ price }) =>
    price === null
      ? 'Instead of a deposit. There is no price for this yet.'
      : 'Instead of a deposit. You pay it once.',
  'stamp-duty': () => 'Paid to IRAS within 14 days of signing, usually by the tenant.',
  'agent-fee': () => 'Only if you engage one. GST may be added.',
  rent: () => 'Every month after the first, until the tenancy ends.',
  'egiro-fee': describePrice,
  'paynow-fee': describePrice,
  'card-fee': describePrice,
  'minor-repairs': () => 'Many contracts make tenants pay for minor repairs, up to a limit each time.',
  'leaving-early': ({ cents }) =>
    cents === 0
      ? 'Your diplomatic clause lets you leave. You pay rent until your notice ends.'
      : 'What you may lose if you leave before the tenancy ends.',
};

const bounds = {
  rent: { min: formatMoney(calculatorLimits.rent.min), max: formatMoney(calculatorLimits.rent.max) },
  months: { min: '1', max: '1,200' },
  repairs: { min: '0', max: '1,000' },
  leave: { min: '1', max: '1,200' },
} as const;

const subjects = {
  rent: 'a rent',
  months: 'a number of months',
  repairs: 'a number',
  leave: 'a number of months',
};

function describeIssue({ name, reason, text }: CalculatorIssue): string {
  if (reason === 'missing') return 'Enter the monthly rent.';
  if (reason === 'not-money') return `“${text}” isn't an amount. Enter dollars, such as 3,200.`;
  if (reason === 'not-whole') return `“${text}” isn't a whole number. Enter one, such as 12.`;
  if (reason === 'not-a-day') return `“${text}” isn't a date we can use. Enter one, such as 2027-01-15.`;
  if (name in bounds && reason !== 'not-a-choice') {
    const field = name as keyof typeof bounds;
    return reason === 'too-small'
      ? `Enter ${subjects[field]} of ${bounds[field].min} or more.`
      : `Enter ${subjects[field]} of ${bounds[field].max} or less.`;
  }
  return `“${text}” isn't one of the choices. Choose one.`;
}

function describeAssumption({ kind, line, value }: Assumption, nameLine: (kind: LineKind) => string): string {
  switch (kind) {
    case 'starts-next-month':
      return 'The tenancy starts on the first day of next month.';
    case 'part-month-by-days':
      return 'For part of a month, you pay for the days you live there.';
    case 'deposit-comes-back':
      return 'The totals include the deposit. You get it back at the end, minus anything you owe.';
    case 'first-payments-by-transfer':
      return "You pay what's due before you get the keys by bank transfer, with no fee.";
    case 'repairs-estimated':
      return value === null
        ? 'The number of minor repairs is an estimate.'
        : `We estimate ${value === 1 ? '1 minor repair' : `${value} minor repairs`} in the whole tenancy.`;
    case 'agent-not-counted':
      return "The totals don't include an agent's fee.";
    case 'not-known':
      return line === null
        ? "An amount isn't known, so it counts as $0."
        : `${nameLine(line)}: not known yet, so it counts as $0.`;
  }
}

const payWays = { transfer: 'Bank transfer', egiro: 'eGIRO', paynow: 'PayNow', card: 'Card' } as const;

const countMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

function describeEntered(entered: Entered): string {
  const { rent, months, firstDay, deposit, hasAgent, payBy, leaveAfter, hasDiplomaticClause } = entered;
  const sentences = [
    `${rent} a month for ${countMonths(months)}${firstDay === null ? '' : ` from ${firstDay}`}.`,
    deposit === 'free' && 'No deposit.',
    hasAgent && 'With your own agent.',
    payBy !== undefined && payBy !== 'transfer' && `Paid by ${payBy === 'card' ? 'card' : payWays[payBy]}.`,
    hasDiplomaticClause && 'With a diplomatic clause.',
    leaveAfter !== undefined && `Leaving after ${countMonths(leaveAfter)}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

const describeGap = (cents: number): string =>
  cents === 0 ? 'the same' : `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;

/** The messages in English. */
export const englishCalculatorMessages: CalculatorMessages = {
  assumption: describeAssumption,
  assumptions: 'What we assume',
  agent: 'I have my own agent',
  agentHint: "Adds your agent's fee. The landlord pays their own agent.",
  basis: (basis) =>
    ({
      law: 'Official.',
      custom: 'Customary, not required by law.',
      estimate: 'Based on published guides.',
      contract: '',
      price: '',
    })[basis],
  calculate: 'Calculate',
  clause: 'Diplomatic clause',
  clauseHint: 'Lets you leave early if your job in Singapore ends, with two months’ notice after a year.',
  column: (column) => (column === 'first' ? 'Option A' : 'Option B'),
  compare: 'Compare with another',
  deposit: 'Deposit',
  depositOptions: { usual: 'Usual deposit', free: 'No deposit' },
  difference: 'The difference',
  differenceText: ({ moveIn, tenancy }) =>
    moveIn === 0 && tenancy === 0
      ? 'Both options cost the same. Change one to see the difference.'
      : `Before you get the keys, option B costs ${describeGap(moveIn)}. Over the whole tenancy, it costs ${describeGap(tenancy)}.`,
  differentLengths: (first, second) =>
    `Option A lasts ${countMonths(first)}, option B ${countMonths(second)}.`,
  entered: describeEntered,
  fix: 'Correct the marked fields to see the costs.',
  fixTitle: 'Check what you entered',
  from: 'First day',
  fromHint: 'Leave empty for the first day of next month.',
  groups: {
    'move-in': 'Before you get the keys',
    during: 'During the tenancy',
    'other-ways': 'If you pay the rent another way',
    optional: 'Only if it happens',
  },
  issue: describeIssue,
  leave: 'Leave after (months)',
  leaveHint: 'Leave empty for halfway through.',
  line: (kind) => lineNames[kind],
  lineNote: (kind, context) => lineNotes[kind](context),
  more: 'Repairs and leaving early',
  months: 'Months',
  notKnown: 'Not known',
  pay: 'Pay the rent by',
  payWays,
  prompt: 'See the costs straight away, each with its source:',
  promptPoints: [
    "What's due before you get the keys: first month's rent, deposit and stamp duty",
    'The whole tenancy, with the fee for each way to pay',
    'What may come on top: an agent, repairs, leaving early',
  ],
  promptTitle: 'Enter the monthly rent',
  rent: 'Monthly rent',
  repairs: 'Minor repairs',
  repairsHint: 'Leave empty for one a year.',
  result: 'What it costs',
  signedOn: (day) => `You sign the contract on ${day}.`,
  source: ({ lines, name, day }) => `${lines}: ${name}. Checked ${day}.`,
  sources: 'Where these figures come from',
  spoken: (moveIn, tenancy) => `Before you get the keys: ${moveIn}. Whole tenancy: ${tenancy}.`,
  stopComparing: 'Stop comparing',
  totalMoveIn: 'Before you get the keys',
  totalTenancy: 'Whole tenancy',
  totalWithoutUnknown: "Not including amounts we don't know yet.",
};
