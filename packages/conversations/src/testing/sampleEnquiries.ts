import type { EnquiredHome, EnquiryCard } from '@sewa/api/client';

/** The homes of a lister that somebody asked about: one that is live, and one that is gone. */
export const sampleEnquiredHomes: { homes: EnquiredHome[]; isCorporate: boolean } = {
  homes: [
    { id: 'tks5zua4nvyt', name: '210 Ang Mo Kio Avenue 3', status: 'live', conversations: 14, waiting: 0 },
    { id: 'aaaaaaaaaaaa', name: 'Bayshore Park', status: 'let', conversations: 15, waiting: 12 },
  ],
  isCorporate: false,
};

/** What a lister knows of an asker who booked a viewing, made an offer and shared their card. */
export const sampleCard: EnquiryCard = {
  asker: { name: 'Tan Wei Jie', userTypeIds: [1], verified: 'singpass', memberSince: '2026-03-14' },
  enquiry: {
    message: 'Hello! Is it still available? Two of us would like to see it this week.',
    sentAt: '2026-11-18T01:12:00.000Z',
  },
  viewings: [{ id: 'bbbbbbbbbbbb', state: 'booked', startsAt: '2026-12-03T10:30:00.000Z' }],
  unitId: 'cccccccccccc',
  rental: {
    id: 'dddddddddddd',
    state: 'offered',
    offer: { by: 'tenant', state: 'open', monthlyRent: 280_000, from: '2026-12-15', months: 24 },
  },
  cards: [
    {
      occupiers: [
        { name: 'Tan Wei Jie', residentialStatus: 'C' },
        { name: 'Lim Hui Min', residentialStatus: 'C' },
      ],
      pets: 'One cat',
      smokers: false,
      incomeBand: '8k-15k',
      words: 'Two nurses at the hospital nearby.',
    },
  ],
  replies: [
    { kind: 'available', text: "Yes, it's available from 1 Dec 2026." },
    { kind: 'rent', text: 'The rent is $2,800 a month.' },
    { kind: 'viewing', text: 'You can book a viewing here: https://sewa.example/viewing' },
    { kind: 'gone', text: "Sorry, it's no longer available." },
  ],
  members: [],
};
