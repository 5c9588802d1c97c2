import {
  careCalculatorPath,
  flowApplyPath,
  payEgiroPath,
  payEgiroSwitchPath,
  payPath,
  payRewardsPath,
  product,
  safetyPath,
} from '@sewa/paths';
import type { Landing } from '../Landing/landing.ts';

const apply = { label: 'Set up rent payment', href: flowApplyPath('pay') };
const next = {
  title: 'Set up your rent',
  lead: 'You need your tenancy agreement and the account your rent goes to. Setting it up is free, and nothing is charged before your first bill.',
};
const planCost = { name: 'Rent plan, bills and receipts', price: 'Free' };
const feeNote = 'You see the fee of each bill before you pay it.';
const payNobodyElse = {
  question: 'How do I know that a bill is real?',
  answer: `Log in and look for it. A real bill belongs to a rent plan that the tenant set up here. A message that asks for money in our name is not from us.`,
  link: { label: 'More on staying safe', href: safetyPath() },
};

const pay: Landing = {
  meta: {
    title: 'Pay rent by bank, PayNow or card',
    description:
      'Set up a rent plan once. You see each bill before it is due, pay it by eGIRO, PayNow or card, and get a receipt for every month.',
  },
  eyebrow: `${product.name} Pay`,
  title: 'Rent that pays itself',
  lead: 'Set up your rent once. We collect each bill from your bank account or card on its due day, or you pay it yourself by PayNow.',
  action: apply,
  feature: 'rentPayment',
  glance: [
    { name: 'For', value: 'Tenants with a tenancy agreement. Your landlord needs no account.' },
    { name: 'How', value: 'eGIRO, PayNow or card' },
  ],
  points: {
    title: 'What it does',
    items: [
      {
        icon: 'calendar',
        title: 'On the day it is due',
        text: 'Each bill is ready 14 days ahead. We tell you before and after each payment.',
      },
      {
        icon: 'file-text',
        title: 'A receipt every month',
        text: 'Each payment has its receipt, and each year a statement. A landlord with an account sees the same payments.',
      },
      {
        icon: 'shield-check',
        title: 'To the right account',
        text: 'The bank checks the account you name before you pay. We hold no rent and no deposit.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Tell us about your tenancy',
        text: 'The home, the rent and its due day, as in your tenancy agreement.',
      },
      { title: 'Name the account', text: 'Add who gets the rent, and choose how you pay.' },
      {
        title: 'See it paid',
        text: 'If a payment fails, we tell you why. You can pause or end the plan any time.',
      },
    ],
  },
  costs: { title: 'What it costs', items: [planCost], note: feeNote },
  questions: [
    {
      question: 'What does each way to pay cost over a whole tenancy?',
      answer: 'The calculator adds the fee of eGIRO, PayNow or card to everything else that renting costs.',
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
      answer: 'Yes. Set up the new debit first, then end the old one, so that no month is missed.',
      link: { label: 'Switching to eGIRO', href: payEgiroSwitchPath() },
    },
    {
      question: 'Can I keep paying outside Sewa?',
      answer: 'Yes. Record the payment on its bill, and your landlord confirms it.',
    },
    {
      question: 'Does rent earn rewards?',
      answer: 'No. There are no rewards on rent.',
      link: { label: 'Rewards on rent', href: payRewardsPath() },
    },
    payNobodyElse,
  ],
  next,
};

