import { availabilityPath, propertyPath } from '@sewa/paths';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { notifyLister } from '../own-listings/notifyLister.ts';
import { lockOwnListing } from '../own-listings/ownListingQueries.ts';
import type { OwnListingRow } from '../own-listings/ownListingRow.ts';
import { pauseListings } from '../own-listings/pauseListings.ts';
import { ANSWER_MS } from '../properties/describePropertyListing.ts';
import { makeAvailabilityToken } from './availabilityLink.ts';
import {
  addAvailabilityLink,
  deleteAvailabilityLinks,
  listToAsk,
  listUnanswered,
  markAsked,
} from './availabilityQueries.ts';
import { composeAvailabilityMail } from './composeAvailabilityMail.ts';

/** Days after which a lister is asked again whether a home is still available, and days they have to answer. */
const DAYS = 7;
/** How long the link in a mail works, in milliseconds: 60 days. */
const LINK_MS = 60 * 24 * 60 * 60 * 1000;

/** Mails the homes of one lister: to the user, or to the administrators of the corporate, each with a link of their own. */
async function mailAsked(tx: InTransaction, rows: readonly OwnListingRow[], due: Date): Promise<void> {
  const [{ lister_user_id: listerId, lister_corporate_id: corporateId } = {}] = rows;
  const administrators = corporateId ? await listAdministrators(tx.db, corporateId) : [];
  const listingIds = rows.map(({ id }) => id);
  for (const userId of listerId ? [listerId] : administrators) {
    const { token, id } = makeAvailabilityToken();
    await addAvailabilityLink(tx.db, id, { userId, listingIds }, tx.now);
    const mail = composeAvailabilityMail(rows, { due, url: `${tx.origin}${availabilityPath(token)}` });
    await queueMail(tx, { ...mail, key: `listing-unconfirmed-${id.slice(0, 32)}`, to: { userId } });
  }
}

/** Asks one lister about some of their homes; returns the number of those nobody was asked about meanwhile. */
async function ask(tx: InTransaction, ids: readonly string[]): Promise<number> {
  const due = new Date(tx.now.getTime() + ANSWER_MS);
  const rows: OwnListingRow[] = [];
  for (const id of ids) {
    const row = await lockOwnListing(tx.db, id);
    if (!row || !(await markAsked(tx.db, id, tx.now))) continue;
    await notifyLister(tx, row, { kind: 'listing-unconfirmed', path: propertyPath(row.unit_id), due });
    rows.push(row);
  }
  if (rows.length > 0) await mailAsked(tx, rows, due);
  return rows.length;
}

/** Pauses a listing whose lister didn't answer, unless they did meanwhile. */
const pauseUnanswered = async (tx: InTransaction, id: string): Promise<number> => {
  await lockOwnListing(tx.db, id);
  const isUnanswered = (await listUnanswered(tx.db, tx.now, DAYS)).includes(id);
  return isUnanswered ? pauseListings(tx, [id], 'unconfirmed') : 0;
};

/**
 * Asks the listers of live listings every 7 days whether they are still available, in one mail each, and pauses those that nobody
 * answered for within 7 days. Returns how many were asked about and paused.
 */
export const askAvailability = defineVerb(system, async (ctx): Promise<{ asked: number; paused: number }> => {
  const count = { asked: 0, paused: 0 };
  for (const id of await listUnanswered(ctx.db, ctx.now, DAYS))
    count.paused += await ctx.transaction((tx) => pauseUnanswered(tx, id));
  for (const ids of await listToAsk(ctx.db, ctx.now, DAYS))
    count.asked += await ctx.transaction((tx) => ask(tx, ids));
  await deleteAvailabilityLinks(ctx.db, new Date(ctx.now.getTime() - LINK_MS));
  return count;
});
