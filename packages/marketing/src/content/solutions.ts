import { pageTitles } from '@sewa/pages/titles';
import {
  careCalculatorPath,
  discoverPath,
  landlordWelcomePath,
  mayIRentPath,
  newPropertyPath,
  product,
  safetyPath,
  signUpAsPath,
  solutionPath,
  waitlistPath,
} from '@sewa/paths';
import type { Landing } from '../Landing/landing.ts';

const listingIsFree = {
  name: 'Listing a home',
  price: 'Free',
  note: 'For owners and agents. No fee when it is rented out.',
};
const inboxIsFree = { name: 'Messages and alerts', price: 'Free' };

const tenants: Landing = {
  meta: pageTitles.tenants,
  eyebrow: 'For tenants',
  title: 'Find a home, know what it costs, ask straight away',
  lead: 'Search all 28 districts, see what a home costs to move into, and message the owner or agent. You pay nothing for it.',
  action: { label: 'Find a home', href: discoverPath() },
  screen: 'search',
  points: {
    title: 'What you can do today',
    items: [
      {
        icon: 'search',
        title: 'Search the way you think',
        text: 'By district, street or postal code, rent, bedrooms and furnishing, in a list or on the map.',
      },
      {
        icon: 'hand-coins',
        title: 'See the move-in cost',
        text: 'First rent, deposit and stamp duty of each home, and whether each is law or customary.',
      },
      {
        icon: 'heart',
        title: 'Save and compare',
        text: 'Keep a shortlist with notes. Saved searches email you when a new home fits.',
      },
      {
        icon: 'message-circle',
        title: 'Message the owner or agent',
        text: 'One inbox for every home. You see who listed it, and an agent’s registration number.',
      },
      {
        icon: 'key-round',
        title: 'Move in without a deposit',
        text: "We're working on it. Until then, the usual deposit is one month's rent for each year.",
        feature: 'depositFree',
      },
      {
        icon: 'file-text',
        title: 'Pay rent here',
        text: 'By eGIRO, PayNow or card, with a receipt for every month. Your landlord needs no account.',
        feature: 'rentPayment',
      },
    ],
  },
  shots: [
    {
      screen: 'listing',
      title: 'Every fact, and what’s missing',
      text: 'A home shows what its owner or agent told us. Where they said nothing, it says so, instead of leaving you to guess.',
    },
    {
      screen: 'saved',
      title: 'A shortlist you can explain',
      text: 'Compare homes side by side with your own notes, and see when a rent changes or a home is gone.',
    },
  ],
  steps: {
    title: 'How it works',
    items: [
      { title: 'Search', text: 'No account needed to look at homes, prices and the map.' },
      {
        title: 'Save and ask',
        text: 'Sign up with your phone or Singpass when you want to save a home or send a message.',
      },
      {
        title: 'See the home',
        text: "Book one of the times the lister offers, or agree on one by message. Never pay before you've seen it.",
      },
      {
        title: 'Make an offer',
        text: 'Say what rent, from when and for how long. The other side accepts, declines or counters, subject to contract.',
      },
      {
        title: 'Sign',
        text: 'You and the landlord sign a tenancy agreement, on paper or online, outside Sewa.',
      },
    ],
  },
  costs: {
    title: 'What it costs',
    items: [{ name: 'Searching, saving and comparing', price: 'Free' }, inboxIsFree],
    note: "The usual deposit of one month's rent for each year is customary, not law (market guides, checked Nov 21, 2026). Your contract decides.",
  },
  questions: [
    {
      question: 'What does renting cost in all?',
      answer:
        'Rent is not everything: there is a deposit, stamp duty, perhaps an agent’s fee and repairs. Work it out for any rent and length.',
      link: { label: 'Cost calculator', href: careCalculatorPath() },
    },
    {
      question: 'May I rent any home?',
      answer:
        'HDB flats have rules on passes, nationality, the length of a stay and the number of people; private homes have fewer. Check your case against them, each with its source.',
      link: { label: 'Who may rent', href: mayIRentPath() },
    },
    {
      question: 'Do I need an account?',
      answer: 'Not to search. You need one to save homes, to get alerts and to message an owner or agent.',
    },
    {
      question: 'Does anyone pay to view a home?',
      answer: 'No. If somebody asks you for money before a viewing, report the listing.',
      link: { label: 'Rental scams and how to spot them', href: safetyPath() },
    },
    {
      question: 'Can I rent without a deposit?',
      answer: "Not yet. We're working on it, and you can join the waitlist.",
      link: { label: 'Join the waitlist', href: waitlistPath('waitlist') },
    },
    {
      question: 'Who sees my phone number?',
      answer:
        'The owner or agent you write to: we share your name and number with your message. Nobody else sees it.',
    },
  ],
  next: {
    title: 'Start with a search',
    lead: 'Look around first. You can sign up when you find a home you like.',
  },
};

