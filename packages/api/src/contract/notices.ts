import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** What may wait for somebody. */
export const noticeKinds = [
  'account-deletion',
  'company-unverified',
  'email-unconfirmed',
  'enquiry',
  'invitation',
  'listing-reported',
] as const;

/** What may wait for somebody. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Something that waits for somebody. */
export const noticeSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(noticeKinds),
    about: z.string().meta({ description: 'Id of what waits, within its kind.' }),
    path: z.string().meta({ description: 'The page where it is seen to.' }),
    due: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    isSeen: z.boolean(),
    corporateId: z
      .string()
      .nullable()
      .meta({ description: 'The corporate it waits in; null where it waits for the person.' }),
  })
  .meta({ id: 'Notice', description: 'Something that waits for somebody; it is gone once it is done.' });

/** Something that waits for somebody. */
export type Notice = z.output<typeof noticeSchema>;

/** What waits for whoever is signed in. */
export const listNoticesRoute = defineRoute('listNotices', {
  summary:
    'What waits for whoever is signed in, and for them in the corporate the session acts for: what is due first, then the newest.',
  answer: succeeded(z.array(noticeSchema)),
  errors: { 401: 'Nobody is signed in.' },
});

/** Notes that a notice was seen. */
export const markNoticeSeenRoute = defineRoute('markNoticeSeen', {
  summary: 'Note that a notice was seen. Again: nothing changes. What it is about waits on.',
  params: z.object({ id: z.string() }),
  answer: succeeded(z.null()),
  errors: { 401: 'Nobody is signed in.', 404: 'No notice of this id waits for them.' },
});
