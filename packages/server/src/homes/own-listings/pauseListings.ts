import type { InTransaction } from '../../platform/calling/Context.ts';
import { composePausedMail, findPausedPath, type PauseReason } from './composeListingMail.ts';
import { mailLister, notifyLister } from './notifyLister.ts';
import { lockOwnListing } from './ownListingQueries.ts';
import { writeTransition } from './writeTransition.ts';

/** Pauses those of these listings that are live, and tells their listers why; returns their number. */
export async function pauseListings(
  tx: InTransaction,
  ids: readonly string[],
  because: PauseReason,
): Promise<number> {
  let count = 0;
  for (const id of [...ids].sort()) {
    const row = await lockOwnListing(tx.db, id);
    if (row?.state !== 'live') continue;
    const paused = await writeTransition(tx, row, { name: 'pause', actorId: 'system', because });
    await notifyLister(tx, paused, { kind: 'listing-paused', path: findPausedPath(row.unit_id, because) });
    const mail = composePausedMail(paused, tx.origin, because);
    await mailLister(tx, paused, { ...mail, key: `listing-paused-${id}-${paused.version}` });
    count += 1;
  }
  return count;
}
