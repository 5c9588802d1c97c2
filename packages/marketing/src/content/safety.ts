import { discoverPath, product } from '@sewa/paths';
import type { CompanyDocument } from '../Document/document.ts';

/** How to stay clear of rental scams. */
export const safety: CompanyDocument = {
  meta: {
    title: 'Stay safe from rental scams',
    description:
      'Never pay before you have seen the home. How to check an agent, which offers break the rules, and what to do if you paid a scammer.',
  },
  title: 'Stay safe when you rent',
  lead: "Never pay before you've seen the home and met the owner or agent. It's the simplest way to stay safe.",
  version: '0.1',
  day: '2026-11-28',
  sections: [
    {
      id: 'figures',
      title: 'Why it matters',
      blocks: [
        {
          text: 'From July 2023 to January 2024, 389 people lost at least $2.4 million to rental scams in Singapore, the police say.',
        },
      ],
    },
    {
      id: 'check-agent',
      title: 'Check the agent: the number, not the name',
      blocks: [
        {
          text: 'Scammers copy names and registration numbers from real adverts. The phone number gives them away.',
        },
        {
          list: [
            'Look up the registration number in the public register of the Council for Estate Agencies (CEA).',
            'Compare the phone number in the register with the one that writes to you.',
            'If they differ, call the number in the register.',
          ],
        },
        {
          link: { label: 'Find the public register at CEA', href: 'https://www.cea.gov.sg' },
        },
      ],
    },
    {
      id: 'money',
      title: 'Follow the money',
      blocks: [
        {
          rows: [
            { name: 'Viewing', value: 'Free. Nobody needs to pay to view a home.' },
            {
              name: 'Rent and deposit',
              value: 'To the landlord. Agents must not handle transaction money for either side.',
            },
            { name: 'Agent’s fee', value: 'To the agency, never to the person, with a written agreement.' },
            {
              name: `${product.name}`,
              value:
                'We only send bills of a rent plan that a tenant set up here. Log in and find the bill before you pay. Whoever else asks for money in our name is not us.',
            },
          ],
        },
      ],
    },
    {
      id: 'signs',
      title: 'Signs that something is wrong',
      blocks: [
        {
          list: [
            'A rent far below similar homes nearby.',
            'The owner is abroad and can’t show the home.',
            'Pressure to pay today, because others are waiting.',
            'An HDB flat for less than 6 months, or a private home for less than 3: neither is allowed.',
            'Someone asks for a login code, or pushes you to move to another app.',
          ],
        },
      ],
    },
    {
      id: 'here',
      title: 'What we do',
      blocks: [
        {
          list: [
            'Show who listed a home, with registration, agency and licence where an agent stated them.',
            'Let anyone report a listing, without an account. The lister isn’t told who it was.',
            'Let you report or block anyone who writes to you.',
          ],
        },
      ],
    },
    {
      id: 'paid',
      title: 'If you’ve paid a scammer',
      blocks: [
        {
          list: [
            'Call your bank straight away and ask it to stop the payment.',
            'Report it to the police, with messages, account numbers and receipts.',
            'Report the listing here, so that nobody else falls for it.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      name: 'Singapore Police Force, figures on rental scams of July 2023 to January 2024',
      readOn: '2026-11-21',
    },
    { name: 'Press of Dec 11, 2023 quoting the police: phone numbers, paying to view', readOn: '2026-11-21' },
    {
      name: 'CEA, newsletter 2/2017: fees go to the agency',
      href: 'https://www.cea.gov.sg',
      readOn: '2026-11-21',
    },
    { name: 'CEA brochure and press of Dec 2011: transaction money', readOn: '2026-11-21' },
    { name: 'HDB, Regulations for Renting Flats', href: 'https://www.hdb.gov.sg', readOn: '2026-11-21' },
    { name: 'URA, Renting Property', href: 'https://www.ura.gov.sg', readOn: '2026-11-21' },
  ],
  action: { label: 'Find a home', href: discoverPath() },
};
