import { reviewPath } from '@sewa/paths';
import type { ListingTransitionName } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { notify } from '../../platform/notices/notify.ts';
import { applyTransition } from './applyTransition.ts';
import type { PauseReason } from './composeListingMail.ts';
import { settleGrantNotices, settleListingNotices } from './notifyLister.ts';
import { updateProgress } from './ownListingQueries.ts';
import type { OwnListingRow } from './ownListingRow.ts';
import { refreshListing } from './refreshListing.ts';
import { listOperatorIds, markReviewed } from './reviewQueries.ts';

/** A transition that is allowed, and has all it needs. */
export interface WrittenTransition {
  readonly name: ListingTransitionName;
  /** The user who does it, or `system`. */
  readonly actorId: string;
  readonly words?: string;
  readonly because?: PauseReason;
}

async function notifyOperators({ db, now }: InTransaction, id: string): Promise<void> {
  for (const corporateId of await listOperatorIds(db)) {
    const to = { corporateId, audience: 'everybody' } as const;
    await notify(db, { to, kind: 'listing-in-review', about: id, path: reviewPath() }, now);
  }
}

/**
 * Writes a transition of a locked listing, with its audit entry, what conversations are told, and what is on to-do lists. Returns the
 * listing as it is then.
 */
export async function writeTransition(
  tx: InTransaction,
  row: OwnListingRow,
  { name, actorId, words, because }: WrittenTransition,
): Promise<OwnListingRow> {
  const { db, now } = tx;
  const { id } = row;
  const isReviewed = row.is_reviewed;
  const progress = applyTransition(row, {
    name,
    now,
    isReviewed,
    ...(words !== undefined && { words }),
    ...(because !== undefined && { because }),
  });
  const version = await tx.withListingEvents(db, [id], now, async () => {
    const next = await updateProgress(db, id, progress);
    await refreshListing(db, id, getToday(now));
    return next;
  });
  if (name === 'approve') await markReviewed(db, row.lister_id, now);
  await settleListingNotices(tx, id);
  if (progress.state === 'review' || progress.state === 'live') await settleGrantNotices(tx, row);
  if (progress.state === 'review') await notifyOperators(tx, id);
  const userId = row.lister_user_id ?? actorId;
  const details = { listing: id, transition: name, from: row.state, to: progress.state };
  await recordAudit(db, { userId, actorId, action: 'listing-moved', details }, now);
  return { ...row, ...progress, version, is_reviewed: isReviewed || name === 'approve' };
}
