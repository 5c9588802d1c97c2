import { listingWizardPath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { composeApprovedMail, composeRejectedMail } from './composeListingMail.ts';
import { mailLister, notifyLister } from './notifyLister.ts';
import type { OwnListingRow } from './ownListingRow.ts';

/** Tells the lister what became of a review: by mail, and what was rejected in the to-do list too. */
export async function notifyOfReview(tx: InTransaction, row: OwnListingRow, words = ''): Promise<void> {
  const { id, unit_id: unitId, version } = row;
  if (row.state === 'live') {
    const mail = composeApprovedMail(row, tx.origin, words);
    return mailLister(tx, row, { ...mail, key: `listing-approved-${id}-${version}` });
  }
  await notifyLister(tx, row, { kind: 'listing-rejected', path: listingWizardPath(unitId, id) });
  const mail = composeRejectedMail(row, tx.origin, words);
  await mailLister(tx, row, { ...mail, key: `listing-rejected-${id}-${version}` });
}
