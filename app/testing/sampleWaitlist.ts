import type { Waitlist } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';

/** A waitlist that asks for everything. */
const sampleWaitlist: Waitlist = {
  name: 'waitlist',
  state: 'open',
  title: 'Deposit-free move-in',
  summary:
    "We're working on moving in without paying a deposit up front. It isn't available yet. Join the list, and we'll email you when it opens.",
  country: 'SG',
  fields: [
    { name: 'name', isRequired: true },
    { name: 'email', isRequired: true },
    { name: 'phoneNumber', isRequired: false },
  ],
  consent: {
    version: '2026-11-28',
    text: 'I agree that Sewa keeps my name, email address and phone number to tell me about “Deposit-free move-in”, until I leave the list. Every email has a link to leave.',
  },
};

/** Answers with the sample waitlist, changed by these fields. */
export const answerWaitlist = (changes: Partial<Waitlist> = {}) =>
  mockRoute('getWaitlist', { ...sampleWaitlist, ...changes });
