import {
  careCalculatorPath,
  payEgiroPath,
  payEgiroSwitchPath,
  payPath,
  payRewardsPath,
  product,
  safetyPath,
  waitlistPath,
} from '@sewa/paths';
import type { Landing } from '../Landing/landing.ts';

const join = { label: 'Join the waitlist', href: waitlistPath('waitlist') };
const next = {
  title: 'Be the first to know',
  lead: "Leave your email. We'll write once when it opens, and you can leave the list with one press.",
};
const noPrice = {
  name: 'Paying rent',
  price: 'Not set yet',
  note: "We'll show every fee before you confirm a payment.",
};
const waitlistCost = { name: 'Joining the waitlist', price: 'Free' };
const safeMeanwhile = {
  question: 'How do I pay rent safely until then?',
  answer:
    'Pay the way your contract says, to the account it names, and keep the receipts. An agent must not handle rent or deposits for either side.',
  link: { label: 'More on staying safe', href: safetyPath() },
};
const whenAvailable = {
  question: 'When will it be available?',
  answer: "We don't have a date, so we don't promise one. People on the waitlist hear first.",
};

const pay: Landing = {
  meta: {
    title: 'Pay rent from your bank account',
    description:
      'How paying rent by direct debit will work: one set-up with your bank, a receipt for every month. Not available yet: join the waitlist.',
  },
  eyebrow: `${product.name} Pay`,
  title: 'Rent that pays itself',
  lead: "Set up a direct debit once, and rent leaves your account on the day your contract says. We're building it now.",
  action: join,
  isComing: true,
  glance: [
    { name: 'Today', value: 'Not available yet' },
    { name: 'For', value: 'Tenants and landlords with a signed contract' },
    { name: 'How', value: 'eGIRO direct debit from your bank account' },
    { name: 'Fee', value: 'Not set yet, shown before you confirm' },
  ],
  points: {
    title: 'What we are building',
    items: [
      {
        icon: 'calendar',
        title: 'On the day it is due',
        text: 'Rent is taken on the due day of your contract. You hear before each payment, and after it.',
      },
      {
        icon: 'file-text',
        title: 'A receipt every month',
        text: 'Tenant and landlord see the same list of payments, with a receipt for each.',
      },
      {
        icon: 'shield-check',
        title: 'To the right account',
        text: "Rent goes to the landlord's account, never to an agent.",
      },
    ],
  },
  steps: {
    title: 'How it will work',
    items: [
      {
        title: 'Connect your bank',
        text: 'Choose your bank, log in on its own website and approve the debit.',
      },
      { title: 'Check the plan', text: 'See every payment of your contract, with its date, amount and fee.' },
      {
        title: 'Carry on living',
        text: 'Rent is paid on time. If a payment fails, both sides know at once.',
      },
    ],
  },
  costs: { title: 'What it costs', items: [noPrice, waitlistCost] },
  questions: [
    whenAvailable,
    {
      question: 'What does each way to pay cost?',
      answer:
        'The calculator shows the fee of eGIRO, PayNow and card over a whole tenancy, beside everything else.',
      link: { label: 'Cost calculator', href: careCalculatorPath() },
    },
    {
      question: 'What is eGIRO?',
      answer:
        'A direct debit you set up online. You approve it on the website of your own bank, so we never see your bank login.',
      link: { label: 'How eGIRO works', href: payEgiroPath() },
    },
    {
      question: 'I pay by GIRO form or transfer today. Can I switch?',
      answer:
        'That is the plan: set up the new debit first, then end the old one, so that no month is missed.',
      link: { label: 'Switching to eGIRO', href: payEgiroSwitchPath() },
    },
    {
      question: 'Will rent earn rewards?',
      answer: "We'd like it to. Nothing is agreed yet.",
      link: { label: 'Rewards on rent', href: payRewardsPath() },
    },
    safeMeanwhile,
  ],
  next,
};

const egiro: Landing = {
  meta: {
    title: 'Pay rent by eGIRO direct debit',
    description:
      'What eGIRO is, how you set it up with your bank and what can go wrong. Paying rent by eGIRO is not available yet: join the waitlist.',
  },
  eyebrow: `${product.name} Pay by eGIRO`,
  title: 'One approval at your bank, no paper form',
  lead: 'eGIRO sets up a direct debit on the website of your own bank. Paying rent with it is not available here yet.',
  action: join,
  isComing: true,
  glance: [
    { name: 'Today', value: 'Not available yet' },
    { name: 'You need', value: 'Online banking with a bank that takes part in eGIRO' },
    { name: 'You approve', value: "On your bank's own website" },
    { name: 'We see', value: 'That you approved, never your bank login' },
  ],
  points: {
    title: 'Good to know before you start',
    items: [
      {
        icon: 'laptop',
        title: 'Stay until the end',
        text: "If you close the browser or go back while you're at the bank, the set-up fails and you start again.",
      },
      {
        icon: 'smartphone',
        title: 'Have your bank password ready',
        text: "Logging in to the bank by fingerprint or face isn't supported during set-up.",
      },
      {
        icon: 'triangle-alert',
        title: 'Mind limit and expiry date',
        text: 'Both are optional. A limit below your rent makes payments fail, and an expiry date ends the debit without notice.',
      },
    ],
  },
  steps: {
    title: 'How setting it up will work',
    items: [
      { title: 'Choose your bank', text: 'Pick it from the list. You go to its own website.' },
      {
        title: 'Log in and approve',
        text: 'Choose the account, check who is paid, and confirm with your second factor.',
      },
      { title: 'Come back', text: 'The bank tells us whether it worked, and you see it straight away.' },
    ],
  },
  costs: {
    title: 'What it costs',
    items: [noPrice, waitlistCost],
    note: 'What can go wrong during set-up: CPF Board, service article on eGIRO (cpf.gov.sg), read 21 Nov 2026.',
  },
  questions: [
    whenAvailable,
    {
      question: 'Can I end an eGIRO debit?',
      answer:
        'Yes, with your bank or with whoever collects it. Until rent payment opens, there is nothing to end here.',
    },
    {
      question: 'Who can use it?',
      answer:
        'The account holder has to approve. For a company account with several approvers, every one of them approves at the bank.',
    },
    safeMeanwhile,
  ],
  next,
};

