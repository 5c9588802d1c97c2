import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** The kinds of notices. */
export const noticeKinds = [
  'account-deletion',
  'application-answered',
  'authority-asked',
  'authority-granted',
  'bill-contested',
  'bill-due',
  'bill-failed',
  'bill-overdue',
  'bill-received',
  'bill-recorded',
  'bill-reminder',
  'bill-said-paid',
  'company-unverified',
  'contract-drafted',
  'contract-expired',
  'contract-refused',
  'addendum-ended',
  'aircon-due',
  'deposit-due',
  'exit-opens',
  'renewal-closes',
  'renewal-opens',
  'addendum-proposed',
  'contract-sent',
  'contract-signed',
  'contract-to-sign',
  'deposit-answer',
  'deposit-proposed',
  'deposit-returned',
  'document-ends',
  'duty-due',
  'email-unconfirmed',
  'handover-due',
  'home-taken',
  'inspection-to-confirm',
  'invitation',
  'listing-in-review',
  'listing-paused',
  'listing-rejected',
  'listing-reported',
  'listing-unconfirmed',
  'offer-declined',
  'offer-expired',
  'offer-received',
  'payee-changed',
  'payment-method-ended',
  'paper-sent',
  'rental-agreed',
  'rental-withdrawn',
  'repair-changed',
  'repair-reported',
  'tenancy-ending',
  'tenancy-running',
  'unit-disputed',
  'viewing-answer',
  'viewing-booked',
  'viewing-cancelled',
  'viewing-offered',
  'viewing-soon',
] as const;

/** A kind of notice. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Something the user has to do. */
export const noticeSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(noticeKinds),
    about: z
      .string()
      .meta({ description: 'Id of the thing the notice is about; its type depends on `kind`.' }),
    path: z.string().meta({ description: 'Path of the page to deal with it.' }),
    due: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    isSeen: z.boolean(),
    corporateId: z
      .string()
      .nullable()
      .meta({ description: 'The corporate it concerns. Null if it concerns the user personally.' }),
  })
  .meta({ id: 'Notice', description: 'Something the user has to do. It disappears once done.' });

/** Something the user has to do. */
export type Notice = z.output<typeof noticeSchema>;

/** Notices. */
export const notices = {
  listNotices: defineRoute('listNotices', {
    summary:
      "List the user's notices, personal and for the current corporate: soonest due date first, then newest.",
    answer: succeeded(z.array(noticeSchema)),
    errors: { 401: 'Not signed in.' },
  }),
  markNoticeSeen: defineRoute('markNoticeSeen', {
    summary: 'Mark a notice as seen. Idempotent. The notice itself stays open.',
    params: z.object({ id: z.string() }),
    answer: succeeded(z.null()),
    errors: { 401: 'Not signed in.', 404: 'No open notice of the user has this id.' },
  }),
};
