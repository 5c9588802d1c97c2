import { product, signUpPath } from '@sewa/paths';
import type { CompanyDocument } from '../Document/document.ts';
import * as messages from '../messages.ts';

/** Who we are. */
export const about: CompanyDocument = {
  meta: {
    title: 'About us and how we work',
    description: `${product.name} is a rental marketplace for Singapore that shows the facts of a home and says where each figure comes from.`,
  },
  title: `About ${product.name}`,
  lead: 'A rental marketplace for Singapore that shows the facts, and says when somebody left one out.',
  version: '0.1',
  day: '2026-11-28',
  sections: [
    {
      id: 'why',
      title: 'Why we exist',
      blocks: [
        {
          text: 'Renting a home means deciding about a large sum on little information. We want both sides to know the same things: what a home is like, what it costs, what the law requires, and who they are talking to.',
        },
      ],
    },
    {
      id: 'how',
      title: 'How we work',
      blocks: [
        {
          list: [
            'We show what we were told, and “Not stated” otherwise.',
            'Every figure has a source and a date. Law, custom and estimate are told apart.',
            'Public pages are the same for everybody. No place in the results can be bought.',
            'We don’t track you unless you agree, and pages work without script.',
          ],
        },
      ],
    },
    {
      id: 'today',
      title: 'What works today, and what doesn’t yet',
      blocks: [
        {
          rows: [
            {
              name: 'Today',
              value: `Search, map, move-in costs, saved homes and alerts, messages, listings free of charge, company accounts, ${messages.nameFeatures('available')}`,
            },
            {
              name: 'Not available yet',
              value: `We're working on ${messages.nameFeatures('waitlist')}.`,
            },
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Where our data comes from',
      blocks: [
        {
          text: 'Homes come from owners and agents. Past rents come from HDB. Stations, hawker centres, malls, primary schools and postal codes come from the Land Transport Authority, OneMap and other agencies. All of it was accessed through data.gov.sg and is used under the Singapore Open Data Licence.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          text: `Write to ${product.supportEmail}, or use the help button on any page. The registered name and address of the company will be added before launch.`,
        },
      ],
    },
  ],
  action: { label: 'Sign up', href: signUpPath() },
};