const rewards: Landing = {
  meta: {
    title: 'Rewards on rent: what we plan',
    description:
      'Rent is often the largest bill of the month. We plan rewards on it. No partner, rate or date is fixed: join the waitlist to hear first.',
  },
  eyebrow: `${product.name} Pay rewards`,
  title: 'Your largest bill should give something back',
  lead: "We plan rewards for tenants who pay rent through us. No partner, rate or date is fixed, so we don't promise any.",
  action: join,
  isComing: true,
  glance: [
    { name: 'Today', value: 'Not available yet' },
    { name: 'Partner', value: 'None agreed' },
    { name: 'Rate', value: 'None fixed' },
    { name: 'Depends on', value: 'Rent payment, which is not open yet' },
  ],
  points: {
    title: 'What we want it to be',
    items: [
      {
        icon: 'hand-coins',
        title: 'No dearer rent',
        text: 'Rewards must not be paid for by a higher fee that nobody mentions.',
      },
      {
        icon: 'info',
        title: 'Clear before you pay',
        text: "You'll see what a payment earns, and what it costs, before you confirm it.",
      },
      {
        icon: 'user',
        title: 'Your choice',
        text: 'Nobody has to join. Rent is paid just the same without rewards.',
      },
    ],
  },
  steps: {
    title: 'How it will work',
    items: [
      { title: 'Pay rent through us', text: 'That comes first, and it is not available yet.' },
      { title: 'Turn rewards on', text: 'We ask you before we tell any partner anything.' },
      { title: 'See what you earned', text: 'Next to the receipt of each payment.' },
    ],
  },
  costs: { title: 'What it costs', items: [noPrice, waitlistCost] },
  questions: [
    whenAvailable,
    {
      question: 'Are rewards on rent taxed?',
      answer: "We don't know yet, and we won't guess. We'll say so here once the terms are fixed.",
    },
    {
      question: 'Can landlords earn rewards?',
      answer: 'Nothing is planned for landlords.',
    },
  ],
  next,
};

const egiroSwitch: Landing = {
  meta: {
    title: 'Switch your rent to eGIRO',
    description:
      'How to move rent from transfers, cheques or a paper GIRO form to eGIRO without missing a month. Not available yet: join the waitlist.',
  },
  eyebrow: 'Switching to eGIRO',
  title: 'Change how you pay, not when',
  lead: 'Move rent from transfers or a paper form to a direct debit, with no month missed and none paid twice. Not available here yet.',
  action: join,
  isComing: true,
  glance: [
    { name: 'Today', value: 'Not available yet' },
    { name: 'From', value: 'Transfers, cheques or a paper GIRO form' },
    { name: 'To', value: 'One debit, approved online' },
    { name: 'First', value: 'Check what your contract says about payment' },
  ],
  points: {
    title: 'What makes a switch go well',
    items: [
      {
        icon: 'file-text',
        title: 'Ask your landlord first',
        text: 'If your contract names a way to pay, both sides have to agree to another one. Get it in writing.',
      },
      {
        icon: 'calendar',
        title: 'New before old',
        text: 'Wait until the new debit is active before you end the standing order or the old GIRO.',
      },
      {
        icon: 'circle-check',
        title: 'Check one month',
        text: 'Look at your account after the first payment. If rent went twice, ask for the second one back at once.',
      },
    ],
  },
  steps: {
    title: 'How switching will work',
    items: [
      { title: 'Set up eGIRO', text: "Approve the debit on your bank's website." },
      {
        title: 'Choose the first month',
        text: 'We show the next due day, so you know what you still pay yourself.',
      },
      { title: 'End the old way', text: 'Cancel the standing order or the old GIRO with your bank.' },
    ],
  },
  costs: { title: 'What it costs', items: [noPrice, waitlistCost] },
  questions: [
    whenAvailable,
    {
      question: 'What is the difference between GIRO and eGIRO?',
      answer: 'The debit is the same. eGIRO is set up online at your bank, GIRO with a form on paper.',
      link: { label: 'How eGIRO works', href: payEgiroPath() },
    },
    safeMeanwhile,
  ],
  next,
};

/** The pages about paying rent, by their path. */
export const payLandings: Readonly<Record<string, Landing>> = {
  [payPath()]: pay,
  [payEgiroPath()]: egiro,
  [payRewardsPath()]: rewards,
  [payEgiroSwitchPath()]: egiroSwitch,
};
