import type { Notice } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';
import { describeNotice, listNoticeRows, seenNotices } from './queries.ts';

/** What waits for whoever is signed in: the one list of it, for every page, mail and device that shows it. */
export async function collectNotices({ db, session, now }: SignedIn): Promise<Notice[]> {
  const seen = compilePermission(session, { ...seenNotices, firstParameter: 2 });
  return (await listNoticeRows(db, seen, now)).map(describeNotice);
}

/** What waits for whoever is signed in, and for them in the corporate they act for. */
export const listNotices = defineVerb(signedIn, collectNotices);
