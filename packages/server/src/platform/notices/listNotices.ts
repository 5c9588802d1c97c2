import type { Notice } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';
import { describeNotice, listNoticeRows, seenNotices } from './queries.ts';

/** The user's notices: the single source for every page and email that shows them. */
export async function collectNotices({ db, session, now }: SignedIn): Promise<Notice[]> {
  const seen = compilePermission(session, { ...seenNotices, firstParameter: 2 });
  return (await listNoticeRows(db, seen, now)).map(describeNotice);
}

/** The user's notices, personal and for the current corporate. */
export const listNotices = defineVerb(signedIn, collectNotices);