const landlords: Landing = {
  meta: pageTitles.landlords,
  eyebrow: 'For landlords',
  title: 'Rent out your home, keep your number private',
  lead: 'Listing is free. Tenants write to you in one inbox, and your phone number is never shown publicly.',
  action: { label: 'List a home', href: newPropertyPath() },
  screen: 'dashboard',
  points: {
    title: 'What you can do today',
    items: [
      {
        icon: 'home',
        title: 'List for free',
        text: 'Add your home with its facts, rent and photos. We check your first listing before it goes live.',
      },
      {
        icon: 'phone',
        title: 'Stay private',
        text: 'Your number is shown only to people who are logged in. We never show your unit number.',
      },
      {
        icon: 'message-circle',
        title: 'Answer in one inbox',
        text: 'Each conversation is shown with the home it is about. Email tells you when someone writes.',
      },
      {
        icon: 'mail',
        title: 'Invite by email',
        text: 'Invite a tenant or an agent for your home, and see whether they accepted.',
      },
      {
        icon: 'file-text',
        title: 'Digital contracts',
        text: 'Write the agreement together and sign it here. Anyone can check the signatures later.',
        feature: 'contracts',
      },
      {
        icon: 'hand-coins',
        title: 'Rent on time',
        text: 'Your tenant sets up eGIRO, PayNow or card. You see each payment and its receipt.',
        feature: 'rentPayment',
      },
    ],
  },
  shots: [
    {
      screen: 'inbox',
      title: 'Every question beside its home',
      text: 'You see who writes and about which home. When you change the rent, everyone who asked sees it.',
    },
    {
      screen: 'invitations',
      title: 'Bring your tenant or agent along',
      text: 'An invitation says who invites and for which home. It expires after 14 days.',
    },
  ],
  steps: {
    title: 'How it works',
    items: [
      { title: 'Sign up', text: 'With your phone or Singpass. It takes two minutes.' },
      {
        title: 'List your home',
        text: "Address, facts, rent and photos. We show what you tell us, and nothing you didn't.",
      },
      {
        title: 'Answer tenants',
        text: 'In your inbox, at your own pace. Block or report anyone who bothers you.',
      },
      { title: 'Mark it as rented out', text: 'We say so on its page and remove it from search results.' },
    ],
  },
  costs: { title: 'What it costs', items: [listingIsFree, inboxIsFree] },
  questions: [
    {
      question: 'Is listing really free?',
      answer: "Yes. There's no fee for a listing, for messages or when your home is rented out.",
    },
    {
      question: 'What may I rent out?',
      answer:
        'HDB and private homes have different rules on how long, to how many people and with whose approval.',
      link: { label: 'See the main rules', href: landlordWelcomePath() },
    },
    {
      question: 'Can I get rent before it is due?',
      answer: "Not yet. Its terms aren't final, and you can join the waitlist.",
      link: { label: `${product.name} Advance`, href: waitlistPath(`${product.slug}-advance`) },
    },
    {
      question: 'What if someone else lists my home?',
      answer:
        'Report the listing and choose “They have no right to rent it out”. You don’t need an account for that.',
    },
  ],
  next: {
    title: 'Ready when you are',
    lead: 'Start with the address. Your draft is saved as you go.',
  },
};

