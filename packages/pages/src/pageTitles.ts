/** What search engines are told of a page; the product's name is added behind the title. */
export interface PageTitle {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of the pages that the specification names, and of those that lead a menu. */
export const pageTitles = {
  home: {
    title: 'Homes to rent in Singapore',
    description:
      'Search homes to rent in all 28 districts of Singapore: HDB flats, condos, landed homes and serviced apartments, with the facts.',
  },
  tenants: {
    title: 'Rent a home in Singapore',
    description:
      'Search and compare homes, see what moving in costs, and message the owner or agent. Free for tenants: nobody pays to view a home.',
  },
  landlords: {
    title: 'Rent out your home for free',
    description:
      'List your HDB flat, condo or house at no cost. Your phone number is never shown publicly, and every message is in one inbox.',
  },
  agents: {
    title: 'Listings and enquiries for agents',
    description:
      'Send us your listings in one file. Each shows your CEA registration, agency and licence, and every enquiry arrives in one inbox.',
  },
  calculator: {
    title: 'Deposit-free cost calculator',
    description:
      'Work out what a tenancy in Singapore costs, with and without a deposit: rent, stamp duty and fees, each with its source.',
  },
  mayIRent: {
    title: 'May I rent this home? The rules',
    description:
      'Check a home, a term and who would live there against the rules of HDB, URA, MOM and ICA: yes, no or ask first, each with its source.',
  },
  partners: {
    title: 'Calculator and chat for your site',
    description:
      'Show what a tenancy costs, or let visitors message us, on your own site with one script tag. Snippet, security policy, events and tokens.',
  },
  blog: {
    title: 'Guides to renting in Singapore',
    description:
      'First tenancy, moving-in costs, deposits, stamp duty, handover and scams: plain guides for tenants and landlords, with sources.',
  },
  newsroom: {
    title: 'Newsroom: product and data',
    description:
      'What is new for people who rent and rent out homes in Singapore: new pages, new data with its sources, and what changed when.',
  },
  contracts: {
    title: 'Your contracts and open offers',
    description:
      'The homes you are renting or renting out: whose turn it is, every offer and counter-offer, and what you agreed.',
  },
  documents: {
    title: 'My documents: your signed papers',
    description:
      'Your agreements, certificates and scans by home: how long each is valid and kept, who read it, and a calendar of your dates.',
  },
  offers: {
    title: 'Offers for your homes, side by side',
    description:
      'Open offers for your homes, compared by rent, start, lease, occupiers and deposit. Answer each on its contract page.',
  },
  properties: {
    title: 'Your properties and listings',
    description:
      'Your homes and their listings: what each needs next, and how many people view, save and ask about it.',
  },
  signUp: {
    title: 'Sign up as a tenant, owner or agent',
    description:
      "Sign up as a tenant, landlord, agent or business. It takes two minutes, and there's no password.",
  },
  logIn: {
    title: 'Log in with your mobile phone',
    description:
      "Log in with a code sent to your phone. It takes a moment, and there's no password to remember.",
  },
  logInOtp: {
    title: 'Log in with OTP: enter your code',
    description:
      "Enter the six-digit code we sent to your phone. It's valid for five minutes. Never share it: we will never ask for it.",
  },
} as const satisfies Readonly<Record<string, PageTitle>>;
