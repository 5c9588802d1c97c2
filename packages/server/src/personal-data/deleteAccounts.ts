import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { withListingEvents } from '../chat-events/withListingEvents.ts';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { personalData } from './personalData.ts';
import {
  anonymizeOwnRows,
  claimDueDeletion,
  closeOwnListings,
  deleteOwnCorporates,
  deleteOwnRows,
  listCorporatesLeftAlone,
  listDueDeletions,
  listOwnLiveListings,
  lockPersonKeys,
  markUserDeleted,
  type PersonKeys,
  putDeletionOff,
} from './queries.ts';

/** Name of the hourly job. */
const DELETE_ACCOUNTS_JOB = 'delete-accounts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the personal data of one account, table by table as `personalData.ts` says. */
async function deleteAccount(tx: Transaction, keys: PersonKeys, now: Date): Promise<void> {
  const { id: userId } = keys;
  const listingIds = await listOwnLiveListings(tx, userId);
  await withListingEvents(tx, listingIds, now, () => closeOwnListings(tx, userId));
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
    await ctx.transaction(async ({ db }) => {
      const keys = await lockPersonKeys(db, userId);
      if (!keys || !(await claimDueDeletion(db, userId, now))) return;
      if ((await listCorporatesLeftAlone(db, userId)).length > 0) {
        await putDeletionOff(db, userId, new Date(now.getTime() + DAY_MS));
        log('error', 'deletion-put-off', { reason: 'last administrator' });
        return;
      }
      await deleteAccount(db, keys, now);
    });
  }
});

/** Schedules `deleteAccounts` hourly. */
export async function scheduleDeletions(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work(DELETE_ACCOUNTS_JOB, () => deleteAccounts(openContext(), {}));
  await jobs.schedule(DELETE_ACCOUNTS_JOB, '5 * * * *');
}
