import { listingPath } from '@sewa/paths';
import { noteToldGone } from '../../conversations/enquiry-states/enquiryStateQueries.ts';
import type { DeclineOffers, GoneListing } from '../../homes/listings/DeclineOffers.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { moveOffers } from './offerQueries.ts';
import { lockOfferedRentals, lockRental, updateRental } from './rentalQueries.ts';
import { recordStep, settleRental, tellSide } from './tellRental.ts';

async function decline(
  tx: InTransaction,
  { id, askerKey }: { id: string; askerKey: string },
  { name }: GoneListing,
): Promise<void> {
  const rental = await lockRental(tx.db, id);
  await moveOffers(tx.db, id, 'open', 'declined');
  await updateRental(tx.db, id, 'talking', tx.now);
  await recordStep(tx, rental, {
    actor: 'system',
    transition: 'gone',
    data: { because: name },
    text: messages.goneEvent[name],
  });
  await settleRental(tx, id);
  await noteToldGone(tx.db, { listingId: rental.listing_id, askerKey, now: tx.now });
  await tellSide(tx, rental, {
    kind: 'home-taken',
    side: 'tenant',
    path: listingPath(rental.listing_id, rental.slug),
    subject: messages.goneSubject(rental.home),
    lines: [messages.goneLead[name](rental.home)],
    label: messages.seeSimilarLabel,
    key: `${id}-${rental.version}`,
  });
}

/** Declines the open offers of a listing that is marked as let or closed; what was agreed goes on. */
export const declineOffers: DeclineOffers = async (tx, listing) => {
  const offered = await lockOfferedRentals(tx.db, listing.listingId);
  if (offered.length === 0) return;
  if (!listing.isConfirmed)
    throw new HttpError('wrong-state', {
      fields: [{ name: 'offers', reason: messages.openOffersReason }],
      message: messages.declineQuestion[listing.name](offered.length),
    });
  for (const { id, asker_key: askerKey } of offered) await decline(tx, { id, askerKey }, listing);
};
