import { deleteUnusedPayees } from '../billing/payees/queries.ts';
import { removeMethodsOf } from '../billing/payment-methods/methodJobQueries.ts';
import { endServicesOf } from '../billing/services/endService.ts';
import { withListingEvents } from '../conversations/chat-events/withListingEvents.ts';
import { endAuthorities } from '../homes/properties/endAuthority.ts';
import { recordAudit } from '../platform/audit/recordAudit.ts';
import type { InTransaction } from '../platform/calling/Context.ts';
import { defineVerb } from '../platform/calling/defineVerb.ts';
import { system } from '../platform/calling/whoMayAsk.ts';
import { settleNotices } from '../platform/notices/notify.ts';
import { personalData } from './personalData.ts';
import {
  anonymizeOwnRows,
  claimDueDeletion,
  closeOwnListings,
  deleteOwnCorporates,
  deleteOwnDrafts,
  deleteOwnRows,
  listCorporatesLeftAlone,
  listDueDeletions,
  listOwnClaims,
  listOwnGrants,
  listOwnLiveListings,
  lockPersonKeys,
  markUserDeleted,
  type PersonKeys,
  putDeletionOff,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a user off the market: their listings are closed, their drafts deleted, and nothing they asked for, granted or pay goes on. */
async function leaveMarket(ctx: InTransaction, userId: string): Promise<void> {
  const { db: tx, now } = ctx;
  for (const authority of await listOwnGrants(tx, userId))
    await endAuthorities(ctx, authority.unit_id, [authority]);
  const listingIds = await listOwnLiveListings(tx, userId);
  await withListingEvents(tx, listingIds, now, () => closeOwnListings(tx, userId));
  const claims = await listOwnClaims(tx, userId);
  await settleNotices(tx, 'unit-disputed', ...claims.disputes);
  await settleNotices(tx, 'authority-asked', ...claims.authorities);
  await settleNotices(tx, 'listing-in-review', ...(await deleteOwnDrafts(tx, userId)));
  await endServicesOf(ctx, userId);
  await deleteUnusedPayees(tx, userId);
  await removeMethodsOf(tx, userId, now);
}

/** Deletes the personal data of one account, table by table as `personalData.ts` says. */
async function deleteAccount(ctx: InTransaction, keys: PersonKeys): Promise<void> {
  const { db: tx, now } = ctx;
  const { id: userId } = keys;
  await leaveMarket(ctx, userId);
  await deleteOwnCorporates(tx, userId);
  for (const location of personalData) {
    const key = keys[location.contains];
    if (key === null || location.onDelete === 'retained') continue;
    await (location.onDelete === 'deleted' ? deleteOwnRows : anonymizeOwnRows)(tx, location, key);
  }
  await markUserDeleted(tx, userId, now);
  await recordAudit(tx, { userId, action: 'account-deleted' }, now);
}

/**
 * Deletes the accounts whose grace period is over, each in its own transaction. If a user has become the only administrator of a corporate
 * with other members, their deletion is postponed by a day and logged.
 */
export const deleteAccounts = defineVerb(system, async (ctx) => {
  const { now, log } = ctx;
  for (const userId of await listDueDeletions(ctx.db, now)) {
    await ctx.transaction(async (tx) => {
      const { db } = tx;
      const keys = await lockPersonKeys(db, userId);
      if (!keys || !(await claimDueDeletion(db, userId, now))) return;
      if ((await listCorporatesLeftAlone(db, userId)).length > 0) {
        await putDeletionOff(db, userId, new Date(now.getTime() + DAY_MS));
        log('error', 'deletion-put-off', { reason: 'last administrator' });
        return;
      }
      await deleteAccount(tx, keys);
    });
  }
});
