import { propertyPath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { ANSWER_MS } from '../properties/describePropertyListing.ts';
import { listToAsk, listUnanswered, markAsked } from './availabilityQueries.ts';
import { composeAvailabilityMail } from './composeListingMail.ts';
import { mailLister, notifyLister } from './notifyLister.ts';
import { lockOwnListing } from './ownListingQueries.ts';
import { pauseListings } from './pauseListings.ts';

/** Days after which a lister is asked again whether a home is still available, and days they have to answer. */
const DAYS = 7;

async function ask(tx: InTransaction, id: string): Promise<number> {
  const row = await lockOwnListing(tx.db, id);
  if (!row || !(await markAsked(tx.db, id, tx.now))) return 0;
  const due = new Date(tx.now.getTime() + ANSWER_MS);
  await notifyLister(tx, row, { kind: 'listing-unconfirmed', path: propertyPath(row.unit_id), due });
  const mail = composeAvailabilityMail(row, tx.origin, due);
  await mailLister(tx, row, { ...mail, key: `listing-unconfirmed-${id}-${tx.now.getTime()}` });
  return 1;
}

/** Pauses a listing whose lister didn't answer, unless they did meanwhile. */
const pauseUnanswered = async (tx: InTransaction, id: string): Promise<number> => {
  await lockOwnListing(tx.db, id);
  const isUnanswered = (await listUnanswered(tx.db, tx.now, DAYS)).includes(id);
  return isUnanswered ? pauseListings(tx, [id], 'unconfirmed') : 0;
};

/**
 * Asks the listers of live listings every 7 days whether they are still available, and pauses those that nobody answered for within 7
 * days. Returns how many were asked about and paused.
 */
export const askAvailability = defineVerb(system, async (ctx): Promise<{ asked: number; paused: number }> => {
  const count = { asked: 0, paused: 0 };
  for (const id of await listUnanswered(ctx.db, ctx.now, DAYS))
    count.paused += await ctx.transaction((tx) => pauseUnanswered(tx, id));
  for (const id of await listToAsk(ctx.db, ctx.now, DAYS))
    count.asked += await ctx.transaction((tx) => ask(tx, id));
  return count;
});
