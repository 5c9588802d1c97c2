import type { PaymentSetup } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeSetup } from './describeSetup.ts';
import { listUnfinishedSetups } from './setupQueries.ts';

/** How long an unfinished setup is listed, in milliseconds: a week. */
const LISTED_MS = 7 * 24 * 60 * 60 * 1000;

/** The setups of the user that aren't finished. */
export const listPaymentSetups = defineVerb(signedIn, async (ctx): Promise<PaymentSetup[]> => {
  const { db, session, now, origin } = ctx;
  const rows = await listUnfinishedSetups(db, session.user_id, new Date(now.getTime() - LISTED_MS));
  return rows.map((row) => describeSetup(row, origin));
});