const agents: Landing = {
  meta: pageTitles.agents,
  eyebrow: 'For agents',
  title: 'Your listings, with your registration on every one',
  lead: 'Send us your listings in one file. Tenants see your CEA registration number, your agency and its licence, and write to you in one inbox.',
  action: { label: 'Create an agent account', href: signUpAsPath('agent') },
  screen: 'inbox',
  points: {
    title: 'What you can do today',
    items: [
      {
        icon: 'file-text',
        title: 'One file for all listings',
        text: 'One row per listing. If we can’t accept a row, we tell you why in plain English.',
      },
      {
        icon: 'badge-check',
        title: 'A card of your own',
        text: 'Your registration, your agency and its licence, with every home you offer.',
      },
      {
        icon: 'message-circle',
        title: 'Enquiries that stay together',
        text: 'Each conversation is shown with its home, with what was asked and what you answered.',
      },
      {
        icon: 'user',
        title: 'Invited by owners',
        text: 'An owner can invite you for their home. You accept once, and both sides see it.',
      },
      {
        icon: 'calendar',
        title: 'Viewings and offers',
        text: 'Tenants book a time you offer, and send offers that you accept, decline or counter. Signing is still outside Sewa.',
        feature: 'viewings',
      },
      {
        icon: 'laptop',
        title: 'Tools for all your clients',
        text: 'Listings, viewings and contracts of all your clients in one place.',
        feature: 'agentTools',
      },
    ],
  },
  shots: [
    {
      screen: 'listing',
      title: 'Your name where tenants look',
      text: 'They compare the number on the listing with the public register. Yours is there, so they can trust it.',
    },
    {
      screen: 'map',
      title: 'Found by district',
      text: 'Every listing appears on the map and in search, with no paid places. The newest comes first.',
    },
  ],
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Sign up as an agent',
        text: 'With your phone or Singpass, and your CEA registration number.',
      },
      { title: 'Send your file', text: 'We import it and tell you about every row we couldn’t take.' },
      { title: 'Answer enquiries', text: 'In your inbox. Email tells you when someone writes.' },
      {
        title: 'Keep it current',
        text: 'Send a new file and we update what changed. Tell us when a home is gone, and we take it down.',
      },
    ],
  },
  costs: { title: 'What it costs', items: [listingIsFree, inboxIsFree] },
  questions: [
    {
      question: 'Is my registration number checked?',
      answer:
        'We show what was stated and ask tenants to compare it with the public register. A number that looks right proves nothing.',
    },
    {
      question: 'Can I hold a deposit for my client here?',
      answer:
        'No. Agents must not handle transaction money for either side. Rent and deposit paid here go to the landlord.',
    },
    {
      question: 'When do the agent tools open?',
      answer: "There's no date yet. People on the list hear first.",
      link: { label: 'Agent waitlist', href: waitlistPath('agent-waitlist') },
    },
  ],
  next: {
    title: 'Bring your listings',
    lead: 'Create your account, then send us the file you already have.',
  },
};

const enterprise: Landing = {
  meta: {
    title: 'Rentals for companies and teams',
    description:
      'One company account with roles, organisations and invitations: several people act for the company, and each sees only what their role allows.',
  },
  eyebrow: 'For companies',
  title: 'Several people, one company, clear roles',
  lead: 'Agencies, landlords with many homes and employers who house staff work from one account, each with their own login.',
  action: { label: 'Create a company account', href: signUpAsPath('corporate') },
  screen: 'members',
  points: {
    title: 'What you can do today',
    items: [
      {
        icon: 'user',
        title: 'Members with roles',
        text: 'Administrators change things, members see them. A company always has at least one administrator.',
      },
      {
        icon: 'building-2',
        title: 'Organisations',
        text: 'Branches, teams or sites. Each member can belong to one.',
      },
      {
        icon: 'mail',
        title: 'Invitations by email',
        text: 'They name company and role, and expire after 14 days.',
      },
      {
        icon: 'shield-check',
        title: 'A history nobody can edit',
        text: 'Changes to accounts and roles go into a log that shows when it was tampered with.',
      },
      {
        icon: 'message-circle',
        title: 'One inbox each',
        text: 'Who answers is clear: every conversation belongs to the person who was asked.',
      },
      {
        icon: 'file-text',
        title: 'Digital contracts',
        text: 'Your administrators sign in the name of the company, and every step is on record.',
        feature: 'contracts',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Sign up for the company',
        text: 'With your own phone or Singpass, and the company’s entity number (UEN).',
      },
      { title: 'We check the number', text: 'Until then the account works, but it can’t invite anyone.' },
      { title: 'Invite your team', text: 'Choose a role and an organisation for each.' },
      {
        title: 'Switch any time',
        text: 'Someone who acts for several companies chooses one, and pages follow.',
      },
    ],
  },
  costs: {
    title: 'What it costs',
    items: [{ name: 'Company account, members and organisations', price: 'Free' }, listingIsFree],
  },
  questions: [
    {
      question: 'Who can see our members?',
      answer: 'Only members of the company. Other companies see nothing.',
    },
    {
      question: 'What happens when somebody leaves?',
      answer:
        'An administrator removes them, and they lose access. What they wrote stays with the conversation.',
    },
    {
      question: 'Is there an API?',
      answer: 'Yes. Every call is documented, with its limits and errors.',
      link: { label: 'API documentation', href: '/api/docs' },
    },
  ],
  next: {
    title: 'Set up your company',
    lead: 'It takes one person and a few minutes. You can invite the others later.',
  },
};