const egiro: Landing = {
  meta: {
    title: 'Pay rent by eGIRO direct debit',
    description:
      'What eGIRO is, how you set it up with your bank and what can go wrong. Then we collect your rent on the day it is due.',
  },
  eyebrow: `${product.name} Pay by eGIRO`,
  title: 'One approval at your bank, no paper form',
  lead: 'eGIRO sets up a direct debit on the website of your own bank. After that, we collect your rent on the day it is due.',
  action: apply,
  feature: 'rentPayment',
  glance: [
    { name: 'You need', value: 'Online banking with a bank that takes part in eGIRO' },
    { name: 'You approve', value: "On your bank's own website" },
    { name: 'We see', value: 'That you approved, never your bank login' },
  ],
  points: {
    title: 'Good to know before you start',
    items: [
      {
        icon: 'laptop',
        title: "Don't close the browser",
        text: "If you close the browser or go back while you're at the bank, the set-up fails and you start again.",
      },
      {
        icon: 'smartphone',
        title: 'Have your bank password ready',
        text: "Logging in to the bank by fingerprint or face isn't supported during set-up.",
      },
      {
        icon: 'triangle-alert',
        title: 'Check the limit and expiry date',
        text: 'Both are optional. A limit below your rent makes payments fail, and an expiry date ends the debit without notice.',
      },
    ],
  },
  steps: {
    title: 'How to set it up',
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
    items: [planCost],
    note: `${feeNote} What can go wrong during set-up: CPF Board, service article on eGIRO (cpf.gov.sg), checked Nov 21, 2026.`,
  },
  questions: [
    {
      question: 'Can I end an eGIRO debit?',
      answer:
        'Yes, here under payment methods or at your bank. Bills then stay open until you pay them another way.',
    },
    {
      question: 'Who can use it?',
      answer:
        'The account holder has to approve. For a company account with several approvers, every one of them approves at the bank.',
    },
    payNobodyElse,
  ],
  next,
};

const rewards: Landing = {
  meta: {
    title: 'Rewards on rent: there are none',
    description:
      'Rent you pay here earns no points, miles or cash today, with HeyMax or anybody else. What rewards would have to be before we offer them.',
  },
  eyebrow: `${product.name} Pay rewards`,
  title: 'Rent earns no rewards here',
  lead: 'There are no points, miles or cash for rent you pay here, with HeyMax or anybody else. Whoever offers you some in our name is not us.',
  action: apply,
  feature: 'rewards',
  points: {
    title: 'What rewards would have to be',
    items: [
      {
        icon: 'hand-coins',
        title: "Rewards that don't raise your rent",
        text: 'Not paid for by a higher fee that nobody mentions.',
      },
      {
        icon: 'info',
        title: 'Clear before you pay',
        text: 'What a payment gives back, and what it costs, before you confirm it.',
      },
      {
        icon: 'user',
        title: 'Your choice',
        text: 'Nobody would have to join. Rent is paid just the same without rewards.',
      },
    ],
  },
  steps: {
    title: 'What you get for paying rent here',
    items: [
      { title: 'A bill before it is due', text: 'You see what you pay, to whom and when.' },
      { title: 'A receipt for every payment', text: 'Numbered, and never changed.' },
      { title: 'A statement for every year', text: 'For your records and your tax return.' },
    ],
  },
  costs: { title: 'What it costs', items: [planCost], note: feeNote },
  questions: [
    {
      question: 'Does my card give me points for rent?',
      answer:
        'Your card may have its own programme. Ask the bank that gave you the card, and compare with the card fee.',
    },
  ],
  next,
};

const egiroSwitch: Landing = {
  meta: {
    title: 'Switch your rent to eGIRO',
    description:
      'How to move rent from transfers, cheques or a paper GIRO form to eGIRO without missing a month or paying one twice.',
  },
  eyebrow: 'Switching to eGIRO',
  title: 'Change how you pay, not when',
  lead: 'Move rent from transfers or a paper form to a direct debit, with no month missed and none paid twice.',
  action: apply,
  feature: 'rentPayment',
  glance: [
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
        text: 'Look at your account after the first payment. If rent was taken twice, ask for a refund.',
      },
    ],
  },
  steps: {
    title: 'How to switch',
    items: [
      { title: 'Set up eGIRO', text: "Approve the debit on your bank's website." },
      {
        title: 'Check the first bill',
        text: 'You see the day of each bill before you start, so you know what you still pay yourself.',
      },
      { title: 'End the old way', text: 'Cancel the standing order or the old GIRO with your bank.' },
    ],
  },
  costs: { title: 'What it costs', items: [planCost], note: feeNote },
  questions: [
    {
      question: 'What is the difference between GIRO and eGIRO?',
      answer: 'The debit is the same. eGIRO is set up online at your bank, GIRO with a form on paper.',
      link: { label: 'How eGIRO works', href: payEgiroPath() },
    },
    payNobodyElse,
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
