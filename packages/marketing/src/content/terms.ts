import { discoverPath, product, safetyPath } from '@sewa/paths';
import type { CompanyDocument } from '../Document/document.ts';
import * as messages from '../messages.ts';

/** The rules of the product. */
export const terms: CompanyDocument = {
  meta: {
    title: 'Terms: the rules for everyone',
    description: `The rules for using ${product.name}, in plain words: what you may list, what we do and don't do, and what happens when rules are broken.`,
  },
  title: 'Terms',
  lead: 'The rules for using Sewa, in plain words.',
  version: '0.1',
  day: '2026-11-28',
  sections: [
    {
      id: 'what-we-are',
      title: 'What we are',
      blocks: [
        {
          text: `${product.name} shows homes to rent, carries messages between people, and passes rent on by banks and card services. We are not a party to your tenancy, not an estate agent, and we hold no rent and no deposit.`,
        },
        {
          text: 'Searching, saving, messaging, listing and rent plans are free. A way to pay rent may have a fee: we show it before you pay.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'One person, one account. Use your own name and number.',
            'Never share a login code. We will never ask for one.',
            'If you act for a company, you confirm that you may.',
          ],
        },
      ],
    },
    {
      id: 'listings',
      title: 'What you list',
      blocks: [
        {
          list: [
            'Only homes you own or have authority to rent out.',
            'Facts that are true, photos of that home, a rent you’d accept.',
            'Agents state their registration, agency and licence, and act for one side only.',
            'No rental that breaks the rules: in HDB flats at least 6 months, in private homes at least 3 months.',
            'Tell us when the home is gone.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: 'How you treat others',
      blocks: [
        {
          list: [
            'No money for a viewing, and none before you’ve seen the home.',
            'No spam, no threats, no false names.',
            'No scraping beyond our API.',
          ],
        },
        { link: { label: 'How to stay safe', href: safetyPath() } },
      ],
    },
    {
      id: 'breaches',
      title: 'When rules are broken',
      blocks: [
        {
          text: 'Anyone can report a listing or a message. We look at each report. We may remove a listing, or end an account that harms others.',
        },
      ],
    },
    {
      id: 'promises',
      title: 'What we promise, and what not',
      blocks: [
        {
          text: 'We show what was stated to us and say when nothing was. We don’t check every fact. Figures such as move-in costs are estimates with their basis: your contract and the law decide.',
        },
        { text: `Not available yet: ${messages.nameFeatures('waitlist')}.` },
      ],
    },
    {
      id: 'end',
      title: 'Leaving, changes and law',
      blocks: [
        {
          text: 'You can delete your account at any time. When these terms change, the version and date above change with them. The law of Singapore applies.',
        },
      ],
    },
  ],
  sources: [
    { name: 'HDB, Regulations for Renting Flats', href: 'https://www.hdb.gov.sg', readOn: '2026-11-21' },
    { name: 'URA, Renting Property', href: 'https://www.ura.gov.sg', readOn: '2026-11-21' },
  ],
  action: { label: 'Find a home', href: discoverPath() },
};