const welcome: Landing = {
  meta: {
    title: 'Welcome, landlord: your first steps',
    description:
      'What to check before you rent out an HDB flat or private home in Singapore, and the first steps here. The main rules, each with its source.',
  },
  eyebrow: 'Welcome, landlord',
  title: 'Check the rules, then rent out',
  lead: 'Rules for renting out a home in Singapore are strict, but few. Check these first, then list your home.',
  action: { label: 'List a home', href: newPropertyPath() },
  screen: 'sign-up',
  points: {
    title: 'The main rules',
    items: [
      {
        icon: 'building',
        title: 'HDB flat: six months or longer',
        text: 'Each rental lasts at least 6 months. HDB approves before the tenancy starts. Sources: HDB, Regulations for Renting Flats; for the approval, press of 16 Jan 2026 quoting HDB.',
      },
      {
        icon: 'home',
        title: 'Private home: three months or longer',
        text: 'At least 3 consecutive months, never by the day or week. Source: URA, Renting Property.',
      },
      {
        icon: 'bed-double',
        title: 'Bedrooms of an HDB flat',
        text: 'None in a 1- or 2-room flat, 1 in a 3-room flat, 2 in a bigger one, and only rooms that HDB built. Source: HDB, as above.',
      },
      {
        icon: 'user',
        title: 'How many people',
        text: 'Up to 6 unrelated people in most homes, temporarily up to 8 in larger ones until Dec 31, 2028. Sources: HDB and URA.',
      },
      {
        icon: 'file-text',
        title: 'Who may be your tenant',
        text: 'HDB counts non-Malaysian non-citizens against a quota when a whole flat is rented out. Its own checker gives the answer. Source: HDB.',
      },
      {
        icon: 'hand-coins',
        title: 'Stamp duty',
        text: 'For up to four years, 0.4% of the total rent, due within 14 days of signing here. The contract says who pays. Source: press and guides quoting IRAS.',
      },
    ],
  },
  steps: {
    title: 'Your first three steps',
    items: [
      { title: 'Create your account', text: 'As a landlord, with your phone or Singpass.' },
      {
        title: 'List your home',
        text: 'Add its facts, rent and photos, free of charge. We check your first listing before it goes live.',
      },
      { title: 'Answer your first message', text: 'It arrives in your inbox, and we email you.' },
    ],
  },
  costs: {
    title: 'What it costs',
    items: [listingIsFree, inboxIsFree],
    note: 'Rules checked Nov 21, 2026 on hdb.gov.sg and ura.gov.sg. They change: check there before you sign.',
  },
  questions: [
    {
      question: 'Do I have to check the passes of tenants?',
      answer:
        'Owners are expected to check the originals of foreign tenants’ passes. See what HDB and ICA ask of you before you sign.',
    },
    {
      question: 'What else does Sewa do for me?',
      answer: 'It shows your home, protects your number and keeps every message in one place.',
      link: { label: 'For landlords', href: solutionPath('landlords') },
    },
  ],
  next: { title: 'All checked?', lead: 'List your home. You log in or sign up first.' },
};

/** The pages for tenants, landlords, agents and companies, by their path. */
export const solutionLandings: Readonly<Record<string, Landing>> = {
  [solutionPath('tenants')]: tenants,
  [solutionPath('landlords')]: landlords,
  [solutionPath('agents')]: agents,
  [solutionPath('enterprise')]: enterprise,
  [landlordWelcomePath()]: welcome,
};
