import type { Waitlist } from '@sewa/api/client';
import * as messages from './messages.ts';
import type { WaitlistRow } from './queries.ts';

/** What somebody who joins a list agrees to. */
export const findConsent = ({ title, asks_phone: asksPhone }: WaitlistRow): Waitlist['consent'] => ({
  version: messages.waitlistConsentVersion,
  text: messages.waitlistConsent(title, asksPhone),
});

/** A waitlist, as its page shows it. */
export const describeWaitlist = (row: WaitlistRow): Waitlist => ({
  name: row.name,
  state: row.state,
  title: row.title,
  summary: row.summary,
  country: row.country,
  fields: [
    { name: 'name', isRequired: true },
    { name: 'email', isRequired: true },
    ...(row.asks_phone ? [{ name: 'phoneNumber', isRequired: false } as const] : []),
  ],
  consent: findConsent(row),
});
