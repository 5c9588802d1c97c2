import { recordAudit } from '../audit/recordAudit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { ownData } from './ownData.ts';
import {
  anonymizeOwnRows,
  claimDueDeletion,
  closeOwnListings,
  deleteOwnCorporates,
  deleteOwnRows,
  listCorporatesLeftAlone,
  listDueDeletions,
  lockPersonKeys,
  markUserDeleted,
  type PersonKeys,
  putDeletionOff,
} from './queries.ts';

/** Name of the hourly job. */
const DELETE_ACCOUNTS_JOB = 'delete-accounts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is personal of one account, place by place as the table of own data says. */
async function deleteAccount(tx: Transaction, keys: PersonKeys, now: Date): Promise<void> {
  const { id: userId } = keys;
  await closeOwnListings(tx, userId);
  await deleteOwnCorporates(tx, userId);
  for (const place of ownData) {
    const key = keys[place.holds];
    if (key === null || place.fate === 'kept') continue;
    await (place.fate === 'deleted' ? deleteOwnRows : anonymizeOwnRows)(tx, place, key);
  }
  await markUserDeleted(tx, userId, now);
  await recordAudit(tx, { userId, action: 'account-deleted' }, now);
}

/**
 * Deletes the accounts whose seven days are over, each in its own transaction. Whoever has become the last administrator of
 * others meanwhile waits another day, and the log says so.
 */
export async function deleteAccounts(db: Database, now: Date, log: Log): Promise<void> {
  for (const userId of await listDueDeletions(db, now)) {
    await db.transaction(async (tx) => {
      const keys = await lockPersonKeys(tx, userId);
      if (!keys || !(await claimDueDeletion(tx, userId, now))) return;
      if ((await listCorporatesLeftAlone(tx, userId)).length > 0) {
        await putDeletionOff(tx, userId, new Date(now.getTime() + DAY_MS));
        log('error', 'deletion-put-off', { reason: 'last administrator' });
        return;
      }
      await deleteAccount(tx, keys, now);
    });
  }
}

/** Has `deleteAccounts` done every hour. */
export async function scheduleDeletions(
  jobs: Jobs,
  { db, clock, log }: { db: Database; clock: () => Date; log: Log },
): Promise<void> {
  await jobs.work(DELETE_ACCOUNTS_JOB, () => deleteAccounts(db, clock(), log));
  await jobs.schedule(DELETE_ACCOUNTS_JOB, '5 * * * *');
}
